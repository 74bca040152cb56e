import Foundation

/// A value with the header fields of its response, for example the number of pages.
///
/// Descriptions show the status and the type of the value, never the value, header values or the address.
public struct HTTPDecodedResponse<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The status code, from 200 to 299. After a 304, the status of the cached response.
  public var status: Int
  /// The header fields. After a 304, the cached fields (`Link` and `X-Total-Count` among them), overridden by the
  /// fields of the 304.
  public var headers: HTTPHeaders
  /// The address of the response, after redirects.
  public var url: URL

  /// Creates a response, for example for a test.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - url: The address of the response.
  public init(_ value: Value, status: Int = 200, headers: HTTPHeaders = [:], url: URL) {
    self.value = value
    self.status = status
    self.headers = headers
    self.url = url
  }

  /// The address of the next page of a list: the link `next` of the `Link` field. `nil` if there is none.
  public var next: URL? { link("next") }

  /// The address of a relation in the `Link` field (RFC 8288), such as `next`, `prev` or `last`.
  ///
  /// - Parameter relation: The relation; case does not matter.
  /// - Returns: The first such address, absolute, of `http` or `https` and without user info; `nil` if there is none.
  ///   At most 16 KB of the field are parsed.
  public func link(_ relation: String) -> URL? {
    headers["Link"].flatMap { HTTPLink.target(of: relation, in: $0, relativeTo: url) }
  }
}

extension HTTPDecodedResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The status and the type of the value: `HTTP 200, Array<Article>`.
  public var description: String { "HTTP \(status), \(Value.self)" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The status and the type of the value.
  public var customMirror: Mirror { Mirror(self, children: ["response": description]) }
}
