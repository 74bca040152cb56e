import LoadKit

/// Sends one request and returns its answer, whatever the status. It does not retry.
///
/// ``URLSessionTransport`` does it over the network, ``InMemoryTransport`` without. A transport of your own can wrap
/// another one, to sign requests or to log.
public protocol HTTPTransport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - progress: Is told how many bytes of the body have arrived, on any thread, often; it has to be quick.
  /// - Returns: The complete answer.
  /// - Throws: `CancellationError` at once when the task is cancelled; else a `LoadFailure`, a `URLError` or an error
  ///   that `FailureClassifier` understands.
  func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse
}

extension HTTPTransport {
  /// Sends a request without following its progress.
  ///
  /// - Parameter request: What to send.
  /// - Returns: The complete answer.
  /// - Throws: As ``send(_:progress:)``.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await send(request, progress: nil)
  }
}

/// A transport that answers from a closure, for tests and previews.
///
/// ```swift
/// let transport = InMemoryTransport { request in
///   request.url.path == "/articles" ? HTTPResponse(status: 200, body: Data("[]".utf8)) : HTTPResponse(status: 404)
/// }
/// ```
/// It applies no limits of its own. When the caller is cancelled, so is the task that the closure runs in.
public struct InMemoryTransport: HTTPTransport {
  private let respond: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// Creates a transport.
  ///
  /// - Parameter respond: Makes the answer to a request.
  public init(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.respond = respond
  }

  /// Calls the closure; see ``HTTPTransport/send(_:progress:)``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?
  ) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let response = try await respond(request)
    try Task.checkCancellation()
    progress?(LoadProgress(completed: Int64(response.body.count), total: Int64(response.body.count)))
    return response
  }
}
