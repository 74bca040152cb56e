import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Offline: the return of the connection, and other paths") struct PathChangeTests: ConnectedSuite {
  let connectivity = LoadConnectivity()

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
}
