import LoadKit

/// The credentials of a client: adds `Authorization` to its requests, and renews it after a 401.
///
/// ```swift
/// let authorization = HTTPAuthorization("Bearer \(token)") { _ in
///   try await account.refreshToken().map { "Bearer \($0)" }
/// }
/// let client = HTTPClient(baseURL: baseURL, authorization: authorization)
/// ```
/// It is sent to the origin of the client's base address only. A 401 renews it, once for all requests that were
/// rejected with it, and each of them is sent once more: the server has not carried out a request that gets a 401 (RFC
/// 9110, section 15.5.2), unless a redirect came first. If that does not help, the requests fail as `unauthorized`, and
/// the user has to sign in.
///
/// Descriptions never show the value.
public final class HTTPAuthorization: Sendable {
  /// Returns a new value for `Authorization` after the old one was rejected, or `nil` if the user has to sign in.
  ///
  /// The requests fail with its error, for example if there is no connection; after a cancellation they fail as
  /// `unauthorized`. It is not called again for a value for which it returned `nil` or threw an `unauthorized` failure.
  ///
  /// Its own requests through the same client are sent without `Authorization`, unless they set one, and never wait for
  /// a renewal: their 401 is a failure. The same holds for its child tasks and unstructured tasks until it ends, but
  /// not for detached tasks.
  public typealias Renewal = @Sendable (_ rejected: String?) async throws -> String?

  fileprivate struct State: Sendable {
    var value: String?
    /// The number of changes of the value.
    var version = 0
    /// Whether no better value is available.
    var isFinal = false
    /// The renewal that requests wait for.
    var current: RenewalID?
    /// The renewals that have not ended; more than one if some did not end in time.
    var running: Set<Int> = []
    var waiters: [Int: Waiter] = [:]
    var lastID = 0

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }

  /// A renewal, and the version of the value that it renews.
  fileprivate struct RenewalID: Sendable, Hashable {
    let id: Int
    let version: Int
  }

  fileprivate typealias Waiter = CheckedContinuation<String?, any Error>

  /// The renewals that the current task is part of: several, if one of them uses a client with another authorization.
  @TaskLocal private static var renewals: [RenewalMark] = []

  private struct RenewalMark: Sendable, Hashable {
    let authorization: ObjectIdentifier
    let id: Int
  }

  private let renew: Renewal?
  private let timeout: Duration
  private let deadlines: DeadlineKeeper
  private let state: LoadLock<State>

  /// Creates an authorization.
  ///
  /// - Parameters:
  ///   - value: The value of `Authorization`, with its scheme; `nil` while no user is signed in.
  ///   - timeout: The longest time that requests wait for a renewal, at most a day. Then they fail as `timedOut`, the
  ///     renewal is cancelled, and the next 401 starts another one. The value of a renewal that ignores its
  ///     cancellation still counts, unless there is a newer value. Default: 30 s.
  ///   - clock: Measures the timeout.
  ///   - renew: Returns a new value after a 401. Called once at a time, except while an earlier call exceeds the
  ///     timeout. It runs to its end even if all waiting requests are cancelled.
  public init(
    _ value: String? = nil, timeout: Duration = .seconds(30), clock: any Clock<Duration> = ContinuousClock(),
    renew: Renewal? = nil
  ) {
    self.renew = renew
    self.timeout = min(max(.zero, timeout), HTTPExchange.longestTimeout)
    deadlines = DeadlineKeeper(clock)
    state = LoadLock(State(value: value))
  }

  /// Whether there is a value to send.
  public var isSet: Bool { state.withLock { $0.value != nil } }

  /// Sets a new value after the user has signed in or out. A renewal in progress loses its effect: the requests that
  /// wait for it continue with the new value.
  ///
  /// Then notify the loaders: `LoadAuthentication.signedIn()`.
  ///
  /// - Parameter value: The new value of `Authorization`, or `nil`.
  public func set(_ value: String?) {
    let waiters = state.withLock { state in
      state.value = value
      state.version += 1
      state.isFinal = false
      return state.removeWaiters()
    }
    for waiter in waiters { waiter.resume(returning: value) }
  }

  /// The value to send.
  var current: String? { state.withLock { $0.value } }

  /// The number of renewals that have not ended.
  var runningRenewals: Int { state.withLock { $0.running.count } }

  /// Whether the current task is part of a renewal in progress. (Tasks that a renewal starts may outlive it.)
  var isRenewedByTask: Bool {
    let mine = Self.renewals.filter { $0.authorization == ObjectIdentifier(self) }
    return !mine.isEmpty && state.withLock { state in mine.contains { state.running.contains($0.id) } }
  }

  // MARK: Implementation

  private enum Registration: Sendable {
    /// Not registered: the value is known.
    case known(String?)
    case waiting
    /// Registered as the first waiter, which launches the renewal.
    case launch(RenewalID)
  }

