@_spi(Machine) extension LoadMachine {
  /// The next instant, on the caller's time line, at which the machine wants a ``LoadEvent/tick``.
  ///
  /// `nil` while it wants none: when nothing runs, and while the app is suspended.
  public var deadline: Duration? {
    guard suspendedAt == nil else { return nil }
    var earliest: Duration?
    func consider(_ time: Duration?) {
      guard let time else { return }
      earliest = min(earliest ?? time, time)
    }
    consider(pathRunDue.map { $0 - suspendedFor })
    consider(pollDue.map { $0 - suspendedFor })
    consider(streamLeaveAt)
    guard let run else { return earliest.map { $0 + suspendedFor } }
    consider(run.leaveAt)
    consider(run.cached?.until)
    consider(run.returnsAt)
    consider(indicatorDue(run))
    consider(slowDue(run))
    switch run.stage {
    case .debouncing(let until), .holding(_, let until):
      consider(until)
    case .waitingToRetry(let until):
      consider(until - suspendedFor)
    case .attempting:
      consider(attemptLimit(run).map { $0.from + $0.limit })
      consider(rules.retry.maxElapsed.map { run.startedAt + $0 })
      if rules.options.progress == .determinate {
        if !run.progress.isStalled || run.progress.stallEnds != nil {
          consider(run.progress.lastAdvance + rules.options.stallAfter)
        }
        consider(run.progress.stallEnds)
        if run.progress.pending != nil { consider(run.progress.nextChange) }
      }
    case .waitingForConnection:
      break
    }
    return earliest.map { $0 + suspendedFor }
  }

  private func indicatorDue(_ run: LoadRun<Value>) -> Duration? {
    guard run.indicatorSince == nil, let grace = rules.options.timing.grace else { return nil }
    if case .debouncing = run.stage { return nil }
    return run.graceFrom + grace
  }

  private func slowDue(_ run: LoadRun<Value>) -> Duration? {
    switch run.stage {
    case .attempting, .waitingToRetry: run.isSlow ? nil : run.slowFrom + rules.options.slowAfter
    case .debouncing, .holding, .waitingForConnection: nil
    }
  }

  mutating func tick(_ update: inout Update) {
    let time = update.time
    guard suspendedAt == nil else { return }
    if let leaveAt = streamLeaveAt, leaveAt <= time { leaveStream(&update) }
    runForPathIfDue(&update)
    pollIfDue(&update)
    guard let current = run else { return }
    if let leaveAt = current.leaveAt, leaveAt <= time {
      endRun(&update)
      return
    }
    showCachedIfDue(time)
    if let due = current.returnsAt, due <= time {
      run?.returnsAt = nil
      run?.isOverContent = true
    }
    switch current.stage {
    case .holding(let outcome, let until) where until <= time:
      settle(outcome, &update)
      return
    case .debouncing(let until) where until <= time:
      attempt(&update)
    case .waitingToRetry(let until) where until <= update.now:
      attempt(&update)
    case .attempting(let id):
      timeOut(current, id, &update)
    default:
      break
    }
    guard var run else { return }
    if let due = indicatorDue(run), due <= time { run.indicatorSince = time }
    if let due = slowDue(run), due <= time { run.isSlow = true }
    if case .attempting = run.stage, rules.options.progress == .determinate {
      if run.progress.lastAdvance + rules.options.stallAfter <= time { run.progress.stall(at: time) }
      run.progress.endStallIfDue(at: time)
      run.progress.flush(at: time)
    }
    self.run = run
  }

  /// Ends an attempt that has shown no sign of progress for too long, or the run that takes too long (rule 14).
  private mutating func timeOut(_ run: LoadRun<Value>, _ id: Int, _ update: inout Update) {
    let time = update.time
    if let limit = rules.retry.maxElapsed, run.startedAt + limit <= time {
      update.commands.cancelsAttempt = true
      let failure = Self.timedOut(after: limit)
      if !endOffline(failure, &update) { finish(.failure(failure), &update) }
    } else if let (from, limit) = attemptLimit(run), from + limit <= time {
      update.commands.cancelsAttempt = true
      fail(Self.timedOut(after: limit), from: id, &update)
    }
  }

  private static func timedOut(after limit: Duration) -> LoadFailure {
    #if hasFeature(Embedded)
      // Numbers as text would add half as much again to the size of a module.
      LoadFailure(.timedOut, diagnostic: "No answer in time")
    #else
      LoadFailure(.timedOut, diagnostic: "No answer in \(limit.shortText)")
    #endif
  }

  // MARK: Signing in

  /// Whether a sign-in is a reason to call again: not for what the user sent, since somebody else may have signed in.
  func runsOnSignIn(after failure: LoadFailure?) -> Bool {
    rules.options.reloadsAutomatically && failure?.kind == .unauthorized && rules.retry.idempotency == .idempotent
  }

  mutating func signedIn(_ update: inout Update) {
    settled.conditionsChanged = true
    switch run?.stage {
    case .attempting:
      run?.isBeforeSignIn = true
    case .holding(.failure(let failure), _) where runsOnSignIn(after: failure):
      // It need not show any more.
      restartAttempts(&update)
    case nil where settled.failure != nil:
      take(LoadRequest(input: settled.input, reason: .signedIn), &update)
    default:
      break
    }
  }
}
