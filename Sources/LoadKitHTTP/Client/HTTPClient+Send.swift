import Foundation
import LoadKit

extension HTTPClient {
  /// Sends a request with the client's authorization, once more with a renewed one after a 401. Removes cached
  /// responses that the request has changed.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: The context of the load. Progress is reported to it, unless there is a transfer.
  ///   - transfer: The file to send, the receiver of the body, and the progress callbacks.
  /// - Returns: The response, whatever its status.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  func sendAuthorized(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer? = nil
  ) async throws -> HTTPResponse {
    if !request.mayBeRepeated { context?.mustNotRepeat() }
    let authorization = authorization(of: request)
    let value = authorization?.current
    var response = try await sendOnce(request.authorized(by: value), context, transfer)
    // Another origin, after a redirect, has not seen the credentials. A POST was carried out before a redirect turned
    // it into another request, which got the 401.
    if let authorization, response.status == 401,
      HTTPOrigin(response.url ?? request.url) == HTTPOrigin(request.url), !response.isAboutAnother(than: request),
      let newer = try await renewedValue(of: authorization, after: value, request, context)
    {
      response = try await sendOnce(request.authorized(by: newer), context, transfer)
    }
    if let cache, response.invalidatesCache(of: request) { await cache.remove(request.url) }
    return response
  }

  /// The request as it would be sent now, with the client's credentials and the fields that the transport adds.
  func withCredentials(_ request: HTTPRequest) -> HTTPRequest {
    var request = request.authorized(by: authorization(of: request)?.current)
    request.headers = transport.addedHeaders(for: request).merging(request.headers)
    return request
  }

  // MARK: Implementation

  /// The client's authorization, if it applies to a request. A request that is part of renewing the authorization goes
  /// without it: it would wait for itself.
  private func authorization(of request: HTTPRequest) -> HTTPAuthorization? {
    guard let authorization, !authorization.isRenewedByTask, request.headers["Authorization"] == nil,
      HTTPOrigin(request.url) == HTTPOrigin(baseURL)
    else { return nil }
    return authorization
  }

  /// A better value after a 401; `nil` if there is none.
  private func renewedValue(
    of authorization: HTTPAuthorization, after value: String?, _ request: HTTPRequest, _ context: LoadContext?
  ) async throws -> String? {
    do {
      return try await authorization.renewedValue(after: value, within: request.timeout)
    } catch {
      let error = failure(from: error, of: request, context)
      // The renewal was cancelled, not the request: the user has to sign in.
      if error is CancellationError, !Task.isCancelled { return nil }
      // The server has not carried out the request, whatever the outcome of the renewal.
      if var failure = error as? LoadFailure {
        failure.mayHaveTakenEffect = false
        throw failure
      }
      throw error
    }
  }

  /// Sends a request through the transport, logs it, and turns errors into failures.
  private func sendOnce(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?
  ) async throws -> HTTPResponse {
    try Task.checkCancellation()
    let entry = log?.startEntry(request, number: context?.attempt ?? 1)
    do {
      let response: HTTPResponse
      let watch = ResponseWatch()
      do {
        response = try await deliver(request, context, transfer, entry, watch)
      } catch  where LostConnection.isCause(of: error) && request.mayBeRepeated && watch.isEmpty && !Task.isCancelled {
        response = try await deliver(request, context, transfer, entry, watch)
      }
      entry?.finish(response)
      return response
    } catch {
      entry?.fail(error)
      throw failure(from: error, of: request, context)
    }
  }

  /// Sends a request through the transport, whose deadlines stand still with the loader.
  private func deliver(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?, _ entry: HTTPLog.OpenEntry?,
    _ watch: ResponseWatch
  ) async throws -> HTTPResponse {
    guard let context else { return try await deliverNow(request, nil, transfer, entry, watch) }
    return try await RequestSuspension.$current.withValue(RequestSuspension(context.suspension)) {
      try await deliverNow(request, context, transfer, entry, watch)
    }
  }

  private func deliverNow(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?, _ entry: HTTPLog.OpenEntry?,
    _ watch: ResponseWatch
  ) async throws -> HTTPResponse {
    if let transfer {
      return try await transport.transfer(
        request, watch.watching(entry?.countingReceivedBytes(of: transfer) ?? transfer))
    }
    let progress: (@Sendable (LoadProgress) -> Void)? = if let context { { context.report($0) } } else { nil }
    return try await transport.send(request, progress: watch.watching(progress))
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

extension HTTPResponse {
  /// Whether a request has changed the content at its address, so that cached responses are outdated (RFC 9111, section
  /// 4.4).
  fileprivate func invalidatesCache(of request: HTTPRequest) -> Bool {
    !request.method.isSafe && ((200..<400).contains(status) || isAboutAnother(than: request))
  }
}
