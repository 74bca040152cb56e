#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The date format of HTTP headers (RFC 9110, section 5.6.7).
enum ServerDate {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The seconds since 1970 began.
  static func now() -> Int { Int(time(nil)) }

  /// The text of a point in time in seconds since 1970 began, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// Earlier times count as the beginning of 1970, and later ones than the year 9999 as its end.
  static func text(_ seconds: Int) -> String {
    // The number is too large for the Int of a watch.
    let seconds = min(max(0, seconds), Int(clamping: 253_402_300_799 as Int64))
    let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let date = civilDate(day)
    let clock = [second / 3_600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return "\(days[day % 7]), \(twoDigits(date.day)) \(months[date.month - 1]) \(date.year) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The Gregorian date of a day since 1970 began, counted in years that begin in March so that leap days come last.
  private static func civilDate(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let days = daysSince1970 + 719_468
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + days / 146_097 * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}
