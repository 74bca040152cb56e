import Foundation
import LoadKit

/// One request in progress. It resumes its caller exactly once: with the response, a failure, the deadline or the
/// caller's cancellation, whichever comes first.
///
/// The caller never waits for the session to acknowledge anything. Events after the end are dropped.
final class HTTPExchange: Sendable {
  /// Cancels the session's task. Called from any thread, also from within a callback of the session.
  typealias Stop = @Sendable () -> Void

  private struct State: Sendable {
    var phase = Phase.new
    var stop: Stop?
    var response: HTTPResponse?
    var expectedLength: Int64?
    /// The number of bytes of the body received so far.
    var received = 0
    var redirects: Int
    /// The method of the current request. A redirect may change it.
    var method: HTTPMethod
    /// Whether the connection was lost before a byte of a response, redirects included.
    var lostUnanswered = false
    /// The time of the last progress, and the deadline that counts from it.
    var lastProgress = Duration.zero
    var deadline: Int?
    /// Since when the time stands still.
    var suspendedAt: Duration?
    /// How long it stood still until then.
    var suspendedTime = Duration.zero
  }

  private enum Phase: Sendable {
    case new
    case waiting(CheckedContinuation<HTTPResponse, any Error>)
    /// The exchange ended before the caller waited.
    case endedEarly(Result<HTTPResponse, any Error>)
    /// The caller was resumed; the session may still work on the task.
    case ended
    /// The caller was resumed, and the session has completed the task.
    case closed
  }

  let request: HTTPRequest
  let bodyLimit: Int
  private let headerLimit: Int
  let redirectLimit: Int
  /// The number of redirects before this exchange.
  private let redirectCount: Int
  /// The file that is streamed as the body of the request.
  let file: UploadFile?
  private let transfer: HTTPTransfer
  private let now: @Sendable () -> Duration
  private let state: LoadLock<State>

  /// The redirects so far, and their limit.
  struct Redirects {
    var count = 0
    var limit = 10
    /// The method after the redirects, if one of them changed it.
    var method: HTTPMethod?
  }

  /// Creates an exchange that has sent nothing yet.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyLimit: The largest body, in bytes.
  ///   - headerLimit: The largest header fields, in bytes.
  ///   - redirects: The redirects so far, and their limit.
  ///   - transfer: The file to send, the receiver of the body, and the progress callbacks.
  ///   - file: The file that is streamed as the body of the request.
  ///   - now: The time on the time line of the deadlines.
  init(
    request: HTTPRequest, bodyLimit: Int, headerLimit: Int = .max, redirects: Redirects = Redirects(),
    transfer: HTTPTransfer = HTTPTransfer(), file: UploadFile? = nil,
    now: @escaping @Sendable () -> Duration = { .zero }
  ) {
    self.request = request
    self.bodyLimit = max(0, bodyLimit)
    self.headerLimit = headerLimit
    redirectLimit = redirects.limit
    redirectCount = redirects.count
    state = LoadLock(State(redirects: redirects.count, method: redirects.method ?? request.method))
    self.transfer = transfer
    self.file = file
    self.now = now
  }

  // MARK: Waiting

