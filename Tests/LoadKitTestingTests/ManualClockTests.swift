import LoadKitTesting
import Testing

@MainActor @Suite("Manual clock") struct ManualClockTests {
  let clock = ManualClock()

  @Test("Sleepers wake in the order of their deadlines, whatever the order they began in")
  func deadlineOrder() async {
    var woken: [String] = []
    _ = clock.schedule(after: .seconds(3)) { woken.append("3 at \(clock.now.offset)") }
    _ = clock.schedule(after: .seconds(1)) { woken.append("1 at \(clock.now.offset)") }
    _ = clock.schedule(after: .seconds(2)) { woken.append("2 at \(clock.now.offset)") }
    await clock.advance(by: .seconds(2))
    #expect(woken == ["1 at 1.0 seconds", "2 at 2.0 seconds"])
    #expect(clock.pendingSleepCount == 1)
    #expect(clock.nextDeadline == .seconds(3))
    await clock.advance(to: .seconds(10))
    #expect(woken.last == "3 at 3.0 seconds")
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("At one instant answers come before ticks, whatever the order they began in")
  func answersBeforeTicks() async {
    var order: [String] = []
    _ = clock.schedule(after: .seconds(1)) { order.append("tick") }
    let answer = Task {
      try await clock.deliver(after: .seconds(1))
      order.append("answer")
    }
    await clock.advance(by: .seconds(1))
    _ = await answer.result
    #expect(order == ["answer", "tick"])
  }

  @Test("What is scheduled on the way is reached on the way")
  func chained() async {
    var times: [Duration] = []
    func again() {
      times.append(clock.now.offset)
      if times.count < 5 { _ = clock.schedule(after: .seconds(1)) { again() } }
    }
    _ = clock.schedule(after: .seconds(1)) { again() }
    await clock.advance(by: .seconds(4))
    #expect(times == [1, 2, 3, 4].map { .seconds($0) })
  }

  @Test("A sleeper is counted, and wakes at its deadline and not before")
  func sleeper() async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.whenSleeping(1)
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: .milliseconds(999))
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: .milliseconds(1))
    try await sleeper.value
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("A cancelled sleeper throws at once and waits no longer, cancelled before or while it sleeps")
  func cancelledSleeper() async {
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.whenSleeping(1)
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }

    let early = Task { try await clock.sleep(for: .seconds(1)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("A sleep until a time that has passed does not wait")
  func pastDeadline() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(5)))
    try await clock.sleep(until: ManualClock.Instant())
  }

  @Test("A call that is cancelled is not made")
  func cancelledCall() async {
    var isCalled = false
    let cancel = clock.schedule(after: .seconds(1)) { isCalled = true }
    cancel()
    cancel()
    await clock.advance(by: .seconds(2))
    #expect(!isCalled)
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("Time does not go back")
  func noWayBack() async {
    await clock.advance(by: .seconds(2))
    await clock.advance(to: .seconds(1))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("A thousand sleepers from many threads all wake")
  func manyThreads() async throws {
    let clock = clock
    let sleepers = (0..<1_000).map { index in
      Task.detached { try await clock.sleep(for: .milliseconds(index % 10)) }
    }
    // Those of length 0 do not sleep.
    await clock.whenSleeping(900)
    await clock.advance(by: .milliseconds(9))
    for sleeper in sleepers { try await sleeper.value }
    #expect(clock.pendingSleepCount == 0)
  }
}
