import Foundation
import LoadKit

extension HTTPClient {
  /// The last good response that was cached for a request, if there is one that may be shown without asking the server.
  ///
  /// It needs no network. Give it to a loader: `.restoring { await client.cached("/articles", as: [Article].self) }`.
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of the request, as for ``get(_:query:headers:as:context:)``.
  ///   - type: What to decode.
  /// - Returns: The value, and how long ago it came or was last found to be current; `nil` if there is none, or it no
  ///   longer decodes.
  public func cached<Value: Decodable & Sendable>(
    _ path: String, query: [URLQueryItem] = [], headers: HTTPHeaders = [:], as type: Value.Type = Value.self
  ) async -> LoadCachedValue<Value>? {
    guard let cache, let request = try? request(.get, path, query: query, headers: headers),
      let shown = await cache.shown(for: withCredentials(request)),
      let value = try? await decode(type, from: shown.answer.response)
    else { return nil }
    return LoadCachedValue(value, age: shown.age)
  }

  /// Reads a value, asking only for something newer if a response is cached.
  ///
  /// At most two requests: the second one, without a condition, if the server says of something else that it is
  /// current, or what is cached no longer decodes, after an update of the app for example.
  func get<Value: Decodable & Sendable>(
    _ type: Value.Type, _ request: HTTPRequest, _ cache: HTTPCache, context: LoadContext?
  ) async throws -> HTTPDecodedResponse<Value> {
    let visit = CacheVisit(cache, withCredentials(request))
    if let cached = await visit.answer(), let conditional = cached.condition(on: request) {
      let response = try await answer(to: conditional, context: context)
      guard response.status == 304 else { return try await take(type, response, request, visit, context) }
      if cached.isCurrent(by: response), let value = try await decodeCached(type, cached) {
        await visit.renew(cached, by: response, now: withCredentials(request))
        var whole = cached.response
        (whole.headers, whole.url) = (cached.headers.merging(response.headers), response.url)
        return HTTPDecodedResponse(value, whole, request)
      }
      await visit.remove()
      var unconditional = request
      unconditional.headers["Cache-Control"] = "no-cache"
      return try await take(type, try await answer(to: unconditional, context: context), request, visit, context)
    }
    return try await take(type, try await answer(to: request, context: context), request, visit, context)
  }

  /// Decodes a response, and keeps it if it is good.
  private func take<Value: Decodable & Sendable>(
    _ type: Value.Type, _ response: HTTPResponse, _ request: HTTPRequest, _ visit: CacheVisit, _ context: LoadContext?
  ) async throws -> HTTPDecodedResponse<Value> {
    if let error = problem(with: response, of: request, context) {
      // It is gone, or not to be seen any more: then also not without the network.
      if [403, 404, 410].contains(response.status) { await visit.remove() }
      throw error
    }
    let value = try await decode(type, from: response, to: request)
    await visit.store(response, now: withCredentials(request))
    return HTTPDecodedResponse(value, response, request)
  }

  /// Decodes a cached response; `nil` if it does not decode.
  private func decodeCached<Value: Decodable & Sendable>(
    _ type: Value.Type, _ cached: CachedResponse
  ) async throws -> Value? {
    try Task.checkCancellation()
    return try? await decode(type, from: cached.response)
  }

  /// Forgets what is cached for an address at which something was changed (RFC 9111, section 4.4).
  func forgetChanged(_ request: HTTPRequest, _ response: HTTPResponse) async {
    guard let cache, !request.method.isSafe,
      (200..<400).contains(response.status) || response.isAboutAnother(than: request)
    else { return }
    await cache.remove(request.url)
  }
}

extension HTTPDecodedResponse {
  init(_ value: Value, _ response: HTTPResponse, _ request: HTTPRequest) {
    self.init(value, status: response.status, headers: response.headers, url: response.url ?? request.url)
  }
}

extension HTTPMethod {
  /// Whether a request only reads (RFC 9110, section 9.2.1).
  var isSafe: Bool {
    switch self {
    case .get, .head, .options, .trace: true
    default: false
    }
  }
}
