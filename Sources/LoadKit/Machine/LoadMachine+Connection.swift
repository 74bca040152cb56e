/// The network path as a monitor reports it, and the loads that it holds up (rule 21).
struct LoadPathState: Equatable {
  var connection = LoadConnection.unknown
  /// Whether the last known connection was offline.
  var wasOffline = false
  /// The number of the last usable path.
  var usablePath: Int?
  /// Since when the device is offline, on the time line of runs.
  var offlineSince: Duration?
  /// When the path last caused a run, by wall time.
  var lastRun: Duration?
  /// Whether the path has changed since then, too early for another run.
  var isRunDue = false

  /// The shortest time between two runs that the path causes.
  static let interval = Duration.seconds(10)
  /// How long an attempt may go without a sign of progress while the device is offline.
  static let attemptTimeout = Duration.seconds(5)

  /// When the path may cause the next run.
  var nextRun: Duration { lastRun.map { $0 + Self.interval } ?? .zero }

  /// Takes a report.
  ///
  /// - Parameters:
  ///   - new: The report.
  ///   - time: The time on the time line of runs.
  /// - Returns: Whether a path became usable, or another path did.
  mutating func take(_ new: LoadConnection, at time: Duration) -> Bool {
    let isChange = new.isOnline && (wasOffline || usablePath.map { $0 != new.path } ?? false)
    if new != .unknown { wasOffline = new.isOffline }
    if new.isOnline { usablePath = new.path }
    offlineSince = new.isOffline ? offlineSince ?? time : nil
    if new.isOffline { isRunDue = false }
    connection = new
    return isChange
  }
}

extension LoadMachine {
  mutating func connect(_ new: LoadConnection, _ update: inout Update) {
    let wasOffline = path.wasOffline
    let isChange = path.take(new, at: update.time)
    if isChange || wasOffline != path.wasOffline { settled.conditionsChanged = true }
    if new.isOffline {
      // The wait runs out, and its attempt is the last.
      if case .waitingToRetry = run?.stage { run?.isLastAttempt = true }
      return
    }
    run?.isLastAttempt = false
    guard isChange || isWaitingForConnection else { return }
    guard run == nil || isRepeatedByPath else {
      // The run in progress has begun on the path before. In the interval it is looked at again.
      path.isRunDue = path.nextRun > update.now
      return
    }
    path.isRunDue = isRepeatedByPath
    runForPathIfDue(&update)
  }

  private var isWaitingForConnection: Bool {
    if case .waitingForConnection = run?.stage { return true }
    return false
  }

  /// Whether a usable path repeats the load: it waits for a connection, or it has failed for the network. A failure
  /// that is held for the minimum counts as settled.
  private var isRepeatedByPath: Bool {
    switch run?.stage {
    case .waitingForConnection: true
    case .holding(.failure(let failure), _):
      runsOnReturn(after: failure, mustNotRepeat: run?.mustNotRepeat ?? false)
    case nil: runsOnReturn(after: settled.failure, mustNotRepeat: settled.mustNotRepeat)
    case .debouncing, .attempting, .waitingToRetry, .holding: false
    }
  }

  /// When the path causes a run, by wall time; `nil` if it causes none.
  var pathRunDue: Duration? {
    guard path.isRunDue, isRepeatedByPath else { return nil }
    let isUsable = path.connection.isOnline || (isWaitingForConnection && !path.connection.isOffline)
    return isUsable ? path.nextRun : nil
  }

  /// Runs the load again because of the path: at most once in 10 s, and not while the app is suspended.
  mutating func runForPathIfDue(_ update: inout Update) {
    guard suspendedAt == nil, let due = pathRunDue, due <= update.now else { return }
    path.isRunDue = false
    path.lastRun = update.now
    switch run?.stage {
    case .waitingForConnection(let since):
      run?.slowFrom += update.time - since
      restartAttempts(&update)
    case .some:
      // The failure that is held doesn't show.
      restartAttempts(&update)
    case nil:
      take(LoadRequest(input: settled.input, reason: .reconnected), &update)
    }
  }

  /// Whether a usable path is a reason to call again. Work that must not be repeated may have arrived.
  func runsOnReturn(after failure: LoadFailure?, mustNotRepeat: Bool) -> Bool {
    guard rules.options.reloadsAutomatically, let failure, failure.kind.isNetwork else { return false }
    return rules.retry.idempotency != .nonIdempotent && !mustNotRepeat
  }

  // MARK: Attempts while offline

  /// Whether the monitor's word counts for an attempt: the device is offline, and the work may be repeated.
  func isHeldUp(_ run: LoadRun<Value>) -> Bool {
    path.connection.isOffline && rules.retry.idempotency != .nonIdempotent && !run.mustNotRepeat
  }

  /// Ends an attempt that failed for the network while the device is offline: as offline, without a retry.
  ///
  /// - Returns: Whether it ended so.
  mutating func endOffline(_ failure: LoadFailure, _ update: inout Update) -> Bool {
    guard let run, isHeldUp(run), failure.kind.isNetwork else { return false }
    if rules.options.offline == .wait, !run.reason.isUser {
      self.run?.stage = .waitingForConnection(since: update.time)
      return true
    }
    var failure = failure
    failure.kind = .offline
    finish(.failure(failure), &update)
    return true
  }

  /// The limit of an attempt without a sign of progress, and from when it counts.
  func attemptLimit(_ run: LoadRun<Value>) -> (from: Duration, limit: Duration)? {
    let own = rules.retry.attemptTimeout.map { (from: run.progress.lastReport, limit: $0) }
    guard isHeldUp(run), let since = path.offlineSince else { return own }
    let offline = (from: max(run.progress.lastReport, since), limit: LoadPathState.attemptTimeout)
    guard let own, own.from + own.limit <= offline.from + offline.limit else { return offline }
    return own
  }
}
