/// How far a piece of work is, in units of its own choice (bytes, items, pages).
public struct LoadProgress: Sendable, Hashable {
  /// The units done; never negative.
  public let completed: Int64
  /// The units in all, or `nil` when that is unknown. Zero or less counts as unknown.
  public let total: Int64?

  /// Creates a progress from raw counts as a transport reports them.
  ///
  /// - Parameters:
  ///   - completed: The units done. A negative number counts as 0.
  ///   - total: The units in all; `nil`, zero or a negative number (as URLSession uses) means unknown.
  public init(completed: Int64, total: Int64?) {
    self.completed = max(0, completed)
    self.total = if let total, total > 0 { total } else { nil }
  }

  /// The share done, in 0…1; `nil` when the total is unknown, in which case the progress is indeterminate.
  public var fraction: Double? {
    guard let total else { return nil }
    return min(1, Double(completed) / Double(total))
  }

  /// Nothing done yet, of a total that is not known yet.
  public static let zero = LoadProgress(completed: 0, total: nil)
}
