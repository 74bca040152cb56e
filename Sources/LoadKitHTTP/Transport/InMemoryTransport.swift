import Foundation
import LoadKit

/// A transport that responses from a closure, for tests and previews.
///
/// ```swift
/// let transport = InMemoryTransport { request in
///   request.url.path == "/articles" ? HTTPResponse(status: 200, body: Data("[]".utf8)) : HTTPResponse(status: 404)
/// }
/// ```
/// It applies no limits of its own. When the caller is cancelled, so is the task that the closure runs in. The closure
/// gets a file that is sent as the body of its request.
public struct InMemoryTransport: HTTPTransport {
  /// The size of the pieces in which a body moves, in bytes.
  private static let pieceSize = 16_384

  private let respond: @Sendable (HTTPRequest, Answer) async throws -> Void

  /// Creates a transport that responses at once.
  ///
  /// - Parameter respond: Makes the response to a request.
  public init(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.respond = { request, answer in
      let response = try await respond(request)
      try Task.checkCancellation()
      try answer.begin(response)
    }
  }

  /// Creates a transport that responses bit by bit.
  ///
  /// ```swift
  /// let transport = InMemoryTransport(streaming: { _, answer in
  ///   try answer.begin(HTTPResponse(status: 200, headers: ["Content-Length": "1000"]))
  ///   try answer.send(Data(repeating: 1, count: 500))
  ///   throw LoadFailure(.cannotConnect)
  /// })
  /// ```
  ///
  /// - Parameter respond: Begins the response, sends its body in pieces, and returns at its end, or throws.
  public init(streaming respond: @escaping @Sendable (HTTPRequest, Answer) async throws -> Void) {
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
    let answer = Answer(transfer)
    try await respond(request, answer)
    try Task.checkCancellation()
    return try answer.finish()
  }

  /// Where the pieces of a body end.
  private static func ends(_ size: Int) -> [Int] {
    Array(stride(from: pieceSize, to: size, by: pieceSize)) + (size > 0 ? [size] : [])
  }

  /// A response that is given bit by bit.
  public struct Answer: Sendable {
    private let transfer: HTTPTransfer
    private let response = LoadLock<HTTPResponse?>(nil)
    private let count = LoadLock(0)

    init(_ transfer: HTTPTransfer) { self.transfer = transfer }

    /// Begins the response.
    ///
    /// - Parameter response: The response so far; if it has a body, that is sent.
    /// - Throws: Why whoever takes the body does not want it.
    public func begin(_ response: HTTPResponse) throws {
      var head = response
      head.body = Data()
      self.response.withLock { [head] in $0 = head }
      if head.isSuccess { try transfer.receiver?.begin(head) }
      let total = Self.length(of: head) ?? (response.body.isEmpty ? nil : response.body.count)
      var start = 0
      for end in InMemoryTransport.ends(response.body.count) {
        try send(response.body.dropFirst(start).prefix(end - start), total: total)
        start = end
      }
      if start == 0 { transfer.received?(LoadProgress(completed: 0, total: nil)) }
    }

    /// Sends the next bytes of the body.
    ///
    /// - Parameter bytes: The bytes.
    /// - Throws: Why no more is wanted.
    public func send(_ bytes: Data) throws {
      try send(bytes, total: response.withLock { $0 }.flatMap(Self.length))
    }

    private func send(_ bytes: Data, total: Int?) throws {
      guard !bytes.isEmpty else { return }
      let isSuccess = response.withLock { $0?.isSuccess ?? false }
      if let receiver = transfer.receiver, isSuccess {
        try receiver.receive(bytes)
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

    func finish() throws -> HTTPResponse {
      guard let response = response.withLock({ $0 }) else {
        throw LoadFailure(.invalidData, diagnostic: "answer without a head")
      }
      return response
    }
  }
}
