/// What never changes about a machine. Kept by reference, since a machine is copied more often than it is made.
final class LoadRules<Value> {
  let options: LoadOptions
  let traits: LoadTraits<Value>
  /// The retry policy in force.
  let retry: RetryPolicy
  /// Whether Cancel may be offered (rule 19).
  let isCancellable: Bool
  let placeholder: Value?
  /// Applies the change with a number to a value.
  let apply: (Int, Value) -> Value

  init(
    options: LoadOptions, traits: LoadTraits<Value>, placeholder: Value?, apply: @escaping (Int, Value) -> Value
  ) {
    self.options = options
    self.traits = traits
    self.placeholder = placeholder
    self.apply = apply
    retry = options.effectiveRetry
    isCancellable = options.effectiveIsCancellable
  }
}

extension LoadRules: Equatable where Value: Equatable {
  static func == (lhs: LoadRules, rhs: LoadRules) -> Bool {
    lhs === rhs || (lhs.options.saysTheSame(as: rhs.options) && lhs.placeholder == rhs.placeholder)
  }
}

extension LoadOptions {
  /// Whether all is the same that can be compared, which functions cannot.
  fileprivate func saysTheSame(as other: LoadOptions) -> Bool {
    name == other.name && timing == other.timing && (retry == nil) == (other.retry == nil)
      && effectiveRetry.saysTheSame(as: other.effectiveRetry) && staleAfter == other.staleAfter
      && slowAfter == other.slowAfter && stallAfter == other.stallAfter
      && cancellationDelay == other.cancellationDelay && debounce == other.debounce
      && debouncesFirstInput == other.debouncesFirstInput && offline == other.offline && pollEvery == other.pollEvery
      && streamsWhileHidden == other.streamsWhileHidden && keepsPreviousContent == other.keepsPreviousContent
      && progress == other.progress && isCancellable == other.isCancellable
      && reloadsAutomatically == other.reloadsAutomatically && resetsOnSignOut == other.resetsOnSignOut
  }
}

extension RetryPolicy {
  fileprivate func saysTheSame(as other: RetryPolicy) -> Bool {
    attempts == other.attempts && attemptTimeout == other.attemptTimeout && maxElapsed == other.maxElapsed
      && idempotency == other.idempotency && backoff.jitter == other.backoff.jitter
      && backoff.floor == other.backoff.floor
  }
}
