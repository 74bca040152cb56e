import Foundation
import LoadKit

/// Reads values from one HTTP service: builds the request, checks the status and decodes the JSON, off the main actor.
///
/// ```swift
/// let client = HTTPClient(baseURL: URL(string: "https://api.example.com/v1")!)
/// let articles = Loader(.articles) { _, context in
///   try await client.get("/articles", query: [URLQueryItem(name: "q", value: "tea")], as: [Article].self, context:
///   context)
/// }
/// ```
/// What it throws is a `LoadFailure`, or `CancellationError` if the task was cancelled, or an error of the app's own
/// that says what it means (`LoadFailureConvertible`), from ``mapErrorResponse`` or a transport. Its diagnostics name
/// the method, host and path, never the query, the user info, headers or the body. It does not retry; the loader does,
/// unless it is told not to: a POST or PATCH without an idempotency key is not repeated by itself, whatever the
/// loader's policy (``HTTPRequest/isIdempotent``).
public struct HTTPClient: Sendable {
  /// Where the service is. Paths are added to its path, queries to its query.
  public var baseURL: URL
  /// What sends the requests.
  public var transport: any HTTPTransport
  /// Header fields of every request. Those of a single request count before them.
  public var headers: HTTPHeaders
  /// The credentials of its requests, or `nil` if they need none or have them in their headers.
  public var authorization: HTTPAuthorization?
  /// Keeps the good responses to ``get(_:query:headers:as:context:)`` and its relatives. Default: nothing is kept.
  public var cache: HTTPCache?
  /// Is told of every attempt. Default: nobody.
  public var log: HTTPLog?
  /// Reads what an error response means to the app: a response that is no success, also to a submission or a download.
  /// Default: the status alone counts, and in submissions what the body says of single fields.
  public var mapErrorResponse: ErrorResponseMapper?
  /// How deep arrays and objects of a response may lie in each other. Default: 128.
  ///
  /// A type that contains itself is decoded by calls that lie in each other as deep. The threads that decode have
  /// stacks of half a megabyte on Apple's systems, which twice 256 levels overflow in a debug build.
  public var nestingLimit = 128
  /// Makes the decoder for one answer. By default one with Foundation's defaults.
  public var makeDecoder: @Sendable () -> JSONDecoder
  /// Makes the encoder for one submission. By default one with Foundation's defaults, apart from sorted keys.
  ///
  /// It has to make the same bytes of the same value each time: a server that recognises a submission by its key may
  /// refuse one that differs from the first.
  public var makeEncoder: @Sendable () -> JSONEncoder

