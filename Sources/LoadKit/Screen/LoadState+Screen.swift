extension LoadAction {
  /// Why a run begins that the action starts.
  var reason: LoadReason? {
    switch code {
    case .load, .retry: .userRetry
    case .refresh: .userRefresh
    default: nil
    }
  }
}

extension LoadState {
  /// The sample value that stands in for content.
  var sample: Value? {
    if case .loaded(let value, let status) = self, status.origin == .placeholder { return value }
    return nil
  }

  /// The state with a sample value in place of nothing while the first load runs.
  func drawn(with sample: Value?) -> LoadState {
    guard let sample, case .loading(let activity) = self else { return self }
    return .loaded(sample, LoadStatus(refresh: .running(activity, after: nil), origin: .placeholder))
  }

  /// Whether the state has an outcome that is no failure, and nothing runs.
  var isSettledSuccess: Bool {
    guard let status, status.origin != .placeholder else { return false }
    return status.refresh == .none
  }

  /// The failure that a change to this state announces.
  var announcedFailure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    if case .failed(let failure) = status?.refresh { return failure }
    return nil
  }
}
