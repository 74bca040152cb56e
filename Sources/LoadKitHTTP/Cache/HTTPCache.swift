import Foundation
import LoadKit

/// Caches the 2xx responses of a client, to validate them with the server and to show them while there is no network.
///
/// ```swift
/// let client = HTTPClient(baseURL: baseURL, cache: HTTPCache(FileCacheStorage(name: "com.example.articles")))
/// let articles = Loader(.articles) { try await client.get("/articles", as: [Article].self, context: $0) }
///   .restoring { await client.cached("/articles", as: [Article].self) }
/// ```
/// ``HTTPClient/get(_:query:headers:as:context:)`` always asks the server; the loader decides when content is stale
/// (`LoadOptions.staleAfter`). The request has the validators of the cached response (RFC 9110, section 13). A 304
/// returns the cached response again, with a new age. A response is cached if it was decoded and the server allows it:
///
/// - never with `no-store` in the request or the response, nor with `Vary: *`;
/// - without an ``owner``, by the rules of a shared cache (RFC 9111, sections 3 and 3.5): no `private` response, and no
///   response to a personal request, unless it has `public`, `s-maxage` or `must-revalidate`.
///
/// A request is personal if it may identify a user: by any header field of the app's, by a cookie, or by user info in
/// the address. These fields identify none: `Accept` and `Accept-…`, `User-Agent`, `Content-Type`, `Cache-Control`,
/// `If-…`, and the ``publicHeaders``. The header fields and cookies that a session
/// adds count as well (``HTTPTransport/addedHeaders(for:)``). A response that sets a cookie is personal, too.
///
/// A response of 403, 404 or 410, and a request that changes content, remove the cached response for the same address.
/// The addresses have to be equal: a POST to `/posts` leaves the response for `/posts?_limit=20` in the cache (RFC
/// 9111, section 4.4). Load such a list again after a change; the server is asked anyway.
///
/// A value is returned after its response is cached, so that the next `get`, `cached` or launch finds it. See
/// ``HTTPCacheStorage`` for slow storages.
public struct HTTPCache: Sendable {
  /// The storage of the responses.
  public let storage: any HTTPCacheStorage
  /// The user that the responses belong to, for example an account's identifier. A cache with another owner does not
  /// find them.
  ///
  /// A cache with an owner may also cache private responses.
  public let owner: String?
  /// Whether ``HTTPClient/cached(_:query:headers:as:)`` returns responses that require validation: with `no-cache`, or
  /// stale with `must-revalidate`. Default: `false`, as required by RFC 9111, section 4.2.4.
  public let showsUnvalidated: Bool

  /// The names of request header fields that identify no user, in lower case.
  public let publicHeaders: Set<String>

  private let now: @Sendable () -> Date
  private let removalCount = LoadLock(0)

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - storage: The storage of the responses. Default: in memory.
  ///   - owner: The user that the responses belong to.
  ///   - showsUnvalidated: Whether responses that require validation may be shown without it.
  ///   - publicHeaders: The names of request header fields that identify no user, for example `X-App-Version`, in any
  ///     case. Responses to requests with other fields of the app's are cached for an owner only.
  ///   - now: The current time, to measure ages.
  public init(
    _ storage: any HTTPCacheStorage = MemoryCacheStorage(), owner: String? = nil, showsUnvalidated: Bool = false,
    publicHeaders: Set<String> = [], now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.storage = storage
    self.owner = owner
    self.showsUnvalidated = showsUnvalidated
    self.publicHeaders = Set(publicHeaders.map { $0.lowercased() })
    self.now = now
  }

  /// Removes all responses of all owners, for example when the user signs out. The responses to requests in progress
  /// are not cached.
  public func removeAll() async {
    removalCount.withLock { $0 += 1 }
    await storage.removeAll()
  }

  /// The number of calls of ``removeAll()`` on this cache and its copies.
  var removals: Int { removalCount.withLock { $0 } }

  // MARK: Implementation

  /// Whether the cache belongs to one user.
  var isOwned: Bool { owner != nil }

  var currentDate: Date { now() }

  /// The cached response for exactly this request (RFC 9111, section 4.1).
  func cachedResponse(for request: HTTPRequest) async -> CachedResponse? {
    guard request.mayBeStored, let entry = await storage.entry(for: HTTPCacheKey(request.url, owner: owner)),
      let cached = CachedResponse(entry), cached.matches(request, isOwned: isOwned)
    else { return nil }
    return cached
  }

  /// The cached response for a request, with its age, if it may be shown without validation by the server.
  func unvalidatedResponse(for request: HTTPRequest) async -> (response: CachedResponse, age: Duration)? {
    guard let cached = await cachedResponse(for: request) else { return nil }
    let age = cached.age(at: now())
    guard showsUnvalidated || !cached.needsValidation(at: age, isShared: !isOwned) else { return nil }
    return (cached, .seconds(age.sinceStored))
  }

  /// Replaces the cached response for a request; removes it if the new one may not be cached.
  func store(_ response: CachedResponse?, for request: HTTPRequest) async {
    let key = HTTPCacheKey(request.url, owner: owner)
    let isPersonal = isPersonal(request) || response?.setsCookie == true
    if let response, response.control.allowsStoring(isOwned: isOwned, isPersonal: isPersonal) {
      await storage.store(response.entry, for: key)
    } else {
      await storage.remove(key)
    }
  }

  /// Whether a request may identify a user.
  func isPersonal(_ request: HTTPRequest) -> Bool {
    let identifies = request.headers.names.contains { name in
      let name = name.lowercased()
      let isHarmless = ["user-agent", "content-type", "cache-control", "accept"].contains(name)
      return !isHarmless && !name.hasPrefix("accept-") && !name.hasPrefix("if-") && !publicHeaders.contains(name)
    }
    return identifies || request.url.user != nil || request.url.password != nil
  }

  /// Removes the cached response for an address.
  func remove(_ url: URL) async { await storage.remove(HTTPCacheKey(url, owner: owner)) }
}

extension HTTPCache: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind of storage, and whether there is an owner.
  public var description: String { "HTTPCache(\(type(of: storage)), \(owner == nil ? "shared" : "owned"))" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The kind of storage, and whether there is an owner.
  public var customMirror: Mirror { Mirror(self, children: ["cache": description]) }
}

extension HTTPRequest {
  /// Whether the response to this GET may be cached at all.
  var mayBeStored: Bool {
    let conditions = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range"]
    let hasOwnCondition = conditions.contains { headers[$0] != nil }
    return !hasOwnCondition && !CacheControl(headers["Cache-Control"]).has("no-store")
  }
}
