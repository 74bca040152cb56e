/// How a run ended with an outcome, as far as its announcement depends on that (rule 27).
///
/// A cancelled run has no settlement: the earlier state shows again.
package struct LoadSettlement: Sendable, Hashable {
  /// Who or what asked for the run.
  package var reason: LoadReason
  /// Whether the indicator of the run showed.
  package var wasVisible: Bool
  /// Whether the run is the outcome of typing: another input of a loader that debounces its inputs.
  package var isTyped = false
  /// Whether the run has failed. A failure that the app handles shows in no state, and is not announced.
  package var hasFailed = false

  /// Creates a settlement.
  package init(reason: LoadReason, wasVisible: Bool, isTyped: Bool = false, hasFailed: Bool = false) {
    self.reason = reason
    self.wasVisible = wasVisible
    self.isTyped = isTyped
    self.hasFailed = hasFailed
  }

  /// Whether the run began without the user: neither by an action nor by another input.
  var isAutomatic: Bool { !reason.isUser && !isTyped && reason != .inputChanged }

  /// Several settlements as one, for loaders that are one screen.
  func joined(with other: LoadSettlement?) -> LoadSettlement {
    guard let other else { return self }
    return LoadSettlement(
      reason: other.reason.isUser ? other.reason : reason, wasVisible: wasVisible || other.wasVisible,
      isTyped: isTyped || other.isTyped, hasFailed: hasFailed && other.hasFailed)
  }
}

extension LoadSettlement {
  init<Value>(of run: LoadRun<Value>, hasFailed: Bool) {
    self.init(reason: run.reason, wasVisible: run.indicatorSince != nil, hasFailed: hasFailed)
  }
}

extension LoadMachine {
  /// How a run ended since the last call, if one did and no other follows at once.
  ///
  /// The outcome that another run replaces in the same turn is not announced (rule 3).
  mutating func takeSettlement() -> LoadSettlement? {
    defer { settlement = nil }
    return run == nil ? settlement : nil
  }
}
