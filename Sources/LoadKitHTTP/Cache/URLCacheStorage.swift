import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stores responses in a `URLCache`, in memory and on disk. The system may remove them when it needs space.
///
/// The cache holds digests in place of the real addresses with their queries, and only the necessary header fields. Use
/// a separate `URLCache`: a cache shared with a session would also hold the real addresses.
///
/// On Apple's systems a response larger than about a twentieth of the capacity on disk is not stored. On Linux storing
/// on disk works and is slow: it takes 5 ms and up to 0.1 ms more for each response that is stored already.
///
/// `@unchecked Sendable`: the cache is the only stored property and never changes, and `URLCache` is thread safe
/// (https://developer.apple.com/documentation/foundation/urlcache, "Thread safety"). Not every SDK declares it so.
public final class URLCacheStorage: HTTPCacheStorage, @unchecked Sendable {
  private let cache: URLCache

  /// Creates a storage in a cache.
  ///
  /// - Parameter cache: A cache without other users.
  public init(_ cache: URLCache) { self.cache = cache }

  /// Creates a storage in a new folder in the app's caches folder.
  ///
  /// - Parameters:
  ///   - name: The name of the folder; a different one for each storage of the app.
  ///   - memory: The capacity in memory, in bytes. Default: 4 MB.
  ///   - disk: The capacity on disk, in bytes. Default: 50 MB; zero for memory only.
  public convenience init(name: String, memory: Int = 4_000_000, disk: Int = 50_000_000) {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    #if canImport(FoundationNetworking)
      let path = disk > 0 ? folder?.appendingPathComponent(name).path : nil
      self.init(URLCache(memoryCapacity: memory, diskCapacity: path == nil ? 0 : disk, diskPath: path))
    #else
      self.init(
        URLCache(memoryCapacity: memory, diskCapacity: disk, directory: folder?.appendingPathComponent(name)))
    #endif
  }

  /// The entry for a key; see ``HTTPCacheStorage``.
  public func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry? {
    guard let request = request(for: key), let cached = cache.cachedResponse(for: request),
      let response = cached.response as? HTTPURLResponse
    else { return nil }
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    return HTTPCacheEntry(fields: fields, body: cached.data)
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
