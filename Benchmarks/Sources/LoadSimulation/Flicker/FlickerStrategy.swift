import LoadKit

/// When an indicator shows, and for how long at least.
struct FlickerStrategy: Sendable {
  let name: String
  let timing: LoadTiming

  /// The strategies of the page, in their order.
  static let all = [
    FlickerStrategy("Spinner always", delay: 0, minimum: 0),
    FlickerStrategy("Minimum only", delay: 0, minimum: 500),
    FlickerStrategy("Delay only", delay: 200, minimum: 0),
    FlickerStrategy("spin-delay", delay: 500, minimum: 200),
    FlickerStrategy("TanStack Router", delay: 1_000, minimum: 500),
    FlickerStrategy("Android", delay: 500, minimum: 500),
    loadKit,
  ]

  /// The library's default.
  static let loadKit = FlickerStrategy(name: "LoadKit", timing: .spinner)

  /// Delays and minimums in steps, for the Pareto front.
  static let grid: [FlickerStrategy] = {
    let delays = [0, 100, 150, 200, 250, 300, 350, 400, 500, 700, 1_000]
    return delays.flatMap { delay in
      [0, 100, 200, 300, 400, 500].map { FlickerStrategy("", delay: delay, minimum: $0) }
    }
  }()

  /// The delay and the minimum in milliseconds, as `200/300`.
  var numbers: String {
    func milliseconds(_ duration: Duration?) -> String { duration.map { String(Int($0 / .milliseconds(1))) } ?? "–" }
    return "\(milliseconds(timing.grace))/\(milliseconds(timing.minimumDisplay))"
  }
}

extension FlickerStrategy {
  private init(_ name: String, delay: Int, minimum: Int) {
    self.init(
      name: name, timing: LoadTiming(grace: .milliseconds(delay), minimumDisplay: .milliseconds(minimum)))
  }
}
