import Foundation
import LoadKit

extension HTTPClient {
  /// Reads a value.
  ///
  /// A response without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: The type of the value.
  ///   - context: The context of the load. Progress is reported to it.
  /// - Returns: The value.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func get<Value: Decodable & Sendable>(
    _ path: some HTTPPathConvertible, query: [URLQueryItem] = [], headers: HTTPHeaders = [:],
    as type: Value.Type = Value.self,
    context: LoadContext? = nil
  ) async throws -> Value {
    try await fetch(type, try request(.get, path, query: query, headers: headers), context).value
  }

  /// Reads a value, with the header fields of its response, for example the link to the next page
  /// (``HTTPDecodedResponse/next``).
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: The type of the value.
  ///   - context: The context of the load. Progress is reported to it.
  /// - Returns: The value and its response.
  /// - Throws: As ``get(_:query:headers:as:context:)``.
  public func getResponse<Value: Decodable & Sendable>(
    _ path: some HTTPPathConvertible, query: [URLQueryItem] = [], headers: HTTPHeaders = [:],
    as type: Value.Type = Value.self,
    context: LoadContext? = nil
  ) async throws -> HTTPDecodedResponse<Value> {
    try await fetch(type, try request(.get, path, query: query, headers: headers), context)
  }

  /// The last cached value for a request, if it may be shown without asking the server.
  ///
  /// It needs no network. Give it to a loader: `.restoring { await client.cached("/articles", as: [Article].self) }`.
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of the request, as for ``get(_:query:headers:as:context:)``.
  ///   - type: The type of the value.
  /// - Returns: The value, and the time since it arrived or was last validated; `nil` if there is no such response, or
  ///   it cannot be decoded.
  public func cached<Value: Decodable & Sendable>(
    _ path: some HTTPPathConvertible, query: [URLQueryItem] = [], headers: HTTPHeaders = [:],
    as type: Value.Type = Value.self
  ) async -> LoadCachedValue<Value>? {
    guard let cache, let request = try? request(.get, path, query: query, headers: headers),
      let (cached, age) = await cache.unvalidatedResponse(for: withCredentials(request)),
      let value = try? await decode(type, from: cached.response, to: request)
    else { return nil }
    return LoadCachedValue(value, age: age)
  }

  // MARK: Implementation

  /// Sends a GET and decodes its response. If a response is cached, asks only for a newer one.
  ///
  /// At most two requests: the second one, without a condition, if the server confirms another response than the cached
  /// one, or the cached one cannot be decoded, for example after an update of the app.
  private func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, _ request: HTTPRequest, _ context: LoadContext?
  ) async throws -> HTTPDecodedResponse<Value> {
    let transaction = cache.map { CacheTransaction($0, withCredentials(request)) }
    guard let transaction, let cached = await transaction.cachedResponse(),
      let conditional = cached.condition(on: request)
    else {
      return try await decodeAndCache(type, try await sendAuthorized(request, context), request, transaction, context)
    }
    let response = try await sendAuthorized(conditional, context)
    guard response.status == 304 else {
      return try await decodeAndCache(type, response, request, transaction, context)
    }
    if cached.isCurrent(by: response) {
      try Task.checkCancellation()
      if let value = try? await decode(type, from: cached.response, to: request) {
        await transaction.refresh(cached, by: response, now: withCredentials(request))
        var whole = cached.response
        (whole.headers, whole.url) = (cached.headers.merging(response.headers), response.url)
        return HTTPDecodedResponse(value, whole, request)
      }
    }
    await transaction.remove()
    var unconditional = request
    unconditional.headers["Cache-Control"] = "no-cache"
    return try await decodeAndCache(
      type, try await sendAuthorized(unconditional, context), request, transaction, context)
  }

  /// Decodes a response, and caches it if it is a 2xx response that may be cached.
  private func decodeAndCache<Value: Decodable & Sendable>(
    _ type: Value.Type, _ response: HTTPResponse, _ request: HTTPRequest, _ transaction: CacheTransaction?,
    _ context: LoadContext?
  ) async throws -> HTTPDecodedResponse<Value> {
    if let error = responseError(response, to: request, context) {
      // The content is gone or forbidden, so it is not shown without the network either.
      if [403, 404, 410].contains(response.status) { await transaction?.remove() }
      throw error
    }
    let value = try await decode(type, from: response, to: request)
    await transaction?.store(response, now: withCredentials(request))
    return HTTPDecodedResponse(value, response, request)
  }
}

extension HTTPDecodedResponse {
  fileprivate init(_ value: Value, _ response: HTTPResponse, _ request: HTTPRequest) {
    self.init(value, status: response.status, headers: response.headers, url: response.url ?? request.url)
  }
}
