/// One change of a loader's state, for logging and analytics.
public struct LoadTransition<Value> {
  /// The state before.
  public var previous: LoadState<Value>
  /// The state after.
  public var state: LoadState<Value>
  /// When, on the loader's own time line (``Loader/now``).
  public var time: Duration
}

extension LoadTransition: Sendable where Value: Sendable {}
