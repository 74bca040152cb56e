import Foundation

/// The cache accesses of one request.
///
/// It captures the credentials and the number of removals before the request is sent. A response to a user who has
/// signed out meanwhile is still cached as theirs, and nothing is cached after a removal of everything.
struct CacheTransaction {
  private let cache: HTTPCache
  /// The request with the credentials that it was first sent with.
  private let request: HTTPRequest
  private let removals: Int

  /// Begins a transaction.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - request: The request to send, with its credentials.
  init(_ cache: HTTPCache, _ request: HTTPRequest) {
    self.cache = cache
    self.request = request
    removals = cache.removals
  }

  /// The cached response for exactly this request, if any.
  func cachedResponse() async -> CachedResponse? { await cache.cachedResponse(for: request) }

  /// Caches a 2xx response, or removes the cached one if the new one must not be cached.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - now: The request with the client's current credentials.
  func store(_ response: HTTPResponse, now: HTTPRequest) async {
    let sent = sentRequest(now)
    await store(CachedResponse(response, to: sent, isOwned: cache.isOwned, at: cache.currentDate), for: sent)
  }

  /// Caches a response that the server has confirmed with a 304 (RFC 9111, section 4.3.4).
  ///
  /// - Parameters:
  ///   - cached: The cached response.
  ///   - response: The 304.
  ///   - now: The request with the client's current credentials.
  func refresh(_ cached: CachedResponse, by response: HTTPResponse, now: HTTPRequest) async {
    let sent = sentRequest(now)
    await store(
      cached.refreshed(by: response, to: sent, isOwned: cache.isOwned, at: cache.currentDate), for: sent)
  }

  /// Removes the cached response.
  func remove() async { await cache.remove(request.url) }

  // MARK: Implementation

  private func sentRequest(_ now: HTTPRequest) -> HTTPRequest { cache.isPersonal(request) ? request : now }

  private func store(_ cached: CachedResponse?, for sent: HTTPRequest) async {
    guard sent.mayBeStored, cache.removals == removals else { return }
    await cache.store(cached, for: sent)
    // Everything may have been removed just before.
    if cache.removals != removals { await remove() }
  }
}
