/// Brings progress reports from any thread to the main actor, the newest only, with one hop under way at most.
final class ProgressReporter: Sendable {
  private struct Report: Sendable {
    var progress: LoadProgress
    var attempt: Int
  }

  private struct Mailbox: Sendable { weak var driver: LoadDriver? }

  private let newest = LoadLock<Report?>(nil)
  private let mailbox: LoadLock<Mailbox>

  init(_ driver: LoadDriver) { mailbox = LoadLock(Mailbox(driver: driver)) }

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
