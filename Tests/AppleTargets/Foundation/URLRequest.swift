// Requests, answers and where they are kept. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/nsurlrequest
open class NSURLRequest: NSObject, @unchecked Sendable {
  /// https://developer.apple.com/documentation/foundation/nsurlrequest/cachepolicy-swift.enum
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
  }
}

/// https://developer.apple.com/documentation/foundation/urlrequest
public struct URLRequest: Sendable, Hashable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  /// https://developer.apple.com/documentation/foundation/urlrequest/init(url:cachepolicy:timeoutinterval:)
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0
  ) { fatalError() }
  public var url: URL?
  public var timeoutInterval: TimeInterval
  public var httpMethod: String?
  public var allHTTPHeaderFields: [String: String]?
  public var httpBody: Data?
  public func value(forHTTPHeaderField field: String) -> String? { fatalError() }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

/// https://developer.apple.com/documentation/foundation/urlresponse
open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { fatalError() }
  open var expectedContentLength: Int64 { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/httpurlresponse
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// https://developer.apple.com/documentation/foundation/httpurlresponse/init(url:statuscode:httpversion:headerfields:)
  public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {}
  /// https://developer.apple.com/documentation/foundation/httpurlresponse/value(forhttpheaderfield:)
  @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  open func value(forHTTPHeaderField field: String) -> String? { fatalError() }
  open var statusCode: Int { fatalError() }
  open var allHeaderFields: [AnyHashable: Any] { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/cachedurlresponse
open class CachedURLResponse: NSObject {
  public init(response: URLResponse, data: Data) {}
  open var response: URLResponse { fatalError() }
  open var data: Data { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/urlcache
open class URLCache: NSObject {
  /// https://developer.apple.com/documentation/foundation/urlcache/init(memorycapacity:diskcapacity:directory:)
  @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) { self.init() }
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { fatalError() }
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
  open func removeCachedResponse(for request: URLRequest) {}
  open func removeAllCachedResponses() {}
  open var currentMemoryUsage: Int { fatalError() }
  open var currentDiskUsage: Int { fatalError() }
}
