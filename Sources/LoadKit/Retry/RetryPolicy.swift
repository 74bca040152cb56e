/// When a failed attempt is repeated by itself, and how long attempts may take (rules 9 to 14).
public struct RetryPolicy: Sendable {
  /// How many calls are made at most, the first included. Default: 3. At least 1.
  public var attempts: Int
  /// How long to wait before the next call.
  public var backoff: Backoff
  /// How long an attempt may go without a sign of progress. Default: 15 s; `nil` for no limit.
  public var attemptTimeout: Duration?
  /// How long attempts and waits may take together. Default: 30 s; `nil` for no limit.
  /// Time spent waiting for a connection does not count.
  public var maxElapsed: Duration?
  /// Whether the operation may be repeated without harm. Default: it may, unless an attempt says that it must not
  /// (``LoadContext/mustNotRepeat()``).
  public var idempotency: Idempotency
  /// Which failures are worth another attempt. By default those that say so (``LoadFailure/isRetryable``).
  ///
  /// It is not asked about failures for which a repetition never helps (rule 12).
  public var shouldRetry: @Sendable (LoadFailure) -> Bool

  /// Creates a policy. `attempts` below 1 counts as 1; durations that are negative count as zero.
  public init(
    attempts: Int = 3, backoff: Backoff = .exponential(), attemptTimeout: Duration? = .seconds(15),
    maxElapsed: Duration? = .seconds(30), idempotency: Idempotency = .idempotent,
    shouldRetry: @escaping @Sendable (LoadFailure) -> Bool = { $0.isRetryable }
  ) {
    self.attempts = max(1, attempts)
    self.backoff = backoff
    self.attemptTimeout = attemptTimeout.map { max(.zero, $0) }
    self.maxElapsed = maxElapsed.map { max(.zero, $0) }
    self.idempotency = idempotency
    self.shouldRetry = shouldRetry
  }

  /// Three calls, exponential backoff with full jitter, 15 s an attempt, 30 s in all. The default.
  public static let standard = RetryPolicy()
  /// One call, 15 s. Only the user retries.
  public static let never = RetryPolicy(attempts: 1)
  /// For transfers that report progress: as ``standard``, without a limit on the time in all.
  public static let transfer = RetryPolicy(maxElapsed: nil)
  /// For a submission that the server recognises by its idempotency key: as ``standard``, and repeated with that key.
  public static let submission = RetryPolicy(idempotency: .keyed)

  /// For a submission that the server does not recognise when it comes again: one call, 15 s, whatever fails.
  public static let once = RetryPolicy(attempts: 1, idempotency: .nonIdempotent)

  /// How long a single wait lasts at most where ``maxElapsed`` sets no limit.
  static let longestWait = Duration.seconds(60)

  /// Whether another attempt follows this failure, as far as the policy is concerned (rule 12).
  func repeats(_ failure: LoadFailure) -> Bool {
    switch (idempotency, failure.kind.code) {
    case (.nonIdempotent, _): return false
    case _ where failure.kind.traits.contains(.neverRetried): return false
    case (.keyed, .conflict):
      // The first call with this key is still being worked on (draft-ietf-httpapi-idempotency-key-header, section 2.6).
      var failure = failure
      failure.isRetryable = true
      return shouldRetry(failure)
    case (.idempotent, _), (.keyed, _): return shouldRetry(failure)
    }
  }

  /// Whether an operation may be repeated without harm (RFC 9110, section 9.2.2).
  public enum Idempotency: Sendable, Hashable {
    /// It may: it reads, or repeating it changes nothing more.
    case idempotent
    /// It may, because the server recognises ``LoadContext/idempotencyKey``.
    case keyed
    /// It may not: no automatic retry, whatever fails.
    case nonIdempotent
  }
}
