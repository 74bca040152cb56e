/// One change of a loader's state, for logging and analytics.
public struct LoadTransition<Value> {
  /// The state before.
  public var previous: LoadState<Value>
  /// The state after.
  public var state: LoadState<Value>
  /// When, on the loader's own time line (``Loader/now``).
  public var time: Duration
  /// Whether the content is another one than before, or has come or gone (rule 8).
  public var changesContent: Bool
}

extension LoadTransition where Value == LoadContent {
  /// The same transition with its content's own type.
  func open<Content>(as type: Content.Type) -> LoadTransition<Content> {
    LoadTransition<Content>(
      previous: previous.open(as: type), state: state.open(as: type), time: time, changesContent: changesContent)
  }
}

extension LoadTransition: Sendable where Value: Sendable {}
