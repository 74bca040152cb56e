import LoadKit

/// What one call of a ``ScriptedOperation`` does.
public struct ScriptedStep<Value> {
  enum Outcome {
    case success(Value)
    case failure(any Error)
    case hang
  }

  var outcome: Outcome
  /// How long the call takes; `nil` if it does not suspend.
  var delay: Duration?
  var gate: ScriptedGate?
  var reports: [(time: Duration, progress: LoadProgress)] = []

  /// Answers without suspending.
  public static func succeed(_ value: Value) -> ScriptedStep { ScriptedStep(outcome: .success(value)) }

  /// Answers after a while. Zero suspends, and answers when the clock is moved next, even by nothing.
  public static func succeed(_ value: Value, after delay: Duration) -> ScriptedStep {
    ScriptedStep(outcome: .success(value), delay: delay)
  }

  /// Answers when a gate is opened.
  public static func succeed(_ value: Value, when gate: ScriptedGate) -> ScriptedStep {
    ScriptedStep(outcome: .success(value), gate: gate)
  }

  /// Fails without suspending.
  public static func fail(_ error: any Error) -> ScriptedStep { ScriptedStep(outcome: .failure(error)) }

  /// Fails after a while.
  public static func fail(_ error: any Error, after delay: Duration) -> ScriptedStep {
    ScriptedStep(outcome: .failure(error), delay: delay)
  }

  /// Fails when a gate is opened.
  public static func fail(_ error: any Error, when gate: ScriptedGate) -> ScriptedStep {
    ScriptedStep(outcome: .failure(error), gate: gate)
  }

  /// Never ends by itself.
  public static var hang: ScriptedStep { ScriptedStep(outcome: .hang) }

  /// The same, reporting progress on the way.
  ///
  /// - Parameter reports: What is reported, and how long after the beginning of the call; in order of time.
  /// - Returns: The step with reports.
  public func reporting(_ reports: [(time: Duration, progress: LoadProgress)]) -> ScriptedStep {
    var step = self
    step.reports = reports
    return step
  }
}

/// Holds calls of a ``ScriptedOperation`` back until a test lets them go.
@MainActor public final class ScriptedGate {
  let gate = MainActorGate()

  /// Creates a closed gate.
  public nonisolated init() {}

  /// Lets the calls go that wait, and all later ones.
  public func open() { gate.open() }
}
