import Foundation
import LoadKit

extension HTTPClient {
  /// Sends a value as JSON and decodes the response, for the operation of a `LoadSubmission`.
  ///
  /// Sends the key of the context (``HTTPHeaders/setIdempotencyKey(_:)``), and reports the progress of the body.
  ///
  /// - Parameters:
  ///   - body: The value; encoded off the main actor.
  ///   - method: The method. Default: `POST`.
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: The type of the value; for an optional, a response without content is `nil`.
  ///   - context: The context of the submission.
  /// - Returns: The decoded response.
  /// - Throws: A `LoadFailure`; the error of ``mapErrorResponse`` for an error response, or else a
  ///   `SubmissionRejection` for a 4xx such as 409 or 422 with field errors; `CancellationError` if the task was
  ///   cancelled.
  @concurrent public func submit<Body: Encodable & Sendable, Value: Decodable & Sendable>(
    _ body: Body, _ method: HTTPMethod = .post, to path: some HTTPPathConvertible, query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    var request = try request(method, path, query: query, headers: json.merging(headers))
    do {
      request.body = try makeEncoder().encode(body)
    } catch {
      throw failure(from: error, of: request)
    }
    return try await decode(type, from: try await sendSubmission(request, HTTPTransfer(), context), to: request)
  }

  /// Sends data and decodes the response.
  ///
  /// - Parameters:
  ///   - data: The body.
  ///   - contentType: The media type, such as `image/jpeg`.
  ///   - method: The method. Default: `POST`.
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: The type of the value; for an optional, a response without content is `nil`.
  ///   - context: The context of the load or submission. The sent bytes are reported to it.
  /// - Returns: The decoded response.
  /// - Throws: As ``submit(_:_:to:query:headers:as:context:)``.
  @concurrent public func upload<Value: Decodable & Sendable>(
    _ data: Data, contentType: String, _ method: HTTPMethod = .post, to path: some HTTPPathConvertible,
    query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    var request = try request(
      method, path, query: query, headers: HTTPHeaders(contentType: contentType).merging(headers))
    request.body = data
    return try await decode(type, from: try await sendSubmission(request, HTTPTransfer(), context), to: request)
  }

  /// Sends a file, which is streamed, and decodes the response.
  ///
  /// - Parameters:
  ///   - file: A regular file. It should not change until it is sent.
  ///   - contentType: The media type, such as `application/pdf`.
  ///   - method: The method. Default: `POST`.
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: The type of the value; for an optional, a response without content is `nil`.
  ///   - context: The context of the load or submission. The sent bytes are reported to it.
  /// - Returns: The decoded response.
  /// - Throws: As ``submit(_:_:to:query:headers:as:context:)``; a `LoadFailure` also if the file cannot be read.
  @concurrent public func upload<Value: Decodable & Sendable>(
    file: URL, contentType: String, _ method: HTTPMethod = .post, to path: some HTTPPathConvertible,
    query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    let request = try request(
      method, path, query: query, headers: HTTPHeaders(contentType: contentType).merging(headers))
    return try await decode(
      type, from: try await sendSubmission(request, HTTPTransfer(file: file), context), to: request)
  }

  // MARK: Implementation

  /// Adds the idempotency key and the progress callbacks, sends the request and checks the status.
  private func sendSubmission(
    _ request: HTTPRequest, _ transfer: HTTPTransfer, _ context: LoadContext?
  ) async throws -> HTTPResponse {
    var (request, transfer) = (request, transfer)
    if let key = context?.idempotencyKey { try request.headers.setIdempotencyKey(key) }
    if let context {
      transfer.sent = { context.report($0) }
      // The response is small: its bytes postpone the timeout, and are not shown as progress.
      transfer.received = { _ in context.report(.zero) }
    }
    let response = try await sendAuthorized(request, context, transfer)
    if let error = submissionError(response, to: request, context) { throw error }
    return response
  }
}

extension HTTPHeaders {
  fileprivate init(contentType: String) {
    self.init()
    self["Content-Type"] = contentType
  }
}
