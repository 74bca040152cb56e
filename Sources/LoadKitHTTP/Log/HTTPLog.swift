import LoadKit

/// Told of every attempt of a client: what was asked, how long it took and how it ended. Nothing in it is secret.
///
/// ```swift
/// let client = HTTPClient(baseURL: baseURL, log: HTTPLog { entry in print(entry) })
/// // GET api.example.com/articles, attempt 2: HTTP 200, 1234 bytes after 350 ms
/// ```
/// A client without a log reads no clock and makes no entry.
public struct HTTPLog: Sendable {
  /// A request that is sent.
  public struct Attempt: Sendable, Hashable {
    /// What to do.
    public let method: HTTPMethod
    /// The host, the port if the address names one, and the path, in at most 100 printable ASCII characters. Never the
    /// query, the fragment or the user info.
    public let address: String
    /// The number of the attempt within its load; 1 for a request outside a load. A request that is sent again within
    /// an attempt, with a renewed authorization for example, has the same number.
    public let number: Int
  }

  /// A request that was sent, and what came of it.
  public struct Entry: Sendable, Hashable {
    /// The request.
    public let attempt: Attempt
    /// How it ended.
    public let outcome: Outcome
    /// How long it took, to the last byte of the response.
    public let duration: Duration
  }

  /// How an attempt ended.
  public enum Outcome: Sendable, Hashable {
    /// With a complete answer, be it an error response; the size is that of its body.
    case answered(status: Int, bytes: Int)
    /// Without one.
    case failed(LoadFailure)
    /// The caller was cancelled.
    case cancelled
  }

  /// Is told at the end of an attempt.
  public typealias End = @Sendable (Entry) -> Void

  private let began: @Sendable (Attempt) -> End
  private let now: @Sendable () -> Duration

  /// Creates a log that is told when an attempt has ended.
  ///
  /// - Parameters:
  ///   - clock: Measures the durations.
  ///   - ended: Is told, on any thread, before the caller gets the response; it has to be quick.
  public init(clock: any Clock<Duration> = ContinuousClock(), _ ended: @escaping End) {
    self.init(clock: clock, began: { _ in ended })
  }

  /// Creates a log that is told when an attempt begins and when it has ended.
  ///
  /// - Parameters:
  ///   - clock: Measures the durations.
  ///   - began: Is told of the beginning, and answers with what is told of the end, exactly once; on any thread.
  public init(clock: any Clock<Duration> = ContinuousClock(), began: @escaping @Sendable (Attempt) -> End) {
    self.began = began
    now = Self.time(on: clock)
  }

  private static func time(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Logs what an operation does.
  ///
  /// - Parameters:
  ///   - request: What is sent.
  ///   - number: The number of the attempt.
  ///   - operation: Sends it; answers also with the size of the body, which somebody else may have taken.
  /// - Returns: The response.
  /// - Throws: What the operation throws.
  func log(
    _ request: HTTPRequest, number: Int, _ operation: () async throws -> (HTTPResponse, bytes: Int)
  ) async throws -> HTTPResponse {
    let attempt = Attempt(
      method: request.method, address: HTTPDiagnostic.address(of: request.url), number: number)
    let start = now()
    let end = began(attempt)
    do {
      let (response, bytes) = try await operation()
      let outcome = Outcome.answered(status: response.status, bytes: bytes)
      end(Entry(attempt: attempt, outcome: outcome, duration: now() - start))
      return response
    } catch {
      let outcome = FailureClassifier.standard.classify(error).map(Outcome.failed) ?? .cancelled
      end(Entry(attempt: attempt, outcome: outcome, duration: now() - start))
      throw error
    }
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
  /// `HTTP 200, 1234 bytes`, `timedOut: no complete answer in 60 s` or `cancelled`.
  public var description: String {
    switch self {
    case .answered(let status, let bytes): "HTTP \(status), \(bytes) bytes"
    case .failed(let failure): failure.diagnostic.isEmpty ? "\(failure.kind)" : "\(failure.kind): \(failure.diagnostic)"
    case .cancelled: "cancelled"
    }
  }
}
