@_spi(Machine) extension LoadMachine {
  /// The next instant, on the caller's time line, at which the machine wants a ``LoadEvent/tick``.
  ///
  /// `nil` while it wants none: when nothing runs, and while the app is suspended.
  public var deadline: Duration? {
    guard let run, suspendedAt == nil else { return nil }
    var earliest: Duration?
    func consider(_ time: Duration?) {
      guard let time else { return }
      earliest = min(earliest ?? time, time)
    }
    consider(run.leaveAt)
    consider(run.cached?.until)
    consider(indicatorDue(run))
    consider(slowDue(run))
    switch run.stage {
    case .debouncing(let until), .waitingToRetry(let until), .holding(_, let until):
      consider(until)
    case .attempting:
      consider(rules.retry.attemptTimeout.map { run.progress.lastReport + $0 })
      consider(rules.retry.maxElapsed.map { run.startedAt + $0 })
      if rules.options.progress == .determinate {
        if !run.progress.isStalled { consider(run.progress.lastAdvance + rules.options.stallAfter) }
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
    case .attempting, .waitingToRetry: run.isSlow ? nil : run.startedAt + rules.options.slowAfter
    case .debouncing, .holding, .waitingForConnection: nil
    }
  }

  mutating func tick(_ update: inout Update) {
    let time = update.time
    guard let current = run, suspendedAt == nil else { return }
    if let leaveAt = current.leaveAt, leaveAt <= time {
      endRun(&update)
      return
    }
    showCachedIfDue(time)
    switch current.stage {
    case .holding(let outcome, let until) where until <= time:
      settle(outcome)
      return
    case .debouncing(let until) where until <= time, .waitingToRetry(let until) where until <= time:
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
      if run.progress.lastAdvance + rules.options.stallAfter <= time { run.progress.stall() }
      run.progress.flush(at: time)
    }
    self.run = run
  }

  /// Ends an attempt that has shown no sign of progress for too long, or the run that takes too long (rule 14).
  private mutating func timeOut(_ run: LoadRun<Value>, _ id: Int, _ update: inout Update) {
    let time = update.time
    if let limit = rules.retry.maxElapsed, run.startedAt + limit <= time {
      update.commands.cancelsAttempt = true
      finish(.failure(Self.timedOut(after: limit)), time)
    } else if let limit = rules.retry.attemptTimeout, run.progress.lastReport + limit <= time {
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

  // MARK: Connection

  /// Whether the return of the connection is a reason to call again: not if what may not be repeated may have arrived.
  func runsOnReturn(after failure: LoadFailure?, calls: Int, mustNotRepeat: Bool) -> Bool {
    guard rules.options.reloadsAutomatically, let failure, failure.kind.isNetwork else { return false }
    return calls == 0 || (rules.retry.idempotency != .nonIdempotent && !mustNotRepeat)
  }

  mutating func connect(_ new: LoadConnection, _ update: inout Update) {
    // Between offline and online nothing may be known for a while; it is a return all the same.
    let returned = wasOffline && new == .online
    if new != .unknown { wasOffline = new == .offline }
    connection = new
    let (calls, mustNotRepeat) = (run?.calls ?? 0, run?.mustNotRepeat ?? false)
    switch run?.stage {
    case .waitingForConnection(let since) where new != .offline:
      run?.startedAt += update.time - since
      attempt(&update)
    case .holding(.failure(let failure), _)
    where returned && runsOnReturn(after: failure, calls: calls, mustNotRepeat: mustNotRepeat):
      // It need not show any more.
      restartAttempts(&update)
    case nil where returned && settled.failure != nil:
      take(LoadRequest(input: settled.input, reason: .reconnected), &update)
    default:
      break
    }
  }
}
