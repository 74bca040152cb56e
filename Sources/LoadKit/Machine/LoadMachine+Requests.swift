extension LoadMachine {
  mutating func take(_ request: LoadRequest, _ update: inout Update) {
    if request.reason == .invalidated, request.input == settled.contentInput { settled.isStale = true }
    if run == nil {
      if isWanted(request, update.now) { beginRun(request, &update) }
    } else if run?.input == request.input {
      join(request, &update)
    } else if !goesBack(request, &update) {
      beginRun(request, &update)
    }
  }

  /// Whether a request that finds no run begins one.
  private func isWanted(_ request: LoadRequest, _ now: Duration) -> Bool {
    guard request.reason.isUser || !mustWait(request.input, at: now) else { return false }
    return switch request.reason.code {
    case .appeared, .inputChanged: loadsOnAppearance(request.input, at: now)
    // A load that the user never asked for, or stopped, is not begun behind their back.
    case .foreground: !settled.isIdle && loadsOnAppearance(request.input, at: now)
    case .reconnected:
      runsOnReturn(after: settled.failure, mustNotRepeat: settled.mustNotRepeat)
    case .signedIn: runsOnSignIn(after: settled.failure)
    case .userRetry, .userRefresh, .poll, .invalidated: true
    }
  }

  /// Whether an appearing screen would load (rule 4): not what is fresh, nor after a failure that another attempt would
  /// only repeat.
  func loadsOnAppearance(_ input: Int, at now: Duration) -> Bool {
    if isFresh(input, at: now) { return false }
    guard case .none = settled.content, settled.input == input, let failure = settled.failure else { return true }
    guard !mustWait(input, at: now) else { return false }
    return failure.isRetryable || settled.conditionsChanged || now - settled.failedAt >= rules.options.staleAfter
  }

  /// Whether the server asked not to be called yet. The user's request is made all the same (rule 13).
  private func mustWait(_ input: Int, at now: Duration) -> Bool {
    guard settled.input == input, let wait = settled.failure?.retryAfter else { return false }
    return now < settled.failedAt + wait
  }

  // MARK: Going back

  /// Goes back to the settled input, if the request is for that and the operation was not called for another one since
  /// (rule 3): what was settled shows again in this turn, as fresh as it was, and nothing is asked for.
  ///
  /// - Returns: Whether that was so.
  private mutating func goesBack(_ request: LoadRequest, _ update: inout Update) -> Bool {
    guard let run, request.reason == .inputChanged || request.reason == .appeared else { return false }
    guard settled.input == request.input, !settled.isIdle, !settled.wasLeft, run.earlier == nil else { return false }
    // A refresh that the other input cut short is still owed.
    if run.replaced?.input == request.input, settled.isStale { return false }
    let until = run.isOverContent ? nil : run.indicatorSince.map { $0 + rules.options.timing.minimumDisplay }
    endRun(&update)
    // An indicator that shows, shows for its minimum (rule 2).
    if let until, update.time < until { holdIndicator(of: run, until: until, request, update) }
    return true
  }

  /// Keeps the indicator of a run for another input until its minimum is over. Then what was settled shows again.
  private mutating func holdIndicator(
    of old: LoadRun<Value>, until: Duration, _ request: LoadRequest, _ update: Update
  ) {
    lastRun += 1
    var run = LoadRun<Value>(
      id: lastRun, input: request.input, isOverContent: false, isOverFailure: false, reason: request.reason,
      stage: .holding(.cancelled, until: until), startedAt: update.time, slowFrom: update.time,
      graceFrom: update.time)
    run.indicatorSince = old.indicatorSince
    run.keepAlive(for: request)
    leaveIfUnneeded(&run, update)
    self.run = run
  }

  // MARK: Joining

  private mutating func join(_ request: LoadRequest, _ update: inout Update) {
    guard var run else { return }
    run.leaveAt = nil
    run.keepAlive(for: request)
    guard request.reason.isUser else {
      self.run = run
      if request.reason == .invalidated { mark(&update) }
      return
    }
    let replaces = isReplaced(by: request, run, update.time)
    let reason = reason(for: request, isOverContent: run.isOverContent)
    if countsAnew(request, in: run) {
      run.slowFrom = update.time
      run.isSlow = false
      if case .attempting = run.stage { run.progress.countStallAgain(at: update.time) }
    }
    // Of the user's own wishes the first stays: its button busy, or its pull control, until an outcome (rule 7).
    if !run.reason.isUser {
      run.reason = reason
      // The banner becomes busy only now, and for its minimum from now (rule 6).
      if reason == .userRetry, run.isOverContent { run.indicatorSince = nil }
    }
    if reason == .userRetry || run.isOverContent || run.isOverFailure {
      run.show(at: update.time, rules.options.timing)
    }
    if run.isOverContent, reason == .userRefresh || run.isAttempting { run.isSingleAttempt = true }
    self.run = run
    switch run.stage {
    case .attempting where replaces:
      update.commands.cancelsAttempt = true
      restartAttempts(&update)
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

  /// The reason that a user's request counts with. Without content a pull is a retry: its control ends at once, and the
  /// indicator is the only sign (rule 7).
  private func reason(for request: LoadRequest, isOverContent: Bool) -> LoadReason {
    request.reason == .userRefresh && !isOverContent ? .userRetry : request.reason
  }

  /// Whether a user's refresh takes the place of the attempt in flight: of one that began by itself some time ago, and
  /// whose value may be that old (rule 7).
  private func isReplaced(by request: LoadRequest, _ run: LoadRun<Value>, _ time: Duration) -> Bool {
    guard request.reason == .userRefresh, run.isOverContent, run.isAttempting, !run.reason.isUser else { return false }
    guard rules.options.progress != .determinate, rules.retry.idempotency != .nonIdempotent, !run.mustNotRepeat else {
      return false
    }
    return time - run.attemptSince >= Self.joinedAge
  }

  /// The age from which on an attempt is too old for a user's refresh to join it.
  private static var joinedAge: Duration { .seconds(1) }

  /// The content has changed: the attempt in flight may be older than that, so that another run has to follow (rule 3).
  private mutating func mark(_ update: inout Update) {
    switch run?.stage {
    case .attempting, .holding(.value, _), .holding(.nothing, _):
      run?.isOutdated = true
      run?.needsSecondRun = true
    case .holding(.failure, _), .holding(.cancelled, _):
      // It need not show any more.
      restartAttempts(&update)
    case .debouncing, .waitingToRetry, .waitingForConnection, nil:
      break
    }
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
    let returnsAt = showedIndicator ? contentReturn(for: request.input, old?.indicatorSince, update.time) : nil
    let isOverContent = !showedIndicator || returnsAt == update.time ? keepsContent(for: request.input) : false
    let reason = reason(for: request, isOverContent: keepsContent(for: request.input))
    let isOverFailure =
      showsFailure && !reason.isUser
      && (request.input == settled.input || settled.failure?.kind.isAboutRequest == false)
    let isDebounced =
      request.reason == .inputChanged && rules.options.debounce > .zero
      && (old != nil || !settled.isIdle || rules.options.debouncesFirstInput)
    // The first input after none is what a cancelled load goes back to, idle, as the very first one is.
    if settled.input == LoadRequest.noInput { settled.input = request.input }

    lastRun += 1
    var run = LoadRun<Value>(
      id: lastRun, input: request.input, isOverContent: isOverContent,
      isOverFailure: isOverFailure,
      reason: reason, stage: .debouncing(until: update.time + rules.options.debounce), startedAt: update.time,
      slowFrom: update.time, graceFrom: update.time)
    if let returnsAt, returnsAt > update.time { run.returnsAt = returnsAt }
    keepGrace(&run, after: old)
    // A run that no call asked for ends with the displays of its loader, if it has any (rule 17).
    var request = request
    if request.reason.isEvent, presence != .unattached { request.lifetime = .display }
    run.keepAlive(for: request)
    leaveIfUnneeded(&run, update)
    run.isSingleAttempt = isOverContent && reason == .userRefresh
    // What shows goes on to show, and its minimum counts from its first showing (rule 2): not so a banner's button,
    // which becomes busy only now (rule 6).
    let becomesBusy = isOverContent && reason == .userRetry && old?.reason != .userRetry
    if let old, old.isOverContent == isOverContent || returnsAt != nil, !becomesBusy {
      run.indicatorSince = old.indicatorSince
    }
    if reason.isUser { run.show(at: update.time, rules.options.timing) }
    self.run = run
    if !isDebounced { attempt(&update) }
  }

  /// When the content of an input that was settled before shows again, where the indicator of another input shows: at
  /// once, or at the end of its minimum. `nil` if there is none.
  private func contentReturn(for input: Int, _ indicatorSince: Duration?, _ time: Duration) -> Duration? {
    guard !settled.content.isNone, settled.contentInput == input, let indicatorSince else { return nil }
    return max(time, indicatorSince + rules.options.timing.minimumDisplay)
  }

  /// Lets the grace period go on where a run for the same input had to give way before it settled (rule 3).
  private func keepGrace(_ run: inout LoadRun<Value>, after old: LoadRun<Value>?) {
    guard let old else { return }
    run.replaced = old.hasCalled ? LoadRun.Replaced(input: old.input, graceFrom: old.graceFrom) : old.replaced
    guard let earlier = old.replaced, earlier.input == run.input else { return }
    guard settled.isIdle || run.input != settled.input else { return }
    run.graceFrom = earlier.graceFrom
    run.continuesGrace = true
  }

  /// Begins the run that follows on one whose value may be older than a change (rule 3). It goes on with the indicator,
  /// and with the callers that wait for newer content.
  mutating func beginSecondRun(after first: LoadRun<Value>, _ update: inout Update) {
    endStream(&update)
    streamLife.failure = nil
    streamLife.wasShown = presence == .shown
    streamLife.mustNotRepeat = false
    lastRun += 1
    var run = LoadRun<Value>(
      id: lastRun, input: first.input, isOverContent: true, isOverFailure: false,
      reason: first.reason.isUser ? first.reason : .invalidated, stage: .debouncing(until: update.time),
      startedAt: update.time, slowFrom: update.time, graceFrom: update.time)
    run.firstRun = first.id
    run.indicatorSince = first.indicatorSince
    run.isSingleAttempt = first.reason == .userRefresh
    run.waiting = min(first.waiting, first.waitingForNewest)
    run.waitingForNewest = run.waiting
    // No call asked for it: where the loader has no display, nothing else would keep it (rule 17).
    run.isDetached = first.isDetachedForNewest || presence == .unattached
    run.isDetachedForNewest = run.isDetached
    leaveIfUnneeded(&run, update)
    self.run = run
    attempt(&update)
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

  mutating func leave(_ reason: LoadReason, _ update: inout Update) {
    guard var run, run.waiting > 0 else { return }
    run.waiting -= 1
    if reason.wantsNewest, run.waitingForNewest > 0 { run.waitingForNewest -= 1 }
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

  /// Whether a caller with this reason waits for content that is newer than its request.
  var wantsNewest: Bool { self == .invalidated || self == .userRefresh }
}

extension LoadRun {
  /// Records that a request needs the run.
  mutating func keepAlive(for request: LoadRequest) {
    let wantsNewest = request.reason.wantsNewest
    switch request.lifetime {
    case .detached:
      isDetached = true
      if wantsNewest { isDetachedForNewest = true }
    case .waiting:
      waiting += 1
      if wantsNewest { waitingForNewest += 1 }
    case .display:
      break
    }
  }

  /// Whether the operation runs.
  var isAttempting: Bool {
    if case .attempting = stage { return true }
    return false
  }

  mutating func show(at time: Duration, _ timing: LoadTiming) {
    if timing.grace != nil, indicatorSince == nil { indicatorSince = time }
  }
}
