import Foundation
import LoadKit

/// Reads values from one HTTP service: builds the request, checks the status and decodes the JSON, off the main actor.
///
/// ```swift
/// let client = HTTPClient(baseURL: URL(string: "https://api.example.com/v1")!)
/// let articles = Loader(.articles) { _, context in
///   try await client.get("/articles", query: [URLQueryItem(name: "q", value: "tea")], as: [Article].self, context: context)
/// }
/// ```
/// What it throws is a `LoadFailure`, or `CancellationError` if the task was cancelled. Its diagnostics name the method,
/// host and path, never the query, the user info, headers or the body. It does not retry; the loader does, unless it is
/// told not to: a POST or PATCH without an idempotency key is not repeated by itself, whatever the loader's policy
/// (``HTTPRequest/isIdempotent``).
public struct HTTPClient: Sendable {
  /// Where the service is. Paths are added to its path, queries to its query.
  public var baseURL: URL
  /// What sends the requests.
  public var transport: any HTTPTransport
  /// Header fields of every request. Those of a single request count before them.
  public var headers: HTTPHeaders
  /// The credentials of its requests, or `nil` if they need none or have them in their headers.
  public var authorization: HTTPAuthorization?
  /// Keeps the good answers to ``get(_:query:headers:as:context:)``. Default: nothing is kept.
  public var cache: HTTPCache?
  /// Is told of every attempt. Default: nobody.
  public var log: HTTPLog?
  /// How deep arrays and objects of an answer may lie in each other. Default: 128.
  ///
  /// A type that contains itself is decoded by calls that lie in each other as deep. The threads that decode have stacks
  /// of half a megabyte on Apple's systems, which twice 256 levels overflow in a debug build.
  public var nestingLimit = 128
  /// Reads what is wrong with single fields off a refusal of what was submitted, on any thread; an answer without any is an
  /// ordinary failure. Default: ``standardFieldErrors(in:)``.
  public var fieldErrors: @Sendable (HTTPResponse) -> [FieldError] = { HTTPClient.standardFieldErrors(in: $0) }
  /// Makes the decoder for one answer. By default one with Foundation's defaults.
  public var makeDecoder: @Sendable () -> JSONDecoder
  /// Makes the encoder for one submission. By default one with Foundation's defaults, apart from sorted keys.
  ///
  /// It has to make the same bytes of the same value each time: a server that recognises a submission by its key may
  /// refuse one that differs from the first.
  public var makeEncoder: @Sendable () -> JSONEncoder

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - baseURL: Where the service is.
  ///   - transport: What sends the requests; by default a ``URLSessionTransport`` of its own. Share one between the
  ///     clients of a host, so that they share connections.
  ///   - headers: Header fields of every request.
  ///   - authorization: The credentials of its requests.
  ///   - cache: Keeps good answers.
  ///   - log: Is told of every attempt.
  ///   - makeDecoder: Makes the decoder for one answer, on any thread.
  ///   - makeEncoder: Makes the encoder for one submission, on any thread.
  public init(
    baseURL: URL, transport: any HTTPTransport = URLSessionTransport(), headers: HTTPHeaders = [:],
    authorization: HTTPAuthorization? = nil, cache: HTTPCache? = nil, log: HTTPLog? = nil,
    makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() },
    makeEncoder: @escaping @Sendable () -> JSONEncoder = { HTTPClient.standardEncoder() }
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.headers = headers
    self.authorization = authorization
    self.cache = cache
    self.log = log
    self.makeDecoder = makeDecoder
    self.makeEncoder = makeEncoder
  }

  /// An encoder that makes the same bytes of the same value each time.
  ///
  /// - Returns: An encoder with sorted keys, and else with Foundation's defaults.
  public static func standardEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// What is wrong with single fields, where the status is 400 or 422 and the body has one of the shapes in wide use: problem
  /// details (RFC 9457), JSON:API, `{"errors": {"title": ["is blank"]}}`, and that of FastAPI.
  ///
  /// - Parameter response: A refusal.
  /// - Returns: At most `SubmissionRejection.limit` errors.
  public static func standardFieldErrors(in response: HTTPResponse) -> [FieldError] {
    [400, 422].contains(response.status) ? RejectionBody.fieldErrors(in: response) : []
  }

  /// Reads a value.
  ///
  /// An answer without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, as plain text: it is percent-encoded here.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: What to decode.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The value.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func get<Value: Decodable & Sendable>(
    _ path: String, query: [URLQueryItem] = [], headers: HTTPHeaders = [:], as type: Value.Type = Value.self,
    context: LoadContext? = nil
  ) async throws -> Value {
    let request = try request(.get, path, query: query, headers: headers)
    if let cache { return try await get(type, request, cache, context: context) }
    return try await send(request, as: type, context: context)
  }

  /// Sends a request and reads a value from its answer.
  ///
  /// An answer without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
  ///
  /// - Parameters:
  ///   - request: What to send, wherever to. Nothing is added to it but the client's authorization, within its origin.
  ///   - type: What to decode.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The value.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func send<Value: Decodable & Sendable>(
    _ request: HTTPRequest, as type: Value.Type, context: LoadContext? = nil
  ) async throws -> Value {
    let response = try await send(request, context: context)
    do {
      return try await decode(type, from: response)
    } catch {
      throw failure(from: error, of: request)
    }
  }

  /// Decodes an answer, unless the task was cancelled meanwhile.
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from response: HTTPResponse) async throws -> Value {
    try Task.checkCancellation()
    return try await JSONBody.decode(type, from: response, nestingLimit: nestingLimit, with: makeDecoder)
  }

  /// A request to this service, which asks for JSON.
  ///
  /// - Parameters:
  ///   - method: What to do.
  ///   - path: The path below ``baseURL``, as plain text.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields, in addition to the client's own.
  /// - Returns: The request.
  /// - Throws: A `LoadFailure` of kind `invalidRequest` if the address is not usable.
  public func request(
    _ method: HTTPMethod, _ path: String, query: [URLQueryItem] = [], headers: HTTPHeaders = [:]
  ) throws -> HTTPRequest {
    let url = try HTTPAddress.url(base: baseURL, path: path, query: query)
    let json: HTTPHeaders = ["Accept": "application/json"]
    return HTTPRequest(method, url, headers: json.merging(self.headers).merging(headers))
  }

  /// Sends a request and checks its status.
  ///
  /// - Parameters:
  ///   - request: What to send, wherever to. Nothing is added to it but the client's authorization, within its origin.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: An answer with a status from 200 to 299.
  /// - Throws: A `LoadFailure`, with what the server said in `Retry-After`; `CancellationError` if the task was
  ///   cancelled.
  public func send(_ request: HTTPRequest, context: LoadContext? = nil) async throws -> HTTPResponse {
    let response = try await answer(to: request, context: context)
    if let refusal = refusal(response, of: request) { throw refusal }
    return response
  }

  /// Why an answer is no success, or `nil` if it is one.
  func refusal(_ response: HTTPResponse, of request: HTTPRequest) -> LoadFailure? {
    // The label takes as long to make as all the rest of a client's work.
    if response.isSuccess {
      // A part that nobody has asked for would pass for the whole (RFC 9110, section 15.3.7).
      guard response.status == 206, request.headers["Range"] == nil else { return nil }
      return LoadFailure(
        .invalidData, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP 206 without a range asked for")
    }
    var failure = LoadFailure(
      httpStatus: response.status, diagnostic: "\(HTTPDiagnostic.label(for: request)): HTTP \(response.status)",
      retryAfter: response.retryAfter())
    if response.isAboutAnother(than: request) { failure?.mayHaveTakenEffect = true }
    // What is too large now was not taken, and may be offered again later.
    if !request.mayBeRepeated, response.status != 413 { failure?.isRetryable = false }
    return failure
  }

  /// The failure that an error means, with the request in its diagnostic.
  func failure(from error: any Error, of request: HTTPRequest) -> any Error {
    guard var failure = FailureClassifier.standard.classify(error) else { return CancellationError() }
    if !request.mayBeRepeated { failure.isRetryable = false }
    let label = HTTPDiagnostic.label(for: request)
    if failure.diagnostic.hasPrefix(label) { return failure }
    failure.diagnostic = String((failure.diagnostic.isEmpty ? label : "\(label): \(failure.diagnostic)").prefix(200))
    return failure
  }
}

extension HTTPClient: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The host and path of the service, without user info and query.
  public var description: String { "HTTPClient(\(HTTPDiagnostic.address(of: baseURL)))" }
  /// As `description`.
  public var debugDescription: String { description }
  /// The host and path of the service.
  public var customMirror: Mirror { Mirror(self, children: ["service": HTTPDiagnostic.address(of: baseURL)]) }
}
