/// What views and users ask of a loader. ``Loader/load(_:reason:)``, ``Loader/retry()`` and ``Loader/refresh(reason:)``
/// wait until the run settles; ``Loader/start(_:)`` sets a run going without waiting.
extension Loader {
  /// Loads content for an input unless fresh content for it is there (rules 3 and 4), and waits until that settles.
  ///
  /// If a run for the same input is under way, it is joined. A run for another input is given up. If the calling task
  /// is cancelled the call returns at once, and the run is cancelled after ``LoadOptions/cancellationDelay`` unless
  /// somebody else waits for it, or begins to (rule 17).
  ///
  /// With `nil` there is nothing to load: a run is cancelled, content and failure go, and the loader is idle until the
  /// next input, which counts as the first (rule 1).
  ///
  /// - Parameters:
  ///   - input: What to load for; `nil` for nothing.
  ///   - reason: Who or what asks; by default ``LoadReason/inputChanged`` for another input than the last, else
  ///     ``LoadReason/appeared``.
  /// - Returns: The state with which the run ended; idle if another input has taken its place, whose outcome is not the
  ///   outcome of this call.
  @discardableResult public func load(_ input: Input?, reason: LoadReason? = nil) async -> LoadState<Value> {
    guard let input else {
      if !Task.isCancelled { loseInput() }
      return .idle
    }
    if Task.isCancelled {
      return inputs.number(of: input) == driver.input ? driver.published.open(as: Value.self) : .idle
    }
    return await settled(request(input, reason, .waiting), reason, canLeave: true)
  }

  /// Loads again what was asked for last because the user asks for it: at once, and acknowledged at once (rule 10).
  ///
  /// Without effect while such a retry runs, and before the first load of a loader that needs an input.
  ///
  /// - Returns: The state with which the run ended.
  @discardableResult public func retry() async -> LoadState<Value> {
    await refresh(reason: .userRetry)
  }

  /// Fetches newer content, and waits until that settles, even if the calling task is cancelled (rule 7).
  ///
  /// - Parameter reason: Who or what asks; the user by default.
  /// - Returns: The state with which the run ended.
  @discardableResult public func refresh(reason: LoadReason = .userRefresh) async -> LoadState<Value> {
    guard let input else { return driver.published.open(as: Value.self) }
    return await settled(request(input, reason, .waiting), reason, canLeave: false)
  }

  /// Sets a run going for an input and returns at once. The run goes on to its end, whoever waits for it or leaves.
  ///
  /// Otherwise the same as ``load(_:reason:)``, ``retry()`` and ``refresh(reason:)``, by the reason that is given.
  ///
  /// - Parameters:
  ///   - input: What to load for; `nil` for nothing, as in ``load(_:reason:)``.
  ///   - reason: Who or what asks; by default ``LoadReason/inputChanged`` for another input than the last, else
  ///     ``LoadReason/appeared``.
  public func start(_ input: Input?, reason: LoadReason? = nil) {
    if let input { request(input, reason, .detached) } else { loseInput() }
  }

  /// Sets a run going for the input that was asked for last and returns at once: what a button does.
  ///
  /// Without effect before the first load of a loader that needs an input.
  ///
  /// - Parameter reason: Who or what asks, ``LoadReason/userRetry`` for example.
  public func start(_ reason: LoadReason = .appeared) {
    guard let input else { return }
    request(input, reason, .detached)
  }

  /// Stops the run under way for the user: what was settled before shows again, with its input (rule 16).
  ///
  /// Without effect if none runs.
  public func cancel() { driver.send(.cancel) }

  /// Forgets everything: content, failure and idempotency key. The state is idle.
  public func reset() { reset(afterSignOut: false, awaitsSignIn: false) }

  private func reset(afterSignOut: Bool, awaitsSignIn: Bool) {
    isSignedOut = afterSignOut
    self.awaitsSignIn = awaitsSignIn
    restoration = nil
    driver.forgetKey()
    driver.send(.reset)
  }

  /// Says that the source has changed: the content is out of date, however young it is.
  ///
  /// While a display of the loader is on screen, newer content is fetched at once (``LoadReason/invalidated``); an
  /// attempt in flight may be older than the change, so another run follows on it. Otherwise the next appearance loads.
  /// To fetch newer content in any case, call ``refresh(reason:)`` with ``LoadReason/invalidated``.
  public func invalidate() { driver.send(.invalidate) }

  /// Marks the content as out of date, so that the next appearance loads, however young the content is. Nothing is
  /// loaded now.
  public func markStale() { driver.send(.markStale) }

  /// Whether the values of streams and polls wait, for example while the user edits or scrolls: the newest value shows
  /// when the loader goes on, and no poll begins before. The user's refresh shows at once. Default: no.
  public var isPaused: Bool {
    get { driver.machine.isPaused }
    set { driver.send(.paused(newValue)) }
  }

  /// Puts the banner of a failed refresh away. The content stays stale.
  public func dismissFailure() { driver.send(.dismissFailure) }

