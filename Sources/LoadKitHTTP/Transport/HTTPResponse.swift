import Foundation

/// A complete response with any status.
///
/// Descriptions show the status and the size, never header values or the body.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code (RFC 9110, section 15). The server may send any number.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, decoded from its transfer and content encodings.
  public var body: Data
  /// The address of the response, after redirects; `nil` if unknown.
  public var url: URL?
  /// The method of the request that got this response. It differs from the original method if a redirect has changed it
  /// (RFC 9110, section 15.4). `nil` if unknown.
  public var method: HTTPMethod?

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - body: The body.
  ///   - url: The address of the response.
  ///   - method: The method of the request that got this response.
  public init(
    status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL? = nil, method: HTTPMethod? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.method = method
  }

  /// Whether a redirect has changed the method, so that the response is not about the original request.
  func isAboutAnother(than request: HTTPRequest) -> Bool { method.map { $0 != request.method } ?? false }

  /// Whether the request succeeded (200 to 299).
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The status and the size: `HTTP 200, 1234 bytes`.
  public var description: String { "HTTP \(status), \(body.count) bytes" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The status and the size.
  public var customMirror: Mirror { Mirror(self, children: ["status": status, "bytes": body.count]) }
}
