@_spi(Machine) import LoadKit
import Testing

@Suite("Polling") struct PollingTests {
  private let options = LoadOptions(timing: .none, retry: .never, staleAfter: .seconds(3_600), pollEvery: .seconds(10))

  /// A machine with an outcome at 500.
  private func settled(_ presence: LoadPresence? = nil) -> TimedMachine {
    var machine = TimedMachine(options)
    if let presence { machine.send(.presence(presence)) }
    machine.load()
    machine.at(500)
    machine.succeed(1)
    return machine
  }

  @Test("B65 the interval counts from the settled outcome")
  func interval() {
    var machine = settled()
    machine.at(10_499)
    #expect(machine.times == [0])
    machine.at(10_500)
    #expect(machine.times == [0, 10_500])
    #expect(machine.state.activity?.reason == .poll)
    machine.at(12_000)
    machine.succeed(2)
    machine.at(21_999)
    #expect(machine.starts.count == 2)
    machine.at(22_000)
    #expect(machine.starts.count == 3)
  }

  @Test("B65 nothing polls before the first outcome, after a cancelled first load, and after a reset")
  func noOutcome() {
    var machine = TimedMachine(options, seed: .cached(1))
    machine.at(60_000)
    #expect(machine.starts.isEmpty)
    machine = TimedMachine(options)
    machine.load()
    machine.send(.cancel)
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    machine = settled()
    machine.send(.reset)
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    #expect(machine.machine.deadline == nil)
  }

  @Test("B65 each failure doubles the interval up to 5 min, and a success returns to it")
  func failures() {
    var machine = settled()
    var (last, waits) = (500, [Int]())
    for _ in 0..<7 {
      while machine.starts.last?.time ?? .zero <= ms(last), machine.now < .seconds(10_000) {
        machine.at(Int(machine.now / .milliseconds(1)) + 100)
      }
      waits.append((machine.times.last ?? 0) - last)
      machine.fail()
      last = Int(machine.now / .milliseconds(1))
    }
    #expect(waits == [10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
    machine.at(last + 300_000)
    machine.succeed(2)
    machine.at(last + 309_999)
    let count = machine.starts.count
    machine.at(last + 310_000)
    #expect(machine.starts.count == count + 1)
  }

  @Test("B65 an interval above 5 min stays as it is after failures")
  func longInterval() {
    var machine = TimedMachine(LoadOptions(timing: .none, retry: .never, pollEvery: .seconds(600)))
    machine.load()
    machine.fail()
    machine.at(599_999)
    #expect(machine.starts.count == 1)
    machine.at(600_000)
    #expect(machine.starts.count == 2)
  }

  @Test("B65 the user's refresh returns to the interval")
  func userRefresh() {
    var machine = settled()
    machine.at(10_500)
    machine.fail()
    machine.at(30_500)
    machine.fail()
    machine.load(.userRefresh)
    machine.succeed(2)
    machine.at(40_499)
    #expect(machine.starts.count == 4)
    machine.at(40_500)
    #expect(machine.starts.count == 5)
  }

  @Test("B65 no poll begins before the time that the server asked to wait")
  func retryAfter() {
    var machine = settled()
    machine.at(10_500)
    machine.fail(.rateLimited, retryAfter: .seconds(120))
    machine.at(130_499)
    #expect(machine.starts.count == 2)
    machine.at(130_500)
    #expect(machine.starts.count == 3)
  }

  @Test("B65 a poll that the user cancels is not repeated at once")
  func cancelled() {
    var machine = settled()
    machine.at(10_500)
    machine.send(.cancel)
    machine.at(20_499)
    #expect(machine.starts.count == 2)
    machine.at(20_500)
    #expect(machine.starts.count == 3)
  }

  @Test("B65 off screen no poll begins; a poll that is due when the loader is shown joins the appearance")
  func offScreen() {
    var machine = settled(.shown)
    machine.send(.presence(.hidden))
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    #expect(machine.machine.deadline == nil)
    machine.send(.presence(.shown))
    machine.load()
    #expect(machine.starts.count == 2)
    machine.succeed(2)
    machine.send(.presence(.hidden))
    machine.at(65_000)
    machine.send(.presence(.shown))
    #expect(machine.starts.count == 2)
    machine.at(70_000)
    #expect(machine.starts.count == 3)
  }

  @Test("B65 B49 in the background none begins, the time counts, and the return is one call")
  func background() {
    var machine = settled(.shown)
    machine.send(.suspended)
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    machine.send(.resumed)
    machine.load(.foreground)
    #expect(machine.starts.count == 2)
    #expect(machine.state.activity?.reason == .poll)
  }

  @Test("paused, no poll begins, and the value of a poll in progress waits")
  func paused() {
    var machine = settled()
    machine.at(10_500)
    machine.send(.paused(true))
    machine.succeed(2)
    #expect(machine.state.value == 1)
    #expect(machine.state.activity == nil)
    machine.at(60_000)
    #expect(machine.starts.count == 2)
    machine.send(.paused(false))
    #expect(machine.state.value == 2)
    #expect(machine.starts.count == 3)
  }

  @Test("an empty outcome waits too")
  func pausedEmpty() {
    var machine = settled()
    machine.at(10_500)
    machine.send(.paused(true))
    machine.succeed(0)
    #expect(machine.state.value == 1)
    machine.send(.paused(false))
    #expect(machine.state.isEmpty)
  }

  @Test("a stream is not polled")
  func stream() {
    var machine = TimedMachine(options)
    machine.load()
    machine.yield(1)
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    machine.send(.finished(attempt: machine.attempt))
    machine.at(69_999)
    #expect(machine.starts.count == 1)
    machine.at(70_000)
    #expect(machine.starts.count == 2)
  }

  @Test("an interval of zero is none, and a very short one is 100 ms")
  func shortest() {
    #expect(LoadOptions(pollEvery: .zero).pollEvery == nil)
    #expect(LoadOptions(pollEvery: .seconds(-1)).pollEvery == nil)
    #expect(LoadOptions(pollEvery: .nanoseconds(1)).pollEvery == ms(100))
  }
}
