import Foundation

/// One request: what to ask, and the limits for its response.
///
/// Descriptions show the method, host and path, never the query, the user info, header values or the body.
public struct HTTPRequest: Sendable, Hashable {
  /// What to do. Default: read.
  public var method: HTTPMethod
  /// Where to.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// What to send, or `nil`.
  public var body: Data?
  /// Whether sending it twice does no more than sending it once, so that it may be repeated by itself.
  ///
  /// `nil`, the default, means what follows from its method and its key: a POST or a PATCH without an `Idempotency-Key`
  /// may not (RFC 9110, section 9.2.2). Set it for one that only reads, as a query of GraphQL does.
  public var isIdempotent: Bool?
  /// The longest time from the call to the end of the response, waiting for a free connection included. In a transfer,
  /// from the last byte that has moved. `nil`, the default, means that of the transport.
  public var timeout: Duration?
  /// The largest body of a response, in bytes after decoding. `nil`, the default, means that of the transport.
  public var bodyLimit: Int?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: What to do.
  ///   - url: Where to; `http` or `https`.
  ///   - headers: The header fields.
  ///   - body: What to send.
  ///   - timeout: The longest time for the whole exchange.
  ///   - bodyLimit: The largest body of a response, in bytes.
  public init(
    _ method: HTTPMethod = .get, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil, timeout: Duration? = nil,
    bodyLimit: Int? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.bodyLimit = bodyLimit
  }
}

extension HTTPRequest {
  /// Whether it may be sent again by itself.
  var mayBeRepeated: Bool { isIdempotent ?? (method.isIdempotent || headers["Idempotency-Key"] != nil) }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method, host and path: `GET api.example.com/articles`.
  public var description: String { HTTPDiagnostic.label(for: self) }
  /// As `description`.
  public var debugDescription: String { description }
  /// The method, host and path.
  public var customMirror: Mirror { Mirror(self, children: ["request": description]) }
}
