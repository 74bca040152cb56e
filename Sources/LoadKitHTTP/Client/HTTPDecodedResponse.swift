import Foundation

/// A value, and the response that it came in: for what services say in header fields, as how many pages there are.
///
/// Descriptions show the status and the type of the value, never the value, header values or the address.
public struct HTTPDecodedResponse<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The status code, from 200 to 299. If the server said that what is kept is current (304), that of the kept answer.
  public var status: Int
  /// The header fields. If the server said that what is kept is current, those that were kept (`Link` and
  /// `X-Total-Count` among them), with those of the server's word for it.
  public var headers: HTTPHeaders
  /// Where the response came from, after redirects.
  public var url: URL

  /// Creates a response, as for a test.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - url: Where the response came from.
  public init(_ value: Value, status: Int = 200, headers: HTTPHeaders = [:], url: URL) {
    self.value = value
    self.status = status
    self.headers = headers
    self.url = url
  }

  /// Where the next page of a list is, if the service names it: the link `next` of its `Link` field.
  public var next: URL? { link("next") }

  /// The address that the service names for a relation in its `Link` field (RFC 8288), such as `next`, `prev` or
  /// `last`.
  ///
  /// - Parameter relation: The relation; case does not matter.
  /// - Returns: The first such address, absolute, of `http` or `https` and without user info; `nil` if there is none.
  ///   At most 16 KB of the field are looked at.
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
  public var customMirror: Mirror { Mirror(self, children: ["answer": description]) }
}
