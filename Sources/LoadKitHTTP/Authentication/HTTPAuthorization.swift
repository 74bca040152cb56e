import LoadKit

/// The credentials of a client: adds `Authorization` to its requests, and renews it when it is refused.
///
/// ```swift
/// let authorization = HTTPAuthorization("Bearer \(token)") { _ in
///   try await account.refreshToken().map { "Bearer \($0)" }
/// }
/// let client = HTTPClient(baseURL: baseURL, authorization: authorization)
/// ```
/// It goes to the origin of the client's base address only. A 401 renews it, once for all requests that were refused
/// with it, and each of them is sent once more: a request that was answered with 401 has not been carried out (RFC
/// 9110, section 15.5.2), unless it was answered by a redirect first. If that does not help, they fail as unauthorized,
/// and the user has to sign in.
///
/// Descriptions never show it.
public final class HTTPAuthorization: Sendable {
  /// Gets a new value for `Authorization` after one was refused, or `nil` if the user has to sign in.
  ///
  /// What it throws, for lack of a connection for example, is what the requests fail with; if that is a cancellation,
  /// they fail as unauthorized. It is not asked twice about a value for which it had no response, or threw that the
  /// user is unauthorized.
  ///
  /// What it asks the same client for goes without `Authorization`, unless it sets one, and waits for no renewal: a 401
  /// is a failure then. So it is with child tasks and tasks that it begins, as long as it goes on, but not with
  /// detached tasks.
  public typealias Renewal = @Sendable (_ refused: String?) async throws -> String?

  fileprivate struct State: Sendable {
    var value: String?
    /// Counts the changes of the value.
    var version = 0
    /// Whether there is no better one to be had.
    var isFinal = false
    /// The renewal that is waited for.
    var current: Renewing?
    /// The renewals that have not ended; more than one if some did not end in time.
    var running: Set<Int> = []
    var waiting: [Int: Waiter] = [:]
    var lastID = 0

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }

  /// A renewal of a version of the value.
  fileprivate struct Renewing: Sendable, Hashable {
    let id: Int
    let version: Int
  }

  fileprivate typealias Waiter = CheckedContinuation<String?, any Error>

  /// The renewals that the task is a part of: several, if one asks a client that has another authorization.
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
  ///   - value: The value of `Authorization`, with its scheme; `nil` while nobody is signed in.
  ///   - timeout: The longest time that requests wait for a renewal, at most a day. Then they fail as `timedOut`, the
  ///     renewal is cancelled, and the next request that is refused begins another one. What a renewal brings that goes
  ///     on all the same still counts, unless there is a newer value. Default: 30 s.
  ///   - clock: Measures the timeout.
  ///   - renew: Gets a new one after a 401. Called once at a time, apart from those that do not end in time. It goes on
  ///     to its end, whoever waits for it or leaves.
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

  /// Somebody has signed in, or out. A renewal that is under way has no effect any more: the requests that wait for it
  /// go on with the new value.
  ///
  /// Then tell the loaders: `LoadAuthentication.signedIn()`.
  ///
  /// - Parameter value: The new value of `Authorization`, or `nil`.
  public func set(_ value: String?) {
    let waiters = state.withLock { state in
      state.value = value
      state.version += 1
      state.isFinal = false
      return state.endCurrent()
    }
    for waiter in waiters { waiter.resume(returning: value) }
  }

  /// The value to send.
  var current: String? { state.withLock { $0.value } }

  /// How many renewals have not ended.
  var runningRenewals: Int { state.withLock { $0.running.count } }

  /// Whether the task that asks is part of a renewal that goes on. (Tasks that one begins may outlive it.)
  var isRenewedByTask: Bool {
    let mine = Self.renewals.filter { $0.authorization == ObjectIdentifier(self) }
    return !mine.isEmpty && state.withLock { state in mine.contains { state.running.contains($0.id) } }
  }

  // MARK: Renewing

  private enum Step: Sendable {
    case done(String?)
    case wait
    case renew(Renewing)
  }

