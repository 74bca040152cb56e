import Foundation
import LoadKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests through a `URLSession` of its own, with limits that hold on every platform.
///
/// - The response, a failure, the deadline or a cancellation resumes the caller, whichever comes first. The caller
///   never waits for the session to acknowledge one of these.
/// - A body over the limit fails as `tooLarge`, before it is read if its length was announced. An error response is
///   returned without its body instead.
/// - The `Content-Length` and `Transfer-Encoding` fields of a request are ignored; the session sets them. A GET or HEAD
///   with a body is an invalid request.
/// - Header fields over the limit fail as `tooLarge`, too. (The systems below have lower limits of their own.)
/// - Redirects are followed up to a limit, none from `https` to `http`. To another origin only harmless headers are
///   sent. A redirect with `Retry-After` (RFC 9110, section 10.2.3) is followed after the wait, if there is time.
/// - A password challenge gets no credentials: a 401 arrives as a 401.
/// - An idempotent request whose connection is lost before a byte of the response is sent once more, at once. Nothing
///   above the transport sees it.
/// - The caller never waits for the session, also while another response keeps the session busy.
/// - On Linux the session would silently repeat a request when a reused connection breaks. A request that has a body or
///   may not be repeated gets a new connection there.
///
/// The session is invalidated when the transport is released.
public final class URLSessionTransport: HTTPTransport {
  /// The default for ``HTTPRequest/bodyLimit``: 10 MB.
  public static let defaultBodyLimit = 10_000_000
  /// The default for the header fields of a response: 64 KB.
  public static let defaultHeaderLimit = 65_536

