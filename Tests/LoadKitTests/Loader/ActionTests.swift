import LoadKit
import LoadKitTesting
import Testing

/// What the buttons of every renderer do.
@MainActor @Suite("Actions") struct ActionTests {
  private nonisolated static let ofTheApp: [LoadAction] = [
    .clearSearch, .clearFilters, .details, .contactSupport, .openSettings, .custom(id: "mail", title: "Mail"),
  ]

  @Test("a loader loads, retries, refreshes and cancels, for the input it had")
  func loader() async {
    let screen = Screen<String>(
      [.fail(broken), .succeed(["a"]), .succeed(["b"]), .hang], options: LoadOptions(timing: .none, retry: .never))
    let loader = screen.loader
    #expect(loader.perform(.load))
    #expect(loader.state.isIdle)
    #expect(loader.perform(.load, input: "q"))
    await screen.turn()
    #expect(loader.failure?.kind == broken.kind)
    #expect(loader.perform(.retry))
    await screen.turn()
    #expect(loader.value == ["a"])
    #expect(loader.perform(.refresh))
    await screen.turn()
    #expect(loader.value == ["b"])
    #expect(loader.perform(.refresh))
    await screen.turn()
    // The pull control shows, and a retry's button is busy.
    #expect(loader.activity?.reason == .userRefresh)
    #expect(loader.perform(.cancel))
    #expect(loader.activity == nil)
    for action in [LoadAction.load, .retry] {
      #expect(loader.perform(action))
      #expect(loader.activity?.reason == .userRetry)
      #expect(loader.perform(.cancel))
    }
    await screen.turn()
    // What is stopped before its task has begun is never called.
    #expect(screen.script.calls.map(\.input) == Array(repeating: "q", count: startsAtOnce ? 6 : 4))
  }

  @Test("a failed refresh can be put away")
  func dismiss() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(broken)], options: LoadOptions(timing: .none, retry: .never))
    await screen.loader.load()
    await screen.loader.refresh()
    #expect(screen.loader.state.status?.refresh.failure?.kind == broken.kind)
    #expect(screen.loader.perform(.dismiss))
    #expect(screen.loader.state.status?.refresh.failure == nil)
  }

  @Test("signing in is a loader's action if the app says how, also at the end of a list and in a form")
  func signIn() async {
    for authentication in [nil, LoadAuthentication(), LoadAuthentication { true }] {
      let canSignIn = authentication?.canSignIn ?? false
      let screen = Screen<NoInput>(
        [.fail(LoadFailure(.unauthorized)), .succeed(["a"])], options: LoadOptions(timing: .none),
        authentication: authentication)
      await screen.loader.load()
      #expect(screen.loader.availableActions.contains(.signIn) == canSignIn)
      #expect(screen.loader.perform(.signIn) == canSignIn)
      if canSignIn { for await state in screen.loader.states where state.value == ["a"] { break } }

      let environment = LoadEnvironment(authentication: authentication)
      let pages = PagedLoader<NoInput, Int, Int>(environment: environment, id: { $0 }) { _, _ in
        LoadPage([1], next: nil)
      }
      let nextPageActions: Set<LoadAction> = [.load, .retry, .cancel]
      #expect(pages.availableNextPageActions == (canSignIn ? nextPageActions.union([.signIn]) : nextPageActions))
      #expect(pages.performNextPageAction(.signIn) == canSignIn)

      let form = LoadSubmission(draft: Note(), environment: environment) { _, _ in "sent" }
      #expect(form.availableActions == (canSignIn ? [.cancel, .dismiss, .signIn] : [.cancel, .dismiss]))
      #expect(form.perform(.signIn) == canSignIn)
      #expect(form.state.value == nil)
    }
  }

  @Test("what only the app can do is left to it", arguments: ofTheApp)
  func ofTheApp(action: LoadAction) {
    let pages = PagedLoader<NoInput, Int, Int>(id: { $0 }) { _, _ in LoadPage([1], next: nil) }
    #expect(!pages.list.perform(action))
    #expect(!pages.performNextPageAction(action))
    #expect(!LoadSubmission(draft: Note()) { _, _ in "sent" }.perform(action))
  }

  @Test("B61 at the end of a list a retry asks for the missing page, and cancel stops it")
  func tail() async {
    let clock = ManualClock()
    let script = ScriptedOperation<Int, LoadPage<Int, Int>>(
      clock, [.succeed(LoadPage([1], next: 1)), .fail(broken), .hang])
    let pages = PagedLoader<NoInput, Int, Int>(
      options: LoadOptions(timing: .none, retry: .never), pageOptions: LoadPageOptions(timing: .none),
      environment: LoadEnvironment(clock: clock), id: { $0 }
    ) { try await script.operation($0 ?? 0, $1) }
    await pages.list.load()
    await pages.loadMore()
    #expect(pages.nextPage.failure?.kind == broken.kind)
    #expect(pages.performNextPageAction(.retry))
    await clock.advance(by: .zero)
    #expect(script.calls.map(\.input) == [0, 1, 1])
    #expect(pages.performNextPageAction(.cancel))
    #expect(pages.nextPage.failure?.kind == broken.kind)
    #expect(!pages.performNextPageAction(.refresh))
  }

  @Test("a form is cancelled, and its failure put away; its button sends, and nothing else")
  func form() async {
    let fixture = FormFixture([.hang, .fail(broken)])
    await fixture.press()
    #expect(fixture.form.perform(.cancel))
    #expect(fixture.state == "idle")
    await fixture.press()
    #expect(fixture.form.state.failure != nil)
    #expect(fixture.form.perform(.dismiss))
    #expect(fixture.state == "idle")
    #expect(!fixture.form.perform(.retry))
    #expect(fixture.script.calls.count == 2)
  }
}
