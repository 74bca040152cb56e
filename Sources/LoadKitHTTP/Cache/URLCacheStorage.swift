import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stores responses in a `URLCache` of the app, in memory and on disk. The system may remove them when it needs space.
///
/// ``FileCacheStorage`` is better for the disk: it detects damaged files. On Linux a damaged file of a `URLCache` ends
/// the program; use one without a disk there (<doc:Linux>).
///
/// The cache holds digests in place of the real addresses with their queries, and only the necessary header fields. Use
/// a separate `URLCache`: a cache shared with a session would also hold the real addresses.
///
/// On Apple's systems a response larger than about a twentieth of the capacity on disk is not stored.
///
/// `@unchecked Sendable`: the cache is the only stored property and never changes, and `URLCache` is thread safe
/// (https://developer.apple.com/documentation/foundation/urlcache, "Thread safety"). Not every SDK declares it so.
public final class URLCacheStorage: HTTPCacheStorage, @unchecked Sendable {
  private let cache: URLCache

  /// Creates a storage in a cache.
  ///
  /// - Parameter cache: A cache without other users.
  public init(_ cache: URLCache) { self.cache = cache }

  /// The entry for a key; see ``HTTPCacheStorage``.
  public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
    guard let request = request(for: key), let cached = cache.cachedResponse(for: request),
      let response = cached.response as? HTTPURLResponse
    else { return nil }
    let headers = HTTPHeaders(joining: response.allHeaderFields)
    let fields = headers.names.map { ($0, headers[$0] ?? "") }
    return HTTPCacheEntry(fields: Dictionary(uniqueKeysWithValues: fields), body: cached.data)
  }

  /// Stores an entry; see ``HTTPCacheStorage``.
  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async {
    guard let request = request(for: key), let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: entry.fields)
    else { return }
    // If the new one does not fit, the old one would remain.
    cache.removeCachedResponse(for: request)
    cache.storeCachedResponse(CachedURLResponse(response: response, data: entry.body), for: request)
  }

  /// Removes the entry for a key; see ``HTTPCacheStorage``.
  public func remove(_ key: HTTPCacheKey) async {
    if let request = request(for: key) { cache.removeCachedResponse(for: request) }
  }

  /// Removes all entries; see ``HTTPCacheStorage``.
  public func removeAll() async { cache.removeAllCachedResponses() }

  /// A request that is never sent, to an address that cannot exist (RFC 6761, section 6.4).
  private func request(for key: HTTPCacheKey) -> URLRequest? {
    URL(string: "https://cache.invalid/\(key)").map { URLRequest(url: $0) }
  }
}

extension URLCacheStorage: CustomReflectable {
  /// The bytes in use.
  public var customMirror: Mirror {
    Mirror(self, children: ["memory": cache.currentMemoryUsage, "disk": cache.currentDiskUsage])
  }
}
