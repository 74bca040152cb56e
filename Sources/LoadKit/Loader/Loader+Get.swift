/// Content for code that shows no state: background tasks, widgets, intents.
extension Loader {
  /// Returns content for an input, or throws the failure.
  ///
  /// ```swift
  /// func timeline() async throws -> [Article] { try await articles.get(maximumAge: .seconds(900)) }
  /// ```
  /// It joins the run for the input, or begins one; retries, timeouts and connection are those of the loader. If the
  /// calling task is cancelled it throws at once, and the run ends as when a view disappears (rule 17).
  ///
  /// - Parameters:
  ///   - input: What to load for.
  ///   - maximumAge: The age below which content is returned at once, without a request. Default: zero, which always
  ///     asks. Content that was invalidated, or whose refresh failed, has no such age.
  /// - Returns: The value, also an empty one.
  /// - Throws: The ``LoadFailure``; `CancellationError` if the calling task or the run was cancelled, or another input
  ///   took its place.
  public func get(_ input: Input, maximumAge: Duration = .zero) async throws -> Value {
    try Task.checkCancellation()
    if let value = value(for: inputs.number(of: input), youngerThan: maximumAge) { return value }
    let (since, handled) = (driver.clock.now(), driver.handled?.occurrence)
    let (state, empty): (LoadState<LoadContent>, LoadContent?)
    if let waiter = driver.wait(for: request(input, .poll, .waiting), .poll) {
      await waiter.wait { [weak driver] in driver?.leave(waiter) }
      (state, empty) = (waiter.outcome ?? .idle, waiter.emptyValue)
    } else {
      (state, empty) = (driver.published, driver.emptyValue)
    }
    try Task.checkCancellation()
    if let failure = state.failure { throw failure }
    if let failure = driver.handled, failure.occurrence != handled { throw failure }
    guard let status = state.status, status.origin == .current, let asOf = status.asOf, asOf >= since,
      let value = state.value ?? empty
    else { throw CancellationError() }
    return value.open(as: Value.self)
  }

  /// The content for an input, if it is settled, current and young enough.
  private func value(for number: Int, youngerThan age: Duration) -> Value? {
    let (machine, state) = (driver.machine, driver.published)
    guard age > .zero, number == driver.input, machine.contentInput == number, !machine.isOutdated,
      let asOf = state.status?.asOf, driver.clock.now() - asOf < age
    else { return nil }
    return (state.value ?? driver.emptyValue)?.open(as: Value.self)
  }

  /// Why there is nothing to show, as ``LoadTraits/empty`` says of the value that is empty; `nil` if it says nothing,
  /// or the state is another.
  public var emptyContent: EmptyContent? {
    _ = state
    return emptyContentNow
  }

  /// The same, unobserved.
  var emptyContentNow: EmptyContent? {
    guard case .empty = driver.published, let value = driver.emptyValue else { return nil }
    return traits.empty(value.open(as: Value.self))
  }
}

extension Loader where Input == NoInput {
  /// Returns content, or throws the failure; see ``get(_:maximumAge:)``.
  ///
  /// - Parameter maximumAge: The age below which content is returned at once, without a request. Default: zero.
  /// - Returns: The value, also an empty one.
  /// - Throws: The ``LoadFailure``; `CancellationError` if the calling task or the run was cancelled.
  public func get(maximumAge: Duration = .zero) async throws -> Value {
    try await get(NoInput(), maximumAge: maximumAge)
  }
}
