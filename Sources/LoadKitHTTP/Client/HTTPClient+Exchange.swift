import Foundation
import LoadKit

extension HTTPClient {
  /// Sends a request with the client's authorization, which is renewed if it is refused.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - context: Of the load that this is part of; it is told how much has arrived, unless there is a transfer.
  ///   - transfer: Where large bodies come from and go to, and who follows them.
  /// - Returns: The response, whatever its status.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  func answer(
    to request: HTTPRequest, context: LoadContext?, _ transfer: HTTPTransfer? = nil
  ) async throws -> HTTPResponse {
    if !request.mayBeRepeated { context?.mustNotRepeat() }
    let response = try await authorized(request, context, transfer)
    await forgetChanged(request, response)
    return response
  }

  private func authorized(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?
  ) async throws -> HTTPResponse {
    guard let authorization = authorization(of: request) else { return try await exchange(request, context, transfer) }
    let value = authorization.current
    let response = try await exchange(request.authorized(by: value), context, transfer)
    // Another origin, which a redirect leads to, has not seen it and so has not refused it; and what a redirect has
    // made of a POST is refused after that was carried out.
    guard response.status == 401, HTTPOrigin(response.url ?? request.url) == HTTPOrigin(request.url),
      !response.isAboutAnother(than: request)
    else { return response }
    let newer: String?
    do { newer = try await authorization.renewed(after: value, within: request.timeout) } catch {
      let error = failure(from: error, of: request, context)
      // It is the renewal that was given up, not the request: the user has to sign in.
      if error is CancellationError, !Task.isCancelled { return response }
      // Whatever became of the renewal, the request was refused.
      if var failure = error as? LoadFailure {
        failure.mayHaveTakenEffect = false
        throw failure
      }
      throw error
    }
    guard let newer else { return response }
    return try await exchange(request.authorized(by: newer), context, transfer)
  }

  /// The client's authorization, if it goes with a request: not with one that is part of renewing it, which would wait
  /// for itself.
  private func authorization(of request: HTTPRequest) -> HTTPAuthorization? {
    guard let authorization, !authorization.isRenewedByTask, request.headers["Authorization"] == nil,
      HTTPOrigin(request.url) == HTTPOrigin(baseURL)
    else { return nil }
    return authorization
  }

  /// The request with the credentials that the client would send it with now.
  func withCredentials(_ request: HTTPRequest) -> HTTPRequest {
    request.authorized(by: authorization(of: request)?.current)
  }

  /// Sends a request as it is.
  private func exchange(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?
  ) async throws -> HTTPResponse {
    do {
      try Task.checkCancellation()
      guard let log else { return try await move(request, context, transfer) }
      return try await log.log(request, number: context?.attempt ?? 1) {
        guard var transfer else {
          let response = try await move(request, context, nil)
          return (response, response.body.count)
        }
        let count = LoadLock(0)
        transfer.received = { [received = transfer.received] progress in
          count.withLock { $0 = Int(clamping: progress.completed) }
          received?(progress)
        }
        return (try await move(request, context, transfer), count.withLock { $0 })
      }
    } catch {
      throw failure(from: error, of: request, context)
    }
  }

  private func move(
    _ request: HTTPRequest, _ context: LoadContext?, _ transfer: HTTPTransfer?
  ) async throws -> HTTPResponse {
    if let transfer { return try await transport.transfer(request, transfer) }
    return try await transport.send(request, progress: context.map(Self.reporter(to:)))
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
