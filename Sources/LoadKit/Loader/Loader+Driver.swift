/// Runs the machine: tells it what happens, carries out its commands, publishes its state, sleeps until its deadline.
extension Loader {
  /// Tells the machine what happens. Everything that the loader does begins here.
  func send(_ event: LoadEvent<LoadContent>) {
    depth += 1
    perform(machine.handle(event, at: clock.now(), mayRetry: environment.budget?.allowsRetry ?? true))
    depth -= 1
    if depth == 0 { finishTurn() }
  }

  /// Everything that happened at this instant is told: what is due now comes after it, and then it shows.
  private func finishTurn() {
    // An observer that changes the state while it is told of a change: the turn that tells looks again.
    guard !isChanging else { return }
    var isDone = false
    while !isDone {
      while let deadline = machine.deadline, deadline <= clock.now() {
        depth += 1
        perform(machine.handle(.tick, at: clock.now(), mayRetry: environment.budget?.allowsRetry ?? true))
        depth -= 1
      }
      inputs.keep(machine.input, machine.settledInput, machine.contentInput)
      keepError()
      isDone = !publish()
      resumeWaiters()
    }
    arm()
    tell()
  }

  private func arm() {
    // An operation that has not begun may still answer without suspending, and then needs no timer.
    let deadline = beginning == nil ? machine.deadline : nil
    if timer == nil {
      guard deadline != nil else { return }
      timer = LoadTimer(clock: clock) { [weak self] in self?.send(.tick) }
    }
    timer?.arm(deadline)
  }

  private func perform(_ commands: LoadCommands) {
    if commands.cancelsAttempt {
      attempt = nil
      beginning = nil
      attemptTask?.cancel()
      attemptTask = nil
    }
    if commands.schedulesRetry { environment.budget?.spend() }
    if commands.succeeded {
      environment.budget?.earn()
      idempotencyKey = nil
    }
    if let start = commands.starts { begin(start) }
  }

  // MARK: Attempts

  private func begin(_ start: LoadAttempt) {
    guard let input = inputs[start.input] else { return }
    attempt = start.id
    thrown = nil
    let context = context(for: start)
    let body = attemptBody(start.id, input, context)
    let task = launch(start.id, body)
    if attempt == start.id { attemptTask = task } else { task.cancel() }
  }

  /// Runs the task of an attempt: at once where the system can, so that an operation that does not suspend shows nothing.
  private func launch(_ id: Int, _ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    #if !LOADKIT_DEFERRED_START  // Set to try, on a newer system, what older ones do.
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return Task.immediate { @MainActor in await body() }
      }
    #endif
    beginning = id
    defer {
      // Runs when the operation has suspended for the first time, or ended: the main actor keeps the order.
      Task { @MainActor [weak self] in self?.didBegin(id) }
    }
    return Task { @MainActor in await body() }
  }

  private func didBegin(_ id: Int) {
    guard beginning == id else { return }
    beginning = nil
    arm()
  }

  private func context(for start: LoadAttempt) -> LoadContext {
    let reporter = ProgressReporter { [weak self] in self?.send(.progress($0, attempt: start.id)) }
    return LoadContext(attempt: start.number, idempotencyKey: key(for: start.input), reporter: reporter.report)
  }

  /// The key lives over attempts and the user's retries, until success, reset or another input (rule 12).
  private func key(for input: Int) -> String? {
    guard machine.retry.idempotency == .keyed else { return nil }
    if let idempotencyKey, idempotencyKey.input == input { return idempotencyKey.key }
    let key = environment.makeIdempotencyKey()
    idempotencyKey = (key, input)
    return key
  }

  /// What the task of an attempt does. It does not keep the loader alive (rule 18).
  private func attemptBody(_ id: Int, _ input: Input, _ context: LoadContext) -> @MainActor () async -> Void {
    { [weak self, work] in
      // Cancelled before it began: it never begins (rule 16).
      if Task.isCancelled { return }
      do {
        switch work {
        case .operation(let operation):
          let value = try await operation(input, context)
          self?.settle(.answer(LoadContent(value), attempt: id), id)
        case .stream(let source):
          try await source(input, context) { self?.send(.value(LoadContent($0), attempt: id)) }
          self?.settle(.end(attempt: id), id)
        }
      } catch {
        self?.fail(error, id)
      }
    }
  }

  private func settle(_ event: LoadEvent<LoadContent>, _ id: Int) {
    guard attempt == id else { return }
    attempt = nil
    beginning = nil
    attemptTask = nil
    send(event)
  }

  private func fail(_ error: any Error, _ id: Int) {
    guard attempt == id else { return }
    guard let failure = environment.classifier.classify(error) else {
      settle(.cancelled(attempt: id), id)
      return
    }
    thrown = (error, failure)
    settle(.failure(failure, attempt: id), id)
  }

  /// Keeps the error of the failure that is settled, which a cancelled run goes back to.
  private func keepError() {
    if let failure = machine.settled.failure {
      if failure.occurrence != settledError?.occurrence {
        // A timeout, or a lack of connection, is not what an earlier attempt threw.
        let isThrown = thrown?.failure.kind == failure.kind && thrown?.failure.diagnostic == failure.diagnostic
        settledError = (failure.occurrence, isThrown ? thrown?.error : nil)
      }
    } else {
      settledError = nil
    }
    if !machine.isRunning { thrown = nil }
  }

  // MARK: Publishing

  /// Shows the machine's state, and tells observers and sequences.
  ///
  /// - Returns: Whether it was another one.
  private func publish() -> Bool {
    let next = machine.state
    let version = machine.contentVersion
    let content = next.hasContent != published.hasContent || (next.hasContent && version != publishedVersion)
    let activity = !next.isSameAround(published)
    guard content || activity || next.status?.asOf != published.status?.asOf else { return false }
    let transition = LoadTransition(previous: published, state: next, time: clock.now())
    isChanging = true
    // A renewed age alone is no reason to draw anything (rule 8).
    if content || activity { observation.willChange(self, content: content, activity: activity) }
    published = next
    publishedVersion = version
    if content || activity { observation.didChange(self, content: content, activity: activity) }
    isChanging = false
    for feed in feeds { feed.feed?.append(next) }
    if onTransition != nil { untold.append(transition) }
    return true
  }

  /// Calls ``onTransition``, which may change the state: those changes are told after the ones before.
  private func tell() {
    guard !isTelling, !untold.isEmpty else { return }
    isTelling = true
    while !untold.isEmpty { onTransition?(untold.removeFirst().open(as: Value.self)) }
    isTelling = false
  }

  private func resumeWaiters() {
    // Runs are waited for in their order: if the first still runs, all others wait for the same.
    let runID = machine.runID
    guard !waiters.isEmpty, waiters[0].runID != runID else { return }
    let done = waiters.filter { $0.runID != runID }
    waiters.removeAll { $0.runID != runID }
    for waiter in done { waiter.resume(with: published) }
  }
}
