import Foundation
import LoadKit

extension HTTPClient {
  /// Sends a request with the client's authorization, which is renewed if it is refused.
  ///
  /// - Returns: The answer, whatever its status.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  func answer(to request: HTTPRequest, context: LoadContext?) async throws -> HTTPResponse {
    guard let authorization, isAuthorizing(request) else { return try await exchange(request, context: context) }
    let value = authorization.current
    let response = try await exchange(request.authorized(by: value), context: context)
    guard response.status == 401 else { return response }
    let newer: String?
    do { newer = try await authorization.renewed(after: value) } catch { throw failure(from: error, of: request) }
    guard let newer else { return response }
    return try await exchange(request.authorized(by: newer), context: context)
  }

  /// Whether the client's authorization goes with a request.
  private func isAuthorizing(_ request: HTTPRequest) -> Bool {
    authorization != nil && request.headers["Authorization"] == nil
      && HTTPOrigin(request.url) == HTTPOrigin(baseURL)
  }

  /// Whether the client has credentials for a request, which are not in the request itself.
  func isAuthorized(_ request: HTTPRequest) -> Bool {
    isAuthorizing(request) && authorization?.isSet == true
  }

  /// Sends a request as it is.
  private func exchange(_ request: HTTPRequest, context: LoadContext?) async throws -> HTTPResponse {
    do {
      try Task.checkCancellation()
      let progress = context.map(Self.reporter(to:))
      guard let log else { return try await transport.send(request, progress: progress) }
      return try await log.log(request, number: context?.attempt ?? 1) {
        try await transport.send(request, progress: progress)
      }
    } catch {
      throw failure(from: error, of: request)
    }
  }

  private static func reporter(to context: LoadContext) -> @Sendable (LoadProgress) -> Void {
    { context.report($0) }
  }
}

extension HTTPRequest {
  /// The same request with credentials.
  fileprivate func authorized(by value: String?) -> HTTPRequest {
    var request = self
    if let value { request.headers["Authorization"] = value }
    return request
  }
}
