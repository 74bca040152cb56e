/// What loaders share with each other and do not decide themselves. Build one for the app, and one for tests.
public struct LoadEnvironment: Sendable {
  /// The clock that all waits use.
  public var clock: any Clock<Duration>
  /// Turns errors into failures.
  public var classifier: FailureClassifier
  /// Limits automatic retries over all loaders that share it; one for each host. `nil` for no limit.
  public var budget: RetryBudget?
  /// Tells whether the device has a connection. `nil` if nothing does: then requests are tried.
  public var connectivity: LoadConnectivity?
  /// Where the app signs in. `nil` if nothing does.
  public var authentication: LoadAuthentication?
  /// Watches what the loaders do, for logs and analytics. `nil`, the default, for none.
  public var observer: (any LoadObserver)?
  /// Makes a new idempotency key; a random UUID by default.
  public var makeIdempotencyKey: @Sendable () -> String

  /// Creates an environment. By default: the continuous clock, the standard classifier, no budget, no connectivity, no
  /// authentication, no observer.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), classifier: FailureClassifier = .standard,
    budget: RetryBudget? = nil, connectivity: LoadConnectivity? = nil, authentication: LoadAuthentication? = nil,
    observer: (any LoadObserver)? = nil,
    makeIdempotencyKey: @escaping @Sendable () -> String = { IdempotencyKey.random() }
  ) {
    self.clock = clock
    self.classifier = classifier
    self.budget = budget
    self.connectivity = connectivity
    self.authentication = authentication
    self.observer = observer
    self.makeIdempotencyKey = makeIdempotencyKey
  }
}
