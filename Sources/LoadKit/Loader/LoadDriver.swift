/// Runs a machine: tells it what happens, carries out its commands, publishes its state, sleeps until its deadline.
///
/// All of a ``Loader`` that does not depend on the types of its input and value, so that it is compiled once and for
/// good: compiled for all types it would cost several times as much.
@MainActor final class LoadDriver {
  /// The loader, which knows the types.
  weak var owner: (any LoadDriverOwner)?

  let environment: LoadEnvironment
  /// The options that the loader was created with.
  private let options: LoadOptions
  let clock: LoadClock
  var machine: LoadMachine<LoadContent>
  let changes: LoadChanges
  /// What the machine answered last.
  private var step: LoadStep

  /// The attempt in flight, and the task that runs it.
  var attempt: Int?
  private var attemptTask: Task<Void, Never>?
  /// The attempt whose task was made and has not begun yet; only where tasks cannot begin at once.
  private var beginning: Int?
  private lazy var reporter = ProgressReporter(self)
  private var timer: LoadTimer?
  private var idempotencyKey: (key: String, input: Int)?

  /// What the last attempt of the run threw, and the error of the failure that is settled.
  private var thrown: (error: any Error, failure: LoadFailure)?
  private(set) var settledError: (occurrence: Int, error: (any Error)?)?

  /// How deep in ``send(_:)`` the driver is: an operation that does not suspend answers within the request.
  private var depth = 0
  /// Counts what the machine was told.
  private var events = 0
  /// When it was told something last. A change that an operation's first part delays still counts from then.
  private var time = Duration.zero
  /// Whether observers are being told.
  private var isChanging = false
  private var isDelivering = false
  private var undelivered: [LoadTransition<LoadContent>] = []
  private var unobserved: [LoadObserverEvent] = []
  /// The run in progress, or the one that ended last: when and why it began.
  private var observedRun: (id: Int, began: Duration, reason: LoadReason)?
  private(set) var published: LoadState<LoadContent>
  private(set) var publishedVersion: Int
  var feeds: [WeakFeed] = []
  var waiters: [LoadWaiter] = []
  /// The displays that show the loader.
  var displays = LoadDisplays()

  /// The value that is settled, if it is empty: the machine drops it.
  private(set) var emptyValue: LoadContent?
  /// The value that arrived last, until it settles.
  private var arrived: LoadContent?
  /// The last failure that was offered to the app, and the last one that the app handled (`onFailure`).
  private var offered = 0
  private(set) var handled: LoadFailure?

  init(
    _ machine: LoadMachine<LoadContent>, _ environment: LoadEnvironment, _ changes: LoadChanges,
    seed: LoadSeed<LoadContent> = .none
  ) {
    switch seed {
    case .cached(let value, _), .known(let value): emptyValue = value
    case .none, .placeholder: break
    }
    self.machine = machine
    self.changes = changes
    self.environment = environment
    options = machine.options
    clock = LoadClock(environment.clock)
    step = LoadStep(input: machine.input)
    published = machine.state
    publishedVersion = machine.contentVersion
  }

  deinit {
    attemptTask?.cancel()
    let feeds = feeds.compactMap { $0.feed }
    if !feeds.isEmpty { Task { @MainActor in for feed in feeds { feed.finish() } } }
  }

  /// The number of the run under way.
  var runID: Int? { step.runID }

  /// The number of the input on screen, or asked for last.
  var input: Int { step.input }

  /// Tells the machine what happens. Everything that a loader does begins here.
  func send(_ event: LoadEvent<LoadContent>) {
    handle(event, at: clock.now())
    if depth == 0 { finishTurn() }
  }

  private func handle(_ event: LoadEvent<LoadContent>, at now: Duration) {
    depth += 1
    events += 1
    time = now
    switch event {
    case .tick: noteMustNotRepeat()
    case .suspended: reporter.setSuspended(true)
    case .resumed: reporter.setSuspended(false)
    default: break
    }
    renewOptions(before: event)
    keepValue(of: event)
    step = machine.step(event, at: now, mayRetry: environment.budget?.allowsRetry ?? true)
    execute(step.commands)
    depth -= 1
  }

  /// Keeps the value that an event brings, until the turn ends: the machine drops empty ones.
  private func keepValue(of event: LoadEvent<LoadContent>) {
    switch event {
    case .success(let value, _), .set(let value), .amend(let value): arrived = value
    case .element(let value, let id) where id == attempt: arrived = value
    case .restored(let cached, _): arrived = cached.value
    default: break
    }
  }

  /// Keeps the value that has settled, if it is empty.
  private func settleValue() {
    guard !machine.holdsValue else { return }
    emptyValue = arrived ?? emptyValue
    arrived = nil
    if case .nothing = machine.settled.content {} else { emptyValue = nil }
  }

