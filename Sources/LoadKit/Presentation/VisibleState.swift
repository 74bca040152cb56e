/// A state as it looks: a sample value that stands in for content is none (rule 1), so that there is nothing to show
/// yet.
enum VisibleState<Value> {
  /// Nothing was asked for.
  case idle
  /// Nothing to show yet, and work under way. `isSample` where the state holds a sample value to draw meanwhile.
  case working(LoadActivity, isSample: Bool)
  /// Content.
  case content(Value, LoadStatus)
  /// An outcome with nothing in it.
  case empty(LoadStatus)
  /// Nothing to show, and why.
  case failed(LoadFailure)

  init(_ state: LoadState<Value>) {
    switch state {
    case .idle: self = .idle
    case .loading(let activity): self = .working(activity, isSample: false)
    case .empty(let status): self = .empty(status)
    case .failed(let failure): self = .failed(failure)
    case .loaded(let value, let status):
      guard status.origin == .placeholder else {
        self = .content(value, status)
        return
      }
      switch status.refresh {
      case .none: self = .idle
      case .failed(let failure): self = .failed(failure)
      // A run that starts by itself leaves the failure on screen through its grace period (rule 11).
      case .running(let activity, let failure?) where activity.indicator == .pending && !activity.reason.isUser:
        self = .failed(failure)
      case .running(let activity, _): self = .working(activity, isSample: true)
      }
    }
  }

  /// The status beside content, or beside an outcome with nothing in it.
  var status: LoadStatus? {
    switch self {
    case .content(_, let status), .empty(let status): status
    case .idle, .working, .failed: nil
    }
  }

  /// The work under way.
  var activity: LoadActivity? {
    if case .working(let activity, _) = self { return activity }
    return status?.refresh.activity
  }

  /// The failure that is on screen, as a message or as a banner.
  var failure: LoadFailure? {
    if case .failed(let failure) = self { return failure }
    return status?.refresh.failure
  }
}

extension LoadStatus {
  /// Whether the content answers the input that was asked for last.
  var matchesInput: Bool { origin != .previousInput }

  /// Whether the screen says that the content answers an earlier input: together with the indicator, not with the key
  /// press (rule 2).
  var showsPreviousInput: Bool { !matchesInput && refresh.activity?.indicator != .pending }
}
