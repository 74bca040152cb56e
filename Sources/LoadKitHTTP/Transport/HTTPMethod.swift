/// The method of an HTTP request (RFC 9110, section 9).
public struct HTTPMethod: RawRepresentable, Sendable, Hashable {
  /// The method as sent; case-sensitive.
  public let rawValue: String

  /// Creates a method. An invalid token (RFC 9110, section 5.6.2) makes the request fail as invalid.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads a resource.
  public static let get = HTTPMethod(rawValue: "GET")
  /// Reads the header fields of the response to ``get``, without the body.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// Submits data.
  public static let post = HTTPMethod(rawValue: "POST")
  /// Replaces a resource.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// Changes a part of a resource (RFC 5789).
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// Removes a resource.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// Reads the options of a resource.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// Reads the request as the server received it.
  public static let trace = HTTPMethod(rawValue: "TRACE")

  /// Whether repeating a request changes nothing more, so that it may be sent again (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options, .trace: true
    default: false
    }
  }
}

extension HTTPMethod {
  /// Whether a request only reads (RFC 9110, section 9.2.1).
  var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    default: false
    }
  }
}
