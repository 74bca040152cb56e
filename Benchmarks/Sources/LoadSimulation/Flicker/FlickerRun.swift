@_spi(Machine) import LoadKit

/// A first load on a `LoadMachine` in virtual time, as far as a user sees it.
struct FlickerRun {
  /// When the indicator began to show; `nil` if it never did.
  var indicatorAt: Duration?
  /// When the content showed.
  var contentAt = Duration.zero

  /// Tells a machine what happens, in the order of time. At one instant the answer comes before the tick.
  ///
  /// - Parameters:
  ///   - idle: A machine that has loaded nothing.
  ///   - latency: When the operation answers.
  init(_ idle: LoadMachine<Int>, latency: Duration) {
    var machine = idle
    var attempt = machine.handle(.request(LoadRequest()), at: .zero).starts?.id
    while machine.isRunning {
      let due = machine.deadline
      if let id = attempt, due.map({ latency <= $0 }) ?? true {
        attempt = nil
        _ = machine.handle(.success(1, attempt: id), at: latency)
        contentAt = latency
      } else if let due {
        _ = machine.handle(.tick, at: due)
        contentAt = due
        if indicatorAt == nil, machine.state.activity?.indicator == .visible { indicatorAt = due }
      }
    }
  }
}

/// The measures of many loads.
struct FlickerResult {
  /// The share of loads whose indicator shows for less than `flash`.
  var flashes = 0.0
  /// The share of loads whose indicator shows for less than LoadKit's minimum.
  var brief = 0.0
  /// Mean milliseconds by which the content shows later than it arrived.
  var added = 0.0
  /// The share of loads that show neither indicator nor content for longer than `silence`.
  var silent = 0.0
  /// Mean milliseconds until an indicator or the content shows.
  var feedback = 0.0

  static let flash = Duration.milliseconds(200)
  static let silence = Duration.milliseconds(400)

  init(_ strategy: FlickerStrategy, _ loads: [Duration]) {
    // Nothing but the answer ends a load, so that only the indicator makes a difference.
    let retry = RetryPolicy(attempts: 1, attemptTimeout: nil, maxElapsed: nil)
    let idle = LoadMachine<Int>(options: LoadOptions(timing: strategy.timing, retry: retry))
    for latency in loads {
      let run = FlickerRun(idle, latency: latency)
      let shown = run.indicatorAt.map { run.contentAt - $0 }
      if let shown, shown < Self.flash { flashes += 1 }
      if let shown, shown < LoadTiming.spinner.minimumDisplay { brief += 1 }
      let first = min(run.indicatorAt ?? run.contentAt, run.contentAt)
      if first > Self.silence { silent += 1 }
      added += (run.contentAt - latency) / .milliseconds(1)
      feedback += first / .milliseconds(1)
    }
    self = map { $0 / Double(loads.count) }
  }

  /// The mean over mixes, each with the same weight.
  init(mean results: [FlickerResult]) {
    for result in results {
      flashes += result.flashes
      brief += result.brief
      added += result.added
      silent += result.silent
      feedback += result.feedback
    }
    self = map { $0 / Double(results.count) }
  }

  private func map(_ change: (Double) -> Double) -> FlickerResult {
    var result = self
    result.flashes = change(flashes)
    result.brief = change(brief)
    result.added = change(added)
    result.silent = change(silent)
    result.feedback = change(feedback)
    return result
  }

  /// Whether a result is as good in flashes, added wait and silence, and better in one.
  func isBetter(than other: FlickerResult) -> Bool {
    let mine = [flashes, added, silent]
    let others = [other.flashes, other.added, other.silent]
    return zip(mine, others).allSatisfy(<=) && mine != others
  }
}
