import LoadKit

extension LoadState {
  /// The state in a few words, for the expectations of tests: "loading visible slow", "loaded [1, 2] refreshing",
  /// "failed offline after 3".
  ///
  /// Defaults are left out: a pending indicator, the first attempt, the phase `LoadPhase.working`, the
  /// origin `LoadOrigin.current`, and the reasons `LoadReason.appeared` and `LoadReason.inputChanged`.
  public var summary: String {
    switch self {
    case .idle: "idle"
    case .loading(let activity): join("loading", activity.summary)
    case .loaded(let value, let status): join("loaded \(value)", status.summary)
    case .empty(let status): join("empty", status.summary)
    case .failed(let failure): join("failed", failure.summary, failure.isOfPreviousInput ? "of previousInput" : "")
    }
  }
}

extension NextPageState {
  /// The end of a list in a few words, for the expectations of tests: "idle", "loading visible", "failed offline after
  /// 3".
  ///
  /// What is as it usually is is left out, as in the summary of a state.
  public var summary: String {
    switch self {
    case .idle: "idle"
    case .stopped: "stopped"
    case .loading(let activity): join("loading", activity.summary)
    case .failed(let failure): "failed \(failure.summary)"
    case .end: "end"
    }
  }
}

private func join(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

extension LoadActivity {
  fileprivate var summary: String {
    let isUsual = reason == .appeared || reason == .inputChanged
    return join(
      indicator == .visible ? "visible" : "", isUsual ? "" : "\(reason)", attempt == 1 ? "" : "attempt \(attempt)",
      phase == .working ? "" : "\(phase)",
      progress.map { $0.fraction.map { "\(Int($0 * 100))%" } ?? "\($0.completed) of ?" } ?? "",
      offersCancel ? "cancellable" : "")
  }
}

extension LoadStatus {
  fileprivate var summary: String {
    let renewal =
      switch refresh {
      case .none: ""
      case .running(let activity, let failure):
        join("refreshing", activity.summary, failure.map { "after \($0.kind)" } ?? "")
      case .failed(let failure): "with failed refresh \(failure.summary)"
      }
    return join(origin == .current ? "" : "\(origin)", renewal)
  }
}

extension LoadFailure {
  fileprivate var summary: String { attempts == 1 ? "\(kind)" : "\(kind) after \(attempts)" }
}
