import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

@Suite("Screen models of groups, own states, next pages and forms", .timeLimit(.minutes(5)))
@MainActor struct OtherSourcesTests {
  typealias State = LoadState<[Int]>

  @Test("an own state: each is announced once on screen, and an equal one says nothing")
  func ownState() {
    let (display, model) = (LoadDisplay(), LoadScreenModel<[Int]>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.words = LoadWords(ShownScreen.wording)
    model.show(.state(.idle, isAboutToLoad: true))
    #expect(model.frame.summary == "pending")
    display.appear()
    let visible = LoadActivity(indicator: .visible)
    for state in [State.loading(LoadActivity()), .loading(visible), .loading(visible), .loaded([1, 2], LoadStatus())] {
      model.show(.state(state))
    }
    #expect(effects == ["say Loading texts", "content replaced", "say 2 texts"])
    model.show(.state(.loaded([1, 2], LoadStatus())))
    #expect(effects.count == 3)
  }

  @Test("an own state: nothing is announced off screen, and no effect comes from preparing")
  func ownStateOffScreen() {
    let (display, model) = (LoadDisplay(), LoadScreenModel<[Int]>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(.state(.failed(LoadFailure(.offline))))
    display.appear()
    effects = []
    model.prepare(.state(.loaded([1], LoadStatus())))
    #expect(model.frame.value == [1] && effects.isEmpty)
    model.show(.state(.loaded([1], LoadStatus())))
    #expect(effects.first == "content replaced")
    display.disappear()
    effects = []
    model.show(.state(.failed(LoadFailure(.offline))))
    #expect(effects.isEmpty)
  }

  @Test("an own state: the banner that the user dismissed stays away until the next run")
  func hiddenBanner() {
    let model = LoadScreenModel<[Int]>()
    let failed = State.loaded([1], LoadStatus(refresh: .failed(LoadFailure(.offline))))
    model.show(.state(failed, retry: {}))
    #expect(model.frame.presentation.banner != nil)
    #expect(model.perform(.dismiss))
    #expect(model.frame.presentation.banner == nil)
    model.show(.state(failed, retry: {}))
    #expect(model.frame.presentation.banner == nil)
    model.show(.state(.loaded([1], LoadStatus(refresh: .running(LoadActivity(), after: nil))), retry: {}))
    model.show(.state(failed, retry: {}))
    #expect(model.frame.presentation.banner != nil)
  }

  @Test("an own state offers only what the app can do")
  func ownActions() {
    let model = LoadScreenModel<[Int]>()
    model.show(.state(.failed(LoadFailure(.serverError))))
    #expect(model.frame.presentation.actions.isEmpty)
    var calls = 0
    model.show(.state(.failed(LoadFailure(.serverError)), retry: { calls += 1 }))
    #expect(model.frame.presentation.actions.map(\.action) == [.retry])
    #expect(model.perform(.retry) && calls == 1)
  }

  @Test("an own state with a fixed present shows the age of its content, and without one none")
  func ownAge() {
    let model = LoadScreenModel<[Int]>()
    let state = State.loaded([1], LoadStatus(refresh: .failed(LoadFailure(.offline)), asOf: .seconds(60)))
    model.show(.state(state, now: .seconds(240)))
    #expect(model.frame.presentation.age == "Updated 3 minutes ago")
    model.show(.state(state))
    #expect(model.frame.presentation.age == nil)
  }

  @Test("messages carry the failure or the reason for being empty, for views of an app's own")
  func subjects() {
    let failure = LoadFailure(.notFound)
    let failed = LoadPresentation(State.failed(failure)).message
    #expect(failed?.failure?.kind == failure.kind && failed?.empty == nil)
    let words = LoadWords(empty: .noSearchResults(query: "zeppelin"))
    let empty = LoadPresentation(State.empty(LoadStatus()), words: words).message
    #expect(empty?.empty?.kind == .noSearchResults(query: "zeppelin", hasFilters: false) && empty?.failure == nil)
    let idle = LoadPresentation(State.idle).message
    #expect(idle?.empty == nil && idle?.failure == nil)
  }

  @Test("rule 25: a group that is not loaded on appearance offers to load, and loads when the user asks for it")
  func groupOnDemand() async {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, Int>(clock, [.succeed(1)])
    let loader = Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadGroup.Content>())
    let source = LoadScreenSource.group(LoadGroup(loader))
    source.loadsOnAppear = false
    display.add(model)
    model.show(source)
    display.appear()
    display.enterBackground()
    display.enterForeground()
    await clock.advance(by: .zero)
    #expect(script.calls.isEmpty)
    #expect(model.frame.presentation.actions.map(\.action) == [.load])
    model.perform(.load)
    await clock.advance(by: ms(1_000))
    #expect(script.calls.count == 1 && model.frame.summary.hasPrefix("content"))
  }

  @Test("rule 25: a group on a display loads all its members, and says once how it went")
  func group() async {
    let clock = ManualClock()
    func loader(_ value: Int, after time: Duration) -> Loader<NoInput, Int> {
      let script = ScriptedOperation<NoInput, Int>(clock, [.succeed(value, after: time)])
      return Loader(environment: LoadEnvironment(clock: clock), operation: script.operation)
    }
    let (first, second) = (loader(1, after: ms(300)), loader(2, after: ms(900)))
    let group = LoadGroup(first, second, wording: LoadWording(loading: "Loading all", loaded: "All loaded"))
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadGroup.Content>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(.group(group))
    #expect(model.frame.summary == "pending")
    display.appear()
    await clock.advance(to: ms(1_000))
    #expect(effects.filter { $0.hasPrefix("say") } == ["say Loading all", "say All loaded"])
    #expect(first.driver.machine.presence == .shown && second.value == 2)
    display.disappear()
    #expect(first.driver.machine.presence == .hidden)
  }

  private func pages(_ clock: ManualClock, pages: Int) -> PagedLoader<NoInput, Item, Int> {
    PagedLoader(ShownScreen.wording, environment: LoadEnvironment(clock: clock)) { cursor, _ in
      let page = cursor ?? 0
      if page == 3 { throw LoadFailure(.notFound) }
      return LoadPage([Item(id: page * 2), Item(id: page * 2 + 1)], next: page + 1 < pages ? page + 1 : nil)
    }
  }

  struct Item: Identifiable, Equatable {
    let id: Int
  }

  @Test("rule 24: a visible footer asks once for each page; its content is appended, and announced")
  func nextPages() async {
    let clock = ManualClock()
    let pages = pages(clock, pages: 2)
    let (display, model, footer) = (LoadDisplay(), LoadScreenModel<LoadPages<Item, Int>>(), LoadNextPageModel())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    display.add(footer)
    model.show(.loader(pages.list))
    footer.show(pages)
    display.appear()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 2)
    model.drawn(model.frame.contentVersion)
    effects = []
    footer.footerAppeared()
    footer.footerAppeared()
    footer.footerWasLaidOut()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 4)
    #expect(effects == ["say 2 more items", "content appended(Range(2..<4))"])
    #expect(footer.presentation.body == .nothing)
  }

  @Test(
    "rule 24: a footer that is hidden, or whose screen is covered, asks for nothing; a failed page waits for the user"
  )
  func unseenFooter() async {
    let clock = ManualClock()
    let pages = pages(clock, pages: 9)
    let (display, model, footer) = (LoadDisplay(), LoadScreenModel<LoadPages<Item, Int>>(), LoadNextPageModel())
    display.add(model)
    display.add(footer)
    model.show(.loader(pages.list))
    footer.show(pages)
    display.appear()
    await clock.advance(by: .zero)
    footer.footerWasLaidOut()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 2)
    display.disappear()
    footer.footerAppeared()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 2)
    display.appear()
    for _ in 1...6 {
      await clock.advance(by: .zero)
      footer.footerWasLaidOut()
    }
    #expect(pages.items.count == 6)
    guard case .failure(let failure) = footer.presentation.body else {
      Issue.record("\(footer.presentation.body)")
      return
    }
    #expect(failure.retry != nil)
    #expect(footer.perform(.retry))
  }

  @Test("rule 24: a footer that looks the same after a quick page notifies that it has another page to ask for")
  func quickPage() async {
    let clock = ManualClock()
    let pages = pages(clock, pages: 3)
    let (display, footer) = (LoadDisplay(), LoadNextPageModel())
    display.add(footer)
    footer.show(pages)
    display.appear()
    await pages.list.load()
    let before = footer.presentation.body
    var bodies: [NextPagePresentation.Body] = []
    footer.onChange = { bodies.append(footer.presentation.body) }
    footer.footerAppeared()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 4)
    #expect(!bodies.isEmpty && bodies.allSatisfy { $0 == before })
    footer.footerWasLaidOut()
    await clock.advance(by: .zero)
    #expect(pages.items.count == 6)
    footer.onChange = nil
  }

  @Test("rule 27: a footer on a display of its own leaves the list to the display of the list, also when it goes")
  func footerOfItsOwn() async {
    let clock = ManualClock()
    let script = ScriptedOperation<Int, LoadPage<Item, Int>>(
      clock,
      [
        .succeed(LoadPage([Item(id: 0)], next: nil)),
        .succeed(LoadPage([Item(id: 0), Item(id: 1)], next: nil), after: ms(100)),
      ])
    let pages = PagedLoader<NoInput, Item, Int>(ShownScreen.wording, environment: LoadEnvironment(clock: clock)) {
      (cursor: Int?, context) in try await script.operation(cursor ?? 0, context)
    }
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadPages<Item, Int>>())
    let (own, footer) = (LoadDisplay(), LoadNextPageModel())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(.loader(pages.list))
    display.appear()
    await clock.advance(by: .zero)
    own.add(footer)
    footer.show(pages)
    own.appear()
    #expect(pages.list.driver.displays.speaker(for: pages.list) === display)
    pages.list.reset()
    effects = []
    pages.list.start(.userRetry)
    await clock.advance(by: ms(500))
    #expect(effects.last == "say 2 texts")
    own.remove(footer)
    #expect(pages.list.driver.machine.presence == .shown)
  }

  @Test("rule 24: after an input that was cancelled, the footer of the pages that came back asks again")
  func cancelledInput() async {
    let clock = ManualClock()
    let script = ScriptedOperation<String, LoadPage<Item, Int>>(
      clock,
      [
        .succeed(LoadPage([Item(id: 0)], next: 1)), .hang, .hang,
        .succeed(LoadPage([Item(id: 1)], next: nil)),
      ])
    let pages = PagedLoader<String, Item, Int>(ShownScreen.wording, environment: LoadEnvironment(clock: clock)) {
      (input: String, cursor: Int?, context) in
      try await script.operation("\(input) \(cursor ?? 0)", context)
    }
    let (display, footer) = (LoadDisplay(), LoadNextPageModel())
    display.add(footer)
    footer.show(pages)
    display.appear()
    await pages.list.load("a")
    footer.onChange = { footer.footerWasLaidOut() }
    footer.footerAppeared()
    await clock.advance(by: .zero)
    #expect(script.calls.count == 2)
    pages.list.start("b")
    await clock.advance(by: .zero)
    pages.list.cancel()
    await clock.advance(by: .zero)
    #expect(pages.items.map(\.id) == [0, 1])
  }

  @Test("rule 27: with two footers of one list, the last visible one announces")
  func twoFooters() async {
    let clock = ManualClock()
    let pages = pages(clock, pages: 3)
    let displays = [LoadDisplay(), LoadDisplay()]
    let footers = [LoadNextPageModel(), LoadNextPageModel()]
    var said: [[String]] = [[], []]
    for index in 0...1 {
      displays[index].log { said[index].append($0) }
      displays[index].add(footers[index])
      footers[index].show(pages)
      displays[index].appear()
    }
    await pages.list.load()
    footers[0].footerAppeared()
    await clock.advance(by: .zero)
    #expect(said == [["say 2 more items"], []])
  }

  @Test("a form model that shows another form notifies")
  func anotherForm() {
    let clock = ManualClock()
    let forms = ["Send", "Publish"].map { send in
      LoadSubmission<String, Int>(
        SubmissionWording(send: send), draft: "a", environment: LoadEnvironment(clock: clock)
      ) { _, _ in 1 }
    }
    let (display, model) = (LoadDisplay(), LoadFormModel())
    var labels: [String] = []
    model.onChange = { labels.append(model.presentation.send.label) }
    display.add(model)
    display.appear()
    for form in forms { model.show(form) }
    #expect(labels == ["Send", "Publish"])
  }

  @Test("an edit of the app is reported as such, a refresh as another content")
  func amended() async {
    let clock = ManualClock()
    let pages = pages(clock, pages: 1)
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadPages<Item, Int>>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(.loader(pages.list))
    display.appear()
    await clock.advance(by: .zero)
    effects = []
    pages.update { $0.removeFirst() }
    #expect(effects == ["content amended"])
    effects = []
    await clock.advance(by: ms(500))
    pages.list.start(.userRefresh)
    await clock.advance(by: ms(500))
    #expect(effects.first == "content replaced")
  }

  @Test("a form says that it is sent, and moves the focus to the message of a failure")
  func form() async {
    let clock = ManualClock()
    let script = ScriptedOperation<String, Int>(
      clock, [.fail(LoadFailure(.notFound), after: ms(900)), .succeed(1, after: ms(900))])
    let wording = SubmissionWording(send: "Send", sending: "Sending", sent: "Sent")
    let form = LoadSubmission(
      wording, draft: "a", environment: LoadEnvironment(clock: clock), operation: script.operation)
    let (display, model) = (LoadDisplay(), LoadFormModel())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(form)
    display.appear()
    model.send()
    model.focusedRegion = { .indicator }
    #expect(model.presentation.send.isBusy && !model.presentation.areFieldsEnabled)
    await clock.advance(to: ms(1_000))
    #expect(effects.first == "say Sending")
    #expect(effects.last?.hasPrefix("focus message, say ") == true)
    #expect(model.presentation.message != nil)
    effects = []
    form.draft = "b"
    model.send()
    await clock.advance(to: ms(3_000))
    #expect(effects.last == "focus content, say Sent")
    #expect(model.presentation.confirmation == "Sent")
  }
}
