import Foundation
import LoadKit

/// Where the bodies of one exchange come from and go to, and who follows them.
public struct HTTPTransfer: Sendable {
  /// A file that is sent as the body, in place of that of the request. It is read while it is sent, not held in memory.
  public var file: URL?
  /// Takes the body of a successful answer piece by piece. Without one it is held in memory; so are those of failures.
  public var receiver: (any HTTPBodyReceiver)?
  /// Is told how many bytes of the request's body were sent, on any thread, often; it has to be quick.
  public var sent: (@Sendable (LoadProgress) -> Void)?
  /// Is told how many bytes of the response's body have arrived, on any thread, often; it has to be quick.
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

/// Takes the body of a successful answer (200 to 299) while it arrives.
///
/// Its methods are called one after the other, on a thread of the transport: what they take to return, the wire waits.
/// When the exchange has ended, one call may still be under way. What they throw ends the exchange, and is what the
/// caller gets.
public protocol HTTPBodyReceiver: Sendable {
  /// The head has arrived. Called at most once, before all bytes.
  ///
  /// - Parameter head: The response without its body.
  /// - Throws: Why the body is not wanted.
  func begin(_ head: HTTPResponse) throws

  /// The next bytes have arrived, decoded.
  ///
  /// - Parameter bytes: At least one byte.
  /// - Throws: Why no more is wanted.
  func receive(_ bytes: Data) throws
}

extension HTTPTransport {
  /// Does a transfer by ``send(_:progress:)``, with both bodies in memory: for transports that know nothing of
  /// transfers.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - transfer: Where the bodies come from and go to.
  /// - Returns: The response; without its body if a receiver took it.
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
    try receiver.begin(response)
    if !body.isEmpty { try receiver.receive(body) }
    return response
  }
}
