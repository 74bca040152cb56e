import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through a `URLSession` of its own, with limits that hold on every platform.
///
/// - The caller is resumed by the response, a failure, the deadline or its cancellation, whichever comes first, and
///   never waits for the session to acknowledge one of these.
/// - A body over the limit fails as `tooLarge`, before it is read if its length was announced. If the status is a
///   failure, that counts instead, and the body is left out.
/// - What a request says of the length of its body (`Content-Length`, `Transfer-Encoding`) is left out; the session
///   says it. A GET or HEAD with a body is an invalid request.
/// - Header fields over the limit fail as `tooLarge`, too. (The systems below have limits of their own, before that.)
/// - Redirects are followed up to a limit, none from `https` to `http`. To another origin only harmless headers go. One
///   that asks to wait (`Retry-After`; RFC 9110, section 10.2.3) is followed after that, if there is time.
/// - A password challenge is not answered: a 401 arrives as a 401.
/// - Where the session would send a request again by itself when a kept connection breaks (on Linux), one that has a
///   body or may not be repeated has a connection of its own.
///
/// The session ends with the last reference to the transport.
public final class URLSessionTransport: HTTPTransport {
  /// The default for ``HTTPRequest/bodyLimit``: 10 MB.
  public static let defaultBodyLimit = 10_000_000
  /// The default for the header fields of a response: 64 KB.
  public static let defaultHeaderLimit = 65_536

  private let configuration: URLSessionConfiguration
  /// Those of the configuration, which a session would add to whatever follows a redirect, too.
  private let headers: HTTPHeaders
  private let session: URLSession
  let delegate: ExchangeDelegate
  private let timeout: Duration
  private let bodyLimit: Int
  private let headerLimit: Int
  private let redirectLimit: Int
  private let clock: any Clock<Duration>
  let deadlines: DeadlineKeeper

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - configuration: How to connect; it is copied. By default nothing is written to disk. Its timeouts and its cache
  ///     do not count, those of the transport and of the client do; on Linux it has no stored credentials either. Its
  ///     `httpAdditionalHeaders` are those of every request that does not have its own, and are bound to the origin as
  ///     those are. Not one for the background: what it loads ends with the process.
  ///   - timeout: The longest time for an exchange whose request does not say. Default: 60 s. At most a day; zero or
  ///     less fails at once.
  ///   - bodyLimit: The largest body of a response whose request does not say, in bytes.
  ///   - headerLimit: The largest header fields of a response, all together, in bytes.
  ///   - redirectLimit: How many redirects are followed at most. Default: 10.
  ///   - clock: Measures the timeouts.
  public init(
    configuration: URLSessionConfiguration = .ephemeral, timeout: Duration = .seconds(60),
    bodyLimit: Int = URLSessionTransport.defaultBodyLimit, headerLimit: Int = URLSessionTransport.defaultHeaderLimit,
    redirectLimit: Int = 10, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    self.headerLimit = headerLimit
    self.redirectLimit = redirectLimit
    self.clock = clock
    deadlines = DeadlineKeeper(clock)
    delegate = ExchangeDelegate()
    headers = HTTPHeaders(additional: configuration.httpAdditionalHeaders)
    self.configuration = SessionPlatform.adapted(configuration)
    session = SessionPlatform.session(self.configuration, delegate: delegate)
  }

