/// Brings progress reports from any thread to the main actor, the newest only, with one hop under way at most.
final class ProgressReporter: Sendable {
  private struct Report: Sendable {
    var progress: LoadProgress
    var attempt: Int
  }

  private struct Mailbox: Sendable { weak var driver: LoadDriver? }

  private let newest = LoadLock<Report?>(nil)
  /// The newest attempt that does what must not be done twice.
  private let unrepeatable = LoadLock(0)
  private let mailbox: LoadLock<Mailbox>

  init(_ driver: LoadDriver) { mailbox = LoadLock(Mailbox(driver: driver)) }

  /// An attempt does what must not be done twice. Kept behind a lock: the attempt may end before a hop would arrive.
  func mustNotRepeat(attempt: Int) { unrepeatable.withLock { $0 = max($0, attempt) } }

  /// Whether an attempt has said so.
  func hasToldNotToRepeat(attempt: Int) -> Bool { unrepeatable.withLock { $0 == attempt } }

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
