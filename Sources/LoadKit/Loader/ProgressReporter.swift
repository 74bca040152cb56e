/// Brings progress reports from any thread to the main actor, the newest only, with one hop under way at most.
final class ProgressReporter: Sendable {
  private struct Report: Sendable {
    var progress: LoadProgress
    var attempt: Int
  }

  private struct Facts: Sendable {
    weak var driver: LoadDriver?
    /// The newest report, until the main actor takes it.
    var report: Report?
    /// The newest attempt that does what must not be done twice.
    var unrepeatable = 0
    /// Whether the time of the loader stands still.
    var isSuspended = false
    var observers: [Int: @Sendable (Bool) -> Void] = [:]
    var lastObserver = 0
  }

  /// All behind one lock: each is an allocation, and a loader in flight has a reporter.
  private let facts: LoadLock<Facts>

  init(_ driver: LoadDriver) { facts = LoadLock(Facts(driver: driver)) }

  /// An attempt does what must not be done twice. Kept behind a lock: the attempt may end before a hop would arrive.
  func mustNotRepeat(attempt: Int) { facts.withLock { $0.unrepeatable = max($0.unrepeatable, attempt) } }

  /// Whether an attempt has said so.
  func hasToldNotToRepeat(attempt: Int) -> Bool { facts.withLock { $0.unrepeatable == attempt } }

  // MARK: Suspension

  /// Whether the time of the loader stands still.
  var isSuspended: Bool { facts.withLock { $0.isSuspended } }

  /// Records that the time of the loader stops or goes on, and notifies.
  func setSuspended(_ isSuspended: Bool) {
    let observers = facts.withLock { facts -> [@Sendable (Bool) -> Void] in
      guard facts.isSuspended != isSuspended else { return [] }
      facts.isSuspended = isSuspended
      return Array(facts.observers.values)
    }
    for notify in observers { notify(isSuspended) }
  }

  func observeSuspension(_ notify: @escaping @Sendable (Bool) -> Void) -> Int {
    facts.withLock { facts in
      facts.lastObserver += 1
      facts.observers[facts.lastObserver] = notify
      return facts.lastObserver
    }
  }

  func stopObservingSuspension(_ id: Int) { facts.withLock { _ = $0.observers.removeValue(forKey: id) } }

  // MARK: Progress

  func report(_ progress: LoadProgress, attempt: Int) {
    let isFirst = facts.withLock { facts in
      // A report of an attempt that was given up does not hide one of the attempt in flight.
      if let waiting = facts.report, waiting.attempt > attempt { return false }
      defer { facts.report = Report(progress: progress, attempt: attempt) }
      return facts.report == nil
    }
    guard isFirst else { return }
    Task { @MainActor in
      let (driver, report) = facts.withLock { facts in
        defer { facts.report = nil }
        return (facts.driver, facts.report)
      }
      guard let report else { return }
      driver?.send(.progress(report.progress, attempt: report.attempt))
    }
  }
}
