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
/// with it, and each of them is sent once more: a request that was answered with 401 has not been carried out (RFC 9110,
/// section 15.5.2), unless it was answered by a redirect first. If that does not help, they fail as unauthorized, and the user has to sign in.
///
/// Descriptions never show it.
public final class HTTPAuthorization: Sendable {
  /// Gets a new value for `Authorization` after one was refused, or `nil` if the user has to sign in.
  ///
  /// What it throws, for lack of a connection for example, is what the requests fail with; if that is a cancellation, they
  /// fail as unauthorized. It is not asked twice about a value for which it had no answer.
  ///
  /// Requests that were refused wait for it, so it should have a time limit. What it asks the same client for goes without
  /// `Authorization`, unless it sets one, and waits for nobody.
  public typealias Renewal = @Sendable (_ refused: String?) async throws -> String?

  fileprivate struct State: Sendable {
    var value: String?
    /// Counts the changes of the value.
    var version = 0
    /// Whether there is no better one to be had.
    var isFinal = false
    /// The version that is being renewed.
    var renewing: Int?
    var waiting: [Int: Waiter] = [:]
    var lastID = 0
  }

  fileprivate struct Waiter: Sendable {
    let version: Int
    let continuation: CheckedContinuation<String?, any Error>
  }

  /// What the task is renewing.
  @TaskLocal private static var renewing: ObjectIdentifier?

  private let renew: Renewal?
  private let state: LoadLock<State>

  /// Creates an authorization.
  ///
  /// - Parameters:
  ///   - value: The value of `Authorization`, with its scheme; `nil` while nobody is signed in.
  ///   - renew: Gets a new one after a 401. Called once at a time, and goes on to its end, whoever waits for it or leaves.
  public init(_ value: String? = nil, renew: Renewal? = nil) {
    self.renew = renew
    state = LoadLock(State(value: value))
  }

  /// Whether there is a value to send.
  public var isSet: Bool { state.withLock { $0.value != nil } }

  /// Somebody has signed in, or out. A renewal that is under way has no effect any more; requests that wait for it go on
  /// with this value.
  ///
  /// Then tell the loaders: `LoadAuthentication.signedIn()`.
  ///
  /// - Parameter value: The new value of `Authorization`, or `nil`.
  public func set(_ value: String?) {
    let waiting = state.withLock { state in
      state.value = value
      state.version += 1
      state.isFinal = false
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for waiter in waiting { waiter.continuation.resume(returning: value) }
  }

  /// The value to send.
  var current: String? { state.withLock { $0.value } }

  /// Whether the task that asks is part of a renewal that goes on. (Tasks that one begins may outlive it.)
  var isRenewedByTask: Bool { Self.renewing == ObjectIdentifier(self) && state.withLock { $0.renewing != nil } }

  // MARK: Renewing

  private struct Outcome: Sendable {
    let waiters: [Waiter]
    let result: Result<String?, any Error>
  }

  private enum Step: Sendable {
    case done(String?)
    case wait
    case renew(version: Int)
  }

  /// A better value than one that was refused, or `nil` if there is none.
  ///
  /// - Throws: What the renewal throws; `CancellationError` at once when the task is cancelled.
  func renewed(after refused: String?) async throws -> String? {
    guard let renew else {
      // Somebody may have signed in meanwhile.
      let current = current
      return current == refused ? nil : current
    }
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch begin(id, refused, continuation) {
        case .done(let value): continuation.resume(returning: value)
        case .wait: break
        case .renew(let version): Task { await self.run(renew, refused, version) }
        }
        // Cancelled before it waited.
        if Task.isCancelled { leave(id) }
      }
    } onCancel: {
      leave(id)
    }
  }

  private func begin(
    _ id: Int, _ refused: String?, _ continuation: CheckedContinuation<String?, any Error>
  ) -> Step {
    state.withLock { state in
      if state.value != refused { return .done(state.value) }
      if state.isFinal { return .done(nil) }
      state.waiting[id] = Waiter(version: state.version, continuation: continuation)
      if state.renewing == state.version { return .wait }
      state.renewing = state.version
      return .renew(version: state.version)
    }
  }

  private func leave(_ id: Int) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
  }

  private func run(_ renew: Renewal, _ refused: String?, _ version: Int) async {
    let result: Result<String?, any Error>
    do {
      result = .success(try await Self.$renewing.withValue(ObjectIdentifier(self)) { try await renew(refused) })
    } catch {
      result = .failure(error)
    }
    let outcome = state.withLock { state in
      let waiting = state.waiting.filter { $0.value.version == version }
      for id in waiting.keys { state.waiting[id] = nil }
      return Outcome(waiters: Array(waiting.values), result: state.settle(result, refused, version))
    }
    for waiter in outcome.waiters { waiter.continuation.resume(with: outcome.result) }
  }
}

extension HTTPAuthorization.State {
  /// Takes the outcome of a renewal, and gives what those who wait for it get.
  fileprivate mutating func settle(
    _ result: Result<String?, any Error>, _ refused: String?, _ version: Int
  ) -> Result<String?, any Error> {
    if renewing == version { renewing = nil }
    // Somebody has signed in or out meanwhile, which counts.
    guard self.version == version else { return .success(value) }
    switch result {
    case .success(let newer?) where newer != refused:
      value = newer
      self.version += 1
      return result
    case .success:
      isFinal = true
      return .success(nil)
    case .failure:
      return result
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
