import Foundation
import LoadKit

/// One request under way: resumes its caller exactly once, with whatever comes first of the answer, a failure, the
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
    var redirects = 0
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
  private let progress: (@Sendable (LoadProgress) -> Void)?
  private let state = LoadLock(State())

  /// Creates an exchange that has not begun.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - bodyLimit: The largest body, in bytes.
  ///   - progress: Is told how much of the body has arrived.
  init(request: HTTPRequest, bodyLimit: Int, progress: (@Sendable (LoadProgress) -> Void)? = nil) {
    self.request = request
    self.bodyLimit = max(0, bodyLimit)
    self.progress = progress
  }

  // MARK: The caller

  /// Starts the wire and waits.
  ///
  /// - Parameters:
  ///   - timeout: How long at most.
  ///   - deadlines: Measures that.
  ///   - start: Starts the wire, which then calls the methods below; gives what stops it. Called at most once, and not
  ///     if the caller is already cancelled.
  /// - Returns: The answer.
  /// - Throws: `CancellationError`, or why there is no answer.
  func run(timeout: Duration, deadlines: DeadlineKeeper, start: () -> Stop) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let timeout = min(timeout, Self.longestTimeout)
    guard timeout > .zero else { throw Self.timedOut }
    let deadline = deadlines.add(after: timeout) { self.end(.failure(Self.timedOut)) }
    defer { deadlines.remove(deadline) }
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
  private static let timedOut = LoadFailure(.timedOut, diagnostic: "no complete answer in time")

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

  /// Whether the head of the answer has been received.
  var hasHead: Bool { state.withLock { $0.response != nil } }

  /// The wire has received the head of the answer.
  ///
  /// - Parameters:
  ///   - head: Status, headers and address.
  ///   - expectedLength: The length of the body; negative if unknown.
  /// - Returns: Whether the body is wanted.
  func receive(_ head: HTTPResponse, expectedLength: Int64) -> Bool {
    // The length of an answer to HEAD is that of a body which does not come.
    let isTooLarge = expectedLength > Int64(bodyLimit) && request.method != .head
    let isWanted = state.withLock { state in
      guard case .waiting = state.phase else { return false }
      state.response = head
      state.expectedLength = expectedLength
      return !isTooLarge
    }
    if isTooLarge { endTooLarge(head) }
    return isWanted
  }

  /// The wire has received a part of the body.
  ///
  /// - Parameter chunk: The next bytes, decoded.
  func receive(_ chunk: Data) {
    enum Verdict: Sendable { case dropped, kept(LoadProgress), tooLarge(HTTPResponse) }
    let limit = bodyLimit
    let verdict = state.withLock { state -> Verdict in
      guard case .waiting = state.phase, var response = state.response else { return .dropped }
      guard chunk.count <= limit - response.body.count else {
        response.body = Data()
        state.response = response
        return .tooLarge(response)
      }
      // Taken out while it grows, so that it is not copied.
      state.response = nil
      response.body.append(chunk)
      state.response = response
      return .kept(LoadProgress(completed: Int64(response.body.count), total: state.expectedLength))
    }
    switch verdict {
    case .dropped: break
    case .kept(let current): progress?(current)
    case .tooLarge(let head): endTooLarge(head)
    }
  }

  /// Of an answer that reports a failure, the status counts; its body may be missing.
  private func endTooLarge(_ head: HTTPResponse) {
    if head.isSuccess {
      end(.failure(LoadFailure(.tooLarge, diagnostic: "body over \(bodyLimit) bytes")))
    } else {
      end(.success(head))
    }
  }

  /// The wire cannot go on, although it has received an answer: a challenge that nobody can meet.
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
      // system, the caller's task was not, and should not be told so.
      let isCancelled = FailureClassifier.standard.classify(error) == nil
      end(.failure(isCancelled ? Self.interrupted : error), isClosed: true)
    } else if let response = state.withLock({ $0.response }) {
      end(.success(response), isClosed: true)
    } else {
      end(.failure(Self.noAnswer), isClosed: true)
    }
  }

  private static let noAnswer = LoadFailure(.invalidData, diagnostic: "answer without a head")
  private static let interrupted = LoadFailure(.cannotConnect, diagnostic: "connection cancelled by the system")

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
