import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the URL loading systems differ.
///
/// Every call into a session waits on one queue of LoadKit's own, in order (``perform(_:)``), and no caller waits for
/// it: on Linux all sessions of the process share one work queue, which a single response can keep busy for seconds.
/// Then one thread waits, however many requests do.
///
/// URLSession on Linux cancels in two steps on its work queue and calls its delegate on another queue. An event in
/// between, above all a redirect, can crash the process. So on Linux
/// - the delegate is called on the work queue itself (``InlineQueue``), which orders its calls with everything else,
///   and makes the session wait until a chunk is processed;
/// - a redirect of an exchange that has ended gets no completion call, because the cancellation ends the task.
///
/// The faults that cannot be worked around are in the article <doc:Linux>.
enum SessionPlatform {
  /// The session's own timeout in seconds: a day, longer than every deadline of the transport. Linux accepts whole
  /// seconds only, and no infinity.
  static let timeout: TimeInterval = 86_400
  /// The resource timeout in seconds: a week, the default of the systems. The deadlines are the transport's own.
  private static let resourceTimeout: TimeInterval = 604_800

  private static let queue = DispatchQueue(label: "LoadKitHTTP.session")

  /// Does work with a session, after all work before it. Never waits, and may be called from a callback of the session.
  static func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Invalidates a session after its tasks; it takes no further task. Returns at once.
  static func invalidate(_ session: URLSession) { perform { session.finishTasksAndInvalidate() } }

  #if canImport(FoundationNetworking)
    /// Whether a challenge for an unknown password leaves the task waiting for ever.
    static let hangsOnChallenges = true
    /// Whether a request is silently sent again when a reused connection breaks before a response. libcurl does so for
    /// every method, although the server may have acted on the request, and without the body.
    static let resendsOnBrokenConnections = true
    /// Whether a redirect that keeps the method is followed without the body.
    static let losesBodyOnRedirect = true
    /// Whether LoadKit sends and stores cookies, because the session does it wrong (``SessionCookies``).
    static let handlesCookies = true
    /// Whether the end of a compressed body that was cut is an error. libcurl takes it for complete.
    static let noticesCutEncodings = false

    /// A copy of a configuration without its timeouts, headers, cache, cookies and credentials.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
      copy.timeoutIntervalForResource = resourceTimeout
      copy.httpAdditionalHeaders = nil
      // Both call back on queues of their own, out of order with the other events.
      copy.urlCache = nil
      copy.urlCredentialStorage = nil
      copy.httpShouldSetCookies = false
      copy.httpCookieAcceptPolicy = .never
      return copy
    }

    /// A session that calls `delegate`.
    static func session(_ configuration: URLSessionConfiguration, delegate: any URLSessionDelegate) -> URLSession {
      URLSession(configuration: configuration, delegate: delegate, delegateQueue: InlineQueue())
    }

    /// The length of the decoded body, -1 if unknown. The announced length is the compressed one.
    static func expectedLength(of response: HTTPURLResponse) -> Int64 {
      let encoding = response.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
      return encoding == "identity" ? response.expectedContentLength : -1
    }

    /// An error of the session with the most specific code.
    static func specific(_ error: any Error) -> any Error { CurlMessages.specific(error) }

    /// The largest file that is sent from memory, in bytes.
    ///
    /// The session's task for a file crashes the process if it is cancelled, or gets an early response, while it waits
    /// for the disk. A stream does not, but has no length: it is sent in chunks, which not all servers accept. So only
    /// large files are streamed.
    static let largestInMemory = 16_000_000

    /// The contents of a file, if it is sent from memory.
    static func contents(of file: UploadFile) throws -> Data? {
      file.size <= largestInMemory ? try Data(contentsOf: file.url) : nil
    }

    /// A task that sends a request, with a file as its body if there is one.
    static func task(_ request: URLRequest, file: UploadFile?, in session: URLSession) -> URLSessionTask {
      var request = request
      if let file { request.httpBodyStream = InputStream(url: file.url) }
      return session.dataTask(with: request)
    }

    /// Ends a redirect of a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) {}

    /// The request after a redirect. The session would remove the slash at the end of a relative address, and turn a
    /// HEAD into a GET (RFC 9110, section 15.4.4).
    static func redirected(_ proposed: URLRequest, of method: HTTPMethod, by response: HTTPURLResponse) -> URLRequest {
      var request = proposed
      if method == .head { request.httpMethod = method.rawValue }
      if let location = response.value(forHTTPHeaderField: "Location"),
        let target = URL(string: location, relativeTo: response.url)?.absoluteURL
      {
        request.url = target
      }
      return request
    }
  #else
    static let hangsOnChallenges = false
    static let resendsOnBrokenConnections = false
    static let losesBodyOnRedirect = false
    static let noticesCutEncodings = true
    static let handlesCookies = false

    /// A copy of a configuration without its timeouts, headers and cache.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
      copy.timeoutIntervalForResource = resourceTimeout
      copy.httpAdditionalHeaders = nil
      // Offline is a failure at once, and not a wait that ends as a timeout: waiting is up to the loader (rule 21).
      copy.waitsForConnectivity = false
      // A refresh has to reach the server, and a 304 the client, which has its own cache.
      copy.urlCache = nil
      copy.requestCachePolicy = .reloadIgnoringLocalCacheData
      return copy
    }

    /// A session that calls `delegate`.
    static func session(_ configuration: URLSessionConfiguration, delegate: any URLSessionDelegate) -> URLSession {
      URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    /// The length of the body as it will arrive, -1 if unknown.
    static func expectedLength(of response: HTTPURLResponse) -> Int64 { response.expectedContentLength }

    /// An error of the session with the most specific code.
    static func specific(_ error: any Error) -> any Error { error }

    /// Nothing: files are always streamed.
    static func contents(of file: UploadFile) throws -> Data? { nil }

    /// A task that sends a request, with a file as its body if there is one.
    static func task(_ request: URLRequest, file: UploadFile?, in session: URLSession) -> URLSessionTask {
      guard let file else { return session.dataTask(with: request) }
      return session.uploadTask(with: request, fromFile: file.url)
    }

    /// Ends a redirect of a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) { completionHandler(nil) }

    /// The request after a redirect.
    static func redirected(_ proposed: URLRequest, of method: HTTPMethod, by response: HTTPURLResponse) -> URLRequest {
      proposed
    }
  #endif
}

#if canImport(FoundationNetworking)
  /// An operation queue that runs a block where it is added.
  ///
  /// `@unchecked`, as a class that inherits its conformance has to say so; it adds no state to `OperationQueue`, which
  /// is Sendable.
  private final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
