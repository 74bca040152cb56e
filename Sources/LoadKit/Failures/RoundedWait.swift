/// A wait as it is told to people: rounded up, in one unit, so that nobody comes back too early.
public enum RoundedWait: Sendable, Hashable {
  /// 1 to 59 seconds.
  case seconds(Int)
  /// 1 to 59 minutes.
  case minutes(Int)
  /// 1 to 24 hours.
  case hours(Int)
  /// More than 24 hours.
  case longer

  /// Rounds a wait up to the next whole second, minute or hour.
  ///
  /// - Parameter wait: The wait. If it is zero or negative there is nothing to tell, and the result is `nil`.
  public init?(_ wait: Duration) {
    guard wait > .zero else { return nil }
    guard wait <= .seconds(24 * 3600) else {
      self = .longer
      return
    }
    let (whole, fraction) = wait.components
    let seconds = Int(whole) + (fraction > 0 ? 1 : 0)
    let minutes = (seconds + 59) / 60
    if seconds < 60 {
      self = .seconds(seconds)
    } else if minutes < 60 {
      self = .minutes(minutes)
    } else {
      self = .hours((minutes + 59) / 60)
    }
  }
}
