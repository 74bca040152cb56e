/// A stream of values, and the displays that it is for (rule 23).
struct LoadStreamLife: Equatable {
  /// Whether a display has been on screen since the run of the stream began.
  var wasShown = false
  /// Since when no display is on screen, on the time line of runs.
  var hiddenSince: Duration?
  /// A failure after a value, until the stream is subscribed to again.
  var failure: LoadFailure?
  /// Whether the stream does work that must not be repeated.
  var mustNotRepeat = false
}

extension LoadMachine {
  /// When the stream ends because no display shows it, on the time line of runs. A stream that was never shown stays.
  var streamLeaveAt: Duration? {
    guard stream != nil, streamLife.wasShown, presence != .shown, !rules.options.streamsWhileHidden else { return nil }
    return streamLife.hiddenSince.map { $0 + rules.options.cancellationDelay }
  }

  /// Records whether displays are on screen.
  mutating func noteStreamPresence(_ update: Update) {
    if presence == .shown {
      streamLife.hiddenSince = nil
      if run != nil || stream != nil { streamLife.wasShown = true }
    } else {
      streamLife.hiddenSince = streamLife.hiddenSince ?? update.time
    }
  }

  /// Ends the stream because no display shows it. It begins again on stale content when one does.
  mutating func leaveStream(_ update: inout Update) {
    endStream(&update)
    settled.isStale = true
  }

  /// The app goes to the background: the time of runs stands still, and a stream that was shown ends.
  mutating func suspend(_ update: inout Update) {
    suspendedAt = suspendedAt ?? update.now
    if stream != nil, streamLife.wasShown, !rules.options.streamsWhileHidden { leaveStream(&update) }
  }

  /// Subscribes again after a failure of a stream that has given values, as the retry policy says. The failed
  /// subscription counts as the first attempt.
  mutating func resubscribe(after failure: LoadFailure, of id: Int, _ update: inout Update) {
    lastRun += 1
    var run = LoadRun<Value>(
      id: lastRun, input: settled.contentInput, isOverContent: true, isOverFailure: false, reason: .appeared,
      stage: .attempting(id: id), startedAt: update.time, slowFrom: update.time, graceFrom: update.time)
    run.calls = 1
    run.isResubscription = true
    run.mustNotRepeat = streamLife.mustNotRepeat
    run.keepAlive(
      for: LoadRequest(input: run.input, reason: run.reason, lifetime: streamLife.wasShown ? .display : .detached))
    leaveIfUnneeded(&run, update)
    self.run = run
    settled.isStale = true
    fail(failure, from: id, &update)
  }

  /// Subscribes again if the stream failed before its first value was shown.
  mutating func resubscribeIfNeeded(_ update: inout Update) {
    guard let failure = streamLife.failure.take() else { return }
    resubscribe(after: failure, of: lastAttempt, &update)
  }
}