  /// Gives the error that an error response is thrown as, or `nil` if the app has nothing to say.
  ///
  /// The error reaches the loader or the `LoadSubmission` as it is (`underlyingError`), and counts as the failure that
  /// it stands for. The failure that the status means is given, with what the server said in `Retry-After`: keep it in
  /// the error, or throw another `LoadFailure` in its place. With field errors (`FieldErrorProviding`), a form shows
  /// them.
  ///
  /// The response comes without its body if that is larger than 64 KB, or nested deeper than ``nestingLimit``. Called
  /// after a renewal of the authorization, on any thread; a status of 304 for what is kept is no error response.
  /// Nothing of the response is logged.
  ///
  /// ```swift
  /// struct ServiceError: LoadFailureConvertible {
  ///   struct Body: Decodable { var code, message: String }
  ///   var body: Body
  ///   var loadFailure: LoadFailure?
  /// }
  /// client.mapErrorResponse = { response, failure in
  ///   guard let body = try? JSONDecoder().decode(ServiceError.Body.self, from: response.body) else { return nil }
  ///   return ServiceError(body: body, loadFailure: failure)
  /// }
  /// ```
  public typealias ErrorResponseMapper =
    @Sendable (_ response: HTTPResponse, _ failure: LoadFailure) -> (any LoadFailureConvertible)?

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - baseURL: Where the service is.
  ///   - transport: What sends the requests; by default a ``URLSessionTransport`` of its own. Share one between the
  ///     clients of a host, so that they share connections.
  ///   - headers: Header fields of every request.
  ///   - authorization: The credentials of its requests.
  ///   - cache: Keeps good responses.
  ///   - log: Is told of every attempt.
  ///   - makeDecoder: Makes the decoder for one answer, on any thread.
  ///   - makeEncoder: Makes the encoder for one submission, on any thread.
  ///   - mapErrorResponse: Reads what an error response means to the app.
  public init(
    baseURL: URL, transport: any HTTPTransport = URLSessionTransport(), headers: HTTPHeaders = [:],
    authorization: HTTPAuthorization? = nil, cache: HTTPCache? = nil, log: HTTPLog? = nil,
    makeDecoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() },
    makeEncoder: @escaping @Sendable () -> JSONEncoder = { HTTPClient.standardEncoder() },
    mapErrorResponse: ErrorResponseMapper? = nil
  ) {
    self.baseURL = baseURL
    self.transport = transport
    self.headers = headers
    self.authorization = authorization
    self.cache = cache
    self.log = log
    self.makeDecoder = makeDecoder
    self.makeEncoder = makeEncoder
    self.mapErrorResponse = mapErrorResponse
  }

  /// An encoder that makes the same bytes of the same value each time.
  ///
  /// - Returns: An encoder with sorted keys, and else with Foundation's defaults.
  public static func standardEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// Reads a value.
  ///
  /// A response without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
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
    try await getResponse(path, query: query, headers: headers, as: type, context: context).value
  }

  /// Reads a value, with what the service says in the header fields of its response.
  ///
  /// - Parameters:
  ///   - path: The path below ``baseURL``, as plain text: it is percent-encoded here.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields of this request.
  ///   - type: What to decode.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The value and its response.
  /// - Throws: As ``get(_:query:headers:as:context:)``.
  public func getResponse<Value: Decodable & Sendable>(
    _ path: String, query: [URLQueryItem] = [], headers: HTTPHeaders = [:], as type: Value.Type = Value.self,
    context: LoadContext? = nil
  ) async throws -> HTTPDecodedResponse<Value> {
    try await getResponse(type, try request(.get, path, query: query, headers: headers), context: context)
  }

  /// Reads a value from an address that the service has named, as that of the next page (``HTTPDecodedResponse/next``).
  ///
  /// The client's authorization, and its ``headers``, go only to the origin of ``baseURL``.
  ///
  /// - Parameters:
  ///   - url: The address; not one of `http` if ``baseURL`` is of `https`.
  ///   - headers: Header fields of this request, which go wherever it leads.
  ///   - type: What to decode.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: The value and its response.
  /// - Throws: As ``get(_:query:headers:as:context:)``; a `LoadFailure` of kind `insecureConnection` if the address is
  ///   not safe.
  public func getResponse<Value: Decodable & Sendable>(
    _ url: URL, headers: HTTPHeaders = [:], as type: Value.Type = Value.self, context: LoadContext? = nil
  ) async throws -> HTTPDecodedResponse<Value> {
    try await getResponse(type, try request(at: url, headers: headers), context: context)
  }

  private func getResponse<Value: Decodable & Sendable>(
    _ type: Value.Type, _ request: HTTPRequest, context: LoadContext?
  ) async throws -> HTTPDecodedResponse<Value> {
    if let cache { return try await get(type, request, cache, context: context) }
    let response = try await send(request, context: context)
    return HTTPDecodedResponse(try await decode(type, from: response, to: request), response, request)
  }

  /// Sends a request and reads a value from its response.
  ///
  /// A response without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
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
    try await decode(type, from: try await send(request, context: context), to: request)
  }

  /// Decodes the response to a request.
  func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from response: HTTPResponse, to request: HTTPRequest
  ) async throws -> Value {
    do {
      return try await decode(type, from: response)
    } catch {
      throw failure(from: error, of: request)
    }
  }

  /// Decodes a response, unless the task was cancelled meanwhile.
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
    return HTTPRequest(method, url, headers: Self.json.merging(self.headers).merging(headers))
  }

  private static let json: HTTPHeaders = ["Accept": "application/json"]

  /// A request to read from an address that the service has named, with the client's headers if it is of this service.
  private func request(at url: URL, headers: HTTPHeaders) throws -> HTTPRequest {
    let origin = HTTPOrigin(baseURL)
    guard ["http", "https"].contains(HTTPOrigin(url).scheme), url.host?.isEmpty == false else {
      throw LoadFailure(.invalidRequest, diagnostic: "not an HTTP address")
    }
    guard origin.scheme != "https" || HTTPOrigin(url).scheme == "https" else {
      throw LoadFailure(.insecureConnection, isRetryable: false, diagnostic: "address without https refused")
    }
    let own = HTTPOrigin(url) == origin ? self.headers : [:]
    return HTTPRequest(.get, url, headers: Self.json.merging(own).merging(headers))
  }

  /// Sends a request and checks its status.
  ///
  /// - Parameters:
  ///   - request: What to send, wherever to. Nothing is added to it but the client's authorization, within its origin.
  ///   - context: Of the load that this is part of; it is told how much has arrived.
  /// - Returns: A response with a status from 200 to 299.
  /// - Throws: A `LoadFailure`, with what the server said in `Retry-After`; `CancellationError` if the task was
  ///   cancelled.
  public func send(_ request: HTTPRequest, context: LoadContext? = nil) async throws -> HTTPResponse {
    let response = try await answer(to: request, context: context)
    if let error = problem(with: response, of: request, context) { throw error }
    return response
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
