/// What a change of state means to a user who only hears it.
enum LoadChange<Value> {
  /// Nothing to announce.
  case nothing
  /// The indicator of a first load has become visible.
  case began
  /// A failure that was not announced yet. Urgent if there is nothing else on screen, or if the user waits for it.
  case failed(LoadFailure, isUrgent: Bool)
  /// Content has arrived.
  case arrived(Value)
  /// An outcome with nothing in it has arrived.
  case cameEmpty

  /// Decides what a change means.
  ///
  /// - Parameters:
  ///   - before: The state before.
  ///   - after: The state now.
  ///   - settlement: How the run ended, if one did.
  ///   - failedKind: The kind of the last failure, if no run has succeeded since.
  ///   - saidLoading: Whether the beginning of the run was announced.
  ///   - traits: Tells whether two values are the same.
  init(
    from before: VisibleState<Value>, to after: VisibleState<Value>, settlement: LoadSettlement?,
    failedKind: LoadFailure.Kind? = nil, saidLoading: Bool = false, traits: LoadTraits<Value>
  ) {
    self = .nothing
    if case .working(let activity, _) = after {
      // Another input meanwhile keeps the indicator, and was announced already.
      guard activity.indicator == .visible, !before.showsFirstLoad else { return }
      // An automatic run after a failure is silent until it changes something.
      let run = LoadSettlement(reason: activity.reason, wasVisible: true)
      if failedKind == nil || !run.isAutomatic { self = .began }
      return
    }
    guard let settlement else { return }
    if let failure = after.settledFailure {
      guard Self.isNews(failure, after: before, settlement, failedKind) else { return }
      self = .failed(failure, isUrgent: after.status == nil || settlement.reason.isUser)
      return
    }
    // The app has handled the failure.
    guard !settlement.hasFailed else { return }
    let isAwaited = settlement.reason.isUser || settlement.isTyped || saidLoading
    guard isAwaited || (settlement.wasVisible && Self.isOther(before, after, traits)) else { return }
    switch after {
    case .content(let value, _): self = .arrived(value)
    case .empty: self = .cameEmpty
    case .idle, .failed, .working: break
    }
  }

  /// Whether a failure is worth an announcement.
  private static func isNews(
    _ failure: LoadFailure, after before: VisibleState<Value>, _ settlement: LoadSettlement,
    _ failedKind: LoadFailure.Kind?
  ) -> Bool {
    // The same failure of the same run: another loader of the group has settled.
    if failure.occurrence != 0, before.settledFailure == failure { return false }
    if settlement.reason.isUser { return true }
    if settlement.isAutomatic { return failure.kind != failedKind }
    // Under another input the words of an equal failure have stayed on screen (rule 3).
    return before.settledFailure?.kind != failure.kind
  }

  /// Whether a run has changed the content.
  private static func isOther(
    _ before: VisibleState<Value>, _ after: VisibleState<Value>, _ traits: LoadTraits<Value>
  ) -> Bool {
    switch (before, after) {
    case (.content(let old, let was), .content(let new, let now)):
      !traits.isSame(old, new) || (!was.matchesInput && now.matchesInput)
    case (.empty(let was), .empty(let now)): !was.matchesInput && now.matchesInput
    default: true
    }
  }
}

extension LoadSettlement {
  /// How a run ended, as far as two states tell; `nil` if none has, or if it was stopped.
  ///
  /// - Parameters:
  ///   - previous: The state before.
  ///   - next: The state now.
  ///   - reason: The user's request, where the states do not say it.
  ///   - traits: Tells whether two values are the same.
  init?<Value>(
    between previous: LoadState<Value>, and next: LoadState<Value>, reason: LoadReason? = nil,
    traits: LoadTraits<Value>
  ) {
    let (before, after) = (VisibleState(previous), VisibleState(next))
    let isFirstLoad = if case .working = before { true } else { false }
    if case .working = after { return nil }
    // A first load has ended once there is content, even if that is renewed at once.
    guard after.activity == nil || isFirstLoad else { return nil }
    if let activity = before.activity {
      self.init(reason: reason ?? activity.reason, wasVisible: activity.indicator == .visible)
      if let failure = after.settledFailure {
        // Failures that a loader has counted differ from one another.
        if failure == before.failure, failure.occurrence != 0 { return nil }
      } else if let was = before.status?.asOf, was == after.status?.asOf, before.isAlike(after, traits) {
        // The same age means that nothing was loaded: the run was stopped.
        return nil
      }
    } else if let reason,
      before.failure != after.failure || !before.isAlike(after, traits)
        || before.status?.asOf != after.status?.asOf
    {
      self.init(reason: reason, wasVisible: false)
    } else if let failure = after.settledFailure, failure != before.failure {
      self.init(reason: .appeared, wasVisible: false)
    } else {
      return nil
    }
  }
}

extension VisibleState {
  /// Whether the indicator of a first load shows.
  fileprivate var showsFirstLoad: Bool {
    if case .working(let activity, _) = self { return activity.indicator == .visible }
    return false
  }

  /// The failure of a run that has ended.
  var settledFailure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    if case .failed(let failure) = status?.refresh { return failure }
    return nil
  }

  /// Whether both have equal content, as many items, or none.
  fileprivate func isAlike(_ other: VisibleState, _ traits: LoadTraits<Value>) -> Bool {
    switch (self, other) {
    case (.content(let old, _), .content(let new, _)):
      traits.isSame(old, new) || traits.count(old) == traits.count(new)
    case (.empty, .empty), (.idle, .idle), (.failed, .failed): true
    default: false
    }
  }
}
