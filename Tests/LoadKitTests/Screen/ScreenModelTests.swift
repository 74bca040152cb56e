import LoadKitLanguages
import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

/// Where the focus of assistive technology is.
@MainActor private final class Focus {
  var region: LoadRegion? = .indicator
}

@Suite("A screen model shows a loader on a display", .timeLimit(.minutes(5)))
@MainActor struct ScreenModelTests {
  @Test("B01 rule 1: a model that its display has not loaded yet draws idle as pending, and calls nothing")
  func beforeAppearing() {
    let screen = ShownScreen([.succeed(["a"])])
    #expect(screen.drawn == "message Not Loaded Yet")
    screen.show("x")
    for _ in 1...3 { #expect(screen.drawn == "pending") }
    #expect(screen.calls == 0 && screen.effects.isEmpty)
    #expect(screen.loader.state.isIdle)
  }

  @Test("rule 4: appearing loads once, however often it is told")
  func appears() async {
    let screen = ShownScreen([.succeed(["a", "b"], after: ms(900))])
    screen.show("x")
    screen.display.appear()
    screen.display.appear()
    #expect(screen.drawn == "pending")
    await screen.at(200)
    #expect(screen.drawn == "indicator")
    await screen.at(900)
    #expect(screen.drawn == "content [\"a\", \"b\"]")
    #expect(screen.calls == 1)
    #expect(screen.takeEffects() == ["say Loading texts", "content replaced", "say 2 texts"])
  }

  @Test(
    "B42 after the user's cancel of a first load, idle is a message with the action to load; a reappearing screen loads"
  )
  func cancelled() async {
    let screen = ShownScreen([.hang, .succeed(["a"])])
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    #expect(screen.model.perform(.cancel))
    #expect(screen.drawn == "message Not Loaded Yet")
    #expect(screen.model.frame.presentation.actions.map(\.action) == [.load])
    screen.display.disappear()
    #expect(screen.drawn == "pending")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    #expect(screen.drawn == "content [\"a\"]")
  }

  @Test("B75 U01: the notification of a cold launch loads nothing twice and cancels nothing", arguments: [false, true])
  func coldLaunch(isBeforeAppearing: Bool) async {
    let screen = ShownScreen([.succeed(["a"], after: ms(50))])
    screen.show("x")
    if isBeforeAppearing { screen.display.enterForeground() }
    screen.display.appear()
    screen.display.enterForeground()
    screen.display.enterForeground()
    await screen.at(50)
    #expect(screen.drawn == "content [\"a\"]")
    #expect(screen.calls == 1)
  }

  @Test("B01 rule 1: a screen whose input goes draws idle without an action, in silence", arguments: [false, true])
  func inputGoes(keeps: Bool) async {
    let screen = ShownScreen(
      [.succeed(["a"], after: ms(900)), .hang], options: LoadOptions(retry: .never, keepsPreviousContent: keeps))
    screen.show("x")
    screen.display.appear()
    await screen.at(1_000)
    _ = screen.takeEffects()
    screen.show(nil)
    #expect(screen.takeEffects().filter { $0.hasPrefix("say") } == [])
    guard case .message(let message) = screen.model.frame.presentation.body else {
      Issue.record("\(screen.drawn)")
      return
    }
    #expect(message.kind == .idle && message.actions == [])
    #expect(screen.model.frame.presentation.refreshAction == nil)
    await screen.display.refresh()
    screen.display.enterBackground()
    screen.display.enterForeground()
    #expect(screen.calls == 1)
    screen.show("y")
    #expect(screen.loader.activity?.reason == .appeared)
    #expect(screen.drawn == "pending")
    screen.show(nil)
    await screen.at(9_000)
    #expect(screen.script.running == 0)
    #expect(screen.takeEffects().filter { $0.hasPrefix("say") } == [])
  }

  @Test("rule 22: in the background time stands still, and the return renews stale content with one call")
  func background() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"])])
    screen.show("x")
    screen.display.appear()
    screen.display.enterBackground()
    screen.display.enterBackground()
    #expect(screen.loader.driver.machine.isSuspended)
    await screen.at(61_000)
    screen.display.enterForeground()
    await screen.clock.advance(by: .zero)
    #expect(!screen.loader.driver.machine.isSuspended)
    #expect(screen.drawn == "content [\"b\"]")
    #expect(screen.calls == 2)
  }

