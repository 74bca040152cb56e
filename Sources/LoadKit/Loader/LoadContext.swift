/// What an operation is told about the attempt that it makes, and how it reports progress.
public struct LoadContext: Sendable {
  /// The number of this call within the run; the first is 1.
  public let attempt: Int
  /// The key that makes this submission recognisable to the server, or `nil` unless the loader's retry policy is
  /// ``RetryPolicy/Idempotency/keyed``.
  ///
  /// The same over automatic retries and the user's retries of one submission; new after success, reset or a changed
  /// input (rule 12).
  public let idempotencyKey: String?

  private let reporter: Reporter

  enum Reporter: Sendable {
    case function(@Sendable (LoadProgress) -> Void)
    case driver(ProgressReporter, attempt: Int)
  }

  /// Creates a context, for calling an operation without a loader.
  ///
  /// - Parameters:
  ///   - attempt: The number of the call.
  ///   - idempotencyKey: The key of the submission.
  ///   - reporter: Receives what the operation reports, on the reporting thread.
  public init(
    attempt: Int = 1, idempotencyKey: String? = nil, reporter: @escaping @Sendable (LoadProgress) -> Void = { _ in }
  ) {
    self.init(attempt: attempt, idempotencyKey: idempotencyKey, reporter: .function(reporter))
  }

  init(attempt: Int, idempotencyKey: String?, reporter: Reporter) {
    self.attempt = attempt
    self.idempotencyKey = idempotencyKey
    self.reporter = reporter
  }

  /// Tells the loader, from any thread, that this attempt does what must not be done twice: however it ends, no other
  /// one follows by itself, whatever the policy says (rule 12). The user may still try again.
  ///
  /// Call it before the work begins. `LoadKitHTTP` does, for a POST or PATCH without an idempotency key.
  public func mustNotRepeat() {
    if case .driver(let reporter, let attempt) = reporter { reporter.mustNotRepeat(attempt: attempt) }
  }

  /// Whether the time of the loader stands still, because the app is in the background.
  ///
  /// A context that was created without a loader is never suspended.
  public var suspension: LoadSuspension {
    if case .driver(let reporter, _) = reporter { return LoadSuspension(reporter) }
    return LoadSuspension(nil)
  }

  /// Reports progress from any thread, as often as you like.
  ///
  /// It also tells the loader that the attempt is alive, which pushes its timeout out.
  ///
  /// - Parameter progress: What was done so far.
  public func report(_ progress: LoadProgress) {
    switch reporter {
    case .function(let report): report(progress)
    case .driver(let reporter, let attempt): reporter.report(progress, attempt: attempt)
    }
  }
}
