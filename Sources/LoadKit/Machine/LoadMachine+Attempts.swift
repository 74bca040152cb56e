extension LoadMachine {
  /// Calls the operation, whatever a monitor says about the connection (rule 21).
  mutating func attempt(_ update: inout Update) {
    // In place, here and below: a run is large, and copies of it were half of what a load cost.
    if case .debouncing = run?.stage {
      run?.startedAt = update.time
      run?.slowFrom = update.time
      if run?.continuesGrace == false { run?.graceFrom = update.time }
    }
    // Whatever began the attempt, it tries the path of now.
    path.isRunDue = false
    lastAttempt += 1
    run?.calls += 1
    run?.knownChanges = changeCount
    run?.hasCalled = true
    run?.isBeforeSignIn = false
    run?.mustNotRepeat = false
    // It is newer than every change until now.
    run?.isOutdated = false
    run?.needsSecondRun = false
    run?.attemptSince = update.time
    if let run, run.continuesGrace, let grace = rules.options.timing.grace, run.graceFrom + grace <= update.time {
      // The grace period was over before this attempt (rule 3).
      if run.indicatorSince == nil { self.run?.indicatorSince = update.time }
    }
    if run?.input != settled.input {
      settled.isStale = true
      settled.wasLeft = true
    }
    run?.stage = .attempting(id: lastAttempt)
    run?.progress.restart(at: update.time)
    update.commands.starts = LoadAttempt(id: lastAttempt, number: run?.attempt ?? 1, input: input)
  }

  // MARK: Answers

  mutating func receive(_ value: Value, from id: Int, isStream: Bool, _ update: inout Update) {
    if stream == id {
      if isPaused {
        settled.waiting = Settled.Waiting(value: value, asOf: update.now, changes: changeCount)
      } else {
        show(value, input: settled.contentInput, asOf: update.now, knowing: changeCount)
      }
      if !isStream { stream = nil }
      return
    }
    switch run?.stage {
    case .attempting(id), .holding(.value(_, _, stream: id, _), _):
      update.commands.succeeded = true
      // A value of a stream counts as requested when it arrives.
      if isStream { run?.knownChanges = changeCount }
      finish(.value(value, at: update.now, stream: isStream ? id : nil, then: nil), &update)
    default:
      break
    }
  }

  mutating func end(_ id: Int, _ update: inout Update) {
    if stream == id { stream = nil }
    switch run?.stage {
    case .attempting(id):
      update.commands.succeeded = true
      run?.knownChanges = changeCount
      finish(.nothing(at: update.now), &update)
    case .holding(.value(let value, let at, stream: id, _), let until):
      run?.stage = .holding(.value(value, at: at, stream: nil, then: nil), until: until)
    default:
      break
    }
  }

  mutating func wasCancelled(_ id: Int, _ update: inout Update) {
    if stream == id { stream = nil }
    switch run?.stage {
    case .attempting(id): finish(.cancelled, &update)
    case .holding(.value(let value, let at, stream: id, _), let until):
      run?.stage = .holding(.value(value, at: at, stream: nil, then: nil), until: until)
    default: break
    }
  }

  mutating func mustNotRepeat(_ id: Int) {
    if stream == id { streamLife.mustNotRepeat = true }
    guard case .attempting(id) = run?.stage else { return }
    run?.mustNotRepeat = true
  }

  mutating func report(_ progress: LoadProgress, from id: Int, _ update: inout Update) {
    guard case .attempting(id) = run?.stage else { return }
    let visibleSince = run?.indicatorSince
    run?.progress.report(progress, at: update.time, visibleSince: visibleSince)
  }

  // MARK: Failures

  mutating func fail(_ failure: LoadFailure, from id: Int, _ update: inout Update) {
    if stream == id {
      stream = nil
      resubscribe(after: failure, of: id, &update)
      return
    }
    guard let run else { return }
    switch run.stage {
    case .attempting(id):
      if run.isBeforeSignIn, runsOnSignIn(after: failure) {
        restartAttempts(&update)
      } else if endOffline(failure, &update) {
        break
      } else if update.mayRetry, let wait = waitBeforeRetry(of: run, after: failure, update.time) {
        update.commands.schedulesRetry = true
        self.run?.attempt += 1
        waitToRetry(wait, &update)
      } else {
        finish(.failure(failure), &update)
      }
    case .holding(.value(let value, let at, stream: id, _), let until):
      // The value is on its way to the screen: it is shown, and then that no more follows.
      self.run?.stage = .holding(.value(value, at: at, stream: nil, then: failure), until: until)
    default:
      break
    }
  }

  /// Waits before the next attempt, by wall time: the time in the background counts (rule 22).
  mutating func waitToRetry(_ wait: Duration, _ update: inout Update) {
    run?.showsWait = wait >= Self.shownWait
    run?.progress.countStallAgain(at: update.time)
    run?.stage = .waitingToRetry(until: update.now + wait)
  }

  /// The shortest wait that shows as ``LoadPhase/waitingToRetry``: words that go at once are noise (rule 2).
  private static var shownWait: Duration { .seconds(1) }

  /// How long to wait before another attempt, or `nil` if there is to be none (rules 9, 12 to 14).
  private func waitBeforeRetry(of run: LoadRun<Value>, after failure: LoadFailure, _ time: Duration) -> Duration? {
    guard !run.isSingleAttempt, !run.isLastAttempt, !run.mustNotRepeat, run.attempt < rules.retry.attempts,
      rules.retry.repeats(failure)
    else { return nil }
    let wait = max(rules.retry.backoff.wait(beforeRetry: run.attempt - 1), failure.retryAfter ?? .zero)
    guard let limit = rules.retry.maxElapsed else { return wait <= RetryPolicy.longestWait ? wait : nil }
    // The call after the wait needs some of the time too.
    return time + wait < run.startedAt + limit ? wait : nil
  }

  // MARK: Outcomes

  /// Until when an outcome waits, so that the indicator shows for its minimum (rule 2). A pull over content has its
  /// own control, which ends with the outcome.
  var holdUntil: Duration? {
    guard let since = run?.indicatorSince, run?.isOverContent == false || run?.reason != .userRefresh else {
      return nil
    }
    return since + rules.options.timing.minimumDisplay
  }

  /// Whether an outcome has come that waits to be shown.
  var holdsValue: Bool {
    switch run?.stage {
    case .holding(.value, _), .holding(.nothing, _): true
    default: false
    }
  }

  mutating func finish(_ outcome: LoadRun<Value>.Outcome, _ update: inout Update) {
    switch outcome {
    case .value, .nothing:
      run?.cached = nil
    case .failure, .cancelled:
      if run?.needsSecondRun == true, canRepeat {
        // The attempt is older than the change: its failure is neither shown nor announced, and the next one begins.
        run?.needsSecondRun = false
        run?.isOutdated = false
        return restartAttempts(&update)
      }
      run?.failedAt = update.now
    }
    if let until = holdUntil, update.time < until {
      run?.stage = .holding(outcome, until: until)
    } else {
      settle(outcome, &update)
    }
  }

  /// Whether the work of the run may be repeated automatically.
  private var canRepeat: Bool { rules.retry.idempotency != .nonIdempotent && run?.mustNotRepeat != true }

  mutating func settle(_ outcome: LoadRun<Value>.Outcome, _ update: inout Update) {
    let needsSecondRun = run?.needsSecondRun == true && canRepeat
    guard let run = run.take() else { return }
    switch outcome {
    case .value(let value, let at, let stream, let failure):
      settle(value, at, of: run)
      self.stream = stream
      streamLife.mustNotRepeat = run.mustNotRepeat
      streamLife.failure = failure
    case .nothing(let at):
      settle(nil, at, of: run)
    case .failure(let failure):
      poll.outcome = .failure(retryAfter: failure.retryAfter)
      settle(failure, input: run.input, calls: run.calls)
      settled.mustNotRepeat = run.mustNotRepeat
      settled.failedAt = run.failedAt
    case .cancelled:
      goBack(from: run)
    }
    switch outcome {
    case .cancelled: break
    case .value, .nothing: settlement = LoadSettlement(of: run, hasFailed: false)
    case .failure: settlement = LoadSettlement(of: run, hasFailed: true)
    }
    if run.isOutdated { settled.isStale = true }
    if needsSecondRun { beginSecondRun(after: run, &update) }
  }

  /// An outcome shows, unless it waits while the loader is paused.
  private mutating func settle(_ value: Value?, _ at: Duration, of run: LoadRun<Value>) {
    poll.outcome = .success
    if waitsWhilePaused(run) {
      settled.waiting = Settled.Waiting(value: value, asOf: at, changes: run.knownChanges)
    } else {
      show(value, input: run.input, asOf: at, knowing: run.knownChanges)
    }
  }

  /// Shows an answer; `nil` for an outcome without a value.
  mutating func show(_ value: Value?, input: Int, asOf: Duration, knowing changes: Int) {
    // Content of another input is other content, also if it is equal (rule 30).
    let isOther = settled.contentInput != input && !rules.options.keepsPreviousContent
    // Changes were made to the content of one input.
    if settled.contentInput != input { settled.layers = [] }
    settled.contentInput = input
    settled.input = input
    settled.origin = .current
    settled.asOf = asOf
    settled.isStale = false
    settled.failure = nil
    settled.waiting = nil
    settled.wasLeft = false
    join(value, knowing: changes, isOther: isOther)
  }

  /// A failure is there. Content that shows stays (rule 6).
  private mutating func settle(_ failure: LoadFailure, input: Int, calls: Int) {
    lastOccurrence += 1
    var failure = failure
    failure.attempts = calls
    failure.occurrence = lastOccurrence
    // Content of another input does not stay beside the failure, kept or not: the failure takes the whole place.
    if settled.contentInput != input || settled.content.isNone {
      if case .value = settled.content { contentVersion += 1 }
      settled = Settled()
    }
    settled.failure = failure
    settled.mustNotRepeat = false
    settled.failedAt = now
    settled.conditionsChanged = false
    settled.wasLeft = false
    settled.input = input
    settled.isStale = true
  }
}
