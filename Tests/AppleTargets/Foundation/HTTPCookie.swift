/// https://developer.apple.com/documentation/foundation/httpcookiepropertykey
public struct HTTPCookiePropertyKey: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var name: HTTPCookiePropertyKey { fatalError() }
  public static var value: HTTPCookiePropertyKey { fatalError() }
  public static var domain: HTTPCookiePropertyKey { fatalError() }
  public static var path: HTTPCookiePropertyKey { fatalError() }
  public static var secure: HTTPCookiePropertyKey { fatalError() }
  public static var expires: HTTPCookiePropertyKey { fatalError() }
  public static var discard: HTTPCookiePropertyKey { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/httpcookie
open class HTTPCookie: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/foundation/httpcookie/acceptpolicy
  public enum AcceptPolicy: UInt, Sendable {
    case always
    case never
    case onlyFromMainDocumentDomain
  }

  public init?(properties: [HTTPCookiePropertyKey: Any]) { fatalError() }
  open var name: String { fatalError() }
  open var value: String { fatalError() }
  open var domain: String { fatalError() }
  open var path: String { fatalError() }
  open var isSecure: Bool { fatalError() }
  open var expiresDate: Date? { fatalError() }
  open var portList: [NSNumber]? { fatalError() }
  /// https://developer.apple.com/documentation/foundation/httpcookie/requestheaderfields(with:)
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/httpcookiestorage
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  open var cookies: [HTTPCookie]? { fatalError() }
  /// https://developer.apple.com/documentation/foundation/httpcookiestorage/cookies(for:)
  open func cookies(for URL: URL) -> [HTTPCookie]? { fatalError() }
  open func setCookie(_ cookie: HTTPCookie) {}
  open func deleteCookie(_ cookie: HTTPCookie) {}
}
