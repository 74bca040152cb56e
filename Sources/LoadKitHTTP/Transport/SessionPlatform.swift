import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where the URL loading systems differ.
///
/// The one on Linux cancels in two steps on its work queue and reports on another queue. What happens in between can
/// end the process: an answer that arrives, above all a redirect. So there
/// - reports are made on the work queue itself (``InlineQueue``), which puts them in one order with everything else, and
///   makes the wire wait until a chunk was taken or dropped;
/// - a task is cancelled from a queue of its own, since the call waits for the work queue;
/// - a redirect of an exchange that has ended is left unanswered, since the cancellation ends the task.
///
/// Two things cannot be helped from here. A connection that is closed within the head of an answer ends the process in
/// FoundationNetworking 6.3; later versions report an error. And a server that sends faster than chunks can be dropped
/// keeps the work queue, which all sessions share, busy until it stops, since the cancellation has to wait its turn; the
/// caller is resumed and memory stays flat meanwhile.
enum SessionPlatform {
  /// The session's own limit, in seconds, out of the way: a day. Linux accepts whole seconds only, and no infinity.
  static let timeout: TimeInterval = 86_400

  #if canImport(FoundationNetworking)
    /// Whether a challenge for a password that nobody knows leaves the task waiting for ever.
    static let hangsOnChallenges = true

    private static let cancelQueue = DispatchQueue(label: "LoadKitHTTP.cancel")

    /// A copy of a configuration, with the session's own timeouts out of the way.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
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
    static func cancel(_ task: URLSessionTask) { cancelQueue.async { task.cancel() } }

    /// Follows no redirect, for a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) {}

    /// The request that a redirect asks for. The session would lose the slash at the end of a relative address.
    static func redirected(_ proposed: URLRequest, by response: HTTPURLResponse) -> URLRequest {
      guard let location = response.value(forHTTPHeaderField: "Location"),
        let target = URL(string: location, relativeTo: response.url)?.absoluteURL
      else { return proposed }
      var request = proposed
      request.url = target
      return request
    }
  #else
    static let hangsOnChallenges = false

    /// A copy of a configuration, with the session's own timeouts and cache out of the way.
    static func adapted(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
      let copy = configuration.copy() as? URLSessionConfiguration ?? .ephemeral
      copy.timeoutIntervalForRequest = timeout
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

    /// Follows no redirect, for a task that is being cancelled.
    static func abandonRedirect(_ completionHandler: @Sendable (URLRequest?) -> Void) { completionHandler(nil) }

    /// The request that a redirect asks for.
    static func redirected(_ proposed: URLRequest, by response: HTTPURLResponse) -> URLRequest { proposed }
  #endif
}

#if canImport(FoundationNetworking)
  /// An operation queue that runs a block where it is added.
  ///
  /// Sendable, as it adds no state to `OperationQueue`, which is.
  private final class InlineQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
