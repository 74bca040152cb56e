import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Appearing on a failure") struct AppearingOnFailureTests {
  /// A screen that has failed at 0.
  func failed(
    _ failure: LoadFailure, options: LoadOptions = LoadOptions(retry: .never), connectivity: LoadConnectivity? = nil,
    authentication: LoadAuthentication? = nil
  ) async -> Screen<NoInput> {
    let screen = Screen<NoInput>(
      [.fail(failure), .succeed(["a"])], options: options, connectivity: connectivity, authentication: authentication)
    await screen.loader.load()
    return screen
  }

  @Test(
    "B28 rule 4: appearing on a failure that stays asks only after the staleness limit",
    arguments: [(59_999, 1), (60_000, 2)])
  func notFound(time: Int, calls: Int) async {
    for reason in [LoadReason.appeared, .foreground] {
      let screen = await failed(LoadFailure(.notFound))
      await screen.at(time)
      #expect(screen.loader.isStale == (calls == 2))
      screen.loader.start(reason)
      await screen.turn()
      #expect(screen.calls == calls)
    }
  }

  @Test("B28 appearing on a failure that another attempt may mend asks at once", arguments: LoadFailure.Kind.allCases)
  func kinds(kind: LoadFailure.Kind) async {
    let screen = await failed(LoadFailure(kind))
    screen.loader.start()
    await screen.turn()
    #expect(screen.calls == (kind.isRetryable ? 2 : 1))
  }

  @Test(
    "B28 rule 13: no automatic run before the time that the server asked to wait",
    arguments: [(30_000, 1), (119_999, 1), (120_000, 2)])
  func retryAfter(time: Int, calls: Int) async {
    for reason in [LoadReason.appeared, .foreground, .poll, .invalidated] {
      let screen = await failed(LoadFailure(.rateLimited, retryAfter: .seconds(120)))
      await screen.at(time)
      screen.loader.start(reason)
      await screen.turn()
      #expect(screen.calls == calls)
    }
  }

  @Test("B28 rule 13: nor over content whose refresh was refused; the user's run begins at any time")
  func retryAfterOverContent() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"]), .fail(LoadFailure(.rateLimited, retryAfter: .seconds(120))), .succeed(["b"])],
      options: LoadOptions(retry: .never))
    await screen.loader.load()
    await screen.loader.refresh()
    screen.loader.start()
    await screen.turn()
    #expect(screen.calls == 2)
    await screen.loader.refresh()
    #expect(screen.calls == 3)
  }

  @Test("B28 a change of the connection or a sign-in is a reason to ask again, once")
  func conditions() async {
    let connectivity = LoadConnectivity(.online)
    let authentication = LoadAuthentication()
    let reconnect = {
      connectivity.update(.offline)
      connectivity.update(.online)
    }
    for change in [reconnect, { authentication.signedIn() }] {
      let screen = Screen<NoInput>(
        [.fail(LoadFailure(.notFound))], options: LoadOptions(retry: .never), connectivity: connectivity,
        authentication: authentication)
      await screen.loader.load()
      await screen.loader.load()
      #expect(screen.calls == 1)
      change()
      #expect(screen.calls == 1)
      await screen.loader.load()
      #expect(screen.calls == 2)
      await screen.loader.load()
      #expect(screen.calls == 2)
    }
  }

  @Test("B28 another input, the user and the app are not held back")
  func others() async {
    let screen = Screen<String>(
      [.fail(LoadFailure(.notFound))], options: LoadOptions(timing: .none, retry: .never))
    await screen.loader.load("a")
    await screen.loader.load("b")
    #expect(screen.calls == 2)
    await screen.loader.retry()
    #expect(screen.calls == 3)
    await screen.loader.refresh(reason: .invalidated)
    #expect(screen.calls == 4)
    await screen.loader.load("b")
    #expect(screen.calls == 4)
  }
}
