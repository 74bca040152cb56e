import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Offline: waits and pulls") struct OfflineWaitTests: ConnectedSuite {
  let connectivity = LoadConnectivity()

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
