import Foundation
import LoadKit

/// A transport whose responses come from a closure, for tests and previews.
///
/// ```swift
/// let transport = InMemoryTransport { request in
///   request.url.path == "/articles" ? HTTPResponse(status: 200, body: Data("[]".utf8)) : HTTPResponse(status: 404)
/// }
/// ```
/// It applies no limits. Cancelling the caller cancels the closure's task. A file to send is read into the body of the
/// request.
public struct InMemoryTransport: HTTPTransport {
  /// The size of a chunk, in bytes.
  private static let chunkSize = 16_384

  private let respond: @Sendable (HTTPRequest, ResponseWriter) async throws -> Void

  /// Creates a transport with complete responses.
  ///
  /// - Parameter respond: Returns the response to a request.
  public init(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.respond = { request, writer in
      let response = try await respond(request)
      try Task.checkCancellation()
      try writer.writeHead(response)
    }
  }

  /// Creates a transport that streams its responses.
  ///
  /// ```swift
  /// let transport = InMemoryTransport(streaming: { _, writer in
  ///   try writer.writeHead(HTTPResponse(status: 200, headers: ["Content-Length": "1000"]))
  ///   try writer.write(Data(repeating: 1, count: 500))
  ///   throw LoadFailure(.cannotConnect)
  /// })
  /// ```
  ///
  /// - Parameter respond: Writes the head of the response and its body, and returns at the end of the body, or throws.
  public init(streaming respond: @escaping @Sendable (HTTPRequest, ResponseWriter) async throws -> Void) {
    self.respond = respond
  }

  /// Calls the closure; see ``HTTPTransport/send(_:progress:)``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?
  ) async throws -> HTTPResponse {
    try await transfer(request, HTTPTransfer(received: progress))
  }

  /// Calls the closure; see ``HTTPTransport/transfer(_:_:)``.
  public func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse {
    try Task.checkCancellation()
    var request = request
    if let file = transfer.file { request.body = try UploadFile(file).contents() }
    if let sent = transfer.sent, let size = request.body?.count, size > 0 {
      for end in Self.ends(size) { sent(LoadProgress(completed: Int64(end), total: Int64(size))) }
    }
    let writer = ResponseWriter(transfer)
    try await respond(request, writer)
    try Task.checkCancellation()
    return try writer.writtenResponse()
  }

  /// The end indexes of the chunks of a body.
  private static func ends(_ size: Int) -> [Int] {
    Array(stride(from: chunkSize, to: size, by: chunkSize)) + (size > 0 ? [size] : [])
  }

  /// Writes one response.
  public struct ResponseWriter: Sendable {
    private let transfer: HTTPTransfer
    private let response = LoadLock<HTTPResponse?>(nil)
    private let count = LoadLock(0)

    init(_ transfer: HTTPTransfer) { self.transfer = transfer }

    /// Writes the head of the response, and its body if it has one. Call it once.
    ///
    /// - Parameter response: The head, with the beginning of the body or the whole body.
    /// - Throws: The error of a receiver that rejects the body.
    public func writeHead(_ response: HTTPResponse) throws {
      var head = response
      head.body = Data()
      self.response.withLock { [head] in $0 = head }
      if head.isSuccess { try transfer.receiver?.receiveHead(head) }
      let total = Self.length(of: head) ?? (response.body.isEmpty ? nil : response.body.count)
      var start = 0
      for end in InMemoryTransport.ends(response.body.count) {
        try write(response.body.dropFirst(start).prefix(end - start), total: total)
        start = end
      }
      if start == 0 { transfer.received?(LoadProgress(completed: 0, total: nil)) }
    }

    /// Writes the next bytes of the body.
    ///
    /// - Parameter bytes: The bytes.
    /// - Throws: The error of a receiver that rejects the rest.
    public func write(_ bytes: Data) throws {
      try write(bytes, total: response.withLock { $0 }.flatMap(Self.length))
    }

    private func write(_ bytes: Data, total: Int?) throws {
      guard !bytes.isEmpty else { return }
      let isSuccess = response.withLock { $0?.isSuccess ?? false }
      if let receiver = transfer.receiver, isSuccess {
        try receiver.receiveChunk(bytes)
      } else {
        response.withLock { $0?.body.append(bytes) }
      }
      let sum = count.withLock { count in
        count += bytes.count
        return count
      }
      transfer.received?(LoadProgress(completed: Int64(sum), total: total.map(Int64.init)))
    }

    private static func length(of head: HTTPResponse) -> Int? { head.contentLength.map(Int.init(clamping:)) }

    /// The response without the body that a receiver got.
    func writtenResponse() throws -> HTTPResponse {
      guard let response = response.withLock({ $0 }) else {
        throw LoadFailure(.invalidData, diagnostic: "response without a head")
      }
      return response
    }
  }
}