  /// Asks the app whether it handles the failure that has settled, once for each.
  private func offerFailure() {
    guard machine.run == nil, let failure = machine.settled.failure, failure.occurrence != offered else { return }
    offered = failure.occurrence
    guard owner?.handles(failure) ?? false else { return }
    handled = failure
    // The app may have begun something else meanwhile.
    if machine.run == nil, machine.settled.failure?.occurrence == failure.occurrence { machine.forgetFailure() }
  }

  /// Applies the environment's changes of the options to the run that this event may begin.
  private func renewOptions(before event: LoadEvent<LoadContent>) {
    guard let change = environment.options else { return }
    if machine.isRunning {
      guard case .request(let request) = event, request.input != machine.input else { return }
    }
    machine.use(change(options).keepingSafety(of: options))
  }

  /// Everything that happened at this instant is told: what is due now comes after it, and then it shows.
  private func finishTurn() {
    // An observer that changes the state while it is told of a change: the turn that tells looks again.
    guard !isChanging else { return }
    var told: Int
    repeat {
      while let deadline = machine.nextDeadline() {
        let now = clock.now()
        guard deadline <= now else { break }
        handle(.tick, at: now)
      }
      keepError()
      settleValue()
      offerFailure()
      told = events
      publish()
      // Whoever was told of a change may have made another.
    } while told != events
    if !changes.isEmpty { changes.keep(machine.inUse()) }
    arm()
    deliverTransitions()
  }

  private func execute(_ commands: LoadCommands) {
    if commands.cancelsAttempt {
      let task = attemptTask
      endAttempt()
      task?.cancel()
    }
    if commands.schedulesRetry { environment.budget?.spend() }
    if commands.succeeded {
      environment.budget?.earn()
      idempotencyKey = nil
    }
    if let start = commands.starts { startAttempt(start) }
  }

  private func arm() {
    // An operation that has not begun may still answer without suspending, and then needs no timer.
    let deadline = beginning == nil ? machine.nextDeadline() : nil
    if timer == nil {
      guard deadline != nil else { return }
      timer = LoadTimer(clock: clock) { [weak self] in self?.send(.tick) }
    }
    timer?.arm(deadline)
  }

  // MARK: Attempts

  private func startAttempt(_ start: LoadAttempt) {
    guard let body = owner?.body(of: start, context(for: start)) else { return }
    attempt = start.id
    thrown = nil
    let task = launch(start.id, body)
    if attempt == start.id { attemptTask = task } else { task.cancel() }
  }

