import Foundation
import LoadKit

/// One request under way: resumes its caller exactly once, with whatever comes first of the response, a failure, the
/// deadline and the caller's cancellation.
///
/// The caller never waits for the wire below to acknowledge anything. What arrives after the end is dropped.
final class HTTPExchange: Sendable {
  /// Ends the work on the wire. May be called from any thread, also from within a callback of the wire.
  typealias Stop = @Sendable () -> Void

  private struct State: Sendable {
    var phase = Phase.new
    var stop: Stop?
    var response: HTTPResponse?
    var expectedLength: Int64?
    /// How many bytes of the body have arrived.
    var received = 0
    var redirects: Int
    /// What is asked now: a redirect may change it.
    var method: HTTPMethod
    /// When something moved last, and the deadline that counts from then.
    var lastMove = Duration.zero
    var deadline: Int?
  }

  private enum Phase: Sendable {
    case new
    case waiting(CheckedContinuation<HTTPResponse, any Error>)
    /// Ended before the caller waited.
    case endedEarly(Result<HTTPResponse, any Error>)
    /// The caller was resumed; the wire may still be at work.
    case ended
    /// Ended, and the wire has nothing more to do.
    case closed
  }

  let request: HTTPRequest
  let bodyLimit: Int
  private let headerLimit: Int
  let redirectLimit: Int
  /// What is sent as the body while it is read.
  let file: UploadFile?
  private let transfer: HTTPTransfer
  private let now: @Sendable () -> Duration
  private let state: LoadLock<State>

  /// How many redirects there were before, and how many there may be.
  struct Redirects {
    var count = 0
    var limit = 10
    /// What they have made of the method, if something else.
    var method: HTTPMethod?
  }

