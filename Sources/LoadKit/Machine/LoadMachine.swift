/// The rules of a screen that loads something, as a value: told what happens and when, it says what to do and to show.
///
/// It does no I/O and knows no clock: every time is a `Duration` on one time line of the caller's choice. Call
/// ``handle(_:at:mayRetry:)`` for whatever happens, and with ``LoadEvent/tick`` once the time has reached ``deadline``;
/// carry out the commands that it answers with. At one instant, handle answers before ticks. ``Loader`` does all that;
/// use the machine by itself to drive a loader of your own kind, or to test a rule as a list of events and times.
///
/// It compiles as Embedded Swift. It is system programming interface, and may change in any version: a reducer keeps a
/// ``LoadState`` instead.
@_spi(Machine) public struct LoadMachine<Value> {
  /// What was settled last, which a cancelled run goes back to (rule 16).
  struct Settled {
    enum Content {
      case none, value(Value), nothing

      var isNone: Bool {
        if case .none = self { return true }
        return false
      }
    }

    /// The content that shows: the last answer with the changes of the app.
    var content = Content.none
    /// The last answer, also an empty one. `nil` if there was none, or none with a value.
    var answer: Value?
    /// The changes of the app since then, in their order.
    var layers: [LoadLayer<Value>] = []
    /// The input that the content answers.
    var contentInput = LoadRequest.firstInput
    /// Why there is no content, or why its refresh failed.
    var failure: LoadFailure?
    /// Whether what failed must not be done twice.
    var mustNotRepeat = false
    /// When it failed, on the caller's time line.
    var failedAt = Duration.zero
    /// Whether the connection or the sign-in has changed since then.
    var conditionsChanged = false
    /// Whether another input was asked for since then.
    var wasLeft = false
    /// The input that was asked for last, which a retry asks for again.
    var input = LoadRequest.firstInput
    var origin = LoadOrigin.current
    var asOf: Duration?
    var isStale = true
    /// The newest value that a stream or a poll gave while the loader was paused; `nil` in it is an empty outcome.
    var waiting: Waiting?

    struct Waiting {
      let value: Value?
      let asOf: Duration
      let changes: Int
    }

    var isIdle: Bool { content.isNone && failure == nil }
  }

  /// The options that the machine was created with.
  public var options: LoadOptions { rules.options }
  private(set) var rules: LoadRules<Value>

  var settled = Settled()
  var run: LoadRun<Value>?
  /// How the last run ended, until the driver takes note of it.
  var settlement: LoadSettlement?
  /// The attempt that goes on giving values after the load has settled.
  var stream: Int?
  /// The displays that the stream is for.
  var streamLife = LoadStreamLife()
  /// When the next poll is due.
  var poll = LoadPollState()
  /// Whether values of streams and polls wait (``LoadEvent/paused(_:)``).
  var isPaused = false
  /// The network path.
  var path = LoadPathState()

  /// Whether displays of the loader are on screen.
  var presence = LoadPresence.unattached

  /// When the app was suspended, on the caller's time line.
  var suspendedAt: Duration?
  /// How long it was suspended until now.
  var suspendedFor = Duration.zero

  /// The time of the last event, on the caller's time line.
  var now = Duration.zero
  var lastAttempt = 0
  var lastRun = 0
  var lastOccurrence = 0

  /// Counts the changes by the app, and the ends of their work: an answer knows those before it was requested.
  var changeCount = 0

  /// Counts the changes of content: two states with the same number show the same content (rule 8).
  public internal(set) var contentVersion = 0

