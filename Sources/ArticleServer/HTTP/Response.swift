extension ArticleServer {
  /// An answer before it becomes bytes.
  public struct Response: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields besides those that the server adds: `Date`, `Content-Length` and `Connection`.
    public var headers: [Request.Header]
    /// The body. An answer to `HEAD` only tells its length.
    public var body: [UInt8]

    /// Creates an answer.
    public init(status: Int = 200, headers: [Request.Header] = [], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Creates an answer with JSON in it that no cache keeps.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - json: The text of the body.
    ///   - headers: Further header fields.
    public init(status: Int = 200, json: String, headers: [Request.Header] = []) {
      self.init(
        status: status,
        headers: [
          Request.Header("Content-Type", "application/json; charset=utf-8"),
          Request.Header("Cache-Control", "no-store"),
        ] + headers,
        body: Array(json.utf8))
    }

    /// Creates an answer that says what is wrong.
    init(failure status: Int, _ message: String, headers: [Request.Header] = []) {
      self.init(status: status, json: JSON.object([("message", .text(message))]).encoded, headers: headers)
    }

    /// The steps that send this answer: the head, then the body if there is one to send.
    ///
    /// - Parameters:
    ///   - request: What it answers; a `HEAD` gets no body.
    ///   - date: The value of the `Date` field; now if `nil`.
    /// - Returns: One or two steps.
    public func steps(for request: Request, date: String? = nil) -> [Step] {
      let head = head(keepsAlive: request.keepsAlive, date: date ?? HTTPDate.text(HTTPDate.now()))
      return [.send(head)] + (body.isEmpty || request.method == "HEAD" ? [] : [.send(body)])
    }

    /// The bytes up to the empty line that ends the head, with what the connection does next and the date.
    func head(keepsAlive: Bool, date: String) -> [UInt8] {
      var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\nDate: \(date)\r\n"
      for header in headers { head += "\(header.name): \(header.value)\r\n" }
      // RFC 9110, section 8.6: none of these has a length.
      if status >= 200, status != 204 { head += "Content-Length: \(body.count)\r\n" }
      head += "Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
      return Array(head.utf8)
    }

    /// The phrase that goes with a status code; clients ignore it.
    static func reason(_ status: Int) -> String {
      switch status {
      case 200: "OK"
      case 204: "No Content"
      case 301: "Moved Permanently"
      case 302: "Found"
      case 304: "Not Modified"
      case 400: "Bad Request"
      case 401: "Unauthorized"
      case 403: "Forbidden"
      case 404: "Not Found"
      case 405: "Method Not Allowed"
      case 408: "Request Timeout"
      case 411: "Length Required"
      case 413: "Content Too Large"
      case 414: "URI Too Long"
      case 429: "Too Many Requests"
      case 431: "Request Header Fields Too Large"
      case 500: "Internal Server Error"
      case 503: "Service Unavailable"
      case 505: "HTTP Version Not Supported"
      default: "Status"
      }
    }
  }
}
