import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through a `URLSession` of its own, with limits that hold on every platform.
///
/// - The caller is resumed by the answer, a failure, the deadline or its cancellation, whichever comes first, and never
///   waits for the session to acknowledge one of these.
/// - A body over the limit fails as `tooLarge`, before it is read if its length was announced. If the status is a
///   failure, that counts instead, and the body is left out.
/// - At most 10 redirects are followed, none from `https` to `http`. To another origin only harmless headers go.
/// - A password challenge is not answered: a 401 arrives as a 401.
///
/// The session ends with the last reference to the transport.
public final class URLSessionTransport: HTTPTransport {
  /// The default for ``HTTPRequest/bodyLimit``: 10 MB.
  public static let defaultBodyLimit = 10_000_000

  private let session: URLSession
  let delegate: ExchangeDelegate
  private let timeout: Duration
  private let bodyLimit: Int
  let deadlines: DeadlineKeeper

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - configuration: How to connect; it is copied. By default nothing is written to disk. Its timeouts do not count,
  ///     those of the transport do; on Linux it has neither a cache nor stored credentials.
  ///   - timeout: The longest time for an exchange whose request does not say. Default: 60 s. At most a day; zero or
  ///     less fails at once.
  ///   - bodyLimit: The largest body of an answer whose request does not say, in bytes.
  ///   - clock: Measures the timeouts.
  public init(
    configuration: URLSessionConfiguration = .ephemeral, timeout: Duration = .seconds(60),
    bodyLimit: Int = URLSessionTransport.defaultBodyLimit, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    deadlines = DeadlineKeeper(clock)
    delegate = ExchangeDelegate()
    session = SessionPlatform.session(SessionPlatform.adapted(configuration), delegate: delegate)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request; see ``HTTPTransport/send(_:progress:)``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?
  ) async throws -> HTTPResponse {
    try await exchange(request, HTTPTransfer(received: progress), countsFromLastMove: false)
  }

  /// Sends a request whose bodies are large; see ``HTTPTransport/transfer(_:_:)``.
  public func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse {
    try await exchange(request, transfer, countsFromLastMove: true)
  }

  private func exchange(
    _ request: HTTPRequest, _ transfer: HTTPTransfer, countsFromLastMove: Bool
  ) async throws -> HTTPResponse {
    var urlRequest = try Self.urlRequest(for: request)
    let file = try transfer.file.map(UploadFile.init)
    let exchange = HTTPExchange(
      request: request, bodyLimit: request.bodyLimit ?? bodyLimit, transfer: transfer,
      now: { [deadlines] in deadlines.now })
    return try await exchange.run(
      timeout: request.timeout ?? timeout, countsFromLastMove: countsFromLastMove, deadlines: deadlines
    ) {
      let task: URLSessionTask
      if let file {
        urlRequest.httpBody = nil
        task = session.uploadTask(with: urlRequest, fromFile: file.url)
      } else if let body = request.body, transfer.sent != nil {
        urlRequest.httpBody = nil
        task = session.uploadTask(with: urlRequest, from: body)
      } else {
        task = session.dataTask(with: urlRequest)
      }
      delegate.add(exchange, for: task)
      task.resume()
      return { SessionPlatform.cancel(task) }
    }
  }

  /// The request as the session takes it.
  ///
  /// - Throws: A `LoadFailure` if it is not well-formed.
  private static func urlRequest(for request: HTTPRequest) throws -> URLRequest {
    func invalid(_ reason: String) -> LoadFailure { LoadFailure(.invalidRequest, diagnostic: reason) }
    guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      request.url.host?.isEmpty == false
    else { throw invalid("not an HTTP address") }
    guard HTTPHeaders.isToken(request.method.rawValue) else { throw invalid("malformed method") }
    if let index = request.headers.firstInvalidIndex { throw invalid("malformed header field \(index + 1)") }
    var result = URLRequest(url: request.url)
    result.httpMethod = request.method.rawValue
    result.httpBody = request.body
    result.timeoutInterval = SessionPlatform.timeout
    for name in request.headers.names { result.setValue(request.headers[name], forHTTPHeaderField: name) }
    return result
  }
}
