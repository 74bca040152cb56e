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
