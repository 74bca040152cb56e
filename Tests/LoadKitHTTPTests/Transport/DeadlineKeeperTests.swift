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

  @Test("B92 10,000 deadlines in any order, half of them removed: each of the others expires at its time")
  func many() async throws {
    var seed: UInt64 = 7
    var ids: [Int] = []
    for _ in 0..<10_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let wait = Int(seed >> 33) % 5_000 + 1
      ids.append(keeper.add(after: .milliseconds(wait)) { [expired] in expired.withLock { $0.append("\(wait)") } })
    }
    for id in ids where id % 2 == 0 { keeper.remove(id) }
    for time in stride(from: 500, through: 5_000, by: 500) {
      let before = expired.withLock { $0.count }
      await clock.whenSleeping(1)
      while let next = clock.nextDeadline, next <= .milliseconds(time) {
        await clock.advance(to: next)
        await settled(from: next)
      }
      await clock.advance(to: .milliseconds(time))
      let new = expired.withLock { $0[before...].compactMap { Int($0) } }
      #expect(new.allSatisfy { $0 > time - 500 && $0 <= time })
    }
    #expect(names.count == 5_000 && keeper.count == 0)
  }

  /// Waits until the keeper sleeps again, or has nothing to sleep for, and has called what was due.
  private func settled(from deadline: Duration) async {
    while keeper.count > 0, clock.nextDeadline.map({ $0 <= deadline }) ?? true { await Task.detached {}.value }
    while expired.withLock({ $0.count }) + keeper.count < 5_000 { await Task.detached {}.value }
  }

  @Test("B92 removed deadlines are dropped: the memory of a request does not last until its deadline")
  func dropped() async {
    for _ in 0..<10_000 { keeper.remove(keeper.add(after: .seconds(60)) {}) }
    #expect(keeper.count == 0 && keeper.heapCount < 200)
  }

  @Test("B92 after a suspension of the process the session delivers before the deadlines that have passed")
  func suspended() async throws {
    let jumping = JumpingClock()
    let keeper = DeadlineKeeper(jumping)
    let late = EventCounter()
    let delivered = keeper.add(after: .seconds(60)) { Issue.record("expired in the turn of the return") }
    _ = keeper.add(after: .seconds(70)) { late.add() }
    await jumping.sleeping.reaches(1)
    // Ten minutes pass while nothing runs; then the sleep ends, and the session delivers.
    jumping.jump(by: .seconds(600))
    while keeper.sleeps { await Task.detached {}.value }
    keeper.remove(delivered)
    await late.reaches(1)
    #expect(keeper.count == 0)
  }
}

/// A clock that jumps, as that of a process that was suspended: its sleeps end late, all at once.
private final class JumpingClock: Clock {
  struct State: Sendable {
    var now = Duration.zero
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let sleeping = EventCounter()
  private let state = LoadLock(State())
  var now: ManualClock.Instant { ManualClock.Instant(offset: state.withLock { $0.now }) }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      sleeping.add()
    }
  }

  func jump(by duration: Duration) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.now += duration
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

@Suite("The heap of deadlines") struct DeadlineHeapTests {
  @Test("it gives the earliest first, also after others were dropped")
  func order() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var state = seed
      var heap = DeadlineHeap()
      var deadlines: [Int: Int] = [:]
      for id in 0..<Int(seed * 3) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        deadlines[id] = Int(state >> 40) % 100
        heap.insert(DeadlineHeap.Item(deadline: .seconds(deadlines[id]!), id: id))
      }
      if seed % 2 == 0 {
        heap.keep { $0.id % 3 > 0 }
        deadlines = deadlines.filter { $0.key % 3 > 0 }
      }
      var popped: [Int] = []
      while let first = heap.first {
        #expect(heap.popFirst()?.id == first.id)
        popped.append(deadlines[first.id]!)
      }
      #expect(popped == deadlines.values.sorted())
    }
  }
}
