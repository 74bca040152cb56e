/// The input of a loader that needs none.
public struct NoInput: Sendable, Hashable {
  /// Creates it.
  public init() {}
}
