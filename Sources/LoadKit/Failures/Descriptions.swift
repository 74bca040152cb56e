extension LoadFailure.Kind: CustomStringConvertible {
  /// The name of the kind: "timedOut".
  public var description: String { "\(code)" }
}

extension LoadFailure.Cause: CustomStringConvertible {
  /// The name of the cause: "networkSignIn".
  public var description: String { "\(code)" }
}

extension LoadReason: CustomStringConvertible {
  /// The name of the reason: "userRetry".
  public var description: String { "\(code)" }
}

extension LoadPhase: CustomStringConvertible {
  /// The name of the phase: "waitingToRetry".
  public var description: String { "\(code)" }
}

extension LoadAction: CustomStringConvertible {
  /// The name of the action: "retry"; of an app's own its identifier: "custom(write)".
  public var description: String { customID.map { "custom(\($0))" } ?? "\(code)" }
}
