/// Turns the raw reports of one attempt into what a bar shows: monotonic, and at most ten changes a second (rule 20).
struct ProgressMeter: Equatable {
  /// The shortest time between two changes of the bar.
  static let interval = Duration.milliseconds(100)

  /// What the bar shows.
  private(set) var shown = LoadProgress.zero
  /// The newest report, if it is not shown yet.
  private(set) var pending: LoadProgress?
  /// When the bar may next change.
  private(set) var nextChange = Duration.zero
  /// When an attempt last reported anything: its sign of life.
  private(set) var lastReport = Duration.zero
  /// When an attempt last got further.
  private(set) var lastAdvance = Duration.zero
  /// Since when the progress stands still, if it has for long enough to be shown.
  private(set) var stalledSince: Duration?
  /// When the progress stops being shown as stalled although it advances again (rule 2).
  private(set) var stallEnds: Duration?

  /// The shortest time for which stalled progress shows.
  static let minimumStall = Duration.seconds(1)

  var isStalled: Bool { stalledSince != nil }

  /// Begins anew with an attempt.
  mutating func restart(at now: Duration) {
    self = ProgressMeter()
    lastReport = now
    lastAdvance = now
  }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - progress: The report.
  ///   - now: The time.
  ///   - visibleSince: When the indicator first showed, if it shows.
  mutating func report(_ progress: LoadProgress, at now: Duration, visibleSince: Duration?) {
    lastReport = now
    let before = pending ?? shown
    guard let next = before.advanced(to: progress) else { return }
    lastAdvance = now
    endStall(at: now, visibleSince: visibleSince)
    pending = next
    flush(at: now)
  }

  /// Shows the newest report if the bar may change now.
  mutating func flush(at now: Duration) {
    guard let pending, nextChange <= now else { return }
    shown = pending
    self.pending = nil
    nextChange = now + Self.interval
  }

  /// The progress has stood still for too long.
  mutating func stall(at now: Duration) {
    stalledSince = stalledSince ?? now
    stallEnds = nil
  }

  /// Ends a stall that has shown for long enough.
  mutating func endStallIfDue(at now: Duration) {
    guard let stallEnds, stallEnds <= now else { return }
    stalledSince = nil
    self.stallEnds = nil
  }

  /// Counts the time without an advance from now on: the attempt is over, or the user has just asked again.
  mutating func countStallAgain(at now: Duration) {
    lastAdvance = now
    stalledSince = nil
    stallEnds = nil
  }

  private mutating func endStall(at now: Duration, visibleSince: Duration?) {
    guard let stalledSince else { return }
    stallEnds = visibleSince.map { max($0, stalledSince) + Self.minimumStall } ?? now
    endStallIfDue(at: now)
  }
}

extension LoadProgress {
  /// A later report in the light of this one, or `nil` if it gets no further.
  ///
  /// Neither the count nor the share ever goes back, and a total once known stays known: a total that grew is shown as
  /// soon as the share catches up with what is shown already.
  fileprivate func advanced(to next: LoadProgress) -> LoadProgress? {
    let next = LoadProgress(completed: max(completed, next.completed), total: next.total ?? total)
    guard next != self, (next.fraction ?? 0) >= (fraction ?? 0) else { return nil }
    return next
  }
}
