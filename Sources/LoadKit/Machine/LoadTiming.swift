/// When an indicator shows, and for how long at least. Chosen on the loader.
public struct LoadTiming: Sendable, Hashable {
  /// How long a load runs before its indicator shows; `nil` if none ever shows.
  ///
  /// An outcome at or before this instant never shows an indicator.
  public var grace: Duration?
  /// How long an indicator stays at least once it shows. An earlier outcome is held until then.
  public var minimumDisplay: Duration

  /// Creates a timing. Negative durations count as zero.
  public init(grace: Duration?, minimumDisplay: Duration) {
    self.grace = grace.map { max(.zero, $0) }
    self.minimumDisplay = max(.zero, minimumDisplay)
  }

  /// For spinners and bars: a grace period of 200 ms, a minimum display of 300 ms. The default.
  public static let spinner = LoadTiming(grace: .milliseconds(200), minimumDisplay: .milliseconds(300))
  /// For a placeholder that is drawn from the start and so cannot flicker: no grace period, no minimum.
  public static let placeholder = LoadTiming(grace: .zero, minimumDisplay: .zero)
  /// No indicator at all.
  public static let none = LoadTiming(grace: nil, minimumDisplay: .zero)
}