  /// Launches the session's task and waits for the response.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait.
  ///   - limit: The timeout to name in a diagnostic, of which a part may have passed. Default: `timeout`.
  ///   - countsFromLastByte: Whether the timeout restarts whenever bytes are sent or received, as for large bodies.
  ///   - deadlines: Measures the timeout.
  ///   - launch: Launches the task, which then calls the methods for session events; returns the closure that cancels
  ///     it. Called at most once, and never if the caller is already cancelled. Both must not wait for the session: the
  ///     caller could not be resumed meanwhile.
  /// - Returns: The response.
  /// - Throws: `CancellationError`, or the failure if there is no response.
  func response(
    within timeout: Duration, of limit: Duration? = nil, countsFromLastByte: Bool = false, deadlines: DeadlineKeeper,
    launch: () -> Stop
  ) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let limit = min(max(.zero, limit ?? timeout), Self.longestTimeout)
    let timeout = min(max(.zero, timeout), Self.longestTimeout)
    let timedOut = LoadFailure(.timedOut, diagnostic: "no complete response in \(limit.shortText)")
    guard timeout > .zero else { throw timedOut }
    recordProgress()
    addDeadline(after: timeout, restartingWith: countsFromLastByte ? timeout : nil, timedOut, deadlines)
    defer { removeDeadline(from: deadlines) }
    let suspension = observeSuspension(deadlines)
    defer { withExtendedLifetime(suspension) {} }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if register(continuation) { registerStop(launch()) }
      }
    } onCancel: {
      resumeCaller(with: .failure(CancellationError()))
    }
  }

  /// A day. A clock may overflow if it sleeps for much longer.
  static let longestTimeout = Duration.seconds(86_400)

  /// Lets the deadline stand still as long as the loader that asked is suspended.
  private func observeSuspension(_ deadlines: DeadlineKeeper) -> (any Sendable)? {
    guard let suspension = RequestSuspension.current else { return nil }
    let observation = suspension.observe { [weak self, weak deadlines] isSuspended in
      if let deadlines { self?.setSuspended(isSuspended, deadlines) }
    }
    // A change before the observation was not reported, and one may come meanwhile.
    var isSuspended = false
    while suspension.isSuspended() != isSuspended {
      isSuspended.toggle()
      setSuspended(isSuspended, deadlines)
    }
    return observation
  }

  private func setSuspended(_ isSuspended: Bool, _ deadlines: DeadlineKeeper) {
    let now = now()
    // Under the lock, so that two changes take effect in their order.
    state.withLock { state in
      if isSuspended {
        guard state.suspendedAt == nil else { return }
        state.suspendedAt = now
        if let id = state.deadline { deadlines.hold(id) }
      } else if let since = state.suspendedAt {
        state.suspendedAt = nil
        state.suspendedTime += now - since
        state.lastProgress += now - since
        if let id = state.deadline { deadlines.release(id) }
      }
    }
  }

  /// How long the time stood still.
  var suspendedTime: Duration {
    let now = now()
    return state.withLock { $0.suspendedTime + ($0.suspendedAt.map { now - $0 } ?? .zero) }
  }

  private func recordProgress() {
    let now = now()
    state.withLock { state in
      state.lastProgress = now
      // The suspension before this progress must not postpone the deadline again.
      if state.suspendedAt != nil {
        state.suspendedTime += now - (state.suspendedAt ?? now)
        state.suspendedAt = now
      }
    }
  }

  private func addDeadline(
    after wait: Duration, restartingWith timeout: Duration?, _ failure: LoadFailure, _ deadlines: DeadlineKeeper
  ) {
    let id = deadlines.add(after: wait) { [weak deadlines] in
      guard let deadlines, let timeout, case let rest = self.state.withLock({ $0.lastProgress }) + timeout - self.now(),
        rest > .zero
      else { return self.resumeCaller(with: .failure(failure)) }
      self.addDeadline(after: rest, restartingWith: timeout, failure, deadlines)
    }
    let isOver = state.withLock { state in
      state.deadline = id
      if state.suspendedAt != nil { deadlines.hold(id) }
      switch state.phase {
      case .new, .waiting: return false
      case .endedEarly, .ended, .closed: return true
      }
    }
    // The exchange ended meanwhile. Its caller has removed the deadline before, and would leave this one.
    if isOver { removeDeadline(from: deadlines) }
  }

  private func removeDeadline(from deadlines: DeadlineKeeper) {
    let id = state.withLock { state in
      defer { state.deadline = nil }
      return state.deadline
    }
    if let id { deadlines.remove(id) }
  }

  /// Registers the waiting caller, or resumes it if the exchange has ended already.
  ///
  /// - Returns: Whether the caller waits.
  private func register(_ continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
    let early = state.withLock { state -> Result<HTTPResponse, any Error>? in
      if case .endedEarly(let result) = state.phase {
        state.phase = .closed
        return result
      }
      state.phase = .waiting(continuation)
      return nil
    }
    guard let early else { return true }
    continuation.resume(with: early)
    return false
  }

  /// Registers the closure that cancels the launched task, or calls it if the exchange has ended already.
  private func registerStop(_ stop: @escaping Stop) {
    let isOver = state.withLock { state in
      switch state.phase {
      case .new, .waiting:
        state.stop = stop
        return false
      case .endedEarly, .ended:
        return true
      case .closed:
        return false
      }
    }
    if isOver { stop() }
  }

  /// Ends the exchange, if it has not ended: cancels the session's task and resumes the caller.
  ///
  /// - Parameters:
  ///   - result: The result for the caller.
  ///   - isClosed: Whether the session has completed the task, so that there is nothing to cancel.
  func resumeCaller(with result: Result<HTTPResponse, any Error>, isClosed: Bool = false) {
    let (continuation, stop) = state.withLock { state -> (CheckedContinuation<HTTPResponse, any Error>?, Stop?) in
      defer { state.stop = nil }
      switch state.phase {
      case .new:
        state.phase = .endedEarly(result)
        return (nil, nil)
      case .waiting(let continuation):
        state.phase = isClosed ? .closed : .ended
        state.response = nil
        return (continuation, isClosed ? nil : state.stop)
      case .ended where isClosed:
        state.phase = .closed
        return (nil, nil)
      case .endedEarly, .ended, .closed:
        return (nil, nil)
      }
    }
    stop?()
    continuation?.resume(with: result)
  }

  // MARK: Session events

  /// Whether the caller has been resumed, or will be at once.
  var hasEnded: Bool {
    state.withLock { state in
      switch state.phase {
      case .new, .waiting: false
      case .endedEarly, .ended, .closed: true
      }
    }
  }

  /// Whether the head of the response has been received.
  var hasHead: Bool { state.withLock { $0.response != nil } }

  /// Called when the session has received the head of the response.
  ///
  /// - Parameters:
  ///   - head: The status, the header fields and the address.
  ///   - expectedLength: The length of the body; negative if unknown.
  /// - Returns: Whether to receive the body.
  func receiveHead(_ head: HTTPResponse, expectedLength: Int64) -> Bool {
    // The response to HEAD announces a length, and no body follows.
    let isTooLarge = expectedLength > Int64(bodyLimit) && request.method != .head
    let hasTooLargeHeader = head.headers.size > headerLimit
    let isWaiting = state.withLock { state in
      guard case .waiting = state.phase else { return false }
      state.response = head
      state.response?.method = state.method
      state.expectedLength = expectedLength
      return true
    }
    guard isWaiting else { return false }
    recordProgress()
    if isTooLarge || hasTooLargeHeader {
      rejectTooLarge(head, hasTooLargeHeader ? "header over \(headerLimit) bytes" : bodyOverLimit)
      return false
    }
    guard let receiver = receiver(of: head) else { return true }
    do {
      try receiver.receiveHead(head)
      return true
    } catch {
      resumeCaller(with: .failure(error))
      return false
    }
  }

  /// The receiver that streams the body, if any.
  private func receiver(of head: HTTPResponse) -> (any HTTPBodyReceiver)? { head.isSuccess ? transfer.receiver : nil }

  /// Called when the session has received a part of the body.
  ///
  /// - Parameter chunk: The next bytes, decoded.
  func receiveChunk(_ chunk: Data) {
    enum Verdict: Sendable { case dropped, accepted(LoadProgress, HTTPResponse), tooLarge(HTTPResponse) }
    let limit = bodyLimit
    let isHeld = transfer.receiver == nil
    let verdict = state.withLock { state -> Verdict in
      guard case .waiting = state.phase, var response = state.response else { return .dropped }
      guard chunk.count <= limit - state.received else {
        response.body = Data()
        state.response = response
        return .tooLarge(response)
      }
      state.received += chunk.count
      if isHeld || !response.isSuccess {
        // Moved out while it grows, so that it isn't copied.
        state.response = nil
        response.body.append(chunk)
        state.response = response
      }
      return .accepted(LoadProgress(completed: Int64(state.received), total: state.expectedLength), response)
    }
    switch verdict {
    case .dropped: break
    case .tooLarge(let head): rejectTooLarge(head, bodyOverLimit)
    case .accepted(let current, let head):
      recordProgress()
      do {
        try receiver(of: head)?.receiveChunk(chunk)
        transfer.received?(current)
      } catch {
        resumeCaller(with: .failure(error))
      }
    }
  }

  /// Called when the session has sent a part of the body of the request.
  ///
  /// - Parameters:
  ///   - count: The number of bytes sent so far.
  ///   - total: The size of the body in bytes; negative if unknown.
  func reportSent(_ count: Int64, of total: Int64) {
    let isWaiting = state.withLock { state in
      if case .waiting = state.phase { true } else { false }
    }
    guard isWaiting else { return }
    recordProgress()
    transfer.sent?(LoadProgress(completed: count, total: total))
  }

  private var bodyOverLimit: String { "body over \(bodyLimit) bytes" }

  /// Resumes the caller with an error response without its body, or fails as `tooLarge`.
  private func rejectTooLarge(_ head: HTTPResponse, _ reason: String) {
    if head.isSuccess {
      resumeCaller(with: .failure(LoadFailure(.tooLarge, diagnostic: reason, mayHaveTakenEffect: true)))
    } else {
      resumeCaller(with: .success(head))
    }
  }

  /// Called when the session cannot go on although it has received a response: there are no credentials for a
  /// challenge.
  func resumeWithReceivedResponse() {
    guard let response = state.withLock({ $0.response }) else { return resumeCaller(with: .failure(Self.noHead)) }
    resumeCaller(with: .success(response))
  }

  /// Called when the session has completed the task.
  ///
  /// - Parameter error: The error of the session, if it failed.
  func receiveCompletion(_ error: (any Error)?) {
    if let error {
      // The caller's own cancellation has resumed it before. If the system cancels the task, the caller's task isn't
      // cancelled, so this is a failure. The session's error isn't passed on: it names the address with its query.
      var failure = SessionError.failure(of: error) ?? Self.interrupted
      // The server has responded to the original request with a redirect.
      if state.withLock({ $0.method }) != request.method { failure.mayHaveTakenEffect = true }
      let isLost = LostConnection.isCause(ofSessionError: error)
      state.withLock { $0.lostUnanswered = isLost && $0.response == nil && $0.redirects == redirectCount }
      resumeCaller(with: .failure(failure), isClosed: true)
    } else if let response = state.withLock({ $0.response }) {
      resumeCaller(with: .success(response), isClosed: true)
    } else {
      resumeCaller(with: .failure(Self.noHead), isClosed: true)
    }
  }

  /// Whether the exchange ended with a lost connection, before a byte of a response.
  var wasLostUnanswered: Bool { state.withLock { $0.lostUnanswered } }

  private static let noHead = LoadFailure(.invalidData, diagnostic: "response without a head")
  private static let interrupted = LoadFailure(.cannotConnect, diagnostic: "connection cancelled by the system")

  /// Records the method of the request that follows a redirect.
  ///
  /// - Parameter method: The new method.
  func recordRedirect(to method: String?) {
    if let method { state.withLock { $0.method = HTTPMethod(rawValue: method) } }
  }

  /// Counts a redirect.
  ///
  /// - Returns: The number of redirects, this one included; `nil` if the exchange has ended.
  func countRedirect() -> Int? {
    state.withLock { state in
      guard case .waiting = state.phase else { return nil }
      state.redirects += 1
      return state.redirects
    }
  }
}
