@_spi(Machine) import LoadKit
import LoadKitTesting
import Testing

@Suite("Progress") struct LoadProgressTests {
  @Test(
    "B83 the share is in 0…1, and unknown without a total",
    arguments: [
      (103, 100, 1.0), (5, nil, nil), (0, 0, nil), (5, -1, nil), (-5, 10, 0), (0, 10, 0), (5, 10, 0.5), (10, 10, 1),
      (.max, .max, 1), (.max, 1, 1), (.min, .max, 0), (1, .max, 1 / Double(Int64.max)),
    ] as [(Int64, Int64?, Double?)])
  func fraction(completed: Int64, total: Int64?, fraction: Double?) {
    #expect(LoadProgress(completed: completed, total: total).fraction == fraction)
  }

  /// The shares that a bar shows when these reports come, each so many milliseconds after the one before.
  private func shown(_ reports: [LoadProgress], every interval: Int) -> [Double?] {
    var machine = LoadMachine<Int>(options: LoadOptions(progress: .determinate))
    let id = machine.handle(.request(LoadRequest()), at: .zero).starts?.id ?? 0
    return reports.enumerated().map { index, report in
      _ = machine.handle(.progress(report, attempt: id), at: ms((index + 1) * interval))
      return machine.state.activity?.progress?.fraction
    }
  }

  @Test("B83 a bar never goes back, and keeps a total that it knew")
  func monotonic() {
    let reports = [(10, 100), (60, 100), (30, 100), (70, nil), (80, 400), (400, 400)] as [(Int64, Int64?)]
    #expect(
      shown(reports.map { LoadProgress(completed: $0.0, total: $0.1) }, every: 100)
        == [0.1, 0.6, 0.6, 0.7, 0.7, 1])
  }

  @Test("Rule 20: a bar changes at most ten times a second, and shows the newest report at the next beat")
  func beats() {
    var machine = LoadMachine<Int>(options: LoadOptions(timing: .none, progress: .determinate))
    let id = machine.handle(.request(LoadRequest()), at: .zero).starts?.id ?? 0
    func report(_ completed: Int64, _ time: Int) -> Double? {
      _ = machine.handle(.progress(LoadProgress(completed: completed, total: 100), attempt: id), at: ms(time))
      return machine.state.activity?.progress?.fraction
    }
    #expect(report(10, 10) == 0.1)
    #expect(report(20, 50) == 0.1)
    #expect(report(30, 109) == 0.1)
    #expect(machine.deadline == ms(110))
    _ = machine.handle(.tick, at: ms(110))
    #expect(machine.state.activity?.progress?.fraction == 0.3)
    #expect(report(40, 210) == 0.4)
  }

  @Test("Rule 19: declared progress that stands still is stalled, and goes on when it does")
  func stalled() {
    var machine = LoadMachine<Int>(options: LoadOptions(progress: .determinate))
    let id = machine.handle(.request(LoadRequest()), at: .zero).starts?.id ?? 0
    func at(_ time: Int, _ event: LoadEvent<Int>) -> LoadPhase? {
      _ = machine.handle(event, at: ms(time))
      return machine.state.activity?.phase
    }
    let half = LoadProgress(completed: 5, total: 10)
    #expect(at(1_000, .progress(half, attempt: id)) == .working)
    #expect(at(4_000, .tick) == .slow)
    #expect(at(5_999, .tick) == .slow)
    #expect(at(5_999, .progress(half, attempt: id)) == .slow)
    #expect(at(6_000, .tick) == .stalled)
    #expect(at(6_500, .progress(LoadProgress(completed: 6, total: 10), attempt: id)) == .stalled)
    #expect(machine.deadline == ms(7_000))
    #expect(at(7_000, .tick) == .slow)
  }
}
