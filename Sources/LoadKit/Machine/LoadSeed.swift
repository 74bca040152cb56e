/// What a loader shows before its first load.
public enum LoadSeed<Value> {
  /// Nothing.
  case none
  /// A sample value that gives the layout its shape. It is drawn as a placeholder and never counts as content.
  case placeholder(Value)
  /// Content from elsewhere: a file, or an earlier run of the app.
  ///
  /// It counts as stale, unless its age is given and is below ``LoadOptions/staleAfter``.
  case cached(Value, age: Duration? = nil)
  /// What another screen knows already: the row of a list, for its detail.
  ///
  /// It is content of the present, without a note that it was cached, and it is stale: the screen refreshes it when it
  /// appears.
  case known(Value)
}

extension LoadSeed: Sendable where Value: Sendable {}
