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

  /// Creates a settlement.
  package init(reason: LoadReason, wasVisible: Bool, isTyped: Bool = false) {
    self.reason = reason
    self.wasVisible = wasVisible
    self.isTyped = isTyped
  }

  /// Whether the run began without the user: neither by an action nor by another input.
  var isAutomatic: Bool { !reason.isUser && !isTyped && reason != .inputChanged }

  /// Several settlements as one, for loaders that are one screen.
  func joined(with other: LoadSettlement?) -> LoadSettlement {
    guard let other else { return self }
    return LoadSettlement(
      reason: other.reason.isUser ? other.reason : reason, wasVisible: wasVisible || other.wasVisible,
      isTyped: isTyped || other.isTyped)
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
