import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Offline: which loads run again") struct ReconnectionTests: ConnectedSuite {
  let connectivity = LoadConnectivity()

  @Test("B50 the reason of that run is the connection's return")
  func reason() async {
    connectivity.update(.offline)
    let screen = screen([offline, .hang], timing: .placeholder)
    await screen.loader.load()
    connectivity.update(.online)
    #expect(screen.loader.activity?.reason == .reconnected)
  }

  @Test("B50 only a failure of the network reruns on return", arguments: LoadFailure.Kind.allCases)
  func kinds(kind: LoadFailure.Kind) async {
    connectivity.update(.online)
    let screen = screen([.fail(LoadFailure(kind))])
    await screen.loader.load()
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == ([.offline, .timedOut, .cannotConnect].contains(kind) ? 2 : 1))
  }

  @Test("B50 what is idle, loaded or empty does not rerun on return")
  func noFailure() async {
    for step in [ScriptedStep.succeed(["a"]), .succeed([])] {
      let screen = screen([step])
      await screen.loader.load()
      connectivity.update(.offline)
      connectivity.update(.online)
      await screen.turn()
      #expect(screen.calls == 1)
    }
    let idle = screen([.hang])
    idle.loader.start()
    await idle.turn()
    idle.loader.cancel()
    connectivity.update(.offline)
    connectivity.update(.online)
    await idle.turn()
    #expect(idle.calls == 1)
  }

  @Test("B50 a connection that becomes known is no return")
  func becomesKnown() async {
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("B50 offline, then unknown, then online is a return")
  func throughUnknown() async {
    connectivity.update(.offline)
    let screen = screen([offline, offline, .succeed(["a"])])
    await screen.loader.load()
    connectivity.update(.unknown)
    await screen.turn()
    #expect(screen.calls == 1, "an unknown path is no reason to run")
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
    connectivity.update(.unknown)
    connectivity.update(.online)
    await screen.at(10_000)
    #expect(screen.calls == 2, "online, unknown, online is none")
    connectivity.update(.offline)
    connectivity.update(.unknown)
    connectivity.update(.unknown)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.loader.value == ["a"])
  }

  @Test("B51 what waits for a connection tries as soon as it is not known to be away")
  func waitsUntilUnknown() async {
    connectivity.update(.offline)
    let screen = screen([offline, .succeed(["a"])], offline: .wait)
    screen.loader.start()
    await screen.turn()
    #expect(screen.loader.activity?.phase == .waitingForConnection)
    connectivity.update(.unknown)
    await screen.turn()
    #expect(screen.loader.value == ["a"])
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test("B33 B50 work that must not be repeated is not repeated on return")
  func nonIdempotent() async {
    let sent = Screen<NoInput>(
      [.fail(LoadFailure(.timedOut)), .succeed(["a"])],
      options: LoadOptions(timing: .none, retry: .retries(3, idempotency: .nonIdempotent)), connectivity: connectivity)
    await sent.loader.load()
    connectivity.update(.offline)
    connectivity.update(.online)
    await sent.turn()
    #expect(sent.calls == 1)
  }

  @Test("B33 B50 what may not be repeated is not sent again while its failure waits for the indicator's minimum")
  func nonIdempotentHeld() async {
    let screen = Screen<NoInput>(
      [.fail(LoadFailure(.timedOut), after: ms(300)), .succeed(["a"])],
      options: LoadOptions(retry: .retries(3, idempotency: .nonIdempotent)), connectivity: connectivity)
    screen.loader.start()
    await screen.at(350)
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.at(1_000)
    #expect(screen.calls == 1)
    #expect(screen.loader.failure?.kind == .timedOut)
  }

  @Test("B50 a run that is on its way when the connection goes is not interrupted")
  func goesDuringAttempt() async {
    let screen = screen([.succeed(["a"], after: ms(100))])
    screen.loader.start()
    await screen.turn()
    connectivity.update(.offline)
    await screen.at(100)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B50 a return while the failure is held for the minimum runs again, and the failure never shows")
  func returnsWhileHeld() async {
    connectivity.update(.offline)
    let screen = screen([offline, offline, .succeed(["a"], after: ms(10))], timing: .spinner)
    await screen.loader.load()
    screen.loader.start(.userRetry)
    await screen.at(299)
    #expect(screen.loader.state.isLoading)
    connectivity.update(.online)
    await screen.at(60_000)
    #expect(screen.calls == 3)
    #expect(screen.loader.value == ["a"])
    #expect(screen.lines.suffix(2) == ["0 loading visible userRetry", "309 loaded [\"a\"]"])
  }

  @Test("B50 B52 the retries that are left are not spent on being offline", arguments: [OfflinePolicy.failFast, .wait])
  func offlineAtTheEndOfAWait(policy: OfflinePolicy) async {
    let screen = screen([.fail(broken), .fail(LoadFailure(.timedOut)), .succeed(["a"])], offline: policy, retries: 3)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    await screen.at(999)
    #expect(screen.loader.activity?.phase == .waitingToRetry)
    await screen.at(1_000)
    #expect(screen.calls == 2)
    if policy == .failFast {
      #expect(screen.lines.last == "1000 failed offline after 2")
    } else {
      #expect(screen.loader.activity?.phase == .waitingForConnection)
    }
    await screen.at(90_000)
    #expect(screen.calls == 2)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.loader.value == ["a"])
    #expect(screen.calls == 3)
  }

  @Test("B52 the attempt after a wait in which the device went offline is the last, whatever fails")
  func lastAttempt() async {
    let screen = screen([.fail(broken)], retries: 3)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    await screen.at(60_000)
    #expect(screen.calls == 2)
    #expect(screen.loader.failure?.kind == .serverError)
  }

  @Test("B52 back online in time, the attempts that are left are made")
  func backInTime() async {
    let screen = screen([.fail(broken)], retries: 3)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.at(60_000)
    #expect(screen.calls == 4)
  }

  @Test("B50 all loaders that share the connection follow it, in the face of a return that one of them takes back")
  func manyFollow() async {
    let screens = (0..<3).map { _ in screen([.fail(LoadFailure(.cannotConnect))]) }
    for screen in screens { await screen.loader.load() }
    connectivity.update(.offline)
    screens[0].loader.onTransition = { [connectivity] _ in connectivity.update(.offline) }
    connectivity.update(.online)
    await screens[0].turn()
    #expect(connectivity.connection == .offline)
    for screen in screens {
      await screen.loader.refresh(reason: .poll)
      #expect(screen.loader.failure?.kind == .offline)
    }
  }
}
