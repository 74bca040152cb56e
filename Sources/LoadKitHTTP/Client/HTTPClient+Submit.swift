import Foundation
import LoadKit

extension HTTPClient {
  /// Sends a value as JSON and reads the response: what the operation of a `LoadSubmission` does.
  ///
  /// With a key in the context, the server is told it (``HTTPHeaders/setIdempotencyKey(_:)``). The body's progress is
  /// reported while it is sent.
  ///
  /// - Parameters:
  ///   - body: The value; encoded off the main actor.
  ///   - method: What to do. Default: submit.
  ///   - path: The path below ``baseURL``, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: What to decode; with an optional, a response without content is `nil`.
  ///   - context: Of the submission that this is part of.
  /// - Returns: The response.
  /// - Throws: A `LoadFailure`; what ``mapErrorResponse`` makes of an error response, or else a `SubmissionRejection`
  ///   for a status of 400 or 422 that says what is wrong where; `CancellationError` if the task was cancelled.
  @concurrent public func submit<Body: Encodable & Sendable, Value: Decodable & Sendable>(
    _ body: Body, _ method: HTTPMethod = .post, to path: String, query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    let json: HTTPHeaders = ["Content-Type": "application/json"]
    var request = try request(method, path, query: query, headers: json.merging(headers))
    do {
      request.body = try makeEncoder().encode(body)
    } catch {
      throw failure(from: error, of: request)
    }
    return try await decode(type, from: try await submit(request, HTTPTransfer(), context), to: request)
  }

  /// Sends data and reads the response.
  ///
  /// - Parameters:
  ///   - data: What to send, as it is.
  ///   - contentType: What it is, such as `image/jpeg`.
  ///   - method: What to do. Default: submit.
  ///   - path: The path below ``baseURL``, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: What to decode; with an optional, a response without content is `nil`.
  ///   - context: Of the load or submission that this is part of; it is told how much was sent.
  /// - Returns: The response.
  /// - Throws: As ``submit(_:_:to:query:headers:as:context:)``.
  @concurrent public func upload<Value: Decodable & Sendable>(
    _ data: Data, contentType: String, _ method: HTTPMethod = .post, to path: String, query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    var request = try request(
      method, path, query: query, headers: HTTPHeaders(contentType: contentType).merging(headers))
    request.body = data
    return try await decode(type, from: try await submit(request, HTTPTransfer(), context), to: request)
  }

  /// Sends a file, which is read while it is sent, and reads the response.
  ///
  /// - Parameters:
  ///   - file: A regular file. It should not change until it was sent.
  ///   - contentType: What it is, such as `application/pdf`.
  ///   - method: What to do. Default: submit.
  ///   - path: The path below ``baseURL``, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: What to decode; with an optional, a response without content is `nil`.
  ///   - context: Of the load or submission that this is part of; it is told how much was sent.
  /// - Returns: The response.
  /// - Throws: As ``submit(_:_:to:query:headers:as:context:)``; a `LoadFailure` also if the file cannot be read.
  @concurrent public func upload<Value: Decodable & Sendable>(
    file: URL, contentType: String, _ method: HTTPMethod = .post, to path: String, query: [URLQueryItem] = [],
    headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> Value {
    let request = try request(
      method, path, query: query, headers: HTTPHeaders(contentType: contentType).merging(headers))
    return try await decode(type, from: try await submit(request, HTTPTransfer(file: file), context), to: request)
  }

  // MARK: Implementation

  /// Sends a request with a body, and checks the status.
  private func submit(
    _ request: HTTPRequest, _ transfer: HTTPTransfer, _ context: LoadContext?
  ) async throws -> HTTPResponse {
    var (request, transfer) = (request, transfer)
    if let key = context?.idempotencyKey { try request.headers.setIdempotencyKey(key) }
    if let context {
      transfer.sent = { context.report($0) }
      // The response is small. That it arrives is a sign of life, and no progress.
      transfer.received = { _ in context.report(.zero) }
    }
    let response = try await answer(to: request, context: context, transfer)
    if let error = rejection(of: request, by: response, context) { throw error }
    return response
  }
}

extension HTTPHeaders {
  fileprivate init(contentType: String) {
    self.init()
    self["Content-Type"] = contentType
  }
}
