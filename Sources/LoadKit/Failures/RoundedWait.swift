/// A wait in the units that a person uses for it, rounded up, so that the user never returns too early.
///
/// The rounding adds less than a minute below two hours, less than 15 minutes below six hours, and less than an hour
/// up to a day: 61 minutes are told as 61 minutes, not as 2 hours.
public enum RoundedWait: Sendable, Hashable {
  /// 1 to 89 seconds, without 60.
  case seconds(Int)
  /// 1 to 119 minutes, without 60.
  case minutes(Int)
  /// 1 to 24 hours.
  case hours(Int)
  /// 2 to 5 hours, and 15, 30 or 45 minutes.
  case hoursAndMinutes(Int, Int)
  /// More than 24 hours.
  case longer

  /// Rounds a wait up.
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
    let quarters = (minutes + 14) / 15
    if seconds < 90, seconds != 60 {
      self = .seconds(seconds)
    } else if minutes < 120, minutes != 60 {
      self = .minutes(minutes)
    } else if minutes == 60 {
      self = .hours(1)
    } else if quarters < 24, quarters % 4 != 0 {
      self = .hoursAndMinutes(quarters / 4, quarters % 4 * 15)
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
    case .hoursAndMinutes(let hours, let minutes): "Try again in \(hours) hours and \(minutes) minutes."
    case .longer: "Try again another day."
    }
  }
}
