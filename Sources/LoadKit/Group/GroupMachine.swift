/// What several loaders show as one screen, as a value: told their states and the time, it says what shows (rule 25).
struct GroupMachine {
  /// What shows.
  private(set) var shown: LoadState<LoadGroup.Content>
  /// When it wants to be told the states again, on the caller's time line; `nil` if only their change matters.
  private(set) var deadline: Duration?

  private let minimumDisplay: Duration
  /// Since when the indicator of a first load shows.
  private var indicatorSince: Duration?
  /// Whether the progress indicator beside the content shows.
  private var showsRefresh = false

  init(minimumDisplay: Duration) {
    self.minimumDisplay = max(.zero, minimumDisplay)
    shown = .combined([])
  }

  /// Takes the states of all loaders.
  ///
  /// While one of them loads, an indicator that shows stays, also if the load that it was for has ended; and it stays
  /// for the minimum (rule 2). So does the indicator beside the content.
  mutating func take(_ states: [LoadState<LoadGroup.Content>], at now: Duration) {
    deadline = nil
    let next = LoadState.combined(states).showingRefresh(showsRefresh)
    showsRefresh = next.refreshActivity?.indicator == .visible
    if case .loading(var activity) = next {
      if indicatorSince == nil, activity.indicator == .visible { indicatorSince = now }
      if indicatorSince != nil { activity.indicator = .visible }
      shown = .loading(activity)
    } else if let since = indicatorSince, now < since + minimumDisplay {
      deadline = since + minimumDisplay
    } else {
      indicatorSince = nil
      shown = next
    }
  }

  /// The user has stopped the work: the state from before shows at once (rule 16).
  mutating func stop() {
    indicatorSince = nil
    showsRefresh = false
  }
}

extension LoadState<LoadGroup.Content> {
  /// Several states as one: loading if one loads, else failed if one has failed, else idle if one is, else loaded
  /// (rule 25). The failure is that of the first one.
  ///
  /// Where all are there, they are refreshed if one is, and a refresh has failed if that of one has; the oldest gives
  /// the age. They are empty if all are.
  static func combined(_ states: [LoadState]) -> LoadState {
    let scenes = states.map { VisibleState($0) }
    let loading = scenes.compactMap { scene in
      if case .working(let activity, _) = scene { activity } else { nil }
    }
    if let activity = LoadActivity.combined(loading) { return .loading(activity) }
    for case .failed(let failure) in scenes { return .failed(failure) }
    if scenes.contains(where: { $0.isIdle }) { return .idle }
    let status = LoadStatus.combined(scenes.compactMap(\.status))
    return !states.isEmpty && states.allSatisfy(\.isEmpty) ? .empty(status) : .loaded(LoadGroup.Content(), status)
  }
}

extension LoadState<LoadGroup.Content> {
  /// The work beside the content.
  fileprivate var refreshActivity: LoadActivity? { status?.refresh.activity }

  /// The same state with the indicator beside the content, if there is work and the indicator shows already.
  fileprivate func showingRefresh(_ isVisible: Bool) -> LoadState {
    guard isVisible, var status, case .running(var activity, let failure) = status.refresh else { return self }
    activity.indicator = .visible
    status.refresh = .running(activity, after: failure)
    switch self {
    case .loaded(let content, _): return .loaded(content, status)
    case .empty: return .empty(status)
    case .idle, .loading, .failed: return self
    }
  }
}

extension VisibleState {
  fileprivate var isIdle: Bool {
    if case .idle = self { return true }
    return false
  }
}

extension LoadActivity {
  /// Several pieces of work as one, or `nil` for none. A bar cannot stand for several, so there is no progress.
  fileprivate static func combined(_ activities: [LoadActivity]) -> LoadActivity? {
    guard let first = activities.first else { return nil }
    // What the user can do something about comes first.
    let phases: [LoadPhase] = [.waitingForConnection, .waitingToRetry, .stalled, .slow]
    return LoadActivity(
      reason: (activities.first { $0.reason.isUser } ?? first).reason,
      indicator: activities.contains { $0.indicator == .visible } ? .visible : .pending,
      attempt: activities.map(\.attempt).max() ?? 1,
      phase: phases.first { phase in activities.contains { $0.phase == phase } } ?? .working,
      offersCancel: activities.contains(where: \.offersCancel),
      followsOutdatedValue: activities.contains(where: \.followsOutdatedValue))
  }
}

extension LoadStatus {
  fileprivate static func combined(_ statuses: [LoadStatus]) -> LoadStatus {
    let failure = statuses.lazy.compactMap(\.refresh.failure).first
    var refresh = failure.map(LoadRefresh.failed) ?? .none
    if let activity = LoadActivity.combined(statuses.compactMap(\.refresh.activity)) {
      refresh = .running(activity, after: failure)
    }
    let origin =
      [LoadOrigin.previousInput, .cached].first { origin in statuses.contains { $0.origin == origin } } ?? .current
    let times = statuses.compactMap(\.asOf)
    // The age of the whole is known only if that of each is.
    return LoadStatus(refresh: refresh, origin: origin, asOf: times.count == statuses.count ? times.min() : nil)
  }
}
