/// What a screen that loads something shows now: exactly one of five things.
///
/// A plain value. It is `Sendable`, `Equatable` and `Hashable` where `Value` is.
public enum LoadState<Value> {
  /// Nothing was asked for yet, or the user stopped the first load.
  case idle
  /// There is nothing to show yet and work is under way.
  case loading(LoadActivity)
  /// Content is on screen, whatever else happens.
  case loaded(Value, LoadStatus)
  /// The work succeeded and there is nothing to show. Never the state before an outcome.
  case empty(LoadStatus)
  /// There is nothing to show, and this is why.
  indirect case failed(LoadFailure)
}

extension LoadState: Sendable where Value: Sendable {}
extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Hashable where Value: Hashable {}

extension LoadState {
  /// The content, or `nil`. A sample value that only stands in for content (``LoadOrigin/placeholder``) is not content.
  public var value: Value? {
    guard case .loaded(let value, let status) = self, status.origin != .placeholder else { return nil }
    return value
  }

  /// Why there is nothing to show, or why the last refresh failed; `nil` while neither is so.
  ///
  /// While a refresh runs after a failed one, that earlier failure.
  public var failure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    return status?.refresh.failure
  }

  /// The status beside content or beside an empty outcome.
  public var status: LoadStatus? {
    switch self {
    case .loaded(_, let status), .empty(let status): status
    case .idle, .loading, .failed: nil
    }
  }

  /// The work under way, whether it is a first load or a refresh behind content.
  public var activity: LoadActivity? {
    if case .loading(let activity) = self { return activity }
    return status?.refresh.activity
  }

  /// Whether work is under way, with or without content on screen.
  public var isRunning: Bool { activity != nil }

  /// Whether there is nothing to show yet and work is under way.
  ///
  /// `true` also while a placeholder value stands in for the content.
  public var isLoading: Bool { value == nil && !isEmpty && isRunning }

  /// Whether content (or an empty outcome) is on screen while newer content is fetched.
  public var isRefreshing: Bool {
    guard let status, status.origin != .placeholder else { return false }
    return status.refresh.activity != nil
  }

  /// Whether the pull-to-refresh control shows: only while a refresh that the user asked for runs (rule 7).
  public var isUserRefreshing: Bool { activity?.reason == .userRefresh }

  /// Whether content, or an outcome with nothing in it, is on screen.
  var hasOutcome: Bool { value != nil || isEmpty }

  /// Whether the work succeeded with nothing to show.
  public var isEmpty: Bool {
    if case .empty = self { return true }
    return false
  }

  /// Whether nothing was asked for yet.
  public var isIdle: Bool {
    if case .idle = self { return true }
    return false
  }

  /// The same state with its content transformed.
  ///
  /// - Parameter transform: Called once if there is content, a placeholder included; else not at all.
  /// - Returns: The same case with the new content.
  /// - Throws: What `transform` throws.
  public func map<NewValue, Failure: Error>(
    _ transform: (Value) throws(Failure) -> NewValue
  ) throws(Failure) -> LoadState<NewValue> {
    switch self {
    case .idle: .idle
    case .loading(let activity): .loading(activity)
    case .loaded(let value, let status): .loaded(try transform(value), status)
    case .empty(let status): .empty(status)
    case .failed(let failure): .failed(failure)
    }
  }
}
