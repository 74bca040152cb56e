/// What is known about content (or an empty outcome) on screen: its age, where it came from, and whether it is renewed.
public struct LoadStatus: Sendable, Hashable {
  /// Whether newer content is being fetched, or why that failed.
  public var refresh: LoadRefresh
  /// Where the content came from.
  public var origin: LoadOrigin
  /// When the content was fetched, on the loader's own timeline (``Loader/now``); `nil` when that is unknown.
  ///
  /// The age of the content is `loader.now - asOf`.
  public var asOf: Duration?

  /// Creates a status. By default: current, not refreshing, of unknown age.
  public init(refresh: LoadRefresh = .none, origin: LoadOrigin = .current, asOf: Duration? = nil) {
    self.refresh = refresh
    self.origin = origin
    self.asOf = asOf
  }
}

/// Where content on screen came from.
public enum LoadOrigin: Sendable, Hashable {
  /// The outcome to the current input.
  case current
  /// The outcome to an earlier input, kept while the outcome to the current one is fetched.
  case previousInput
  /// A sample value that only gives the layout its shape. It never counts as content.
  case placeholder
  /// Content from an earlier run of the app, or from another store, with which the loader was seeded.
  case cached
}

/// Whether content on screen is being renewed.
public enum LoadRefresh: Sendable, Hashable {
  /// No refresh runs, and the last one did not fail.
  case none
  /// A refresh runs. `after` is the failure of the one before, whose banner stays until this one settles.
  indirect case running(LoadActivity, after: LoadFailure?)
  /// The last refresh failed. The content on screen is the one from before.
  indirect case failed(LoadFailure)

  /// The refresh under way.
  public var activity: LoadActivity? {
    if case .running(let activity, _) = self { return activity }
    return nil
  }

  /// Why the last refresh that settled failed.
  public var failure: LoadFailure? {
    switch self {
    case .none: nil
    case .running(_, let failure): failure
    case .failed(let failure): failure
    }
  }
}
