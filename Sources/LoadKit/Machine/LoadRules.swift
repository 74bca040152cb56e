/// What never changes about a machine. Kept by reference, since a machine is copied more often than it is made.
final class LoadRules<Value> {
  let options: LoadOptions
  let traits: LoadTraits<Value>
  /// The retry policy in force.
  let retry: RetryPolicy
  /// Whether Cancel may be offered (rule 19).
  let isCancellable: Bool
  /// Whether the return of the connection is a reason to load again (rule 21).
  let reloadsOnReconnect: Bool
  let placeholder: Value?

  init(options: LoadOptions, traits: LoadTraits<Value>, placeholder: Value?) {
    self.options = options
    self.traits = traits
    self.placeholder = placeholder
    retry = options.effectiveRetry
    isCancellable = options.effectiveIsCancellable
    reloadsOnReconnect = options.effectiveReloadsOnReconnect
  }
}