  /// Creates an exchange that has not begun.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - bodyLimit: The largest body, in bytes.
  ///   - headerLimit: The largest header fields, in bytes.
  ///   - redirects: How many there were before, and how many there may be.
  ///   - transfer: Where the bodies come from and go to, and who follows them.
  ///   - file: What is sent as the body while it is read.
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
    state = LoadLock(State(redirects: redirects.count, method: redirects.method ?? request.method))
    self.transfer = transfer
    self.file = file
    self.now = now
  }

  // MARK: The caller

  /// Starts the wire and waits.
  ///
  /// - Parameters:
  ///   - timeout: How long at most.
  ///   - countsFromLastMove: Whether that counts anew whenever bytes move, as it has to for what is large.
  ///   - deadlines: Measures that.
  ///   - start: Starts the wire, which then calls the methods below; gives what stops it. Called at most once, and not
  ///     if the caller is already cancelled.
  /// - Returns: The response.
  /// - Throws: `CancellationError`, or why there is no response.
  func run(
    timeout: Duration, countsFromLastMove: Bool = false, deadlines: DeadlineKeeper, start: () -> Stop
  ) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let timeout = min(max(.zero, timeout), Self.longestTimeout)
    let timedOut = LoadFailure(.timedOut, diagnostic: "no complete answer in \(timeout.shortText)")
    guard timeout > .zero else { throw timedOut }
    move()
    arm(after: timeout, again: countsFromLastMove ? timeout : nil, timedOut, deadlines)
    defer { disarm(deadlines) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if wait(continuation) { started(start()) }
      }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  /// A day. A clock that is asked to sleep for much longer may overflow.
  static let longestTimeout = Duration.seconds(86_400)

  /// Something has moved.
  private func move() {
    let now = now()
    state.withLock { $0.lastMove = now }
  }

  private func arm(
    after wait: Duration, again timeout: Duration?, _ failure: LoadFailure, _ deadlines: DeadlineKeeper
  ) {
    let id = deadlines.add(after: wait) { [weak deadlines] in
      guard let deadlines, let timeout, case let rest = self.state.withLock({ $0.lastMove }) + timeout - self.now(),
        rest > .zero
      else { return self.end(.failure(failure)) }
      self.arm(after: rest, again: timeout, failure, deadlines)
    }
    let isOver = state.withLock { state in
      state.deadline = id
      switch state.phase {
      case .new, .waiting: return false
      case .endedEarly, .ended, .closed: return true
      }
    }
    // Ended in between: nobody else would remove it.
    if isOver { disarm(deadlines) }
  }

  private func disarm(_ deadlines: DeadlineKeeper) {
    let id = state.withLock { state in
      defer { state.deadline = nil }
      return state.deadline
    }
    if let id { deadlines.remove(id) }
  }

  private func wait(_ continuation: CheckedContinuation<HTTPResponse, any Error>) -> Bool {
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

  private func started(_ stop: @escaping Stop) {
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

  /// Ends the exchange, if it has not ended: stops the wire and resumes the caller.
  ///
  /// - Parameters:
  ///   - result: What the caller gets.
  ///   - isClosed: Whether the wire has nothing more to do, so that it need not be stopped.
  func end(_ result: Result<HTTPResponse, any Error>, isClosed: Bool = false) {
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

  // MARK: The wire

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

  /// The wire has received the head of the response.
  ///
  /// - Parameters:
  ///   - head: Status, headers and address.
  ///   - expectedLength: The length of the body; negative if unknown.
  /// - Returns: Whether the body is wanted.
  func receive(_ head: HTTPResponse, expectedLength: Int64) -> Bool {
    // The length of a response to HEAD is that of a body which does not come.
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
    move()
    if isTooLarge || hasTooLargeHeader {
      endTooLarge(head, hasTooLargeHeader ? "header over \(headerLimit) bytes" : bodyOverLimit)
      return false
    }
    guard let receiver = receiver(of: head) else { return true }
    do {
      try receiver.begin(head)
      return true
    } catch {
      end(.failure(error))
      return false
    }
  }

  /// Who takes the body, if not this exchange.
  private func receiver(of head: HTTPResponse) -> (any HTTPBodyReceiver)? { head.isSuccess ? transfer.receiver : nil }

  /// The wire has received a part of the body.
  ///
  /// - Parameter chunk: The next bytes, decoded.
  func receive(_ chunk: Data) {
    enum Verdict: Sendable { case dropped, kept(LoadProgress, HTTPResponse), tooLarge(HTTPResponse) }
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
        // Taken out while it grows, so that it is not copied.
        state.response = nil
        response.body.append(chunk)
        state.response = response
      }
      return .kept(LoadProgress(completed: Int64(state.received), total: state.expectedLength), response)
    }
    switch verdict {
    case .dropped: break
    case .tooLarge(let head): endTooLarge(head, bodyOverLimit)
    case .kept(let current, let head):
      move()
      do {
        try receiver(of: head)?.receive(chunk)
        transfer.received?(current)
      } catch {
        end(.failure(error))
      }
    }
  }

  /// The wire has sent a part of the body of the request.
  ///
  /// - Parameters:
  ///   - count: How many bytes so far.
  ///   - total: How many in all; negative if unknown.
  func sent(_ count: Int64, of total: Int64) {
    let isWaiting = state.withLock { state in
      if case .waiting = state.phase { true } else { false }
    }
    guard isWaiting else { return }
    move()
    transfer.sent?(LoadProgress(completed: count, total: total))
  }

  private var bodyOverLimit: String { "body over \(bodyLimit) bytes" }

  /// Of a response that reports a failure, the status counts; its body may be missing.
  private func endTooLarge(_ head: HTTPResponse, _ reason: String) {
    if head.isSuccess {
      end(.failure(LoadFailure(.tooLarge, diagnostic: reason, mayHaveTakenEffect: true)))
    } else {
      end(.success(head))
    }
  }

  /// The wire cannot go on, although it has received a response: a challenge that nobody can meet.
  func finishWithWhatArrived() {
    guard let response = state.withLock({ $0.response }) else { return end(.failure(Self.noAnswer)) }
    end(.success(response))
  }

  /// The wire is done.
  ///
  /// - Parameter error: Why it failed, or `nil`.
  func close(_ error: (any Error)?) {
    if let error {
      // The caller's own cancellation has resumed it before; if the wire was cancelled from elsewhere, as by the
      // system, the caller's task was not, and should not be told so. And an error of the session names the address
      // with its query.
      var failure = FailureClassifier.standard.classify(error) ?? Self.interrupted
      // What was asked was answered by the redirect.
      if state.withLock({ $0.method }) != request.method { failure.mayHaveTakenEffect = true }
      end(.failure(failure), isClosed: true)
    } else if let response = state.withLock({ $0.response }) {
      end(.success(response), isClosed: true)
    } else {
      end(.failure(Self.noAnswer), isClosed: true)
    }
  }

  private static let noAnswer = LoadFailure(.invalidData, diagnostic: "answer without a head")
  private static let interrupted = LoadFailure(.cannotConnect, diagnostic: "connection cancelled by the system")

  /// A redirect is followed.
  ///
  /// - Parameter method: What is asked from now on.
  func follow(_ method: String?) {
    if let method { state.withLock { $0.method = HTTPMethod(rawValue: method) } }
  }

  /// Counts a redirect.
  ///
  /// - Returns: How many there were, this one included; `nil` if nobody waits.
  func countRedirect() -> Int? {
    state.withLock { state in
      guard case .waiting = state.phase else { return nil }
      state.redirects += 1
      return state.redirects
    }
  }
}
