import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("One sleep for all deadlines", .timeLimit(.minutes(5)))
struct DeadlineKeeperTests {
  private let clock = ManualClock()
  private let keeper: DeadlineKeeper
  private let expired = LoadLock([String]())

  init() { keeper = DeadlineKeeper(clock) }

  @discardableResult private func add(_ name: String, after timeout: Duration) async -> Int {
    let id = keeper.add(after: timeout) { [expired] in expired.withLock { $0.append(name) } }
    await clock.whenSleeping(1)
    return id
  }

  private var names: [String] { expired.withLock { $0.sorted() } }

  /// Moves the clock, and waits until the keeper has dealt with it: as many deadlines are ahead as should be.
  private func advance(to seconds: Double, ahead: Int) async throws {
    await clock.advance(to: .milliseconds(Int(seconds * 1_000)))
    #expect(try await eventually { keeper.count == ahead })
  }

  @Test("Each expires at its time, not earlier")
  func order() async throws {
    await add("a", after: .seconds(10))
    await add("b", after: .seconds(20))
    await add("c", after: .seconds(20))
    try await advance(to: 9.999, ahead: 3)
    #expect(names == [])
    try await advance(to: 10, ahead: 2)
    #expect(try await eventually { names == ["a"] })
    await clock.whenSleeping(1)
    try await advance(to: 19.999, ahead: 2)
    #expect(names == ["a"])
    try await advance(to: 20, ahead: 0)
    #expect(try await eventually { names == ["a", "b", "c"] })
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("An earlier deadline that comes later is met, too")
  func earlier() async throws {
    await add("late", after: .seconds(60))
    await add("early", after: .seconds(1))
    #expect(try await eventually { clock.nextDeadline == .seconds(1) })
    try await advance(to: 1, ahead: 1)
    #expect(try await eventually { names == ["early"] })
    await clock.whenSleeping(1)
    try await advance(to: 60, ahead: 0)
    #expect(try await eventually { names == ["early", "late"] })
  }

  @Test("One that is removed does not expire; the next one does")
  func removed() async throws {
    let first = await add("a", after: .seconds(10))
    await add("b", after: .seconds(30))
    keeper.remove(first)
    try await advance(to: 10, ahead: 1)
    #expect(names == [])
    #expect(try await eventually { clock.nextDeadline == .seconds(30) })
    try await advance(to: 30, ahead: 0)
    #expect(try await eventually { names == ["b"] })
    keeper.remove(first)
  }

  @Test("A deadline added after all others have passed starts another sleep")
  func again() async throws {
    await add("a", after: .seconds(10))
    try await advance(to: 10, ahead: 0)
    #expect(try await eventually { clock.pendingSleepCount == 0 })
    await add("b", after: .seconds(10))
    try await advance(to: 20, ahead: 0)
    #expect(try await eventually { names == ["a", "b"] })
  }
}
