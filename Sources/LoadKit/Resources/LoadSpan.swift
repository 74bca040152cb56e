/// A length of time in the one unit that a person would use for it, for texts such as "Updated 2 minutes ago".
public enum LoadSpan: Sendable, Hashable {
  /// 0 to 59 seconds.
  case seconds(Int)
  /// 1 to 59 minutes.
  case minutes(Int)
  /// 1 to 23 hours.
  case hours(Int)
  /// 1 day or more.
  case days(Int)

  /// Time that has passed, rounded down: 119 s are 1 minute. Negative time counts as none.
  ///
  /// - Parameter elapsed: How long ago it was.
  public init(elapsed: Duration) {
    let seconds = max(0, elapsed.components.seconds)
    self =
      switch seconds {
      case ..<60: .seconds(Int(seconds))
      case ..<3_600: .minutes(Int(seconds / 60))
      case ..<86_400: .hours(Int(seconds / 3_600))
      default: .days(Int(clamping: seconds / 86_400))
      }
  }

  /// Time to wait, rounded up, so that nobody is told to come back too early: 61 s are 2 minutes. At least 1 second.
  ///
  /// - Parameter remaining: How long it will be.
  public init(remaining: Duration) {
    let (whole, rest) = remaining.components
    let seconds = max(1, rest > 0 && whole < .max ? whole + 1 : whole)
    let minutes = Self.roundedUp(seconds, per: 60)
    let hours = Self.roundedUp(seconds, per: 3_600)
    self =
      if seconds < 60 {
        .seconds(Int(seconds))
      } else if minutes < 60 {
        .minutes(Int(minutes))
      } else if hours < 24 {
        .hours(Int(hours))
      } else {
        .days(Int(clamping: Self.roundedUp(seconds, per: 86_400)))
      }
  }

  private static func roundedUp(_ seconds: Int64, per unit: Int64) -> Int64 {
    seconds / unit + (seconds % unit > 0 ? 1 : 0)
  }
}