  /// Creates a machine.
  ///
  /// - Parameters:
  ///   - options: Everything that can be set.
  ///   - traits: What the machine needs to know about values.
  ///   - seed: What it shows before the first load.
  ///   - now: The time on the caller's time line.
  ///   - apply: Applies the change with a number (``LoadEvent/change(_:isPending:)``) to a value.
  public init(
    options: LoadOptions = LoadOptions(), traits: LoadTraits<Value> = LoadTraits(), seed: LoadSeed<Value> = .none,
    at now: Duration = .zero, applying apply: @escaping (_ change: Int, Value) -> Value = { $1 }
  ) {
    var placeholder: Value?
    switch seed {
    case .none:
      break
    case .placeholder(let value):
      placeholder = value
    case .cached(let value, let age):
      settled.content = traits.isEmpty(value) ? .nothing : .value(value)
      settled.answer = value
      settled.origin = .cached
      settled.asOf = age.map { now - max(.zero, $0) }
      settled.isStale = age == nil
    case .known(let value):
      settled.content = traits.isEmpty(value) ? .nothing : .value(value)
      settled.answer = value
    }
    rules = LoadRules(options: options, traits: traits, placeholder: placeholder, apply: apply)
  }

  /// Takes note of what happens.
  ///
  /// Events about an attempt that is not the current one change nothing, so that late outcomes are harmless (rule 3).
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - now: When, on the caller's time line; never earlier than at the call before.
  ///   - mayRetry: Whether the ``RetryBudget`` allows an automatic retry now.
  /// - Returns: What to do.
  public mutating func handle(
    _ event: LoadEvent<Value>, at now: Duration, mayRetry: Bool = true
  ) -> LoadCommands {
    var update = Update(now: now, time: (suspendedAt ?? now) - suspendedFor, mayRetry: mayRetry)
    let hadWork = run != nil || stream != nil
    self.now = now
    switch event {
    case .request(let request): take(request, &update)
    case .left(let reason): leave(reason, &update)
    case .cancel: endRun(&update)
    case .reset: reset(&update)
    case .noInput: loseInput(&update)
    case .invalidate: invalidate(&update)
    case .markStale: markStale()
    case .set(let value): set(value, update)
    case .change(let number, let isPending): change(number, isPending: isPending)
    case .changeEnded(let number, let succeeded): endChange(number, succeeded: succeeded)
    case .amend(let value): amend(value)
    case .dismissFailure: dismissFailure()
    case .success(let value, let id): receive(value, from: id, isStream: false, &update)
    case .element(let value, let id): receive(value, from: id, isStream: true, &update)
    case .finished(let id): end(id, &update)
    case .failure(let failure, let id): fail(failure, from: id, &update)
    case .cancelled(let id): wasCancelled(id, &update)
    case .mustNotRepeat(let id): mustNotRepeat(id)
    case .progress(let progress, let id): report(progress, from: id, &update)
    case .restored(let saved, let input): restore(saved, for: input, &update)
    case .connection(let connection): connect(connection, &update)
    case .signedIn: signedIn(&update)
    case .presence(let presence): take(presence, &update)
    case .paused(let pauses): pause(pauses)
    case .suspended: suspend(&update)
    case .resumed: resume(now)
    case .tick: tick(&update)
    }
    resubscribeIfNeeded(&update)
    if rules.options.pollEvery != nil {
      let isUserRequest = if case .request(let request) = event { request.reason.isUser } else { false }
      notePoll(hadWork: hadWork, isUserRequest: isUserRequest, update)
    }
    return update.commands
  }

  /// Whether a run is under way.
  public var isRunning: Bool { run != nil }

  /// The number of the run under way, or `nil`. Whoever waits for another number waits no longer.
  public var runID: Int? { run?.id }

  /// The number of the input on screen or asked for: the one that a retry asks for again.
  public var input: Int { run?.input ?? settled.input }

  /// Whether there is something to load for. `false` from ``LoadEvent/noInput`` until the next request.
  public var hasInput: Bool { input != LoadRequest.noInput }

  /// Whether the next request is for a first input.
  var expectsFirstInput: Bool { lastRun == 0 || !hasInput }

  /// The number of the input that is settled, and would come back after ``LoadEvent/cancel``.
  public var settledInput: Int { settled.input }

  /// The number of the input whose run the present one took the place of, or of the present one.
  var replacedInput: Int { run?.replaced?.input ?? input }

  /// The number of the input that the content answers.
  var contentInput: Int { settled.contentInput }

