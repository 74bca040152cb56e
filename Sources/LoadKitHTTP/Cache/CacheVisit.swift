import Foundation

/// What one request does with a cache.
///
/// It knows how things were before the request was sent: what was asked by somebody who has signed out meanwhile is
/// still theirs, and nothing is kept of it once everything was removed.
struct CacheVisit {
  private let cache: HTTPCache
  /// The request with the credentials that it was sent with at first.
  private let request: HTTPRequest
  private let removals: Int

  /// Begins a visit.
  ///
  /// - Parameters:
  ///   - cache: Where answers are kept.
  ///   - request: What is going to be sent, with its credentials.
  init(_ cache: HTTPCache, _ request: HTTPRequest) {
    self.cache = cache
    self.request = request
    removals = cache.removals
  }

  /// What is kept, if it answers this very request.
  func answer() async -> CachedResponse? { await cache.answer(to: request) }

  /// Keeps a good response, or forgets what was kept if this one must not be.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - now: The request with the credentials that it would be sent with now.
  func store(_ response: HTTPResponse, now: HTTPRequest) async {
    let sent = sent(now)
    await store(cache.answer(response, to: sent), sent)
  }

  /// The server said that what is kept is current (RFC 9111, section 4.3.4).
  ///
  /// - Parameters:
  ///   - answer: What is kept.
  ///   - response: What the server said.
  ///   - now: The request with the credentials that it would be sent with now.
  func renew(_ answer: CachedResponse, by response: HTTPResponse, now: HTTPRequest) async {
    let sent = sent(now)
    await store(cache.renewed(answer, by: response, to: sent), sent)
  }

  /// Forgets what is kept.
  func remove() async { await cache.remove(request.url) }

  private func sent(_ now: HTTPRequest) -> HTTPRequest { request.hasCredentials ? request : now }

  private func store(_ answer: CachedResponse?, _ sent: HTTPRequest) async {
    guard sent.mayBeStored, cache.removals == removals else { return }
    await cache.store(answer, to: sent)
    // Everything may have been removed just before.
    if cache.removals != removals { await remove() }
  }
}
