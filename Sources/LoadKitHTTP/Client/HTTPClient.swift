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
/// It throws a `LoadFailure`, `CancellationError` if the task was cancelled, or a custom error with a failure
/// (`LoadFailureConvertible`) from ``mapErrorResponse`` or a transport. Its diagnostics name the method, host and path,
/// never the query, the user info, headers or the body. It does not retry; the loader does. A POST or PATCH without an
/// idempotency key is never repeated automatically, for any retry policy (``HTTPRequest/isIdempotent``).
public struct HTTPClient: Sendable {
  /// The address of the service. Paths (``HTTPPath``) are appended to its path, queries to its query.
  public var baseURL: URL
  /// Sends the requests.
  public var transport: any HTTPTransport
  /// Header fields of every request. The fields of a single request override them.
  public var headers: HTTPHeaders
  /// The credentials of its requests; `nil` if they need none or have them in their headers.
  public var authorization: HTTPAuthorization?
  /// Caches the responses to ``get(_:query:headers:as:context:)`` and ``getResponse(_:query:headers:as:context:)``.
  /// Default: `nil`, no caching.
  public var cache: HTTPCache?
  /// Logs every attempt. Default: `nil`.
  public var log: HTTPLog?
  /// Maps an error response to an error of your app. Called for submissions and downloads, too. Default: `nil`, the
  /// failure follows from the status, and in submissions from the field errors in the body.
  public var mapErrorResponse: ErrorResponseMapper?
  /// The deepest nesting of arrays and objects in a response. Default: 128.
  ///
  /// Decoding a recursive type nests calls as deep. The decoding threads have stacks of half a megabyte on Apple's
  /// systems, which twice 256 levels overflow in a debug build.
  public var nestingLimit = 128
  /// Makes the decoder for one response. Default: a decoder with Foundation's defaults.
  public var makeDecoder: @Sendable () -> JSONDecoder
  /// Makes the encoder for one submission. Default: ``standardEncoder()``.
  ///
  /// It has to encode equal values as equal bytes: a server that recognises a submission by its key may reject a
  /// repetition that differs from the first one.
  public var makeEncoder: @Sendable () -> JSONEncoder

  /// Returns the error to throw for an error response, or `nil` to throw the failure of its status.
  ///
  /// The error reaches the loader or the `LoadSubmission` unchanged (`underlyingError`), and counts as its
  /// `loadFailure`. The failure of the status, with the wait of `Retry-After`, is passed as the second argument: store
  /// it in the error, or replace it with another `LoadFailure`. A form shows the field errors of a
  /// `FieldErrorProviding` error.
  ///
  /// The response has no body if the body is larger than 64 KB, or nested deeper than ``nestingLimit``. Called after a
  /// renewal of the authorization, on any thread. A 304 for a cached response is not an error response. Nothing of the
  /// response is logged.
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
  ///   - baseURL: The address of the service.
  ///   - transport: Sends the requests. Default: a new ``URLSessionTransport``. Share one between the clients of a
  ///     host, so that they share connections.
  ///   - headers: Header fields of every request.
  ///   - authorization: The credentials of its requests.
  ///   - cache: Caches responses.
  ///   - log: Logs every attempt.
  ///   - makeDecoder: Makes the decoder for one response, on any thread.
  ///   - makeEncoder: Makes the encoder for one submission, on any thread.
  ///   - mapErrorResponse: Maps an error response to an error of your app.
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

  /// An encoder that encodes equal values as equal bytes.
  ///
  /// - Returns: An encoder with sorted keys, otherwise with Foundation's defaults.
  public static func standardEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// A request to this service that accepts JSON.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path below ``baseURL``, or an address of your own; see ``HTTPPath``.
  ///   - query: The parameters, as plain text.
  ///   - headers: Header fields, in addition to the client's own, which are sent to the origin of ``baseURL`` only.
  /// - Returns: The request.
  /// - Throws: A `LoadFailure` of kind `invalidRequest` if the path is malformed; of kind `insecureConnection` for an
  ///   address of `http` where ``baseURL`` is of `https`.
  public func request(
    _ method: HTTPMethod, _ path: some HTTPPathConvertible, query: [URLQueryItem] = [], headers: HTTPHeaders = [:]
  ) throws -> HTTPRequest {
    let url = try HTTPAddress.url(base: baseURL, path: path.httpPath, query: query)
    let own = HTTPOrigin(url) == HTTPOrigin(baseURL) ? self.headers : [:]
    return HTTPRequest(method, url, headers: Self.acceptJSON.merging(own).merging(headers))
  }

  /// Sends a request and checks its status.
  ///
  /// - Parameters:
  ///   - request: The request, to any address. Only the client's authorization is added to it, within its origin.
  ///   - context: The context of the load. Progress is reported to it.
  /// - Returns: A response with a status from 200 to 299.
  /// - Throws: A `LoadFailure`, with the wait of `Retry-After`; `CancellationError` if the task was cancelled.
  public func send(_ request: HTTPRequest, context: LoadContext? = nil) async throws -> HTTPResponse {
    let response = try await sendAuthorized(request, context)
    if let error = responseError(response, to: request, context) { throw error }
    return response
  }

  /// Sends a request and decodes its response.
  ///
  /// A response without content (204, or an empty body) is `nil` if the type is an optional, else `invalidData`.
  ///
  /// - Parameters:
  ///   - request: The request, to any address. Only the client's authorization is added to it, within its origin.
  ///   - type: The type of the value.
  ///   - context: The context of the load. Progress is reported to it.
  /// - Returns: The value.
  /// - Throws: A `LoadFailure`; `CancellationError` if the task was cancelled.
  public func send<Value: Decodable & Sendable>(
    _ request: HTTPRequest, as type: Value.Type, context: LoadContext? = nil
  ) async throws -> Value {
    try await decode(type, from: try await send(request, context: context), to: request)
  }

  // MARK: Implementation

  /// The header fields of every request that the client builds.
  static let acceptJSON: HTTPHeaders = ["Accept": "application/json"]

  /// Decodes the response to a request, unless the task was cancelled meanwhile.
  func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from response: HTTPResponse, to request: HTTPRequest
  ) async throws -> Value {
    do {
      try Task.checkCancellation()
      return try await JSONBody.decode(
        type, from: response, to: request, nestingLimit: nestingLimit, with: makeDecoder)
    } catch {
      throw failure(from: error, of: request)
    }
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
