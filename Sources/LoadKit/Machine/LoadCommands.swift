/// What the driver of a ``LoadMachine`` has to do after an event, in the order of the properties.
@_spi(Machine) public struct LoadCommands: Sendable, Hashable {
  /// Cancel the attempt in flight. Its outcome will be ignored whether it obeys or not.
  public var cancelsAttempt = false
  /// Call the operation.
  public var starts: LoadAttempt?
  /// An automatic retry was decided on, which the retry budget pays for.
  public var schedulesRetry = false
  /// An attempt succeeded, which the retry budget gains from.
  public var succeeded = false

  /// Creates commands that do nothing.
  public init() {}
}

/// One call of the operation.
@_spi(Machine) public struct LoadAttempt: Sendable, Hashable {
  /// What tells this call from all others of the loader. Answers carry it.
  public var id: Int
  /// The number of this call within its run; the first is 1.
  public var number: Int
  /// The number that stands for the input.
  public var input: Int
}
