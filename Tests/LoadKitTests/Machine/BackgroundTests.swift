@_spi(Machine) import LoadKit
import Testing

@Suite("Time in the background") struct BackgroundTests {
  @Test("B49 a wait that ends in the background becomes one call with the refresh of the return", arguments: [1, 2, 9])
  func waitEnds(seconds: Int) {
    var machine = TimedMachine(LoadOptions(timing: .none, retry: .retries(2, wait: .seconds(2))))
    machine.load()
    machine.fail()
    machine.at(500)
    machine.send(.suspended)
    machine.at(seconds * 1_000)
    #expect(machine.starts.count == 1)
    machine.send(.resumed)
    machine.load(.foreground)
    #expect(machine.times == (seconds < 2 ? [0] : [0, seconds * 1_000]))
    machine.at(10_000)
    #expect(machine.times.count == 2)
    #expect(machine.times.last == max(2_000, seconds * 1_000))
  }

  @Test("B49 grace, minimum, slow, timeouts and the delay of leaving stand still")
  func standsStill() {
    var machine = TimedMachine(LoadOptions(retry: .retries(0)))
    machine.load()
    machine.at(100)
    machine.send(.suspended)
    machine.at(60_000)
    #expect(machine.state.activity?.indicator == .pending)
    machine.send(.resumed)
    machine.at(60_099)
    #expect(machine.state.activity?.indicator == .pending)
    machine.at(60_100)
    #expect(machine.state.activity?.indicator == .visible)
    machine.at(63_899)
    #expect(machine.state.activity?.phase == .working)
    machine.at(63_900)
    #expect(machine.state.activity?.phase == .slow)
    machine.at(74_899)
    #expect(machine.state.failure == nil)
    machine.at(74_900)
    #expect(machine.state.failure?.kind == .timedOut)
  }

  @Test("B49 the limit for all attempts does not count the background, the wait does")
  func elapsed() {
    var machine = TimedMachine(LoadOptions(timing: .none, retry: .retries(3, wait: ms(4_000), maxElapsed: ms(10_000))))
    machine.load()
    machine.at(1_000)
    machine.fail()
    machine.send(.suspended)
    machine.at(61_000)
    machine.send(.resumed)
    #expect(machine.times == [0, 61_000])
    machine.fail()
    // 1 s of 10 s has passed.
    machine.at(65_000)
    #expect(machine.times == [0, 61_000, 65_000])
  }

  @Test("B49 a second stay in the background, and a wait that ends after it")
  func twice() {
    var machine = TimedMachine(LoadOptions(timing: .none, retry: .retries(1, wait: ms(10_000))))
    machine.load()
    machine.fail()
    for start in [1_000, 5_000] {
      machine.at(start)
      machine.send(.suspended)
      machine.at(start + 3_000)
      machine.send(.resumed)
    }
    machine.at(9_999)
    #expect(machine.starts.count == 1)
    machine.at(10_000)
    #expect(machine.starts.count == 2)
  }
}
