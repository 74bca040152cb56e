/// A response before it is encoded.
public struct ServerResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The header fields besides those that the server adds: `Date`, `Content-Length` or `Transfer-Encoding`, and
  /// `Connection`.
  public var headers: [ServerHeader]
  /// The body. The response to `HEAD` has only its length.
  public var body: [UInt8]
  /// Whether the body is sent in chunks (RFC 9112, section 7.1), so that its length isn't announced.
  public var isChunked = false
  /// How many pieces the body is sent in, at least one.
  public var pieces = 1
  /// How long to wait before each piece.
  public var pause = Duration.zero

  /// Creates a response.
  public init(status: Int = 200, headers: [ServerHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with JSON that no cache may store.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - json: The text of the body.
  ///   - headers: Further header fields.
  public init(status: Int = 200, json: String, headers: [ServerHeader] = []) {
    self.init(
      status: status,
      headers: [
        ServerHeader("Content-Type", "application/json; charset=utf-8"),
        ServerHeader("Cache-Control", "no-store"),
      ] + headers,
      body: Array(json.utf8))
  }

  /// Creates an error response with a message.
  init(failure status: Int, _ message: String, headers: [ServerHeader] = []) {
    self.init(status: status, json: JSON.object([("message", .text(message))]).encoded, headers: headers)
  }

  /// The steps that send this response: the head, then the body if there is one to send.
  ///
  /// - Parameters:
  ///   - request: The request; a `HEAD` gets no body.
  ///   - date: The value of the `Date` field; now if `nil`.
  /// - Returns: The steps, the head first.
  public func steps(for request: ServerRequest, date: String? = nil) -> [ServerStep] {
    let head = head(keepsAlive: request.keepsAlive, date: date ?? ServerDate.text(ServerDate.now()))
    return [.send(head)] + (request.method == "HEAD" ? [] : bodySteps)
  }

  private var bodySteps: [ServerStep] {
    let size = max(1, (body.count + max(1, pieces) - 1) / max(1, pieces))
    var steps: [ServerStep] = []
    for start in stride(from: 0, to: body.count, by: size) {
      let piece = Array(body[start..<min(start + size, body.count)])
      if pause > .zero { steps.append(.wait(pause)) }
      steps.append(.send(isChunked ? Self.chunk(piece) : piece))
    }
    return steps + (isChunked ? [.send(Self.chunk([]))] : [])
  }

  private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  /// The status as it stands in a status line.
  var statusText: String { "\(status) \(Self.reason(status))" }
  /// The header fields as lines, without those that the server adds.
  var fields: [String] { headers.map { "\($0.name): \($0.value)" } }

  /// The bytes up to the empty line that ends the head, with what the connection does next and the date.
  func head(keepsAlive: Bool, date: String) -> [UInt8] {
    var head = "HTTP/1.1 \(statusText)\r\nDate: \(date)\r\n"
    for field in fields { head += field + "\r\n" }
    // RFC 9110, section 8.6: none of these has a length.
    if status >= 200, status != 204 {
      head += isChunked ? "Transfer-Encoding: chunked\r\n" : "Content-Length: \(body.count)\r\n"
    }
    head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
    return Array(head.utf8)
  }

  /// The phrase that goes with a status code; clients ignore it.
  static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 507: "Insufficient Storage"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
