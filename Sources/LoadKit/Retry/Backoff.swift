/// How long to wait before a retry: a ceiling that may grow, jitter below it, never less than a floor.
public struct Backoff: Sendable {
  /// The longest wait before a retry: 0 for the first retry, 1 for the second, and so on.
  public var ceiling: @Sendable (_ retry: Int) -> Duration
  /// How a wait is drawn below its ceiling.
  public var jitter: Jitter
  /// The shortest wait.
  public var floor: Duration
  /// Random numbers in 0..<1. Give a fixed source in tests.
  public var random: @Sendable () -> Double

  /// Creates a backoff from a function of your own.
  ///
  /// - Parameters:
  ///   - jitter: How a wait is drawn below its ceiling; by default it is the ceiling.
  ///   - floor: The shortest wait, 100 ms by default; negative counts as zero.
  ///   - random: Random numbers in 0..<1. Values outside count as the nearest one inside.
  ///   - ceiling: The longest wait before a retry; gets 0, 1, 2 and so on.
  public init(
    jitter: Jitter = .none, floor: Duration = .milliseconds(100),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
    ceiling: @escaping @Sendable (_ retry: Int) -> Duration
  ) {
    self.ceiling = ceiling
    self.jitter = jitter
    self.floor = max(.zero, floor)
    self.random = random
  }

  /// Capped exponential growth: `base · factor^retry`, at most `cap`. It does not overflow, however large `retry` is.
  ///
  /// - Parameters:
  ///   - base: The ceiling of the first wait, 500 ms by default; negative counts as zero.
  ///   - factor: By how much the ceiling grows, 2 by default; below 1, or not a number, counts as 1.
  ///   - cap: The highest ceiling, 8 s by default.
  ///   - jitter: How a wait is drawn below its ceiling; ``Jitter/full`` by default.
  ///   - floor: The shortest wait, 100 ms by default.
  ///   - random: Random numbers in 0..<1.
  /// - Returns: A backoff that grows exponentially.
  public static func exponential(
    base: Duration = .milliseconds(500), factor: Double = 2, cap: Duration = .seconds(8), jitter: Jitter = .full,
    floor: Duration = .milliseconds(100), random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) -> Backoff {
    let base = max(.zero, base)
    let factor = factor >= 1 ? factor : 1
    return Backoff(jitter: jitter, floor: floor, random: random) { retry in
      guard factor > 1, base > .zero else { return min(base, cap) }
      var ceiling = base
      for _ in 0..<max(0, retry) {
        // Compared by division, so that the product cannot overflow.
        guard ceiling < cap / factor else { return cap }
        ceiling = ceiling * factor
      }
      return min(ceiling, cap)
    }
  }

  /// The same wait every time, without jitter.
  ///
  /// - Parameter wait: The wait; negative counts as zero.
  /// - Returns: A backoff that does not grow.
  public static func constant(_ wait: Duration) -> Backoff {
    Backoff(floor: .zero) { _ in wait }
  }

  /// The wait before a retry, drawn anew on each call.
  ///
  /// - Parameter retry: 0 for the first retry, 1 for the second, and so on.
  /// - Returns: The wait, never below `floor`.
  public func wait(beforeRetry retry: Int) -> Duration {
    let ceiling = max(.zero, ceiling(retry))
    let wait =
      switch jitter {
      case .none: ceiling
      case .full: ceiling * unit
      case .equal: ceiling * (0.5 + unit / 2)
      }
    return max(floor, wait)
  }

  private var unit: Double {
    let value = random()
    return value >= 0 ? min(value, 1) : 0
  }

  /// How a wait is drawn below its ceiling, so that many clients do not come back at the same instant.
  public enum Jitter: Sendable, Hashable {
    /// The ceiling itself.
    case none
    /// Anywhere between 0 and the ceiling.
    case full
    /// Anywhere between half the ceiling and the ceiling.
    case equal
  }
}
