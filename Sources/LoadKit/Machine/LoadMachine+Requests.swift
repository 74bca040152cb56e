extension LoadMachine {
  mutating func take(_ request: LoadRequest, _ update: inout Update) {
    if run == nil {
      if isWanted(request, update.now) { beginRun(request, &update) }
    } else if run?.input == request.input {
      join(request, &update)
    } else {
      beginRun(request, &update)
    }
  }

  /// Whether a request that finds no run begins one.
  private func isWanted(_ request: LoadRequest, _ now: Duration) -> Bool {
    switch request.reason.code {
    case .appeared, .inputChanged: !isFresh(request.input, at: now)
    // Whoever never asked, or stopped it, is not served behind their back.
    case .foreground: !settled.isIdle && !isFresh(request.input, at: now)
    case .reconnected:
      runsOnReturn(after: settled.failure, mustNotRepeat: settled.mustNotRepeat)
    case .signedIn: runsOnSignIn(after: settled.failure)
    case .userRetry, .userRefresh, .poll, .invalidated: true
    }
  }

  // MARK: Joining

  private mutating func join(_ request: LoadRequest, _ update: inout Update) {
    guard var run else { return }
    run.leaveAt = nil
    run.keepAlive(for: request.lifetime)
    guard request.reason.isUser else {
      self.run = run
      return
    }
    if countsAnew(request, in: run) {
      run.slowFrom = update.time
      run.isSlow = false
      if case .attempting = run.stage { run.progress.countStallAgain(at: update.time) }
    }
    // Of the user's own wishes the first stays: its button busy, or its pull control, until an outcome (rule 7).
    if !run.reason.isUser {
      run.reason = request.reason
      // The banner becomes busy only now, and for its minimum from now (rule 6).
      if request.reason == .userRetry, run.isOverContent { run.indicatorSince = nil }
    }
    if request.reason == .userRetry || run.isOverContent || run.isOverFailure {
      run.show(at: update.time, rules.options.timing)
    }
    if request.reason == .userRefresh, run.isOverContent { run.isSingleAttempt = true }
    self.run = run
    switch run.stage {
    case .attempting:
      break
    case .holding(let outcome, let until):
      // The banner's button became busy just now, and stays so for its own minimum (rule 6).
      if let busyUntil = holdUntil, busyUntil > until { self.run?.stage = .holding(outcome, until: busyUntil) }
    case .debouncing, .waitingToRetry, .waitingForConnection:
      // The user asked: what was waited for is now (rule 10).
      restartAttempts(&update)
    }
  }

  /// Whether slow and stalled count from this request: the user's first retry in a run (rule 10). Without content a
  /// pull is a retry.
  private func countsAnew(_ request: LoadRequest, in run: LoadRun<Value>) -> Bool {
    guard request.reason == .userRetry || !run.isOverContent else { return false }
    return run.reason != .userRetry && (run.isOverContent || !run.reason.isUser)
  }

  /// Goes on with an attempt that counts as the first.
  mutating func restartAttempts(_ update: inout Update) {
    run?.attempt = 1
    run?.calls = 0
    run?.isLastAttempt = false
    run?.startedAt = update.time
    attempt(&update)
  }

  // MARK: Starting

  private mutating func beginRun(_ request: LoadRequest, _ update: inout Update) {
    let old = run
    let showsFailure = showsFailure
    endRun(&update)
    endStream(&update)
    streamLife.wasShown = presence == .shown
    streamLife.mustNotRepeat = false
    let showedIndicator = old.map { !$0.isOverContent && $0.indicatorSince != nil } ?? false
    let isOverContent = !showedIndicator && keepsContent(for: request.input)
    let isDebounced =
      request.reason == .inputChanged && rules.options.debounce > .zero && (old != nil || !settled.isIdle)
    if request.input != settled.input { settled.isStale = true }

    lastRun += 1
    var run = LoadRun<Value>(
      id: lastRun, input: request.input, isOverContent: isOverContent,
      isOverFailure: showsFailure && !request.reason.isUser,
      reason: request.reason, stage: .debouncing(until: update.time + rules.options.debounce), startedAt: update.time,
      slowFrom: update.time, graceFrom: update.time)
    // A run that no call asked for ends with the displays of its loader, if it has any (rule 17).
    run.keepAlive(for: request.reason.isEvent && presence != .unattached ? .display : request.lifetime)
    leaveIfUnneeded(&run, update)
    run.isSingleAttempt = isOverContent && request.reason == .userRefresh
    // What shows goes on to show, and its minimum counts from its first showing (rule 2): not so a banner's button,
    // which becomes busy only now (rule 6).
    let becomesBusy = isOverContent && request.reason == .userRetry && old?.reason != .userRetry
    if let old, old.isOverContent == isOverContent, !becomesBusy { run.indicatorSince = old.indicatorSince }
    if request.reason.isUser { run.show(at: update.time, rules.options.timing) }
    self.run = run
    if !isDebounced { attempt(&update) }
  }

  /// Whether the content on screen stays while another input's answer is fetched.
  func keepsContent(for input: Int) -> Bool {
    switch settled.content {
    case .none: false
    case .value: settled.contentInput == input || rules.options.keepsPreviousContent
    // "No results" for an earlier input says nothing about this one.
    case .nothing: settled.contentInput == input
    }
  }

  // MARK: Leaving

  mutating func leave(_ update: inout Update) {
    guard var run, run.waiting > 0 else { return }
    run.waiting -= 1
    leaveIfUnneeded(&run, update)
    self.run = run
  }

  /// Displays appeared on screen, or the last one left it.
  mutating func take(_ presence: LoadPresence, _ update: inout Update) {
    self.presence = presence
    noteStreamPresence(update)
    if presence == .shown {
      run?.leaveAt = nil
    } else if var run {
      leaveIfUnneeded(&run, update)
      self.run = run
    }
  }

  /// Lets the run end soon if no caller waits, no display shows it, and neither the user nor a detached request needs
  /// it.
  func leaveIfUnneeded(_ run: inout LoadRun<Value>, _ update: Update) {
    guard run.waiting == 0, !run.isDetached, presence != .shown, run.reason != .userRefresh, run.leaveAt == nil else {
      return
    }
    run.leaveAt = update.time + rules.options.cancellationDelay
  }
}

extension LoadReason {
  /// Whether something happened, and nobody asked.
  fileprivate var isEvent: Bool { self == .reconnected || self == .signedIn }
}

extension LoadRun {
  /// Records that a request needs the run.
  mutating func keepAlive(for lifetime: LoadLifetime) {
    switch lifetime {
    case .detached: isDetached = true
    case .waiting: waiting += 1
    case .display: break
    }
  }

  mutating func show(at time: Duration, _ timing: LoadTiming) {
    if timing.grace != nil, indicatorSince == nil { indicatorSince = time }
  }
}
