import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("No input") struct NoInputTests {
  /// A screen whose inputs "bad…" fail and whose others succeed with themselves, each after 100 ms.
  func search(_ options: LoadOptions = LoadOptions(retry: .never), seed: LoadSeed<[String]> = .none) -> Screen<String> {
    Screen<String>(
      script: { clock in
        ScriptedOperation(clock) {
          $0.input.hasPrefix("bad") ? .fail(broken, after: ms(100)) : .succeed([$0.input], after: ms(100))
        }
      }, options: options, seed: seed)
  }

  static let loading: Set<LoadAction> = [.load, .retry, .refresh]

  @Test("B01 rule 1: without an input nothing is called, and idle has no action to load")
  func nothingToAsk() async {
    let screen = search()
    #expect(screen.loader.availableActions.isSuperset(of: Self.loading))
    let state = await screen.loader.load(nil)
    #expect(state.isIdle && screen.loader.state.isIdle)
    #expect(screen.loader.input == nil && !screen.loader.isStale)
    #expect(screen.loader.availableActions.isDisjoint(with: Self.loading))
    await screen.loader.retry()
    await screen.loader.refresh()
    for reason in LoadReason.allCases { screen.loader.start(reason) }
    #expect(screen.calls == 0)
    #expect(screen.isQuiet)
    screen.loader.start("a")
    #expect(screen.loader.availableActions.isSuperset(of: Self.loading))
  }

  @Test("B01 a run ends at once when its input goes; the outcome never shows", arguments: [50, 99])
  func endsRun(time: Int) async {
    let screen = search()
    screen.script.ignoresCancellation = true
    let caller = Task { await screen.loader.load("a") }
    await screen.at(time)
    screen.loader.start(nil)
    #expect(await caller.value.isIdle)
    await screen.at(2_000)
    #expect(screen.lines == ["0 idle", "0 loading", "\(time) idle"])
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test("B01 content and failure go with the input, kept content too", arguments: ["a", "bad"], [false, true])
  func contentGoes(input: String, keeps: Bool) async {
    let screen = search(LoadOptions(retry: .never, keepsPreviousContent: keeps))
    screen.loader.start("first")
    await screen.at(100)
    screen.loader.start(input)
    await screen.at(200)
    screen.loader.start(nil)
    #expect(screen.lines.last == "200 idle")
    #expect(screen.loader.value == nil && screen.loader.failure == nil && screen.loader.underlyingError == nil)
    screen.loader.start("b")
    #expect(screen.lines.last == "200 loading")
    await screen.at(300)
    #expect(screen.lines.last == "300 loaded [\"b\"]")
  }

  @Test("B01 the input goes during a wait, a hold, a debounce and a stalled indicator: idle at once, no timer left")
  func everyStage() async {
    let waiting = search(LoadOptions(retry: .retries(2)))
    waiting.loader.start("bad")
    await waiting.at(150)
    waiting.loader.start(nil)
    let held = search()
    held.loader.start("bad")
    await held.at(50)
    held.loader.start(.userRetry)
    await held.at(120)
    held.loader.start(nil)
    let debounced = search(LoadOptions(debounce: ms(300)))
    debounced.loader.start("a")
    await debounced.at(100)
    debounced.loader.start("ab")
    await debounced.at(150)
    debounced.loader.start(nil)
    for screen in [waiting, held, debounced] {
      #expect(screen.loader.state.isIdle)
      let calls = screen.calls
      await screen.at(10_000)
      #expect(screen.calls == calls)
      #expect(screen.isQuiet)
    }
  }

  @Test("B01 the next input counts as the first: not debounced, and not another one")
  func nextIsFirst() async {
    let screen = search(LoadOptions(debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start(nil)
    screen.loader.start("b")
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.activity?.reason == .appeared)
    await screen.at(200)
    #expect(screen.loader.value == ["b"])
  }

  @Test("B01 the same input again after no input is asked for again, though it was fresh")
  func sameAgain() async {
    let screen = search()
    screen.loader.start("a")
    await screen.at(100)
    screen.loader.start(nil)
    screen.loader.start(nil)
    screen.loader.start("a")
    await screen.at(200)
    #expect(screen.calls == 2)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B42 a first load after no input that is cancelled is idle with the action to load")
  func cancelledFirst() async {
    let screen = search()
    screen.loader.start(nil)
    screen.loader.start("a")
    screen.loader.cancel()
    #expect(screen.loader.state.isIdle && screen.loader.input == "a")
    #expect(screen.loader.availableActions.isSuperset(of: Self.loading))
    screen.loader.start(.userRetry)
    await screen.at(1_000)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B01 seeded content goes too, and the app's own content has no input to belong to")
  func seeded() {
    let screen = search(seed: .cached(["old"]))
    screen.loader.start(nil)
    #expect(screen.loader.state.isIdle)
    screen.loader.set(["mine"])
    #expect(screen.loader.state.isIdle)
  }

  @Test("B01 the return of the connection, a sign-in and the foreground ask nothing without an input")
  func eventsAskNothing() async {
    let connectivity = LoadConnectivity(.online)
    let authentication = LoadAuthentication()
    let screen = Screen<String>(
      [.fail(LoadFailure(.unauthorized))], options: LoadOptions(retry: .never), connectivity: connectivity,
      authentication: authentication)
    await screen.loader.load("a")
    screen.loader.start(nil)
    connectivity.update(.offline)
    connectivity.update(.online)
    authentication.signedIn()
    authentication.signedOut()
    authentication.signedIn()
    screen.loader.start(.foreground)
    await screen.at(1_000)
    #expect(screen.calls == 1)
    #expect(screen.loader.state.isIdle)
  }

  @Test("B43 the first input is called at once, or debounced where that is an option", arguments: [false, true])
  func firstKeystroke(debounces: Bool) async {
    let screen = search(LoadOptions(debounce: ms(300), debouncesFirstInput: debounces))
    for round in 0..<2 {
      // Once at the very first, once after no input.
      let start = round * 1_000
      await screen.at(start)
      let before = screen.calls
      screen.loader.start("a\(round)")
      await screen.at(start + 1)
      #expect(screen.calls == before + (debounces ? 0 : 1))
      screen.loader.start("ab\(round)")
      await screen.at(start + 300)
      #expect(screen.calls == before + (debounces ? 0 : 1))
      await screen.at(start + 301)
      #expect(screen.calls == before + (debounces ? 1 : 2))
      await screen.at(start + 401)
      #expect(screen.loader.value == ["ab\(round)"])
      screen.loader.start(nil)
    }
  }

  @Test("B43 a debounced first input that goes is never asked for, and the user's own wish is not delayed")
  func firstKeystrokeGoes() async {
    let screen = search(LoadOptions(debounce: ms(300), debouncesFirstInput: true))
    screen.loader.start("a")
    await screen.at(299)
    screen.loader.start(nil)
    await screen.at(1_000)
    #expect(screen.calls == 0)
    #expect(screen.isQuiet)
    screen.loader.start("a", reason: .userRetry)
    await screen.turn()
    #expect(screen.calls == 1)
  }
}
