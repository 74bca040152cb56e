import LoadKit

/// Sends one request and returns its response, whatever the status. It does not retry.
///
/// ``URLSessionTransport`` uses the network, ``InMemoryTransport`` a closure. A custom transport can wrap another one,
/// for example to sign requests.
public protocol HTTPTransport: Sendable {
  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - progress: Called with the received bytes of the body, on any thread, often; it has to return quickly.
  /// - Returns: The complete response.
  /// - Throws: `CancellationError` at once when the task is cancelled; else a `LoadFailure`, or an error that
  ///   `FailureClassifier` understands. A `LoadFailureConvertible` error reaches the loader unchanged.
  func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse

  /// Sends a request with streamed bodies or progress callbacks.
  ///
  /// The timeout of the request counts from the last byte sent or received. A transport that wraps another one
  /// implements this method as well; the default implementation holds bodies in memory.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - transfer: The file to send, the receiver of the body, and the progress callbacks.
  /// - Returns: The response; without its body if it has a receiver.
  /// - Throws: As ``send(_:progress:)``, and the errors of the receiver.
  func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse

  /// The header fields that the transport adds to a request, a `Cookie` included.
  ///
  /// A cache without an owner stores no response to a request that may identify a user (``HTTPCache``). A transport
  /// that wraps another one adds the fields of that one. Called from any thread; it has to return quickly. Default:
  /// none.
  ///
  /// - Parameter request: The request, before it is sent.
  /// - Returns: The fields that it does not have already.
  func addedHeaders(for request: HTTPRequest) -> HTTPHeaders
}

extension HTTPTransport {
  /// No fields.
  public func addedHeaders(for request: HTTPRequest) -> HTTPHeaders { [:] }

  /// Sends a request without a progress callback.
  ///
  /// - Parameter request: The request.
  /// - Returns: The complete response.
  /// - Throws: As ``send(_:progress:)``.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await send(request, progress: nil)
  }
}