  @Test("a display that appears in the background loads on its return")
  func appearsInBackground() async {
    let screen = ShownScreen([.succeed(["a"])])
    screen.show("x")
    screen.display.enterBackground()
    screen.display.appear()
    #expect(screen.calls == 0)
    screen.display.enterForeground()
    await screen.clock.advance(by: .zero)
    #expect(screen.drawn == "content [\"a\"]")
    #expect(screen.calls == 1)
  }

  @Test("B43 rule 17: a display that leaves ends the load 1 s later, not before; one that comes back joins it")
  func leaving() async {
    let screen = ShownScreen([.hang])
    screen.show("x")
    screen.display.appear()
    screen.display.disappear()
    await screen.at(999)
    screen.display.appear()
    await screen.at(5_000)
    #expect(screen.calls == 1 && screen.script.running == 1)
    screen.display.disappear()
    await screen.at(5_999)
    #expect(screen.script.running == 1)
    await screen.at(6_000)
    #expect(screen.script.running == 0)
    #expect(screen.loader.state.isIdle)
  }

  @Test(
    "rule 17: a load of another caller goes on when the display leaves, and a caller that leaves ends nothing on screen"
  )
  func otherCallers() async {
    let screen = ShownScreen([.hang])
    screen.show("x")
    screen.display.appear()
    let caller = Task { await screen.loader.load("x") }
    await screen.clock.advance(by: .zero)
    screen.display.disappear()
    await screen.at(3_000)
    #expect(screen.script.running == 1)
    screen.display.appear()
    caller.cancel()
    _ = await caller.value
    await screen.at(6_000)
    #expect(screen.script.running == 1)
  }

  @Test("rule 27: what settles off screen is not announced, and the content is drawn on the return")
  func settlesOffScreen() async {
    let screen = ShownScreen([.succeed(["a"], after: ms(900))])
    screen.show("x")
    screen.display.appear()
    screen.loader.start("x")  // Goes on without the display.
    await screen.at(300)
    screen.display.disappear()
    _ = screen.takeEffects()
    await screen.at(1_000)
    #expect(screen.takeEffects() == [])
    screen.display.appear()
    #expect(screen.takeEffects() == ["content replaced"])
    screen.display.disappear()
    screen.display.appear()
    #expect(screen.takeEffects() == [])
  }