  /// Runs an attempt: at once where the system can, so that an operation that does not suspend shows nothing.
  private func launch(_ id: Int, _ body: sending @escaping LoadBody) -> Task<Void, Never> {
    #if !LOADKIT_DEFERRED_START  // Set to try, on a newer system, what older ones do.
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return Task.immediate(operation: body)
      }
    #endif
    beginning = id
    defer {
      // Runs when the operation has suspended for the first time, or ended: the main actor keeps the order.
      Task { @MainActor [weak self] in self?.hasBegun(id) }
    }
    return Task(operation: body)
  }

  private func hasBegun(_ id: Int) {
    guard beginning == id else { return }
    beginning = nil
    arm()
  }

  private func context(for start: LoadAttempt) -> LoadContext {
    LoadContext(
      attempt: start.number, idempotencyKey: key(for: start.input), reporter: .driver(reporter, attempt: start.id))
  }

  /// The key lives over attempts and the user's retries, until success, reset or another input (rule 12).
  private func key(for input: Int) -> String? {
    guard machine.rules.retry.idempotency == .keyed else { return nil }
    if let idempotencyKey, idempotencyKey.input == input { return idempotencyKey.key }
    let key = environment.makeIdempotencyKey()
    idempotencyKey = (key, input)
    return key
  }

  func forgetKey() { idempotencyKey = nil }

  /// The attempt ended by itself.
  ///
  /// - Parameters:
  ///   - id: The attempt; without effect if it is not the one in flight.
  ///   - event: How it ended.
  func end(_ id: Int, _ event: LoadEvent<LoadContent>) {
    guard attempt == id else { return }
    endAttempt()
    send(event)
  }

  /// The attempt threw an error.
  func fail(_ id: Int, _ error: any Error) {
    guard attempt == id else { return }
    guard let failure = environment.classifier.classify(error) else { return end(id, .cancelled(attempt: id)) }
    thrown = (error, failure)
    noteMustNotRepeat()
    end(id, .failure(failure, attempt: id))
  }

  /// Tells the machine what the attempt has said on another thread, before that counts.
  private func noteMustNotRepeat() {
    guard let attempt, reporter.hasToldNotToRepeat(attempt: attempt) else { return }
    _ = machine.handle(.mustNotRepeat(attempt: attempt), at: time)
  }

  private func endAttempt() {
    attempt = nil
    beginning = nil
    attemptTask = nil
  }

  /// Keeps the error of the failure that is settled, which a cancelled run goes back to.
  private func keepError() {
    if step.settledOccurrence != settledError?.occurrence {
      if let failure = machine.settled.failure {
        // A timeout, or a lack of connection, is not what an earlier attempt threw.
        let isThrown = thrown?.failure.kind == failure.kind && thrown?.failure.diagnostic == failure.diagnostic
        settledError = (failure.occurrence, isThrown ? thrown?.error : nil)
      } else {
        settledError = nil
      }
    }
    if step.runID == nil { thrown = nil }
  }

  // MARK: Publishing

  /// Shows the machine's state, and tells observers, sequences and callers.
  private func publish() {
    defer { resumeWaiters() }
    let next = machine.project()
    let change = next.difference(from: published, isSameContent: machine.contentVersion == publishedVersion)
    let settlement = machine.takeSettlement()
    guard change.content || change.activity || change.age else {
      if let settlement, owner?.isFollowed ?? false {
        undelivered.append(
          LoadTransition(
            previous: published, state: published, time: time, settlement: settlement, isChange: false))
      }
      return
    }
    if environment.observer != nil { observe(next) }
    let owner = owner
    let isFollowed = owner?.isFollowed ?? false
    let previous = isFollowed ? published : .idle
    isChanging = true
    // A renewed age alone is no reason to draw anything (rule 8).
    let isSeen = change.content || change.activity
    if isSeen { owner?.willChange(content: change.content, activity: change.activity) }
    published = next
    publishedVersion = machine.contentVersion
    if isSeen { owner?.didChange(content: change.content, activity: change.activity) }
    isChanging = false
    for feed in feeds { feed.feed?.append(published) }
    if isFollowed {
      undelivered.append(
        LoadTransition(previous: previous, state: published, time: time, settlement: settlement))
    }
  }

  /// Tells the owner of transitions, who may change the state: those changes are told after the ones before.
  private func deliverTransitions() {
    guard !undelivered.isEmpty || !unobserved.isEmpty, !isDelivering else { return }
    isDelivering = true
    while !undelivered.isEmpty || !unobserved.isEmpty {
      if !undelivered.isEmpty { owner?.tell(undelivered.removeFirst()) }
      if !unobserved.isEmpty { environment.observer?.loaderDidChange(unobserved.removeFirst()) }
    }
    isDelivering = false
  }

  /// Notes a change for the environment's observer.
  private func observe(_ next: LoadState<LoadContent>) {
    if let run = machine.run, observedRun?.id != run.id { observedRun = (run.id, time, run.reason) }
    let (previous, now) = (LoadObserverEvent.State(published), LoadObserverEvent.State(next))
    let run = now.isRunning || previous.isRunning ? observedRun : nil
    unobserved.append(
      LoadObserverEvent(
        name: machine.options.name, previous: previous, outcome: now, reason: next.activity?.reason ?? run?.reason,
        attempt: next.activity?.attempt ?? 0, duration: run.map { time - $0.began }, failure: next.failure?.kind))
  }

  private func resumeWaiters() {
    if let firstRun = step.firstRun, let runID = step.runID { keepWaiters(of: firstRun, for: runID) }
    // Runs are waited for in their order: if the first still runs, all others wait for the same.
    guard let first = waiters.first, first.runID != step.runID else { return }
    let done = waiters.filter { $0.runID != step.runID }
    waiters.removeAll { $0.runID != step.runID }
    for waiter in done {
      waiter.emptyValue = emptyValue
      waiter.resume(with: published, for: machine.input)
    }
  }

  /// Lets callers that wait for newer content wait for the run that follows (rule 3).
  private func keepWaiters(of firstRun: Int, for runID: Int) {
    guard waiters.first?.runID == firstRun || waiters.last?.runID == firstRun else { return }
    // The others are done: they come first, in their order.
    let (staying, done) = (waiters.filter { $0.reason.wantsNewest }, waiters.filter { !$0.reason.wantsNewest })
    for waiter in staying where waiter.runID == firstRun { waiter.runID = runID }
    waiters = done + staying
  }
}

/// A loader, whatever its types.
@MainActor protocol LoadDriving: AnyObject {
  var driver: LoadDriver { get }
}

extension Loader: LoadDriving {}

/// What a driver needs of its loader.
@MainActor protocol LoadDriverOwner: AnyObject {
  /// What the task of an attempt does. It does not keep the loader alive (rule 18).
  func body(of start: LoadAttempt, _ context: LoadContext) -> LoadBody?
  /// Observers are told before a change.
  func willChange(content: Bool, activity: Bool)
  /// Observers are told after a change.
  func didChange(content: Bool, activity: Bool)
  /// Whether the app handles a failure, which then does not show.
  func handles(_ failure: LoadFailure) -> Bool
  /// Whether somebody wants to be told of transitions.
  var isFollowed: Bool { get }
  /// Tells of a transition.
  func tell(_ transition: LoadTransition<LoadContent>)
}

/// What the task of an attempt does, on the main actor: of the very type that tasks take, so that nothing stands
/// between.
typealias LoadBody = @isolated(any) @Sendable () async -> Void
