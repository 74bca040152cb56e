import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Which cookies belong to which addresses (RFC 6265, sections 5.1.3 and 5.1.4).
enum CookieScope {
  /// Whether a cookie is sent to an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - cookie: A cookie of a storage.
  ///   - now: The time, which the cookie may have outlived.
  /// - Returns: Whether it is.
  static func includes(_ url: URL, of cookie: HTTPCookie, now: Date) -> Bool {
    guard let host = url.host?.lowercased(), matches(host, domain: cookie.domain.lowercased()),
      matches(path(of: url), cookiePath: cookie.path)
    else { return false }
    if cookie.isSecure, url.scheme?.lowercased() != "https" { return false }
    if let expires = cookie.expiresDate, expires <= now { return false }
    guard let ports = cookie.portList, !ports.isEmpty else { return true }
    return ports.contains { $0.intValue == HTTPOrigin(url).port }
  }

  /// Whether a host belongs to a domain: a domain with a dot at its beginning includes its subdomains.
  static func matches(_ host: String, domain: String) -> Bool {
    guard domain.hasPrefix(".") else { return host == domain }
    return host == domain.dropFirst() || (host.hasSuffix(domain) && !isAddress(host))
  }

  /// Whether a path is the path of a cookie, or below it.
  static func matches(_ path: String, cookiePath: String) -> Bool {
    guard path.hasPrefix(cookiePath) else { return false }
    return path.utf8.count == cookiePath.utf8.count || cookiePath.hasSuffix("/")
      || path.utf8.dropFirst(cookiePath.utf8.count).first == UInt8(ascii: "/")
  }

  /// The domain of a cookie that names one.
  ///
  /// - Parameters:
  ///   - attribute: The value of `Domain`.
  ///   - host: The host that sets the cookie, in lower case.
  /// - Returns: The host itself, or the domain with a dot at its beginning; `nil` if the host may not set a cookie for
  ///   it. A domain of one label, such as `com`, is refused. LoadKit has no list of public suffixes.
  static func domain(_ attribute: String, for host: String) -> String? {
    let domain = (attribute.hasPrefix(".") ? String(attribute.dropFirst()) : attribute).lowercased()
    if domain.isEmpty { return host }
    if isAddress(host) || !domain.dropLast().contains(".") { return domain == host ? host : nil }
    return matches(host, domain: "." + domain) ? "." + domain : nil
  }

  /// The path of a cookie without a `Path`: the path of the address up to its last slash.
  static func defaultPath(of url: URL) -> String {
    let path = path(of: url)
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path of an address as it is sent, with a slash at its beginning.
  private static func path(of url: URL) -> String {
    let path = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedPath ?? ""
    return path.isEmpty ? "/" : path
  }

  /// Whether a host is an IP address, which has no subdomains.
  private static func isAddress(_ host: String) -> Bool {
    host.contains(":") || host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }
}
