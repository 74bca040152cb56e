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

extension FailureTable {
  /// The suggestion when the server said how long to wait (rule 13). Whole phrases, so that they can be translated.
  ///
  /// - Parameter wait: How long.
  /// - Returns: A sentence such as "Try again in 2 minutes."
  package static func tryAgain(in wait: RoundedWait) -> String {
    switch wait {
    case .seconds(1): "Try again in 1 second."
    case .seconds(let count): "Try again in \(count) seconds."
    case .minutes(1): "Try again in 1 minute."
    case .minutes(let count): "Try again in \(count) minutes."
    case .hours(1): "Try again in 1 hour."
    case .hours(let count): "Try again in \(count) hours."
    case .longer: "Try again another day."
    }
  }
}
