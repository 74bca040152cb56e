/// A request as it arrived.
public struct ServerRequest: Sendable, Hashable, CustomStringConvertible {
  /// The method, such as `GET`.
  public var method: String
  /// The path with its query, as it was sent.
  public var target: String
  /// All header fields in their order.
  public var headers: [ServerHeader]
  /// The body; empty if there was none.
  public var body: [UInt8] = []
  /// Whether the connection may serve another request after this one.
  var keepsAlive: Bool
  /// Whether the connection has served no request before this one.
  public internal(set) var isFirst = true

  /// The target without its query, still percent-encoded.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query without its question mark, still percent-encoded, or `nil`.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  /// The value of a header field, whose name may be in upper or lower case.
  ///
  /// Several fields of that name are joined by commas (RFC 9110, section 5.3).
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    let values = headers.filter { $0.name.lowercased() == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The method and the path. The query and the headers may hold secrets.
  public var description: String { "\(method) \(path)" }
}
