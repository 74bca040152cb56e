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

  /// A call that fails because the device is offline.
  private let offline = ScriptedStep<[String]>.fail(LoadFailure(.offline))

  // MARK: Failing fast

  @Test(
    "B50 offline the first attempt is made, and a failure of the network is offline, without a wait",
    arguments: LoadFailure.Kind.allCases)
  func failsFast(kind: LoadFailure.Kind) async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(kind, isRetryable: true, diagnostic: "why"))], retries: 3)
    screen.loader.start()
    await screen.turn()
    #expect(screen.calls == 1)
    if [.offline, .timedOut, .cannotConnect].contains(kind) {
      #expect(screen.loader.failure?.kind == .offline)
      #expect(screen.loader.failure?.diagnostic == "why")
      #expect(screen.loader.failure?.attempts == 1)
      #expect(screen.isQuiet)
    } else {
      // The network works, whatever the monitor says: the policy decides.
      #expect(screen.loader.failure?.kind == nil || screen.loader.failure?.kind == kind)
    }
  }

  @Test("B50 a monitor that is wrong stops nothing")
  func wrongMonitor() async {
    connectivity.update(.offline)
    let screen = screen([.succeed(["a"]), .fail(LoadFailure(.offline)), .succeed(["b"])])
    #expect(await screen.loader.load().value == ["a"])
    await screen.loader.refresh(reason: .poll)
    #expect(screen.loader.failure?.kind == .offline)
    #expect(await screen.loader.retry().value == ["b"])
    #expect(screen.calls == 3)
  }

  @Test("B50 back online it runs once, and online again runs nothing")
  func runsOnReturn() async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.offline)
    #expect(screen.calls == 1)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 2)
    connectivity.update(.offline)
    await screen.at(10_000)
    #expect(screen.calls == 2)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 3)
  }

  @Test("B50 another usable path runs it too, the same path doesn't")
  func otherPath() async {
    connectivity.update(.online(path: 1))
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online(path: 1))
    connectivity.update(.unknown)
    connectivity.update(.online(path: 1))
    await screen.turn()
    #expect(screen.calls == 1)
    connectivity.update(.online(path: 2))
    await screen.turn()
    #expect(screen.calls == 2)
    await screen.at(10_000)
    connectivity.update(.unknown)
    connectivity.update(.online(path: 1))
    await screen.turn()
    #expect(screen.calls == 3)
  }

  @Test("B50 a path that changes within 10 s is made up for at their end, once", arguments: [1, 5_000, 9_999])
  func changesEarly(time: Int) async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online(path: 1))
    await screen.turn()
    #expect(screen.calls == 2)
    await screen.at(time)
    connectivity.update(.online(path: 2))
    connectivity.update(.online(path: 3))
    await screen.at(9_999)
    #expect(screen.calls == 2)
    await screen.at(10_000)
    #expect(screen.calls == 3)
    await screen.at(60_000)
    #expect(screen.calls == 3)
    #expect(screen.isQuiet)
  }

  @Test("B50 a path that changes after 10 s runs it at once")
  func changesLater() async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online(path: 1))
    await screen.at(10_000)
    #expect(screen.calls == 2)
    connectivity.update(.online(path: 2))
    await screen.turn()
    #expect(screen.calls == 3)
  }

  @Test("B50 it isn't made up for if the path is gone at the end of the 10 s, but its return runs it")
  func changesEarlyAndGoes() async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online)
    await screen.at(3_000)
    connectivity.update(.online(path: 2))
    await screen.at(9_999)
    connectivity.update(.offline)
    await screen.at(20_000)
    #expect(screen.calls == 2)
    #expect(screen.isQuiet)
    connectivity.update(.online(path: 2))
    await screen.turn()
    #expect(screen.calls == 3)
  }

  @Test("B50 it isn't made up for after the user's retry, which has tried the new path")
  func changesEarlyAndRetry() async {
    connectivity.update(.offline)
    let screen = screen([.fail(LoadFailure(.cannotConnect))])
    await screen.loader.load()
    connectivity.update(.online)
    await screen.at(3_000)
    connectivity.update(.online(path: 2))
    await screen.loader.retry()
    await screen.at(20_000)
    #expect(screen.calls == 3)
  }

  @Test("B50 a path that changes while the repeated load runs is made up for if that fails")
  func changesDuringRun() async {
    connectivity.update(.offline)
    let screen = screen([offline, .fail(LoadFailure(.cannotConnect), after: ms(4_000)), .succeed(["a"])])
    await screen.loader.load()
    connectivity.update(.online)
    await screen.at(2_000)
    connectivity.update(.online(path: 2))
    await screen.at(9_999)
    #expect(screen.calls == 2)
    await screen.at(10_000)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B50 in the background the path runs nothing; the return does, in one call")
  func suspended() async {
    connectivity.update(.offline)
    let screen = screen([offline, .succeed(["a"], after: ms(10))])
    await screen.loader.load()
    screen.loader.suspended()
    connectivity.update(.online)
    await screen.at(60_000)
    #expect(screen.calls == 1)
    screen.loader.resumed()
    screen.loader.start(.foreground)
    await screen.at(60_010)
    #expect(screen.calls == 2)
    #expect(screen.loader.value == ["a"])
  }

  // MARK: Attempts while offline

  @Test("B50 offline an attempt without a sign of progress ends after 5 s, as offline")
  func endsEarly() async {
    connectivity.update(.offline)
    let screen = screen([.hang], retries: 3)
    screen.loader.start()
    await screen.at(4_999)
    #expect(screen.loader.failure == nil)
    await screen.at(5_000)
    #expect(screen.loader.failure?.kind == .offline)
    #expect(screen.calls == 1)
    #expect(screen.isQuiet)
  }

  @Test("B50 progress postpones that end, and a shorter timeout of the policy comes first")
  func progressPostpones() async {
    connectivity.update(.offline)
    let moving = screen([ScriptedStep<[String]>.hang.reporting([(ms(3_000), LoadProgress(completed: 1, total: 2))])])
    moving.loader.start()
    await moving.at(7_999)
    #expect(moving.loader.failure == nil)
    await moving.at(8_000)
    #expect(moving.loader.failure?.kind == .offline)

    let short = Screen<NoInput>(
      [.hang], options: LoadOptions(timing: .none, retry: .retries(0, attemptTimeout: ms(2_000))),
      connectivity: connectivity)
    short.loader.start()
    await short.at(2_000)
    #expect(short.loader.failure?.kind == .offline)
    let unlimited = Screen<NoInput>(
      [.hang], options: LoadOptions(timing: .none, retry: .retries(0, attemptTimeout: nil, maxElapsed: nil)),
      connectivity: connectivity)
    unlimited.loader.start()
    await unlimited.at(5_000)
    #expect(unlimited.loader.failure?.kind == .offline)
  }

  @Test("B50 the 5 s count from when the device goes offline, and not after it returns")
  func goesOffline() async {
    let screen = screen([.hang])
    screen.loader.start()
    await screen.at(3_000)
    connectivity.update(.offline)
    await screen.at(7_999)
    #expect(screen.loader.failure == nil)
    await screen.at(8_000)
    #expect(screen.loader.failure?.kind == .offline)
    let other = self.screen([.hang])
    connectivity.update(.offline)
    other.loader.start()
    await other.at(4_999)
    connectivity.update(.online)
    await other.at(14_999)
    #expect(other.loader.failure == nil)
    await other.at(15_000)
    #expect(other.loader.failure?.kind == .timedOut)
  }

  @Test("B50 the limit for all attempts is offline too while the device is")
  func elapsedOffline() async {
    connectivity.update(.offline)
    let screen = screen([.hang], maxElapsed: ms(3_000))
    screen.loader.start()
    await screen.at(3_000)
    #expect(screen.loader.failure?.kind == .offline)
  }

  @Test(
    "B54 offline, work that must not be repeated has its own timeout and its own kind", arguments: [true, false],
    [OfflinePolicy.failFast, .wait])
  func mustNotBeRepeated(saysContext: Bool, offline: OfflinePolicy) async {
    connectivity.update(.offline)
    let clock = ManualClock()
    let policy = RetryPolicy.retries(3, idempotency: saysContext ? .idempotent : .nonIdempotent)
    let loader = Loader<NoInput, [String]>(
      options: LoadOptions(timing: .none, retry: policy, offline: offline),
      environment: LoadEnvironment(clock: clock, connectivity: connectivity)
    ) { context in
      if saysContext { context.mustNotRepeat() }
      try await clock.deliver(after: .seconds(100))
      return []
    }
    loader.start()
    await clock.advance(to: ms(14_999))
    #expect(loader.failure == nil)
    await clock.advance(to: ms(15_000))
    #expect(loader.failure?.kind == .timedOut)
    #expect(loader.failure?.mayHaveTakenEffect == true)
    #expect(loader.failure?.attempts == 1)
    connectivity.update(.online)
    await clock.advance(to: ms(90_000))
    #expect(loader.failure?.attempts == 1)
  }

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

  // MARK: Waiting

  @Test("B51 offline a load that is to wait makes its first attempt, waits, and makes one further call on return")
  func waits() async {
    connectivity.update(.offline)
    let screen = screen([offline, .succeed(["a"], after: ms(10))], offline: .wait, retries: 3)
    let state = Task { await screen.loader.load() }
    await screen.at(100_000)
    #expect(screen.lines.last == "0 loading waitingForConnection cancellable")
    #expect(screen.calls == 1)
    #expect(screen.clock.pendingSleepCount == 0)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.script.calls.map(\.attempt) == [1, 1])
    await screen.at(100_010)
    #expect(await state.value.value == ["a"])
  }

  @Test("B51 a wait ends at most once in 10 s")
  func waitsInInterval() async {
    connectivity.update(.offline)
    let screen = screen([offline], offline: .wait)
    screen.loader.start()
    await screen.at(1_000)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.loader.failure?.kind == .offline)
    connectivity.update(.offline)
    screen.loader.start(.poll)
    await screen.turn()
    #expect(screen.calls == 3)
    connectivity.update(.online)
    await screen.at(10_999)
    #expect(screen.calls == 3)
    await screen.at(11_000)
    #expect(screen.calls == 4)
  }

  @Test("B51 the time that was waited for a connection does not count")
  func waitDoesNotCount() async {
    connectivity.update(.offline)
    let screen = screen([offline, .hang], offline: .wait, maxElapsed: ms(5_000))
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
    let screen = screen([offline, .succeed(["a"])], offline: .wait)
    screen.loader.start()
    await screen.turn()
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 1)
  }

  @Test("B51 the user's retry while it waits makes the attempt at once, and fails", arguments: [true, false])
  func userRetryWhileWaiting(isRetry: Bool) async {
    connectivity.update(.offline)
    let screen = screen([offline, offline, .succeed(["a"])], offline: .wait)
    screen.loader.start()
    await screen.turn()
    screen.loader.start(isRetry ? .userRetry : .userRefresh)
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.failure?.kind == .offline)
    connectivity.update(.online)
    await screen.turn()
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
    "B53 a pull while offline makes one attempt, keeps the content, ends, and leaves a banner",
    arguments: [OfflinePolicy.failFast, .wait])
  func pullOffline(policy: OfflinePolicy) async {
    let screen = screen(
      [.succeed(["a"]), .fail(LoadFailure(.timedOut)), .succeed(["a"])], offline: policy, timing: .spinner, retries: 3)
    await screen.loader.load()
    connectivity.update(.offline)
    let state = await screen.loader.refresh()
    #expect(state.value == ["a"])
    #expect(state.failure?.kind == .offline)
    #expect(!state.isUserRefreshing)
    #expect(screen.calls == 2)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.calls == 3)
    #expect(screen.loader.failure == nil)
  }

  @Test("B53 a pull that joins a refresh which waits for a connection makes the attempt and ends it")
  func pullJoinsWait() async {
    let screen = screen([.succeed(["a"]), offline], offline: .wait)
    await screen.loader.load()
    connectivity.update(.offline)
    screen.loader.start(.poll)
    await screen.turn()
    #expect(screen.loader.activity?.phase == .waitingForConnection)
    await screen.loader.refresh()
    #expect(screen.calls == 3)
    #expect(screen.loader.failure?.kind == .offline)
    #expect(screen.loader.value == ["a"])
  }
}
