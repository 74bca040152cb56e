import Foundation

/// A request, and the limits for its response.
///
/// Descriptions show the method, host and path, never the query, the user info, header values or the body.
public struct HTTPRequest: Sendable, Hashable {
  /// The method. Default: `GET`.
  public var method: HTTPMethod
  /// The address.
  public var url: URL
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, or `nil`.
  public var body: Data?
  /// Whether sending it twice has the same effect as sending it once, so that it may be repeated automatically.
  ///
  /// Default: `nil`, it follows from the method and the key: a POST or a PATCH without an `Idempotency-Key` is not
  /// idempotent (RFC 9110, section 9.2.2). Set it for a request that only reads, for example a GraphQL query.
  public var isIdempotent: Bool?
  /// The longest time from the call to the end of the response, including the wait for a free connection. In a transfer
  /// it counts from the last byte sent or received. Default: `nil`, the timeout of the transport.
  public var timeout: Duration?
  /// The largest body of a response, in bytes after decoding. Default: `nil`, the limit of the transport.
  public var bodyLimit: Int?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - url: The address, `http` or `https`.
  ///   - headers: The header fields.
  ///   - body: The body.
  ///   - timeout: The longest time for the request and its response.
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
  /// Whether it may be repeated automatically.
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
