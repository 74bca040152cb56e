import Foundation
import LoadKit

/// The file to send, the receiver of the response's body, and the progress callbacks of one request.
public struct HTTPTransfer: Sendable {
  /// A file that is sent in place of the request's body. It is streamed, not held in memory.
  public var file: URL?
  /// Receives the body of a 2xx response in chunks. Without a receiver the body is held in memory, as in every error
  /// response.
  public var receiver: (any HTTPBodyReceiver)?
  /// Called with the sent bytes of the request's body, on any thread, often; it has to return quickly.
  public var sent: (@Sendable (LoadProgress) -> Void)?
  /// Called with the received bytes of the response's body, on any thread, often; it has to return quickly.
  public var received: (@Sendable (LoadProgress) -> Void)?

  /// Creates a transfer.
  public init(
    file: URL? = nil, receiver: (any HTTPBodyReceiver)? = nil, sent: (@Sendable (LoadProgress) -> Void)? = nil,
    received: (@Sendable (LoadProgress) -> Void)? = nil
  ) {
    self.file = file
    self.receiver = receiver
    self.sent = sent
    self.received = received
  }
}

/// Receives the body of a 2xx response in chunks.
///
/// The transport calls the methods one after the other on one of its threads, and receives nothing until they return.
/// One call may still be in progress when the request has ended. An error ends the request and is thrown to its caller.
public protocol HTTPBodyReceiver: Sendable {
  /// Receives the head of the response. Called at most once, before all chunks.
  ///
  /// - Parameter head: The response without its body.
  /// - Throws: An error to reject the body.
  func receiveHead(_ head: HTTPResponse) throws

  /// Receives the next bytes, decoded.
  ///
  /// - Parameter chunk: At least one byte.
  /// - Throws: An error to reject the rest.
  func receiveChunk(_ chunk: Data) throws
}

extension HTTPTransport {
  /// Calls ``send(_:progress:)`` with both bodies in memory. The default for transports that don't stream.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - transfer: The file to send, the receiver of the body, and the progress callbacks.
  /// - Returns: The response; without its body if it has a receiver.
  /// - Throws: As ``HTTPTransport/transfer(_:_:)``.
  public func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse {
    var request = request
    if let file = transfer.file { request.body = try UploadFile(file).contents() }
    let size = request.body.map { Int64($0.count) } ?? 0
    if size > 0 { transfer.sent?(LoadProgress(completed: 0, total: size)) }
    var response = try await send(request, progress: transfer.received)
    if size > 0 { transfer.sent?(LoadProgress(completed: size, total: size)) }
    guard let receiver = transfer.receiver, response.isSuccess else { return response }
    let body = response.body
    response.body = Data()
    try receiver.receiveHead(response)
    if !body.isEmpty { try receiver.receiveChunk(body) }
    return response
  }
}
