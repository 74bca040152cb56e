import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

/// Where the focus of assistive technology is.
@MainActor private final class Focus {
  var region: LoadRegion? = .banner
}

@Suite("The words of a screen belong to what it shows", .timeLimit(.minutes(5)))
@MainActor struct ScreenWordsTests {
  private func empty(_ query: String) -> EmptyContent { .noSearchResults(query: query) }

  @Test("rule 3: an empty outcome that a cancelled input leaves keeps the words of its own query")
  func emptyWords() async {
    let screen = ShownScreen([.succeed([]), .hang, .succeed([])])
    screen.model.words.empty = empty("x")
    screen.show("x")
    screen.display.appear()
    await screen.at(1_000)
    #expect(screen.drawn == "message No Results for “x”")
    screen.model.words.empty = empty("y")
    screen.show("y")
    await screen.at(2_000)
    #expect(screen.drawn == "indicator")
    screen.loader.cancel()
    #expect(screen.drawn == "message No Results for “x”")
    screen.model.words.empty = empty("y")
    screen.show("y")
    #expect(screen.drawn == "message No Results for “x”")
    screen.model.perform(.refresh)
    screen.model.words.empty = empty("z")
    screen.show("z")
    await screen.at(9_000)
    #expect(screen.drawn == "message No Results for “z”")
  }

  @Test("rule 3: the words for the input on screen change with the app's language")
  func sameInput() async {
    let screen = ShownScreen([.succeed([])])
    screen.model.words.empty = empty("x")
    screen.show("x")
    screen.display.appear()
    await screen.at(1_000)
    screen.model.words.empty = .firstUse(title: "Nichts")
    screen.show("x")
    #expect(screen.drawn == "message Nichts")
  }

  @Test("rule 1: after signing out, idle is the message of an unauthorized failure with Sign In, silently")
  func signedOut() async {
    let authentication = LoadAuthentication(signIn: { true })
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"]), .succeed(["b"]), .hang])
    let loader = Loader<NoInput, [String]>(
      environment: LoadEnvironment(clock: clock, authentication: authentication), operation: script.operation)
    let (display, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    var said: [String] = []
    display.log { if $0.contains("say") { said.append($0) } }
    display.add(model)
    model.show(.loader(loader))
    display.appear()
    await clock.advance(by: .seconds(1))
    authentication.signedOut()
    guard case .message(let message) = model.presentation.body else {
      Issue.record("\(model.frame.summary)")
      return
    }
    #expect(loader.state.isIdle && message.kind == .failed)
    #expect(message.title == "Sign-In Needed" && message.actions.first?.action == .signIn)
    #expect(said == [])
    await authentication.signIn()
    await clock.advance(by: .seconds(1))
    #expect(model.frame.value == ["b"])
    loader.reset()
    #expect(model.frame.summary == "message Not Loaded Yet", "the app's own reset is no sign-out")
  }

  @Test("an own state on a time line tells its age, and renews it each minute")
  func ownAge() async {
    let clock = ManualClock()
    let timeline = LoadTimeline(clock)
    let (display, model) = (LoadDisplay(), LoadScreenModel<[Int]>())
    display.add(model)
    display.appear()
    await clock.advance(by: .seconds(5))
    let state = LoadState.loaded([1], LoadStatus(asOf: timeline.now))
    model.show(.state(state, timeline: timeline))
    #expect(model.frame.summary == "content [1]")
    await clock.advance(by: .seconds(60))
    #expect(model.frame.summary == "content [1], Updated 1 minute ago")
    await clock.advance(by: .seconds(60))
    #expect(model.frame.summary == "content [1], Updated 2 minutes ago")
    model.show(.state(state))
    #expect(model.frame.summary == "content [1]", "without a time line there is no age")
  }

  @Test("rule 28: the focus leaves the banner of an own state that the user dismisses, and no other part")
  func dismissedBanner() {
    let (display, model) = (LoadDisplay(), LoadScreenModel<[Int]>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    let focus = Focus()
    model.focusedRegion = { focus.region }
    let failed = LoadState.loaded([1], LoadStatus(refresh: .failed(LoadFailure(.offline))))
    model.show(.state(failed, retry: {}))
    display.appear()
    effects = []
    model.perform(.dismiss)
    #expect(effects == ["focus content"])
    model.show(.state(.loaded([1], LoadStatus(refresh: .running(LoadActivity(), after: nil)))))
    model.show(.state(failed, retry: {}))
    effects = []
    focus.region = .content
    model.perform(.dismiss)
    #expect(effects == [])
  }

  @Test("rule 27: the user's retry of an own state is announced, also if the state changes in the same turn")
  func ownActions() {
    let (display, model) = (LoadDisplay(), LoadScreenModel<[Int]>())
    var effects: [String] = []
    display.log { if $0.contains("say") { effects.append($0) } }
    display.add(model)
    let failed = LoadState<[Int]>.failed(LoadFailure(.offline))
    model.show(.state(failed, retry: {}))
    display.appear()
    model.show(.state(.loaded([1], LoadStatus())))
    #expect(effects == [])
    model.show(.state(failed, retry: {}))
    effects = []
    model.perform(.retry)
    model.show(.state(failed, retry: {}))
    #expect(effects == [])
    model.show(.state(.loaded([1, 2], LoadStatus())))
    #expect(effects == ["say 2 items"])
    model.show(.state(.loaded([1, 2, 3], LoadStatus())))
    #expect(effects.count == 1)
  }
}
