import Foundation

/// Describes a request in a diagnostic, without the query, the user info, headers and the body.
enum HTTPDiagnostic {
  private static let longestAddress = 100

  /// The method, host, port and path, in printable ASCII: `GET api.example.com/articles`.
  static func label(for request: HTTPRequest) -> String {
    "\(name(of: request.method)) \(address(of: request.url))"
  }

  /// The method, or a question mark for an invalid one.
  static func name(of method: HTTPMethod) -> String {
    HTTPHeaders.isToken(method.rawValue) ? String(method.rawValue.prefix(20)) : "?"
  }

  /// The host, its port if the address names one, and the path, in printable ASCII, truncated if they are long.
  static func address(of url: URL) -> String {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "?" }
    let port = components.port.map { ":\($0)" } ?? ""
    let address = (components.encodedHost ?? "") + port + components.percentEncodedPath
    return address.utf8.count > longestAddress ? address.prefix(longestAddress - 3) + "..." : address
  }
}
