/// The announcement for another input of a search. It waits for a second, so that only the last of several outcomes is
/// announced (rule 27).
@MainActor final class QueuedAnnouncement {
  /// An announcement that waits, and the outcome that it belongs to.
  struct Entry {
    let announcement: LoadAnnouncement
    let failure: LoadFailure?
    /// The number that stands for the input of the outcome.
    let input: Int
  }

  /// How long after an outcome its announcement follows.
  static let delay = Duration.seconds(1)

  private let clock: LoadClock
  private let post: @MainActor (Entry) -> Void
  private var entry: Entry?
  private var due = Duration.zero
  private lazy var timer = LoadTimer(clock: clock) { [weak self] in self?.postIfDue() }

  /// Creates a queue that is empty.
  ///
  /// - Parameters:
  ///   - clock: The clock of the loader.
  ///   - post: Called a second after an outcome, unless the announcement was dropped before.
  init(clock: LoadClock, post: @escaping @MainActor (Entry) -> Void) {
    self.clock = clock
    self.post = post
  }

  /// The input of the outcome that waits, if one does.
  var input: Int? { entry?.input }

  /// Queues an announcement in place of the one before.
  func put(_ entry: Entry) {
    self.entry = entry
    due = clock.now() + Self.delay
    timer.arm(due)
  }

  /// Replaces the announcement that waits, if one does, without a longer wait.
  func amend(_ entry: Entry) {
    if self.entry != nil { self.entry = entry }
  }

  /// Drops the announcement that waits, if one does.
  func drop() {
    guard entry != nil else { return }
    entry = nil
    timer.arm(nil)
  }

  private func postIfDue() {
    guard let entry else { return }
    // The timer may wake for the outcome before.
    guard due <= clock.now() else { return timer.arm(due) }
    self.entry = nil
    post(entry)
  }
}
