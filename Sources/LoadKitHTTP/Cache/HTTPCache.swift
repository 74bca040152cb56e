import Foundation
import LoadKit

/// Keeps the good responses of a client: to ask whether they are still current, and to show them while there is no
/// network.
///
/// ```swift
/// let client = HTTPClient(baseURL: baseURL, cache: HTTPCache(URLCacheStorage(name: "com.example.articles")))
/// let articles = Loader(.articles) { try await client.get("/articles", as: [Article].self, context: $0) }
///   .restoring { await client.cached("/articles", as: [Article].self) }
/// ```
/// ``HTTPClient/get(_:query:headers:as:context:)`` always asks the server: what is fresh enough not to be asked for is
/// for the loader to say (`LoadOptions.staleAfter`). It sends the validators of what is kept (RFC 9110, section 13),
/// and a 304 gives the kept answer again, with a new age. A response is kept if it was decoded, and if the server
/// allows it:
///
/// - never with `no-store` in the request or the response, nor with `Vary: *`;
/// - without an ``owner``, by the rules of a cache that people share (RFC 9111, sections 3 and 3.5): nothing `private`,
///   and nothing that was asked with credentials, unless the server says `public`, `s-maxage` or `must-revalidate`.
///
/// Credentials are an `Authorization`, a `Cookie` and user info in the address. What a session adds by itself, cookies
/// and the header fields of its configuration, is not seen here; give an owner if that tells persons apart.
///
/// A response of 403, 404 or 410, and a request that changes something at the same address, remove what is kept for it.
/// The same address is the very same: a POST to `/posts` leaves what is kept for `/posts?_limit=20` (RFC 9111, section
/// 4.4). Load such a list again after a change; the server is asked about it anyway.
///
/// A value is returned when its response is kept, so that whatever comes next finds it: the next `get`, `saved`, and
/// the next launch of a program that ends with it. See ``HTTPCacheStorage`` for storages that are slow.
public struct HTTPCache: Sendable {
  /// Where the responses are.
  public let storage: any HTTPCacheStorage
  /// Whose answers these are, an account's identifier for example. What is kept for one owner is not found by another.
  ///
  /// With an owner the cache is that person's own, and may also keep what is private.
  public let owner: String?
  /// Whether answers may be shown that the server wants to be asked about first: with `no-cache`, or with
  /// `must-revalidate` once they are stale. Default: no, as RFC 9111, section 4.2.4, has it.
  public let showsUnvalidated: Bool

  private let now: @Sendable () -> Date
  private let removalCount = LoadLock(0)

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - storage: Where the responses are. Default: in memory.
  ///   - owner: Whose answers these are.
  ///   - showsUnvalidated: Whether answers may be shown that the server wants to be asked about first.
  ///   - now: The time, for ages.
  public init(
    _ storage: any HTTPCacheStorage = MemoryCacheStorage(), owner: String? = nil, showsUnvalidated: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.storage = storage
    self.owner = owner
    self.showsUnvalidated = showsUnvalidated
    self.now = now
  }

  /// Removes everything that is stored, whoever owns it: when somebody signs out, for example. Nor are the responses
  /// kept that requests get which are under way.
  public func removeAll() async {
    removalCount.withLock { $0 += 1 }
    await storage.removeAll()
  }

  /// Counts how often everything was removed, by this cache and its copies.
  var removals: Int { removalCount.withLock { $0 } }

  // MARK: For the client

  /// What is kept for a request, if it answers this very one (RFC 9111, section 4.1).
  func answer(to request: HTTPRequest) async -> CachedResponse? {
    guard request.mayBeStored, let entry = await storage.entry(for: HTTPCacheKey(request.url, owner: owner)),
      let answer = CachedResponse(entry), answer.answers(request, isOwned: owner != nil)
    else { return nil }
    return answer
  }

  /// What is kept for a request and may be shown without the server's word, with its age.
  func shown(for request: HTTPRequest) async -> (answer: CachedResponse, age: Duration)? {
    guard let answer = await answer(to: request) else { return nil }
    let age = answer.age(at: now())
    guard showsUnvalidated || !answer.needsValidation(at: age, isShared: owner == nil) else { return nil }
    return (answer, .seconds(age.sinceStored))
  }

  /// A good response as it is kept; `nil` if it cannot be, whatever the server says.
  func answer(_ response: HTTPResponse, to request: HTTPRequest) -> CachedResponse? {
    CachedResponse(response, to: request, isOwned: owner != nil, at: now())
  }

  /// What is kept, with a new age; `nil` if it can no longer be kept.
  func renewed(_ answer: CachedResponse, by response: HTTPResponse, to request: HTTPRequest) -> CachedResponse? {
    answer.renewed(by: response, to: request, isOwned: owner != nil, at: now())
  }

  /// Keeps a response in the place of the one before, if it may be.
  func store(_ answer: CachedResponse?, to request: HTTPRequest) async {
    let key = HTTPCacheKey(request.url, owner: owner)
    if let answer, answer.control.allowsStoring(isOwned: owner != nil, isPersonal: request.hasCredentials) {
      await storage.store(answer.entry, for: key)
    } else {
      await storage.remove(key)
    }
  }

  /// Forgets what is kept for an address.
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
  /// Whether what answers this GET may be kept at all.
  var mayBeStored: Bool {
    let conditions = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range"]
    let hasOwnCondition = conditions.contains { headers[$0] != nil }
    return !hasOwnCondition && !CacheControl(headers["Cache-Control"]).has("no-store")
  }

  /// Whether somebody's credentials are in it.
  var hasCredentials: Bool {
    ["Authorization", "Proxy-Authorization", "Cookie"].contains { headers[$0] != nil }
      || url.user != nil || url.password != nil
  }
}
