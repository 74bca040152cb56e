import LoadKit

extension MachineWorld.Move {
  /// Whether the attempt in flight is over with it.
  var endsAttempt: Bool {
    switch self {
    case .answer, .end, .retryableFailure, .finalFailure, .refusal, .cancelled: true
    default: false
    }
  }

  var hasOutcome: Bool {
    switch self {
    case .answer, .value, .end, .cancelled: true
    default: false
    }
  }

  /// What the app, or a next page, makes of the content.
  var changedContent: Int? {
    switch self {
    case .amend(let value), .change(let value), .begin(let value): value
    default: nil
    }
  }

  var isStale: Bool { self == .staleAnswer || self == .staleFailure }

  var isWaiting: Bool {
    if case .request(_, _, let isWaiting) = self { return isWaiting }
    return false
  }
}

extension LoadState<Int> {
  /// Whether there is neither content nor a failure.
  var isNothing: Bool { value == nil && !isEmpty && failure == nil }

  /// The same without what only counts: when content came, and how many failures there were.
  func withoutNumbers(_ now: Duration) -> LoadState<Int> {
    func plain(_ failure: LoadFailure) -> LoadFailure {
      var failure = failure
      failure.occurrence = 0
      return failure
    }
    func plain(_ status: LoadStatus) -> LoadStatus {
      var status = status
      status.asOf = nil
      switch status.refresh {
      case .none: break
      case .running(let activity, let failure): status.refresh = .running(activity, after: failure.map(plain))
      case .failed(let failure): status.refresh = .failed(plain(failure))
      }
      return status
    }
    return switch self {
    case .idle, .loading: self
    case .loaded(let value, let status): .loaded(value, plain(status))
    case .empty(let status): .empty(plain(status))
    case .failed(let failure): .failed(plain(failure))
    }
  }
}
