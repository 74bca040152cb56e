/// One change of a loader's state, for logging and analytics.
public struct LoadTransition<Value> {
  /// The state before.
  public var previous: LoadState<Value>
  /// The state after.
  public var state: LoadState<Value>
  /// When, on the loader's own time line (``Loader/now``).
  public var time: Duration
  /// How the run ended, if one did.
  var settlement: LoadSettlement?
  /// Whether the state changed. A run can end with an outcome that changes nothing.
  var isChange = true
}

extension LoadTransition where Value == LoadContent {
  /// The same transition with its content's own type.
  func open<Content>(as type: Content.Type) -> LoadTransition<Content> {
    LoadTransition<Content>(
      previous: previous.open(as: type), state: state.open(as: type), time: time, settlement: settlement,
      isChange: isChange)
  }
}

extension LoadTransition: Sendable where Value: Sendable {}
