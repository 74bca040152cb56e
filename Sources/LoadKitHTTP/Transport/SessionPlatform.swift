import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the URL loading systems differ.
///
/// The one on Linux cancels in two steps on its work queue and reports on another queue. What happens in between can
/// end the process: a response that arrives, above all a redirect. So there
/// - reports are made on the work queue itself (``InlineQueue``), which puts them in one order with everything else,
///   and makes the wire wait until a chunk was taken or dropped;
/// - a task is made and cancelled from a queue of its own, if not by a caller, since that waits for the work queue;
/// - a redirect of an exchange that has ended is left unanswered, since the cancellation ends the task.
///
/// Three things cannot be helped from here. A connection that is closed within the head of a response, after its first
/// line, ends the process in FoundationNetworking before Swift 6.4, and so do header fields after the last chunk of a
/// body; later versions report an error. That is so for every kind of task, with a delegate or a handler, whatever the
/// header fields of the request and the options of the configuration, and nothing is reported before it. Header fields
/// without a space after the colon make a response fail. And a server that sends faster than chunks can be dropped
/// keeps the work queue, which all sessions share, busy until it stops, since the cancellation has to wait its turn;
/// the caller is resumed and memory stays flat meanwhile.
enum SessionPlatform {
  /// The session's own limit, in seconds, out of the way: a day. Linux accepts whole seconds only, and no infinity.
  static let timeout: TimeInterval = 86_400

  #if canImport(FoundationNetworking)
    /// Whether a challenge for a password that nobody knows leaves the task waiting for ever.
    static let hangsOnChallenges = true
    /// Whether a request is sent again, without a word, when a connection that was used before breaks before a
    /// response. libcurl does so whatever the method is, though the server may have acted on the request; and without
    /// the body.
    static let resendsOnBrokenConnections = true
    /// Whether a redirect that keeps the method is followed without the body.
    static let losesBodyOnRedirect = true

    private static let queue = DispatchQueue(label: "LoadKitHTTP.session")

    /// A copy of a configuration, with the session's own timeouts and headers out of the way.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
      copy.httpAdditionalHeaders = nil
      // Both answer on queues of their own, out of order with all else.
      copy.urlCache = nil
      copy.urlCredentialStorage = nil
      return copy
    }

    /// A session that reports to `delegate`.
    static func session(_ configuration: URLSessionConfiguration, delegate: any URLSessionDelegate) -> URLSession {
      URLSession(configuration: configuration, delegate: delegate, delegateQueue: InlineQueue())
    }

    /// Cancels a task that was resumed, from any thread.
    static func cancel(_ task: URLSessionTask) { queue.async { task.cancel() } }

    /// Lets a session end with its tasks; nobody may give it another one. In line with what is done outside callbacks.
    static func invalidate(_ session: URLSession) { queue.async { session.finishTasksAndInvalidate() } }

    /// Does what a callback of the session must not do, since it waits for the work queue, after the callback.
    static func outsideCallback(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// The length of the body as it will arrive, -1 if unknown. The announced length is that of a packed body.
    static func expectedLength(of response: HTTPURLResponse) -> Int64 {
      let encoding = response.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
      return encoding == "identity" ? response.expectedContentLength : -1
    }

    /// An error of the session with the code that says most.
    static func specific(_ error: any Error) -> any Error { CurlMessages.specific(error) }

    /// The largest file that is sent from memory, in bytes.
    ///
    /// The task that sessions make for a file ends the process when it is cancelled, or answered early, while it waits
    /// for the disk. A stream does not, but has no length: it is sent in chunks, which not all servers take, so only
    /// what is large is.
    static let largestInMemory = 16_000_000

    /// What a file holds, if it is to be sent from memory.
    static func contents(of file: UploadFile) throws -> Data? {
      file.size <= largestInMemory ? try Data(contentsOf: file.url) : nil
    }

    /// A task that sends a request, with a file as its body if there is one.
    static func task(_ request: URLRequest, file: UploadFile?, in session: URLSession) -> URLSessionTask {
      var request = request
      if let file { request.httpBodyStream = InputStream(url: file.url) }
      return session.dataTask(with: request)
    }

    /// Follows no redirect, for a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) {}

    /// The request that a redirect asks for. The session would lose the slash at the end of a relative address, and
    /// make a GET of a HEAD (RFC 9110, section 15.4.4).
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

    /// A copy of a configuration, with the session's own timeouts, headers and cache out of the way.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
      copy.httpAdditionalHeaders = nil
      // A refresh has to reach the server, and a 304 the client, whose cache it is about.
      copy.urlCache = nil
      copy.requestCachePolicy = .reloadIgnoringLocalCacheData
      return copy
    }

    /// A session that reports to `delegate`.
    static func session(_ configuration: URLSessionConfiguration, delegate: any URLSessionDelegate) -> URLSession {
      URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    /// Cancels a task that was resumed, from any thread.
    static func cancel(_ task: URLSessionTask) { task.cancel() }

    /// Lets a session end with its tasks; nobody may give it another one.
    static func invalidate(_ session: URLSession) { session.finishTasksAndInvalidate() }

    /// Does what a callback of the session must not do.
    static func outsideCallback(_ work: @escaping @Sendable () -> Void) { work() }

    /// The length of the body as it will arrive, -1 if unknown.
    static func expectedLength(of response: HTTPURLResponse) -> Int64 { response.expectedContentLength }

    /// An error of the session with the code that says most.
    static func specific(_ error: any Error) -> any Error { error }

    /// Nothing: files are sent from where they are.
    static func contents(of file: UploadFile) throws -> Data? { nil }

    /// A task that sends a request, with a file as its body if there is one.
    static func task(_ request: URLRequest, file: UploadFile?, in session: URLSession) -> URLSessionTask {
      guard let file else { return session.dataTask(with: request) }
      return session.uploadTask(with: request, fromFile: file.url)
    }

    /// Follows no redirect, for a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) { completionHandler(nil) }

    /// The request that a redirect asks for.
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
