/// Brings progress reports from any thread to the main actor, the newest only, with one hop under way at most.
final class ProgressReporter: Sendable {
  private struct Report: Sendable {
    var progress: LoadProgress
    var attempt: Int
  }

  private struct Mailbox: Sendable { weak var driver: LoadDriver? }

  private struct Facts: Sendable {
    /// The newest attempt that does what must not be done twice.
    var unrepeatable = 0
    /// Whether the time of the loader stands still.
    var isSuspended = false
    var observers: [Int: @Sendable (Bool) -> Void] = [:]
    var lastObserver = 0
  }

  private let newest = LoadLock<Report?>(nil)
  private let facts = LoadLock(Facts())
  private let mailbox: LoadLock<Mailbox>

  init(_ driver: LoadDriver) { mailbox = LoadLock(Mailbox(driver: driver)) }

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
    let isFirst = newest.withLock { newest in
      // A report of an attempt that was given up does not hide one of the attempt in flight.
      if let waiting = newest, waiting.attempt > attempt { return false }
      defer { newest = Report(progress: progress, attempt: attempt) }
      return newest == nil
    }
    guard isFirst else { return }
    Task { @MainActor in
      let report = newest.withLock { newest in
        defer { newest = nil }
        return newest
      }
      guard let report else { return }
      mailbox.withLock { $0.driver }?.send(.progress(report.progress, attempt: report.attempt))
    }
  }
}