  deinit { SessionPlatform.invalidate(session) }

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
    var request = request
    if !headers.isEmpty { request.headers = headers.merging(request.headers) }
    var urlRequest = try Self.urlRequest(for: request, hasFile: transfer.file != nil)
    var (transfer, file) = (transfer, try transfer.file.map(UploadFile.init))
    if let size = file?.size {
      // A file that is sent as a stream has a length all the same.
      transfer.sent = { [sent = transfer.sent] in sent?(LoadProgress(completed: $0.completed, total: size)) }
    }
    if let contents = try file.flatMap(SessionPlatform.contents) { (urlRequest.httpBody, file) = (contents, nil) }
    let timeout = request.timeout ?? timeout
    let begin = deadlines.now
    var redirects = HTTPExchange.Redirects(limit: redirectLimit)
    while true {
      let rest = countsFromLastMove ? timeout : timeout - (deadlines.now - begin)
      let exchange = HTTPExchange(
        request: request, bodyLimit: request.bodyLimit ?? bodyLimit, headerLimit: headerLimit,
        redirects: redirects, transfer: transfer, file: file,
        now: { [deadlines] in deadlines.now })
      do {
        let response = try await exchange.run(
          timeout: rest, countsFromLastMove: countsFromLastMove, deadlines: deadlines
        ) {
          let (session, delegate) = session(for: request, request.body != nil || transfer.file != nil)
          delegate.start(exchange, urlRequest, in: session)
          return { delegate.stop(exchange) }
        }
        if response.isSuccess, file?.isUnchanged == false {
          throw LoadFailure(.unknown, isRetryable: false, diagnostic: "the file changed while it was sent")
        }
        return response
      } catch let later as RedirectLater {
        let rest = countsFromLastMove ? timeout : timeout - (deadlines.now - begin)
        guard later.wait < rest else { throw later.failure }
        try await clock.sleep(for: later.wait)
        (urlRequest, redirects.count) = (later.request, later.count)
        redirects.method = later.request.httpMethod.map(HTTPMethod.init)
        if !later.keepsBody { file = nil }
      }
    }
  }

  /// The session to send a request with: one of its own, and so a connection of its own, where a second one that the
  /// platform sends by itself would do harm.
  private func session(for request: HTTPRequest, _ hasBody: Bool) -> (URLSession, ExchangeDelegate) {
    let canResend = request.method.isIdempotent && !hasBody
    guard SessionPlatform.resendsOnBrokenConnections, !canResend else { return (session, delegate) }
    let delegate = ExchangeDelegate(servesOne: true)
    return (SessionPlatform.session(configuration, delegate: delegate), delegate)
  }

  // MARK: Requests

  /// The request as the session takes it.
  ///
  /// - Throws: A `LoadFailure` if it is not well-formed.
  private static func urlRequest(for request: HTTPRequest, hasFile: Bool) throws -> URLRequest {
    func invalid(_ reason: String) -> LoadFailure { LoadFailure(.invalidRequest, diagnostic: reason) }
    guard let scheme = request.url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      request.url.host?.isEmpty == false
    else { throw invalid("not an HTTP address") }
    guard HTTPHeaders.isToken(request.method.rawValue) else { throw invalid("malformed method") }
    if let index = request.headers.firstInvalidIndex { throw invalid("malformed header field \(index + 1)") }
    let body = request.body.flatMap { $0.isEmpty ? nil : $0 }
    // It would mean nothing (RFC 9110, sections 9.3.1 and 9.3.2), and sessions report it as a response that is too
    // large.
    let takesNoBody = request.method == .get || request.method == .head
    guard !takesNoBody || (body == nil && !hasFile) else { throw invalid("\(request.method.rawValue) with a body") }
    var result = URLRequest(url: request.url)
    result.httpMethod = request.method.rawValue
    result.httpBody = takesNoBody ? nil : request.body
    result.timeoutInterval = SessionPlatform.timeout
    for name in request.headers.names where !framing.contains(name.lowercased()) {
      result.setValue(request.headers[name], forHTTPHeaderField: name)
    }
    return result
  }

  /// The fields that say where a body ends. The session sets them; another word for it would let a server between take
  /// the body for the next request (RFC 9112, section 6.3).
  private static let framing: Set = ["content-length", "transfer-encoding"]
}

extension HTTPHeaders {
  /// The header fields of a configuration, in the order of their names.
  fileprivate init(additional fields: [AnyHashable: Any]?) {
    self.init()
    let texts = (fields ?? [:]).compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    for (name, value) in texts.sorted(by: { $0.0 < $1.0 }) { self[name] = value }
  }
}

extension URLSessionTransport: CustomReflectable {
  /// The limits. The configuration of the session may hold secrets.
  public var customMirror: Mirror {
    Mirror(self, children: ["timeout": timeout, "bodyLimit": bodyLimit, "requests": delegate.count])
  }
}
