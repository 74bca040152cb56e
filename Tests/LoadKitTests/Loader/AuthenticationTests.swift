import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Signing in") struct AuthenticationTests {
  let authentication = LoadAuthentication()

  private func screen(
    _ steps: [ScriptedStep<[String]>], timing: LoadTiming = .none,
    idempotency: RetryPolicy.Idempotency = .idempotent
  ) -> Screen<NoInput> {
    Screen(
      steps, options: LoadOptions(timing: timing, retry: .retries(3, idempotency: idempotency)),
      authentication: authentication)
  }

  private static let refusal = ScriptedStep<[String]>.fail(LoadFailure(.unauthorized))

  // MARK: Loading again

  @Test("B32 what failed for the lack of it loads again after a sign-in, once and not before")
  func loadsAgain() async {
    let screen = screen([Self.refusal, .succeed(["a"]), .succeed(["b"])])
    await screen.loader.load()
    #expect(screen.loader.failure?.kind == .unauthorized)
    await screen.at(100_000)
    #expect(screen.calls == 1)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.loader.value == ["a"])
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test("the reason of that run is the sign-in, and the failure stays through the grace period (rule 11)")
  func reason() async {
    let screen = screen([Self.refusal, .hang], timing: .spinner)
    await screen.loader.load()
    authentication.signedIn()
    await screen.at(199)
    #expect(screen.loader.failure?.kind == .unauthorized)
    await screen.at(200)
    #expect(screen.loader.activity?.reason == .signedIn)
    #expect(screen.lines.last == "200 loading visible signedIn")
  }

  @Test("a sign-in does not help twice: refused again, it stays failed")
  func refusedAgain() async {
    let screen = screen([Self.refusal, Self.refusal, .succeed(["a"])])
    await screen.loader.load()
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.failure?.kind == .unauthorized)
    await screen.at(100_000)
    #expect(screen.calls == 2)
    authentication.signedIn()
    await screen.turn()
    #expect(screen.loader.value == ["a"])
  }

  @Test("no other failure is a reason to load again", arguments: LoadFailure.Kind.allCases)
  func otherKinds(kind: LoadFailure.Kind) async {
    let screen = screen([.fail(LoadFailure(kind, isRetryable: false))])
    await screen.loader.load()
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == (kind == .unauthorized ? 2 : 1))
  }

  @Test("what is idle, loaded or empty does not load again")
  func noFailure() async {
    for step in [ScriptedStep.succeed(["a"]), .succeed([])] {
      let screen = screen([step])
      await screen.loader.load()
      authentication.signedIn()
      await screen.turn()
      #expect(screen.calls == 1)
    }
    let idle = screen([.hang])
    idle.loader.start()
    idle.loader.cancel()
    authentication.signedIn()
    await idle.turn()
    #expect(idle.loader.state == .idle)
    #expect(!idle.loader.state.isRunning)
  }

  @Test("a refresh that was refused keeps its content, and runs again behind it")
  func refresh() async {
    let screen = screen([.succeed(["a"]), Self.refusal, .succeed(["b"], after: ms(10))])
    await screen.loader.load()
    await screen.loader.refresh(reason: .poll)
    #expect(screen.lines.last == "0 loaded [\"a\"] with failed refresh unauthorized")
    authentication.signedIn()
    #expect(screen.loader.value == ["a"])
    await screen.at(10)
    #expect(screen.lines.last == "10 loaded [\"b\"]")
  }

  @Test("a load that began before the sign-in and is refused after it is made once more")
  func duringAttempt() async {
    let screen = screen([.fail(LoadFailure(.unauthorized), after: ms(100)), .succeed(["a"], after: ms(100))])
    screen.loader.start()
    await screen.at(50)
    authentication.signedIn()
    #expect(screen.calls == 1, "what is on its way is not interrupted")
    await screen.at(200)
    #expect(screen.loader.value == ["a"])
    #expect(!screen.lines.contains { $0.contains("failed") })
  }

  @Test("a load that began before the sign-in and is refused twice fails")
  func duringAttemptTwice() async {
    let screen = screen([.fail(LoadFailure(.unauthorized), after: ms(100)), Self.refusal])
    screen.loader.start()
    await screen.at(50)
    authentication.signedIn()
    await screen.at(100)
    #expect(screen.calls == 2)
    #expect(screen.loader.failure?.kind == .unauthorized)
  }

  @Test("a load that began before the sign-in and fails otherwise is not made once more for it")
  func duringAttemptOther() async {
    let screen = screen([.fail(LoadFailure(.notFound), after: ms(100))])
    screen.loader.start()
    await screen.at(50)
    authentication.signedIn()
    await screen.at(100)
    #expect(screen.calls == 1)
    #expect(screen.loader.failure?.kind == .notFound)
  }

  @Test("a refusal that waits for the indicator's minimum is not shown any more")
  func held() async {
    let screen = screen(
      [.fail(LoadFailure(.unauthorized), after: ms(300)), .succeed(["a"], after: ms(50))], timing: .spinner)
    screen.loader.start()
    await screen.at(350)
    authentication.signedIn()
    await screen.at(1_000)
    #expect(screen.loader.value == ["a"])
    #expect(screen.calls == 2)
    #expect(!screen.lines.contains { $0.contains("failed") })
  }

  @Test(
    "what the user sent is not sent again by itself: somebody else may have signed in",
    arguments: [RetryPolicy.Idempotency.keyed, .nonIdempotent])
  func submissions(idempotency: RetryPolicy.Idempotency) async {
    let screen = screen([Self.refusal, .succeed(["a"])], idempotency: idempotency)
    await screen.loader.load()
    authentication.signedIn()
    await screen.turn()
    #expect(screen.calls == 1)
    await screen.loader.retry()
    #expect(screen.loader.value == ["a"])
  }

  @Test("three screens that were refused load again after one sign-in")
  func many() async {
    let screens = (0..<3).map { _ in screen([Self.refusal, .succeed(["a"])]) }
    for screen in screens { await screen.loader.load() }
    authentication.signedIn()
    for screen in screens {
      await screen.turn()
      #expect(screen.loader.value == ["a"])
      #expect(screen.calls == 2)
    }
  }

  @Test("a loader that is gone is not kept for it")
  func leaks() async {
    weak var loader: Loader<NoInput, [String]>?
    do {
      let screen = screen([Self.refusal])
      await screen.loader.load()
      loader = screen.loader
    }
    #expect(loader == nil)
    authentication.signedIn()
  }

  // MARK: The app's own way

  @Test("pressing Sign In on three screens at once shows one sign-in; all of them load again")
  func oneSignIn() async {
    let sheet = Sheet()
    let authentication = LoadAuthentication { await sheet.show() }
    let screens = (0..<3).map { _ in
      Screen<NoInput>(
        [Self.refusal, .succeed(["a"])], options: LoadOptions(timing: .none), authentication: authentication)
    }
    for screen in screens { await screen.loader.load() }
    let presses = screens.map { screen in Task { await screen.loader.signIn() } }
    await sheet.isShown()
    #expect(authentication.isSigningIn)
    // Who no longer waits for it does not end it for the others.
    presses[0].cancel()
    sheet.close(signedIn: true)
    for press in presses { #expect(await press.value) }
    #expect(sheet.count == 1)
    #expect(!authentication.isSigningIn)
    for screen in screens {
      await screen.turn()
      #expect(screen.loader.value == ["a"])
    }
  }

  @Test("a sign-in that the user gives up changes nothing, and can be begun again")
  func givenUp() async {
    let sheet = Sheet()
    let authentication = LoadAuthentication { await sheet.show() }
    let screen = Screen<NoInput>(
      [Self.refusal, .succeed(["a"])], options: LoadOptions(timing: .none), authentication: authentication)
    await screen.loader.load()
    for isSignedIn in [false, true] {
      let press = Task { await screen.loader.signIn() }
      await sheet.isShown()
      sheet.close(signedIn: isSignedIn)
      #expect(await press.value == isSignedIn)
      await screen.turn()
      #expect(screen.calls == (isSignedIn ? 2 : 1))
    }
    #expect(sheet.count == 2)
  }

  @Test("Sign In is offered if the app says how, and stands alone as a name")
  func actions() async {
    func actions(_ authentication: LoadAuthentication?) async -> [LoadPresentation.Action] {
      let screen = Screen<NoInput>(
        [Self.refusal], options: LoadOptions(timing: .none), authentication: authentication)
      await screen.loader.load()
      let options = LoadPresentation.Options(available: screen.loader.availableActions)
      guard case .message(let message) = LoadPresentation(screen.loader.state, options: options).body else { return [] }
      return message.actions
    }
    #expect(await actions(LoadAuthentication { true }).map(\.action) == [.signIn, .retry])
    #expect(await actions(LoadAuthentication { true }).first?.title == "Sign In")
    #expect(await actions(LoadAuthentication()).map(\.action) == [.retry])
    #expect(await actions(nil).map(\.action) == [.retry])
    let screen = screen([])
    #expect(await screen.loader.signIn() == false)
  }

  /// A sign-in that stays until the test closes it.
  @MainActor private final class Sheet {
    private(set) var count = 0
    private var answer: CheckedContinuation<Bool, Never>?
    private var waiting: CheckedContinuation<Void, Never>?

    func show() async -> Bool {
      count += 1
      return await withCheckedContinuation { continuation in
        answer = continuation
        waiting?.resume()
        waiting = nil
      }
    }

    func isShown() async {
      if answer == nil { await withCheckedContinuation { waiting = $0 } }
    }

    func close(signedIn: Bool) {
      answer?.resume(returning: signedIn)
      answer = nil
    }
  }
}
