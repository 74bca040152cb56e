import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Connectivity") struct ConnectivityTests {
  let connectivity = LoadConnectivity()

  func screen(
    _ steps: [ScriptedStep<[String]>], offline: OfflinePolicy = .failFast, timing: LoadTiming = .none,
    retries: Int = 0, maxElapsed: Duration? = .seconds(30)
  ) -> Screen<NoInput> {
    Screen(
      steps,
      options: LoadOptions(timing: timing, retry: .retries(retries, maxElapsed: maxElapsed), offline: offline),
      connectivity: connectivity)
  }

  // MARK: Failing fast

  @Test("B50 offline a load fails without a call and without a wait")
  func failsFast() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"])], retries: 3)
    let state = await screen.loader.load()
    #expect(state.failure?.kind == .offline)
    #expect(state.failure?.attempts == 0)
    #expect(screen.calls == 0)
    #expect(screen.isQuiet)
  }

  @Test("B50 back online it runs once, and online again runs nothing")
  func runsOnReturn() async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.offline)
    #expect(screen.calls == 0)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
    connectivity.update(.offline)
    await screen.turn()
    #expect(screen.calls == 1)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test("B50 the reason of that run is the connection's return")
  func reason() async {
    connectivity.update(.offline)
    let screen = screen([.hang], timing: .placeholder)
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
    let screen = screen([.fail(LoadFailure(.cannotConnect)), .succeed(["a"])])
    await screen.loader.load()
    connectivity.update(.unknown)
    await screen.turn()
    #expect(screen.calls == 0, "what is not known is no reason to run")
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
    connectivity.update(.unknown)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1, "online, unknown, online is none")
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
    let screen = screen([.succeed(["a"])], offline: .wait)
    screen.loader.start()
    connectivity.update(.unknown)
    await screen.turn()
    #expect(screen.loader.value == ["a"])
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("B33 B50 what may not be repeated is not sent again on return, unless it was never sent")
  func nonIdempotent() async {
    func send(_ kind: LoadFailure.Kind) -> Screen<NoInput> {
      Screen(
        [.fail(LoadFailure(kind)), .succeed(["a"])],
        options: LoadOptions(timing: .none, retry: .retries(3, idempotency: .nonIdempotent)),
        connectivity: connectivity)
    }
    let sent = send(.timedOut)
    await sent.loader.load()
    #expect(sent.calls == 1)
    connectivity.update(.offline)
    connectivity.update(.online)
    await sent.turn()
    #expect(sent.calls == 1)

    connectivity.update(.offline)
    let unsent = send(.serverError)
    await unsent.loader.load()
    #expect(unsent.calls == 0)
    connectivity.update(.online)
    await unsent.turn()
    #expect(unsent.calls == 1)
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

  @Test("B50 a return while the failure waits for the indicator's minimum reruns too")
  func returnsWhileHeld() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"])], timing: .spinner)
    await screen.loader.load()
    screen.loader.start(.userRetry)
    await screen.at(100)
    #expect(screen.loader.state.isLoading)
    connectivity.update(.online)
    await screen.at(60_000)
    #expect(screen.calls == 1)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B50 the retries that are left are not spent on being offline")
  func offlineAtTheEndOfAWait() async {
    let screen = screen([.fail(broken), .succeed(["a"])], retries: 3)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    await screen.at(1_000)
    #expect(screen.lines.last == "1000 failed offline")
    #expect(screen.loader.underlyingError == nil)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.loader.value == ["a"])
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

  // MARK: Waiting

  @Test("B51 offline a load that is to wait waits without a call, and runs as the first attempt on return")
  func waits() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"], after: ms(10))], offline: .wait)
    let state = Task { await screen.loader.load() }
    await screen.at(100_000)
    #expect(screen.lines == ["0 idle", "0 loading waitingForConnection cancellable"])
    #expect(screen.calls == 0)
    #expect(screen.clock.pendingSleepCount == 0)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.script.calls.map(\.attempt) == [1])
    await screen.at(100_010)
    #expect(await state.value.value == ["a"])
  }

  @Test("B51 the time that was waited for a connection does not count")
  func waitDoesNotCount() async {
    connectivity.update(.offline)
    let screen = screen([.hang], offline: .wait, maxElapsed: ms(5_000))
    screen.loader.start()
    await screen.at(100_000)
    connectivity.update(.online)
    await screen.at(103_999)
    #expect(screen.loader.activity?.phase == .working)
    await screen.at(104_999)
    #expect(screen.loader.activity?.phase == .slow)
    await screen.at(105_000)
    #expect(screen.loader.failure?.kind == .timedOut)
  }

  @Test("B51 cancel ends the wait, and a return then runs nothing")
  func cancelWait() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"])], offline: .wait)
    screen.loader.start()
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 0)
  }

  @Test("B51 the user's retry while it waits changes nothing but who asked")
  func userRetryWhileWaiting() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"])], offline: .wait)
    screen.loader.start()
    screen.loader.start(.userRetry)
    #expect(screen.lines.last == "0 loading userRetry waitingForConnection cancellable")
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("B52 a connection that goes during a wait is waited for at its end, and costs no attempt")
  func goesDuringWait() async {
    let screen = screen([.fail(broken), .succeed(["a"])], offline: .wait, retries: 1)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    #expect(screen.loader.activity?.phase == .waitingToRetry)
    await screen.at(999)
    #expect(screen.loader.activity?.phase == .waitingToRetry)
    await screen.at(1_000)
    #expect(screen.loader.activity?.phase == .waitingForConnection)
    #expect(screen.loader.activity?.attempt == 2)
    await screen.at(90_000)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(90_000)])
    #expect(screen.script.calls.map(\.attempt) == [1, 2])
    #expect(screen.loader.value == ["a"])
  }

  @Test("B52 a connection that is back before the end of a wait makes no difference to it")
  func backBeforeTheEnd() async {
    let screen = screen([.fail(broken), .succeed(["a"])], offline: .wait, retries: 1)
    screen.loader.start()
    await screen.at(500)
    connectivity.update(.offline)
    connectivity.update(.online)
    await screen.at(999)
    #expect(screen.calls == 1)
    await screen.at(1_000)
    #expect(screen.calls == 2)
  }

  // MARK: Pulling

  @Test(
    "B53 a pull while offline keeps the content, ends, and leaves a banner", arguments: [OfflinePolicy.failFast, .wait])
  func pullOffline(offline: OfflinePolicy) async {
    let screen = screen([.succeed(["a"])], offline: offline, timing: .spinner, retries: 3)
    await screen.loader.load()
    connectivity.update(.offline)
    let state = await screen.loader.refresh()
    #expect(state.value == ["a"])
    #expect(state.failure?.kind == .offline)
    #expect(!state.isUserRefreshing)
    #expect(screen.calls == 1)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.failure == nil)
  }

  @Test("B53 a pull that joins a refresh which waits for a connection ends it")
  func pullJoinsWait() async {
    let screen = screen([.succeed(["a"])], offline: .wait)
    await screen.loader.load()
    connectivity.update(.offline)
    screen.loader.start(.poll)
    #expect(screen.loader.activity?.phase == .waitingForConnection)
    await screen.loader.refresh()
    #expect(screen.lines.last == "0 loaded [\"a\"] with failed refresh offline after 0")
  }
}