  private let configuration: URLSessionConfiguration
  /// The header fields of the configuration. A session would add them to redirected requests, too.
  private let headers: HTTPHeaders
  /// The cookies that the session sends, if it does.
  private let cookieStorage: HTTPCookieStorage?
  private let session: URLSession
  let delegate: ExchangeDelegate
  let cookies: SessionCookies
  private let timeout: Duration
  private let bodyLimit: Int
  private let headerLimit: Int
  private let redirectLimit: Int
  private let clock: any Clock<Duration>
  let deadlines: DeadlineKeeper

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the session, which is copied. By default nothing is written to disk. Its
  ///     timeouts and its cache are ignored in favor of those of the transport and the client; on Linux its stored
  ///     credentials, too. Its `httpAdditionalHeaders` are added to every request, unless the request has the field,
  ///     and are bound to the origin like those of a request. Background configurations are not supported.
  ///   - timeout: The timeout of a request that has none. Default: 60 s. At most a day; zero or less fails at once.
  ///   - bodyLimit: The largest body of a response in bytes, for a request without a limit.
  ///   - headerLimit: The largest header fields of a response, all together, in bytes.
  ///   - redirectLimit: The most redirects that are followed. Default: 10.
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
    cookies = SessionCookies(configuration)
    delegate = ExchangeDelegate(cookies)
    headers = HTTPHeaders(additional: configuration.httpAdditionalHeaders)
    cookieStorage = configuration.httpShouldSetCookies ? configuration.httpCookieStorage : nil
    self.configuration = SessionPlatform.adapted(configuration)
    session = SessionPlatform.session(self.configuration, delegate: delegate)
  }

  deinit { SessionPlatform.invalidate(session) }

  /// Sends a request; see ``HTTPTransport/send(_:progress:)``.
  public func send(
    _ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?
  ) async throws -> HTTPResponse {
    try await sendFollowingRedirects(request, HTTPTransfer(received: progress), countsFromLastByte: false)
  }

  /// Sends a request with large bodies; see ``HTTPTransport/transfer(_:_:)``.
  public func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse {
    try await sendFollowingRedirects(request, transfer, countsFromLastByte: true)
  }

  /// The fields of the configuration, and the cookies that its storage has for the address.
  public func addedHeaders(for request: HTTPRequest) -> HTTPHeaders {
    var added = headers
    if request.headers["Cookie"] == nil, let cookies = cookieStorage?.cookies(for: request.url), !cookies.isEmpty {
      for (name, value) in HTTPCookie.requestHeaderFields(with: cookies) { added[name] = value }
    }
    for name in request.headers.names { added[name] = nil }
    return added
  }

  // MARK: Implementation

  /// Sends a request in one exchange, and in a further exchange after each redirect that asks to wait. The session
  /// follows the other redirects within an exchange.
  private func sendFollowingRedirects(
    _ request: HTTPRequest, _ transfer: HTTPTransfer, countsFromLastByte: Bool
  ) async throws -> HTTPResponse {
    var request = request
    if !headers.isEmpty { request.headers = headers.merging(request.headers) }
    var urlRequest = try Self.urlRequest(for: request, hasFile: transfer.file != nil)
    var (transfer, file) = (transfer, try transfer.file.map(UploadFile.init))
    if let size = file?.size {
      // A streamed file has a known length, although the session doesn't report it.
      transfer.sent = { [sent = transfer.sent] in sent?(LoadProgress(completed: $0.completed, total: size)) }
    }
    if let contents = try file.flatMap(SessionPlatform.contents) { (urlRequest.httpBody, file) = (contents, nil) }
    let timeout = request.timeout ?? timeout
    var start = deadlines.now
    var redirects = HTTPExchange.Redirects(limit: redirectLimit)
    var wasSentAgain = false
    while true {
      let rest = countsFromLastByte ? timeout : timeout - (deadlines.now - start)
      let exchange = HTTPExchange(
        request: request, bodyLimit: request.bodyLimit ?? bodyLimit, headerLimit: headerLimit,
        redirects: redirects, transfer: transfer, file: file,
        now: { [deadlines] in deadlines.now })
      // The time that the loader was suspended for does not count.
      defer { start += exchange.suspendedTime }
      do {
        let response = try await exchange.response(
          within: rest, of: timeout, countsFromLastByte: countsFromLastByte, deadlines: deadlines
        ) {
          let (session, delegate) = session(for: request, request.body != nil || transfer.file != nil)
          delegate.launch(exchange, urlRequest, in: session)
          return { delegate.cancelTask(of: exchange) }
        }
        if response.isSuccess, file?.isUnchanged == false {
          throw LoadFailure(.unknown, isRetryable: false, diagnostic: "the file changed while it was sent")
        }
        return response
      } catch  where exchange.wasLostUnanswered && request.mayBeRepeated && !wasSentAgain && !Task.isCancelled {
        wasSentAgain = true
      } catch let redirect as DelayedRedirect {
        let rest = countsFromLastByte ? timeout : timeout - (deadlines.now - start)
        guard redirect.wait < rest else { throw redirect.failure }
        try await clock.sleep(for: redirect.wait)
        (urlRequest, redirects.count) = (redirect.request, redirect.count)
        redirects.method = redirect.request.httpMethod.map(HTTPMethod.init)
        if !redirect.keepsBody { file = nil }
      }
    }
  }

  /// The session for a request: a new one, and so a new connection, if the platform might silently repeat a request
  /// that must not be repeated.
  private func session(for request: HTTPRequest, _ hasBody: Bool) -> (URLSession, ExchangeDelegate) {
    let canResend = request.method.isIdempotent && !hasBody
    guard SessionPlatform.resendsOnBrokenConnections, !canResend else { return (session, delegate) }
    let delegate = ExchangeDelegate(cookies, servesOne: true)
    return (SessionPlatform.session(configuration, delegate: delegate), delegate)
  }

  // MARK: Requests

  /// The request for the session.
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
    // Such a body has no meaning (RFC 9110, sections 9.3.1 and 9.3.2), and sessions report it as a too large response.
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

  /// The fields that frame a body. The session sets them; with other values a server in between could mistake the body
  /// for the next request (RFC 9112, section 6.3).
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
