import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The cookies of a session's storage.
///
/// Apple's systems send and store them by themselves. FoundationNetworking loses the ones that a redirect sets, and
/// ignores `Path`, `Secure` and `Max-Age`, so on Linux LoadKit does it (``SessionPlatform/handlesCookies``).
final class SessionCookies: Sendable {
  private let storage: HTTPCookieStorage?
  private let isSending: Bool
  private let isStoring: Bool
  /// Changes when all cookies are removed. The cookies of a response to an earlier request belong to the former user.
  private let version = LoadLock(0)

  /// The cookies of a session.
  ///
  /// - Parameter configuration: The configuration that the session was asked for.
  init(_ configuration: URLSessionConfiguration) {
    storage = configuration.httpCookieStorage
    let isHandling = SessionPlatform.handlesCookies
    isSending = isHandling && configuration.httpShouldSetCookies && configuration.httpCookieStorage != nil
    isStoring = isHandling && configuration.httpCookieAcceptPolicy != .never && configuration.httpCookieStorage != nil
  }

  /// The number of times that all cookies were removed.
  var currentVersion: Int { version.withLock { $0 } }

  /// Removes all cookies of the storage.
  func removeAll() {
    version.withLock { version in
      version += 1
      for cookie in storage?.cookies ?? [] { storage?.deleteCookie(cookie) }
    }
  }

  /// A request with the cookies for its address.
  ///
  /// - Parameters:
  ///   - request: The request. Its cookies may be those for an earlier address.
  ///   - first: The first request, whose own `Cookie` field stays within its origin.
  /// - Returns: The request to send.
  func applied(to request: URLRequest, first: HTTPRequest) -> URLRequest {
    guard isSending, let url = request.url else { return request }
    let keepsOwn = request.value(forHTTPHeaderField: "Cookie") != nil && HTTPOrigin(url) == HTTPOrigin(first.url)
    let own = keepsOwn ? first.headers["Cookie"] : nil
    var request = request
    request.setValue(field(for: url, own: own), forHTTPHeaderField: "Cookie")
    return request
  }

  /// The `Cookie` field for an address: the request's own cookies, then the stored ones of other names, those of longer
  /// paths first (RFC 6265, section 5.4).
  private func field(for url: URL, own: String?) -> String? {
    let now = Date()
    let names = Set((own ?? "").split(separator: ";").map { $0.prefix { $0 != "=" }.filter { $0 != " " } })
    let stored = (storage?.cookies ?? []).filter {
      CookieScope.includes(url, of: $0, now: now) && !names.contains($0.name)
    }
    let texts = stored.sorted { ($0.path.utf8.count, $1.name) > ($1.path.utf8.count, $0.name) }
      .map { "\($0.name)=\($0.value)" }
    let field = ([own].compactMap(\.self) + texts).joined(separator: "; ")
    return field.isEmpty ? nil : field
  }

  /// Stores the cookies of a response, and removes expired ones.
  ///
  /// - Parameters:
  ///   - response: The response, a redirect or a final one.
  ///   - version: ``currentVersion`` when the request was sent.
  func store(from response: HTTPURLResponse, version: Int) {
    guard isStoring, let storage, let url = response.url,
      let field = response.value(forHTTPHeaderField: "Set-Cookie")
    else { return }
    let now = Int64(Date().timeIntervalSince1970)
    let cookies = SetCookie.parse(field, from: url, now: now)
    self.version.withLock { current in
      guard current == version else { return }
      for cookie in cookies { Self.store(cookie, in: storage, from: url, now: now) }
    }
  }

  private static func store(_ cookie: SetCookie, in storage: HTTPCookieStorage, from url: URL, now: Int64) {
    let stored = storage.cookies ?? []
    let isSecure = url.scheme?.lowercased() == "https"
    // Over an insecure connection no secure cookie is replaced or hidden (rfc6265bis, section 5.7).
    let hides = stored.contains {
      $0.isSecure && $0.name == cookie.name && CookieScope.matches(cookie.path, cookiePath: $0.path)
        && (CookieScope.matches(cookie.domain.trimmedDot, domain: $0.domain)
          || CookieScope.matches($0.domain.trimmedDot, domain: cookie.domain))
    }
    guard isSecure || !hides else { return }
    for old in stored where old.name == cookie.name && old.domain == cookie.domain && old.path == cookie.path {
      storage.deleteCookie(old)
    }
    guard !cookie.isExpired(at: now), let new = HTTPCookie(properties: cookie.properties) else { return }
    storage.setCookie(new)
  }
}

extension String {
  /// A domain without the dot at its beginning.
  fileprivate var trimmedDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}

extension SetCookie {
  /// The cookie for a storage.
  fileprivate var properties: [HTTPCookiePropertyKey: Any] {
    var properties: [HTTPCookiePropertyKey: Any] = [.name: name, .value: value, .domain: domain, .path: path]
    if isSecure { properties[.secure] = "TRUE" }
    if let expires {
      properties[.expires] = Date(timeIntervalSince1970: TimeInterval(expires))
    } else {
      properties[.discard] = "TRUE"
    }
    return properties
  }
}

extension URLSessionTransport {
  /// Removes all cookies of the session, for example when the user signs out.
  ///
  /// Removes every cookie in the `httpCookieStorage` of the configuration, for all hosts: with
  /// `URLSessionConfiguration.default` that is the storage that the app's other sessions share. On Linux, responses to
  /// requests in progress set no cookies then; on Apple's systems they may, so cancel those requests before. Call it
  /// from any thread; the cookies are gone when it returns.
  public func removeCookies() { cookies.removeAll() }
}