  /// A better value than one that was refused, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - refused: The value that was refused.
  ///   - limit: How long to wait for a renewal at most, if its own limit is not shorter.
  /// - Returns: The better value.
  /// - Throws: What the renewal throws; a `LoadFailure` of kind `timedOut` when it took too long; `CancellationError`
  ///   at once when the task is cancelled.
  func renewed(after refused: String?, within limit: Duration? = nil) async throws -> String? {
    guard let renew else {
      // Somebody may have signed in meanwhile.
      let current = current
      return current == refused ? nil : current
    }
    try Task.checkCancellation()
    let id = state.withLock { $0.nextID() }
    let limit = max(.zero, min(limit ?? timeout, timeout))
    let end = deadlines.now + limit
    let deadline = limit < timeout ? deadlines.add(after: limit) { self.leave(id, Self.timedOut(limit)) } : nil
    defer { if let deadline { deadlines.remove(deadline) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch begin(id, refused, continuation) {
        case .done(let value): continuation.resume(returning: value)
        case .wait: break
        case .renew(let renewal): Task { await self.run(renew, refused, renewal) }
        }
        // Cancelled, or too late, before it waited.
        if Task.isCancelled { leave(id, CancellationError()) }
        if limit < timeout, deadlines.now >= end { leave(id, Self.timedOut(limit)) }
      }
    } onCancel: {
      leave(id, CancellationError())
    }
  }

  private func begin(_ id: Int, _ refused: String?, _ continuation: Waiter) -> Step {
    state.withLock { state in
      if state.value != refused { return .done(state.value) }
      if state.isFinal { return .done(nil) }
      state.waiting[id] = continuation
      if state.current != nil { return .wait }
      let renewal = Renewing(id: state.nextID(), version: state.version)
      state.current = renewal
      state.running.insert(renewal.id)
      return .renew(renewal)
    }
  }

  private func leave(_ id: Int, _ error: any Error) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: error)
  }

  private func run(_ renew: @escaping Renewal, _ refused: String?, _ renewal: Renewing) async {
    let marks = Self.renewals + [RenewalMark(authorization: ObjectIdentifier(self), id: renewal.id)]
    let work = Task { try await Self.$renewals.withValue(marks) { try await renew(refused) } }
    let deadline = deadlines.add(after: timeout) {
      self.giveUp(renewal)
      work.cancel()
    }
    let result = await work.result
    deadlines.remove(deadline)
    let outcome = state.withLock { $0.settle(result, refused, renewal) }
    for waiter in outcome.waiters { waiter.resume(with: outcome.result) }
  }

  /// A renewal has taken too long.
  private func giveUp(_ renewal: Renewing) {
    let waiters = state.withLock { $0.current == renewal ? $0.endCurrent() : [] }
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

  /// Nobody waits for the renewal any more.
  ///
  /// - Returns: Those who did.
  fileprivate mutating func endCurrent() -> [HTTPAuthorization.Waiter] {
    current = nil
    defer { waiting = [:] }
    return Array(waiting.values)
  }

  /// Takes the outcome of a renewal, and gives what those who wait get, if any do.
  fileprivate mutating func settle(
    _ result: Result<String?, any Error>, _ refused: String?, _ renewal: HTTPAuthorization.Renewing
  ) -> Outcome {
    running.remove(renewal.id)
    // Somebody has signed in or out meanwhile, which counts.
    guard version == renewal.version else { return Outcome(waiters: [], result: result) }
    if case .success(let newer?) = result, newer != refused {
      value = newer
      version += 1
      return Outcome(waiters: endCurrent(), result: result)
    }
    // One that was given up has no say in anything else.
    guard current == renewal else { return Outcome(waiters: [], result: result) }
    switch result {
    case .success:
      isFinal = true
      return Outcome(waiters: endCurrent(), result: .success(nil))
    case .failure(let error):
      isFinal = FailureClassifier.standard.classify(error)?.kind == .unauthorized
      return Outcome(waiters: endCurrent(), result: result)
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
