/// How old content is in the one unit that a person would use for it, rounded down. See ``RoundedWait`` for the future.
public enum LoadAge: Sendable, Hashable {
  /// Less than a minute.
  case justNow
  /// 1 to 59 minutes.
  case minutes(Int)
  /// 1 to 23 hours.
  case hours(Int)
  /// 1 day or more.
  case days(Int)

  /// Rounds an age down to whole minutes, hours or days.
  ///
  /// - Parameter age: How long ago it was. Negative time, as after a clock was set back, counts as none.
  public init(_ age: Duration) {
    // More seconds than a number has room for are days, too many to tell.
    let seconds = min(max(.zero, age), .seconds(Int64.max)).components.seconds
    self =
      switch seconds {
      case ..<60: .justNow
      case ..<3_600: .minutes(Int(seconds / 60))
      case ..<86_400: .hours(Int(seconds / 3_600))
      default: .days(Int(clamping: seconds / 86_400))
      }
  }
}
