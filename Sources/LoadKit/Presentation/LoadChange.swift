/// What a change of state means to somebody who only hears it.
enum LoadChange<Value> {
  /// Nothing to tell.
  case nothing
  /// The indicator of a first load has become visible.
  case began
  /// A failure that was not told yet. Urgent if there is nothing else on screen, or if the user waits for it.
  case failed(LoadFailure, isUrgent: Bool)
  /// Content has come.
  case arrived(Value)
  /// An outcome with nothing in it has come.
  case cameEmpty

  init(
    from before: VisibleState<Value>, to after: VisibleState<Value>, wasRestored: Bool, traits: LoadTraits<Value>
  ) {
    self = .nothing
    if case .working(let activity, _) = after {
      // Another input meanwhile keeps the indicator, and was told already.
      if activity.indicator == .visible, !before.showsFirstLoad { self = .began }
      return
    }
    guard !wasRestored else { return }
    if let failure = after.settledFailure {
      guard Self.isNews(failure, after: before) else { return }
      self = .failed(failure, isUrgent: after.status == nil || before.activity?.reason.isUser == true)
      return
    }
    guard Self.hasSettled(before, after), let activity = before.activity,
      activity.reason.isUser || activity.indicator == .visible
    else { return }
    switch (before, after) {
    case (.content(let old, let was), .content(let new, let now)):
      let isSame = traits.isSame(old, new)
      // The same age means that nothing was fetched: the refresh was stopped.
      if was.asOf != nil, was.asOf == now.asOf, isSame || traits.count(old) == traits.count(new) { return }
      if !isSame || Self.isNews(sameContent: was, now, activity) { self = .arrived(new) }
    case (.empty(let was), .empty(let now)):
      if Self.isNews(sameContent: was, now, activity) { self = .cameEmpty }
    case (_, .content(let new, _)):
      self = .arrived(new)
    case (_, .empty):
      self = .cameEmpty
    case (_, .idle), (_, .failed), (_, .working):
      break
    }
  }

  /// Whether a failure was not told yet.
  ///
  /// The failure from before a run comes back when the run is stopped. Failures that a loader has counted differ from
  /// one another; of others (`occurrence` 0) the same one after a run is taken for a new one.
  private static func isNews(_ failure: LoadFailure, after before: VisibleState<Value>) -> Bool {
    before.failure != failure || (before.activity != nil && failure.occurrence == 0)
  }

  /// Whether an equal value is worth a word: after the user's retry of a failed refresh, whose banner goes, and where
  /// the outcome to an earlier input was shown.
  private static func isNews(sameContent was: LoadStatus, _ now: LoadStatus, _ activity: LoadActivity) -> Bool {
    if was.asOf != nil, was.asOf == now.asOf { return false }
    return (activity.reason.isUser && was.refresh.failure != nil)
      || (was.origin == .previousInput && now.origin != .previousInput)
  }

  /// Whether the run before has ended. A first load has, once there is content, even if that is renewed at once.
  private static func hasSettled(_ before: VisibleState<Value>, _ after: VisibleState<Value>) -> Bool {
    if case .working = before { return true }
    return after.activity == nil
  }
}

extension VisibleState {
  /// Whether the indicator of a first load shows.
  fileprivate var showsFirstLoad: Bool {
    if case .working(let activity, _) = self { return activity.indicator == .visible }
    return false
  }

  /// The failure of a run that has ended.
  fileprivate var settledFailure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    if case .failed(let failure) = status?.refresh { return failure }
    return nil
  }
}
