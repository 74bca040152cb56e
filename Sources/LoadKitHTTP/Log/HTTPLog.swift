import LoadKit

/// Logs every attempt of a client: the request, the duration and the outcome. Nothing in it is secret.
///
/// ```swift
/// let client = HTTPClient(baseURL: baseURL, log: HTTPLog { entry in print(entry) })
/// // GET api.example.com/articles, attempt 2: HTTP 200, 1234 bytes after 350 ms
/// ```
/// A client without a log reads no clock and makes no entry.
public struct HTTPLog: Sendable {
  /// A request that is sent.
  public struct Attempt: Sendable, Hashable {
    /// The method.
    public let method: HTTPMethod
    /// The host, the port if the address names one, and the path, in at most 100 printable ASCII characters. Never the
    /// query, the fragment or the user info.
    public let address: String
    /// The number of the attempt within its load; 1 for a request outside a load. A request that is sent again within
    /// an attempt, with a renewed authorization for example, has the same number.
    public let number: Int
  }

  /// A request that was sent, and its outcome.
  public struct Entry: Sendable, Hashable {
    /// The request.
    public let attempt: Attempt
    /// The outcome.
    public let outcome: Outcome
    /// The time to the last byte of the response.
    public let duration: Duration
  }

  /// The outcome of an attempt.
  public enum Outcome: Sendable, Hashable {
    /// A complete response, also an error response, with the size of its body.
    case response(status: Int, bytes: Int)
    /// No response.
    case failed(LoadFailure)
    /// The caller was cancelled.
    case cancelled
  }

  /// Called at the end of an attempt.
  public typealias End = @Sendable (Entry) -> Void

  private let began: @Sendable (Attempt) -> End
  private let now: @Sendable () -> Duration

  /// Creates a log that is called when an attempt has ended.
  ///
  /// - Parameters:
  ///   - clock: Measures the durations.
  ///   - ended: Called on any thread before the caller gets the response; it has to return quickly.
  public init(clock: any Clock<Duration> = ContinuousClock(), _ ended: @escaping End) {
    self.init(clock: clock, began: { _ in ended })
  }

  /// Creates a log that is called when an attempt begins and when it has ended.
  ///
  /// - Parameters:
  ///   - clock: Measures the durations.
  ///   - began: Called at the beginning, on any thread. Returns the closure that is called once at the end.
  public init(clock: any Clock<Duration> = ContinuousClock(), began: @escaping @Sendable (Attempt) -> End) {
    self.began = began
    now = Self.time(on: clock)
  }

  private static func time(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  // MARK: Implementation

  /// An attempt in progress. Exactly one of ``finish(_:)`` and ``fail(_:)`` is called.
  struct OpenEntry: Sendable {
    fileprivate let attempt: Attempt
    fileprivate let start: Duration
    fileprivate let now: @Sendable () -> Duration
    fileprivate let end: End
    /// The size of a body that a receiver gets; `nil` if the response holds its body.
    private let receivedBytes = LoadLock<Int?>(nil)

    /// A transfer whose received bytes count as the size of the body, because the response does not hold it.
    func countingReceivedBytes(of transfer: HTTPTransfer) -> HTTPTransfer {
      receivedBytes.withLock { $0 = 0 }
      var transfer = transfer
      transfer.received = { [receivedBytes, received = transfer.received] progress in
        receivedBytes.withLock { $0 = Int(clamping: progress.completed) }
        received?(progress)
      }
      return transfer
    }

    /// Logs a response.
    func finish(_ response: HTTPResponse) {
      let bytes = receivedBytes.withLock { $0 } ?? response.body.count
      log(.response(status: response.status, bytes: bytes))
    }

    /// Logs a failure or a cancellation.
    func fail(_ error: any Error) {
      log(FailureClassifier.standard.classify(error).map(Outcome.failed) ?? .cancelled)
    }

    private func log(_ outcome: Outcome) {
      end(Entry(attempt: attempt, outcome: outcome, duration: now() - start))
    }
  }

  /// Logs the beginning of an attempt.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - number: The number of the attempt.
  /// - Returns: The entry to finish.
  func startEntry(_ request: HTTPRequest, number: Int) -> OpenEntry {
    let attempt = Attempt(
      method: request.method, address: HTTPDiagnostic.address(of: request.url), number: number)
    let start = now()
    return OpenEntry(attempt: attempt, start: start, now: now, end: began(attempt))
  }
}

extension HTTPLog.Attempt: CustomStringConvertible {
  /// `GET api.example.com/articles, attempt 2`.
  public var description: String {
    let label = "\(HTTPDiagnostic.name(of: method)) \(address)"
    return number == 1 ? label : "\(label), attempt \(number)"
  }
}

extension HTTPLog.Entry: CustomStringConvertible {
  /// `GET api.example.com/articles: HTTP 200, 1234 bytes after 350 ms`.
  public var description: String { "\(attempt): \(outcome) after \(duration.shortText)" }
}

extension HTTPLog.Outcome: CustomStringConvertible {
  /// `HTTP 200, 1234 bytes`, `timedOut: no complete response in 60 s` or `cancelled`.
  public var description: String {
    switch self {
    case .response(let status, let bytes): "HTTP \(status), \(bytes) bytes"
    case .failed(let failure): failure.diagnostic.isEmpty ? "\(failure.kind)" : "\(failure.kind): \(failure.diagnostic)"
    case .cancelled: "cancelled"
    }
  }
}
