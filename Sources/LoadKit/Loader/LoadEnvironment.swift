/// What loaders share with each other and do not decide themselves. Build one for the app, and one for tests.
public struct LoadEnvironment: Sendable {
  /// The clock that all waits use.
  public var clock: any Clock<Duration>
  /// Turns errors into failures.
  public var classifier: FailureClassifier
  /// Limits automatic retries over all loaders that share it; one for each host. `nil`, the default, for no limit: then
  /// retries can keep an overloaded server from recovering (<doc:RetryStorm>).
  public var budget: RetryBudget?
  /// Tells whether the device has a connection. `nil` if nothing does: then requests are tried.
  public var connectivity: LoadConnectivity?
  /// Where the app signs in. `nil` if nothing does.
  public var authentication: LoadAuthentication?
  /// Watches what the loaders do, for logs and analytics. `nil`, the default, for none.
  public var observer: (any LoadObserver)?
  /// Changes the options of the loaders that share this, at each run: for switches that are set from outside, such as
  /// fewer retries while a service recovers. `nil`, the default, for none.
  ///
  /// It gets the options that the loader was created with, each time. Whether an operation may be repeated stays as the
  /// loader says, and forms never send by themselves.
  ///
  /// ```swift
  /// environment.options = { options in
  ///   var options = options
  ///   if switches.savesRequests { options.staleAfter = .seconds(600) }
  ///   return options
  /// }
  /// ```
  public var options: (@Sendable (LoadOptions) -> LoadOptions)?
  /// Makes a new idempotency key; a random UUID by default.
  public var makeIdempotencyKey: @Sendable () -> String

  /// Creates an environment. By default: the continuous clock, the standard classifier, no budget, no connectivity, no
  /// authentication, no observer, options as they are.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), classifier: FailureClassifier = .standard,
    budget: RetryBudget? = nil, connectivity: LoadConnectivity? = nil, authentication: LoadAuthentication? = nil,
    observer: (any LoadObserver)? = nil, options: (@Sendable (LoadOptions) -> LoadOptions)? = nil,
    makeIdempotencyKey: @escaping @Sendable () -> String = { IdempotencyKey.random() }
  ) {
    self.clock = clock
    self.classifier = classifier
    self.budget = budget
    self.connectivity = connectivity
    self.authentication = authentication
    self.observer = observer
    self.options = options
    self.makeIdempotencyKey = makeIdempotencyKey
  }
}
