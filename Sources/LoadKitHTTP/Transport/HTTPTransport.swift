import LoadKit

/// Sends one request and returns its response, whatever the status. It does not retry.
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
  /// - Throws: `CancellationError` at once when the task is cancelled; else a `LoadFailure`, or an error
  ///   that `FailureClassifier` understands. One that is a `LoadFailureConvertible` reaches the loader as it is.
  func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse

  /// Sends a request whose bodies are too large to be held in memory, or are followed while they move.
  ///
  /// The timeout of the request counts from the last byte that has moved, not from the beginning. A transport that
  /// wraps another one passes this on, too; without that, bodies are held in memory.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - transfer: Where the bodies come from and go to, and who follows them.
  /// - Returns: The response; without its body if a receiver took it.
  /// - Throws: As ``send(_:progress:)``, and what the receiver throws.
  func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse
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
