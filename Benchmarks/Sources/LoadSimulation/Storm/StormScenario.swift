import LoadKit

/// One run of the retry storm: clients, their retries, and the fault of the server.
struct StormScenario: Hashable {
  /// The fault, which lasts for `StormScenario.fault`.
  enum Incident {
    /// The server answers 503 at once.
    case outage
    /// A quarter of the capacity. What waits for more than a second is refused with 503.
    case sheddingBrownOut
    /// A quarter of the capacity, and a queue of 20 seconds of work at full capacity.
    case queueingBrownOut
    /// No fault of the server: all the time one request in twenty is lost at random.
    case flakyNetwork

    static let storms = [outage, sheddingBrownOut, queueingBrownOut]
  }

  enum Budget {
    case none
    /// The library's, which begins full.
    case full
    /// The library's, which begins at its threshold: no retry before a success.
    case atThreshold
    /// The library's tokens by the rule of gRPC: each failed attempt takes one, also without a retry.
    case eachFailure
  }

  /// When a failed request is repeated.
  enum Retries {
    case never, immediate, fixed, exponential, fullJitter
  }

  var incident = Incident.outage
  var retries = Retries.fullJitter
  var budget = Budget.none
  /// The wait that 503 asks for.
  var retryAfter: Duration?
  var clients = 10_000
  /// How many loads a client begins during the fault, and in each minute before and after it.
  var loadsPerClient = 5

  /// Seconds before the fault, of the fault, and after it.
  static let before = 10
  static let fault = 60
  static let after = 120
  /// The capacity of the server as a multiple of the normal load.
  static let capacity = 1.5
  /// The part of the capacity that is left in a brown-out.
  static let brownOut = 0.25
  /// The share of requests that a flaky network loses.
  static let lost = 0.05

  /// Seconds of work at full capacity that may wait.
  var queue: Double { incident == .queueingBrownOut ? 20 : 1 }

  /// The normal load: loads begun in a second.
  var rate: Double { Double(clients * loadsPerClient) / Double(Self.fault) }

  /// The policy of the clients: the library's default with another backoff. `random` draws numbers in 0..<1, for
  /// jitter.
  func policy(_ random: @escaping @Sendable () -> Double) -> RetryPolicy {
    switch retries {
    case .never: .never
    case .immediate: RetryPolicy(backoff: .constant(.zero))
    case .fixed: RetryPolicy(backoff: .constant(.seconds(1)))
    case .exponential: RetryPolicy(backoff: .exponential(jitter: .none))
    case .fullJitter: RetryPolicy(backoff: .exponential(random: random))
    }
  }
}