  /// Whether an appearing screen would load (rule 4).
  ///
  /// - Parameter now: The time on the caller's time line.
  /// - Returns: `true` unless there is content for the current input that is fresh, a failure that an appearance does
  ///   not load again after, or no input.
  public func isStale(at now: Duration) -> Bool { hasInput && loadsOnAppearance(input, at: now) }

  func isFresh(_ input: Int, at now: Duration) -> Bool {
    if case .none = settled.content { return false }
    guard settled.input == input, settled.contentInput == input, settled.failure == nil, !settled.isStale else {
      return false
    }
    if stream != nil { return true }
    guard let asOf = settled.asOf else { return false }
    return now - asOf < rules.options.staleAfter
  }

  /// Uses other options from the next run on.
  mutating func use(_ options: LoadOptions) {
    rules = LoadRules(options: options, traits: rules.traits, placeholder: rules.placeholder, apply: rules.apply)
  }

  // MARK: Time

  /// One call of ``handle(_:at:mayRetry:)``.
  struct Update {
    /// The time on the caller's time line, for the age of content.
    let now: Duration
    /// The time on the time line of runs, which stands still while the app is suspended (rule 22).
    let time: Duration
    let mayRetry: Bool
    var commands = LoadCommands()
  }

  private mutating func resume(_ now: Duration) {
    guard let suspendedAt else { return }
    suspendedFor += now - suspendedAt
    self.suspendedAt = nil
  }

  private mutating func reset(_ update: inout Update) {
    endRun(&update)
    endStream(&update)
    if case .none = settled.content {} else { contentVersion += 1 }
    let input = settled.input
    settled = Settled()
    settled.input = input
    settled.contentInput = input
  }

  /// There is nothing to ask for: content and failure of the last input go, and the next one is a first one.
  private mutating func loseInput(_ update: inout Update) {
    reset(&update)
    settled.input = LoadRequest.noInput
    settled.contentInput = LoadRequest.noInput
  }

  /// The content is out of date: where it is on screen, newer content is fetched.
  private mutating func invalidate(_ update: inout Update) {
    markStale()
    guard presence == .shown, hasInput, run != nil || !settled.isIdle else { return }
    take(LoadRequest(input: input, reason: .invalidated, lifetime: .display), &update)
  }

  private mutating func markStale() {
    settled.isStale = true
    // An attempt that begins later is newer than the change.
    switch run?.stage {
    case .attempting, .holding: run?.isOutdated = true
    case .debouncing, .waitingToRetry, .waitingForConnection, nil: break
    }
  }

  private mutating func dismissFailure() {
    if case .none = settled.content { return }
    settled.failure = nil
  }

  // MARK: Ending

  /// Ends the run without an outcome: what was settled before shows again.
  mutating func endRun(_ update: inout Update) {
    if case .attempting = run?.stage { update.commands.cancelsAttempt = true }
    if case .holding(.value(_, _, .some, _), _) = run?.stage { update.commands.cancelsAttempt = true }
    goBack(from: run)
    run = nil
  }

  /// What was settled before a run shows again: content and its input together (rule 16).
  mutating func goBack(from run: LoadRun<Value>?) {
    guard case .settled(let earlier) = run?.earlier else { return }
    settled = earlier
    contentVersion += 1
  }

  mutating func endStream(_ update: inout Update) {
    if stream != nil { update.commands.cancelsAttempt = true }
    stream = nil
  }
}

/// Two machines are equal if they are in the same state, with options that say the same. Functions cannot be compared:
/// those of the traits and of the retry policy count as equal.
extension LoadMachine: Equatable where Value: Equatable {}
extension LoadMachine.Settled: Equatable where Value: Equatable {}
extension LoadMachine.Settled.Content: Equatable where Value: Equatable {}
extension LoadMachine.Settled.Waiting: Equatable where Value: Equatable {}
extension LoadMachine.Settled.Waiting: Sendable where Value: Sendable {}
extension LoadMachine.Settled: Sendable where Value: Sendable {}
extension LoadMachine.Settled.Content: Sendable where Value: Sendable {}
