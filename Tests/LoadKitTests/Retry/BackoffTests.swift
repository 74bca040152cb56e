import LoadKit
import Testing

@MainActor @Suite("Backoff") struct BackoffTests {
  /// A backoff that grows exponentially, with a fixed source of random numbers.
  func exponential(_ jitter: Backoff.Jitter, random: Double = 0) -> Backoff {
    .exponential(base: ms(500), factor: 2, cap: ms(8_000), jitter: jitter, random: { random })
  }

  @Test(
    "B30 the ceiling doubles up to its cap",
    arguments: [(0, 500), (1, 1_000), (2, 2_000), (3, 4_000), (4, 8_000), (5, 8_000), (6, 8_000)])
  func ceilings(retry: Int, expected: Int) {
    #expect(exponential(.none).ceiling(retry) == ms(expected))
    #expect(exponential(.none).wait(beforeRetry: retry) == ms(expected))
  }

  @Test(
    "B30 the standard backoff has these ceilings too",
    arguments: [(0, 500), (1, 1_000), (2, 2_000), (3, 4_000), (4, 8_000), (5, 8_000)])
  func standardCeilings(retry: Int, expected: Int) {
    #expect(RetryPolicy.standard.backoff.ceiling(retry) == ms(expected))
    #expect(RetryPolicy.standard.backoff.jitter == .full)
    #expect(RetryPolicy.standard.backoff.floor == ms(100))
  }

  @Test(
    "B30 full jitter takes a share of the ceiling",
    arguments: [(0, 125), (1, 250), (2, 500), (3, 1_000), (4, 2_000), (5, 2_000)])
  func fullJitter(retry: Int, expected: Int) {
    #expect(exponential(.full, random: 0.25).wait(beforeRetry: retry) == ms(expected))
  }

  @Test("B30 equal jitter never goes below half the ceiling", arguments: [(0.0, 500), (0.5, 750), (1.0, 1_000)])
  func equalJitter(random: Double, expected: Int) {
    #expect(exponential(.equal, random: random).wait(beforeRetry: 1) == ms(expected))
  }

  @Test("B31 a wait is never below the floor", arguments: [(0.0, 100), (0.19, 100), (0.2, 100), (0.5, 250)])
  func floor(random: Double, expected: Int) {
    #expect(exponential(.full, random: random).wait(beforeRetry: 0) == ms(expected))
  }

  @Test("B30 many retries later it is still the cap", arguments: [5, 62, 63, 64, 5_000, .max])
  func manyRetries(retry: Int) {
    #expect(exponential(.none).wait(beforeRetry: retry) == ms(8_000))
    let huge = Backoff.exponential(base: .seconds(1), factor: 1e300, cap: .seconds(86_400), jitter: .none)
    #expect(huge.wait(beforeRetry: retry) == .seconds(86_400))
  }

  @Test("B30 a factor that is no growth stays at the base", arguments: [1, 0.5, 0, -2, .nan])
  func noGrowth(factor: Double) {
    let backoff = Backoff.exponential(base: ms(500), factor: factor, jitter: .none)
    #expect(backoff.wait(beforeRetry: 0) == ms(500))
    #expect(backoff.wait(beforeRetry: 5_000) == ms(500))
  }

  @Test("B30 an infinite factor goes to the cap with the first retry but one")
  func infiniteFactor() {
    let backoff = Backoff.exponential(base: ms(500), factor: .infinity, jitter: .none)
    #expect(backoff.wait(beforeRetry: 0) == ms(500))
    #expect(backoff.wait(beforeRetry: 1) == ms(8_000))
  }

  @Test(
    "B30 random numbers outside 0...1 count as the nearest inside", arguments: [(-1.0, 100), (2.0, 500), (.nan, 100)])
  func randomOutside(random: Double, expected: Int) {
    #expect(exponential(.full, random: random).wait(beforeRetry: 0) == ms(expected))
  }

  @Test("B30 a negative ceiling, base or cap is no negative wait")
  func negative() {
    #expect(Backoff { _ in ms(-5_000) }.wait(beforeRetry: 0) == ms(100))
    #expect(Backoff.constant(ms(-1)).wait(beforeRetry: 0) == .zero)
    #expect(Backoff.exponential(base: ms(-1)).wait(beforeRetry: 3) == ms(100))
    #expect(Backoff.exponential(cap: ms(-1)).wait(beforeRetry: 3) == ms(100))
    #expect(Backoff.exponential(base: ms(900), cap: ms(200), jitter: .none).wait(beforeRetry: 3) == ms(200))
  }

  @Test("B30 a loader asks its backoff for 0, 1, 2 and so on, and waits as long as it says")
  func askedInOrder() async {
    let asked = LoadLock<[Int]>([])
    let backoff = Backoff { retry in
      asked.withLock { $0.append(retry) }
      return ms(1_000 * (retry + 1))
    }
    let screen = Screen<NoInput>(
      [.fail(broken)], options: LoadOptions(retry: RetryPolicy(attempts: 4, backoff: backoff)))
    screen.loader.start()
    await screen.at(20_000)
    #expect(asked.withLock { $0 } == [0, 1, 2])
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(1_000), ms(3_000), ms(6_000)])
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(asked.withLock { $0 } == [0, 1, 2, 0])
  }
}

@Suite("Idempotency keys") struct IdempotencyKeyTests {
  @Test("Rule 12: a key is a random UUID of version 4 in lower case")
  func form() throws {
    let pattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    let keys = (0..<1_000).map { _ in IdempotencyKey.random() }
    for key in keys { #expect(key.wholeMatch(of: pattern) != nil, "\(key)") }
    #expect(Set(keys).count == keys.count)
  }
}