  /// Lets the user sign in as the app says (``LoadEnvironment/authentication``); then this loader, and all others that
  /// failed for the lack of it, load again.
  ///
  /// - Returns: Whether the user has signed in; no, if the app does not say how.
  @discardableResult public func signIn() async -> Bool {
    await driver.environment.authentication?.signIn() ?? false
  }

  /// Stops the time of the loader: until ``resumed()`` it counts for freshness only (rule 22).
  package func suspended() { driver.send(.suspended) }

  /// Lets the time of the loader go on.
  package func resumed() { driver.send(.resumed) }

  // MARK: Implementation

  /// There is nothing to load any more (rule 1).
  private func loseInput() {
    awaitsSignIn = false
    isSignedOut = false
    restoration = nil
    driver.forgetKey()
    driver.send(.noInput)
  }

  /// The user has signed in or out.
  func authenticationDidChange(_ event: LoadAuthentication.Event) {
    if case .signedIn = event { isSignedOut = false }
    switch event {
    case .signedIn where awaitsSignIn && driver.runID == nil && driver.published.isIdle:
      awaitsSignIn = false
      start(.appeared)
    case .signedIn:
      driver.send(.signedIn)
    case .signedOut:
      forget()
    }
  }

  /// Forgets what belongs to a user who has signed out. What that user sent goes on to its end.
  private func forget() {
    let options = driver.machine.options
    let isReading = options.effectiveRetry.idempotency == .idempotent
    guard options.resetsOnSignOut else { return }
    // An idle loader may still be asking for the cached content of that user.
    restoration = nil
    guard driver.runID != nil || !driver.published.isIdle else { return }
    guard isReading || driver.runID == nil else { return }
    reset(afterSignOut: isReading, awaitsSignIn: isReading && options.reloadsAutomatically)
  }

  /// Tells the machine, and gives the number of the input.
  @discardableResult func request(_ input: Input, _ reason: LoadReason?, _ lifetime: LoadLifetime) -> Int {
    let number = inputs.number(of: input)
    let reason = reason ?? self.reason(for: number)
    driver.send(.request(LoadRequest(input: number, reason: reason, lifetime: lifetime)))
    if restore != nil { restore(input, number) }
    if inputs.count > 3 {
      let machine = driver.machine
      inputs.keep(machine.input, machine.settledInput, machine.contentInput, machine.replacedInput)
    }
    return number
  }

  /// Why an input is asked for, where the caller does not say.
  private func reason(for number: Int) -> LoadReason {
    if driver.machine.expectsFirstInput { return options.debouncesFirstInput ? .inputChanged : .appeared }
    return number == driver.input ? .appeared : .inputChanged
  }

  /// Asks for the last input anew and gives who waits for that, or `nil` if there is nothing to wait for.
  func join(_ reason: LoadReason) -> LoadWaiter? {
    guard let input else { return nil }
    return driver.wait(for: request(input, reason, .waiting), reason)
  }

  /// Asks for the last input, for as long as a display is on screen.
  func ask(_ reason: LoadReason) {
    guard let input else { return }
    request(input, reason, .display)
  }

  /// Waits until the run for an input settles.
  private func settled(_ number: Int, _ reason: LoadReason?, canLeave: Bool) async -> LoadState<Value> {
    guard let waiter = driver.wait(for: number, reason ?? .appeared) else {
      return number == driver.input ? driver.published.open(as: Value.self) : .idle
    }
    if canLeave {
      let leave: @MainActor () -> Void = { [weak driver] in driver?.leave(waiter) }
      await withTaskCancellationHandler {
        await waiter.wait()
      } onCancel: {
        Task { @MainActor in leave() }
      }
    } else {
      await waiter.wait()
    }
    return (waiter.outcome ?? driver.published).open(as: Value.self)
  }
}

extension LoadDriver {
  /// Begins to wait for the run under way, if there is one for the input: an operation or an observer may have asked
  /// for another one within the request.
  func wait(for number: Int, _ reason: LoadReason) -> LoadWaiter? {
    guard let runID, number == input else { return nil }
    let waiter = LoadWaiter(runID: runID, reason: reason, input: input, wakes: clock.wakes)
    waiters.append(waiter)
    return waiter
  }

  /// Somebody who waited has gone (rule 17).
  func leave(_ waiter: LoadWaiter) {
    guard let index = waiters.firstIndex(where: { $0 === waiter }) else { return }
    waiters.remove(at: index)
    waiter.resume(with: published, for: input)
    if waiter.runID == runID { send(.left(waiter.reason)) }
  }
}

extension Loader where Input == NoInput {
  /// Loads content unless fresh content is there, and waits until that settles; see ``load(_:reason:)``.
  ///
  /// - Parameter reason: Who or what asks.
  /// - Returns: The state with which the run ended.
  @discardableResult public func load(reason: LoadReason = .appeared) async -> LoadState<Value> {
    await load(NoInput(), reason: reason)
  }
}
