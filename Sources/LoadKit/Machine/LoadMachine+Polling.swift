/// When the next poll is due (rule 23).
struct LoadPollState: Equatable {
  /// When the last outcome was settled, by wall time; `nil` before the first.
  var settledAt: Duration?
  /// How many outcomes in a row were failures.
  var failures = 0
  /// The time before which the server wants no request.
  var notBefore: Duration?
  /// The outcome that was settled by the present event.
  var outcome: Outcome?

  enum Outcome: Equatable {
    case success
    case failure(retryAfter: Duration?)
  }

  /// The longest interval after failures, unless the interval itself is longer.
  static let longestInterval = Duration.seconds(300)

  /// The interval after an outcome: twice as long after each failure.
  func interval(_ every: Duration) -> Duration {
    let longest = max(every, Self.longestInterval)
    var interval = every
    for _ in 0..<failures where interval < longest { interval = min(interval * 2, longest) }
    return interval
  }
}

extension LoadMachine {
  /// When the next poll is due, by wall time; `nil` while nothing is polled: during a run or a stream, while paused,
  /// and while the loader has displays and none is on screen.
  var pollDue: Duration? {
    guard let every = rules.options.pollEvery, let settledAt = poll.settledAt else { return nil }
    guard run == nil, stream == nil, !isPaused, presence != .hidden else { return nil }
    return max(settledAt + poll.interval(every), poll.notBefore ?? .zero)
  }

  mutating func pollIfDue(_ update: inout Update) {
    guard let due = pollDue, due <= update.now else { return }
    let lifetime = presence == .unattached ? LoadLifetime.detached : .display
    take(LoadRequest(input: settled.input, reason: .poll, lifetime: lifetime), &update)
  }

  /// Records an event: outcomes and stopped runs begin the interval again.
  ///
  /// - Parameters:
  ///   - hadWork: Whether a run or a stream was in progress before the event.
  ///   - isUserRequest: Whether the event is a request of the user.
  ///   - update: The event's time.
  mutating func notePoll(hadWork: Bool, isUserRequest: Bool, _ update: Update) {
    if isUserRequest { poll.failures = 0 }
    switch poll.outcome.take() {
    case .success:
      poll.failures = 0
      poll.notBefore = nil
      poll.settledAt = update.now
    case .failure(let retryAfter):
      poll.failures += 1
      poll.notBefore = retryAfter.map { update.now + $0 }
      poll.settledAt = update.now
    case nil:
      guard run == nil, stream == nil else { return }
      if settled.isIdle {
        poll = LoadPollState()
      } else if hadWork, poll.settledAt != nil {
        poll.settledAt = update.now
      }
    }
  }

  // MARK: Pausing

  /// Pauses streams and polls, or lets them go on: the newest value that waits shows then.
  mutating func pause(_ pauses: Bool) {
    isPaused = pauses
    guard !pauses, let waiting = settled.waiting else { return }
    show(waiting.value, input: settled.contentInput, asOf: waiting.asOf, knowing: waiting.changes)
  }

  /// Whether the outcome of a run waits: the user asked for nothing, and the content is not to move.
  func waitsWhilePaused(_ run: LoadRun<Value>) -> Bool {
    isPaused && run.isOverContent && run.input == settled.contentInput && (run.reason == .poll || run.isResubscription)
  }
}