  @Test("B66 rule 30: the content of another input has another identity; a sample has its own")
  func identity() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"])])
    screen.show("a", sample: ["sample"])
    screen.display.appear()
    screen.model.show(.loader(screen.loader, input: "a", sample: ["sample"]))
    await screen.clock.advance(by: .zero)
    let first = screen.model.frame
    #expect(first.value == ["a"])
    screen.show("b", sample: ["sample"])
    await screen.clock.advance(by: .zero)
    #expect(screen.model.frame.value == ["b"])
    #expect(screen.model.frame.contentID != first.contentID)
  }

  @Test("B66 rule 30: a sample's identity is never that of content, and keeping previous content keeps the identity")
  func sampleIdentity() async {
    let screen = ShownScreen(
      [.succeed(["a"], after: ms(50)), .succeed(["b"], after: ms(50))], options: LoadOptions(keepsPreviousContent: true)
    )
    screen.show("a", sample: ["sample"])
    screen.display.appear()
    let sample = screen.model.frame
    #expect(sample.content.isSample && sample.value == ["sample"])
    await screen.at(50)
    let first = screen.model.frame
    #expect(first.contentID != sample.contentID && first.value == ["a"])
    screen.show("b", sample: ["sample"])
    // The dimming and its words come with the indicator, and not with the key press (rule 2).
    #expect(screen.model.frame.value == ["a"] && !screen.model.frame.presentation.isDimmed)
    #expect(screen.model.frame.presentation.note == nil)
    await screen.at(200)
    #expect(screen.model.frame.value == ["b"])
    #expect(screen.model.frame.contentID == first.contentID)
  }

  @Test("rule 1: without an input nothing is called, content goes, idle has no action, and nothing is announced")
  func noInput() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["b"])])
    screen.show(nil)
    screen.display.appear()
    #expect(screen.calls == 0)
    #expect(screen.model.frame.presentation.actions.isEmpty)
    screen.show("a")
    await screen.clock.advance(by: .zero)
    #expect(screen.model.frame.value == ["a"])
    _ = screen.takeEffects()
    screen.show(nil)
    #expect(screen.drawn == "message Not Loaded Yet" && screen.loader.value == nil)
    #expect(screen.model.frame.presentation.actions.isEmpty)
    #expect(screen.takeEffects().allSatisfy { $0.hasPrefix("content") })
    screen.show("b")
    await screen.clock.advance(by: .zero)
    #expect(screen.model.frame.value == ["b"])
  }

  @Test("the age on screen renews itself each minute while the display is on screen, and not otherwise")
  func ages() async {
    let screen = ShownScreen([.succeed(["a"])], options: LoadOptions(staleAfter: .seconds(100_000)))
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    #expect(screen.drawn == "content [\"a\"]")
    let watch = Watch { _ = screen.model.presentation }
    await screen.at(60_000)
    #expect(screen.drawn == "content [\"a\"], Updated 1 minute ago")
    await screen.at(120_000)
    #expect(screen.drawn == "content [\"a\"], Updated 2 minutes ago")
    #expect(watch.changes == 2)
    screen.display.disappear()
    #expect(screen.clock.pendingSleepCount == 0)
  }

  @Test("a progress update changes the presentation and not the content")
  func separateKeys() async {
    let report = [(time: ms(100), progress: LoadProgress(completed: 1, total: 4))]
    let screen = ShownScreen(
      [.succeed(["a"]), ScriptedStep.succeed(["b"], after: ms(900)).reporting(report)],
      options: LoadOptions(progress: .determinate))
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    let (content, status) = (Watch { _ = screen.model.content }, Watch { _ = screen.model.presentation })
    screen.loader.start(.userRefresh)
    await screen.at(500)
    #expect(content.changes == 0)
    #expect(status.changes > 0)
    await screen.at(900)
    #expect(content.changes == 1)
  }

  @Test("an edit of content that the renderer drew before it appeared is an amendment")
  func drawnBeforeAppearing() async {
    let screen = ShownScreen([.succeed(["a"])])
    await screen.loader.load("x")
    screen.show("x")
    screen.model.drawn(screen.model.frame.contentVersion)
    screen.display.appear()
    #expect(screen.takeEffects().isEmpty)
    screen.loader.set(["b"])
    #expect(screen.takeEffects() == ["content amended"])
  }

  @Test("reading frames, and giving words and handlers, notifies nobody")
  func pureReads() async {
    let screen = ShownScreen([.succeed(["a"])])
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    let watch = Watch { _ = screen.model.frame }
    screen.model.words = LoadWords(common: .german)
    screen.model.handlers = [.signIn: {}]
    for _ in 1...5 { _ = screen.model.frame }
    screen.model.prepare(.loader(screen.loader, input: "x"))
    #expect(watch.changes == 0)
    #expect(screen.calls == 1)
  }

  @Test("the app's handler replaces what the source does, and an app's own action is known by its identifier")
  func handlers() async {
    let screen = ShownScreen([.fail(LoadFailure(.unauthorized))])
    var done: [String] = []
    screen.model.handlers = [.signIn: { done.append("sign in") }, .custom(id: "x", title: "A"): { done.append("x") }]
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    #expect(screen.model.frame.presentation.actions.contains { $0.action == .signIn })
    #expect(screen.model.perform(.signIn))
    #expect(screen.model.perform(.custom(id: "x", title: "Another title")))
    #expect(!screen.model.perform(.openSettings))
    #expect(done == ["sign in", "x"])
  }

  @Test("rule 28: the focus follows only if the region that had it was replaced, and carries the announcement")
  func focus() async {
    let screen = ShownScreen([.succeed(["a"], after: ms(900)), .fail(LoadFailure(.notFound), after: ms(900))])
    let focus = Focus()
    screen.model.focusedRegion = { focus.region }
    screen.show("x")
    screen.display.appear()
    await screen.at(900)
    #expect(screen.takeEffects().last == "focus content, say 1 text")
    focus.region = nil
    screen.show("y")
    await screen.at(2_000)
    #expect(screen.takeEffects().contains { $0.hasPrefix("focus") } == false)
  }

  @Test("rule 28: nothing is announced with a move of the focus to an element that says the same")
  func focusSaysTheSame() async {
    let screen = ShownScreen([.fail(LoadFailure(.notFound)), .succeed(["a"], after: ms(900))])
    let focus = Focus()
    focus.region = .message
    screen.model.focusedRegion = { focus.region }
    screen.show("x")
    screen.display.appear()
    await screen.at(100)
    _ = screen.takeEffects()
    screen.model.perform(.retry)
    #expect(screen.takeEffects() == ["focus indicator"])
    focus.region = .indicator
    await screen.at(1_100)
    #expect(screen.takeEffects().contains("focus content, say 1 text"))
  }
}