  /// A better value than a rejected one, or `nil` if there is none. Waits for a renewal.
  ///
  /// - Parameters:
  ///   - rejected: The rejected value.
  ///   - limit: The longest wait, if the timeout of the authorization is not shorter.
  /// - Returns: The better value.
  /// - Throws: The error of the renewal; a `LoadFailure` of kind `timedOut` when it took too long; `CancellationError`
  ///   at once when the task is cancelled.
  func renewedValue(after rejected: String?, within limit: Duration? = nil) async throws -> String? {
    guard let renew else {
      // The user may have signed in meanwhile.
      let current = current
      return current == rejected ? nil : current
    }
    try Task.checkCancellation()
    let id = state.withLock { $0.nextID() }
    let limit = max(.zero, min(limit ?? timeout, timeout))
    let end = deadlines.now + limit
    let deadline =
      limit < timeout ? deadlines.add(after: limit) { self.resumeWaiter(id, throwing: Self.timedOut(limit)) } : nil
    defer { if let deadline { deadlines.remove(deadline) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch register(continuation, id, rejected) {
        case .known(let value): continuation.resume(returning: value)
        case .waiting: break
        case .launch(let renewal): Task { await self.renewAndResumeWaiters(renew, rejected, renewal) }
        }
        // Cancelled, or timed out, before it was registered.
        if Task.isCancelled { resumeWaiter(id, throwing: CancellationError()) }
        if limit < timeout, deadlines.now >= end { resumeWaiter(id, throwing: Self.timedOut(limit)) }
      }
    } onCancel: {
      resumeWaiter(id, throwing: CancellationError())
    }
  }

  private func register(_ waiter: Waiter, _ id: Int, _ rejected: String?) -> Registration {
    state.withLock { state in
      if state.value != rejected { return .known(state.value) }
      if state.isFinal { return .known(nil) }
      state.waiters[id] = waiter
      if state.current != nil { return .waiting }
      let renewal = RenewalID(id: state.nextID(), version: state.version)
      state.current = renewal
      state.running.insert(renewal.id)
      return .launch(renewal)
    }
  }

  private func resumeWaiter(_ id: Int, throwing error: any Error) {
    state.withLock { $0.waiters.removeValue(forKey: id) }?.resume(throwing: error)
  }

  /// Calls the renewal with its timeout, and resumes the waiters with its outcome.
  private func renewAndResumeWaiters(_ renew: @escaping Renewal, _ rejected: String?, _ renewal: RenewalID) async {
    let marks = Self.renewals + [RenewalMark(authorization: ObjectIdentifier(self), id: renewal.id)]
    let work = Task { try await Self.$renewals.withValue(marks) { try await renew(rejected) } }
    let deadline = deadlines.add(after: timeout) {
      self.timeOut(renewal)
      work.cancel()
    }
    let result = await work.result
    deadlines.remove(deadline)
    let outcome = state.withLock { $0.settle(result, rejected, renewal) }
    for waiter in outcome.waiters { waiter.resume(with: outcome.result) }
  }

  /// Resumes the waiters of a renewal that exceeds the timeout.
  private func timeOut(_ renewal: RenewalID) {
    let waiters = state.withLock { $0.current == renewal ? $0.removeWaiters() : [] }
    for waiter in waiters { waiter.resume(throwing: Self.timedOut(timeout)) }
  }

  private static func timedOut(_ limit: Duration) -> LoadFailure {
    LoadFailure(.timedOut, diagnostic: "no new authorization in \(limit.shortText)")
  }
}

extension HTTPAuthorization.State {
  fileprivate struct Outcome: Sendable {
    let waiters: [HTTPAuthorization.Waiter]
    let result: Result<String?, any Error>
  }

  /// Ends the wait for the current renewal.
  ///
  /// - Returns: The waiters, to resume outside the lock.
  fileprivate mutating func removeWaiters() -> [HTTPAuthorization.Waiter] {
    current = nil
    defer { waiters = [:] }
    return Array(waiters.values)
  }

  /// Records the outcome of a renewal.
  ///
  /// - Returns: The waiters, and the result for them.
  fileprivate mutating func settle(
    _ result: Result<String?, any Error>, _ rejected: String?, _ renewal: HTTPAuthorization.RenewalID
  ) -> Outcome {
    running.remove(renewal.id)
    // The user has signed in or out meanwhile.
    guard version == renewal.version else { return Outcome(waiters: [], result: result) }
    if case .success(let newer?) = result, newer != rejected {
      value = newer
      version += 1
      return Outcome(waiters: removeWaiters(), result: result)
    }
    // After its timeout a renewal no longer ends a wait.
    guard current == renewal else { return Outcome(waiters: [], result: result) }
    switch result {
    case .success:
      isFinal = true
      return Outcome(waiters: removeWaiters(), result: .success(nil))
    case .failure(let error):
      isFinal = FailureClassifier.standard.classify(error)?.kind == .unauthorized
      return Outcome(waiters: removeWaiters(), result: result)
    }
  }
}

extension HTTPAuthorization: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Whether there is a value, never the value.
  public var description: String { "HTTPAuthorization(\(isSet ? "set" : "not set"))" }
  /// As `description`.
  public var debugDescription: String { description }
  /// Whether there is a value.
  public var customMirror: Mirror { Mirror(self, children: ["isSet": isSet]) }
}
