import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Offline: attempts") struct OfflineAttemptTests: ConnectedSuite {
  let connectivity = LoadConnectivity()

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
}
