import Foundation

/// Reads how long a server asks to wait (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// No longer wait is told, so that no number of a server's choice can overflow anything: a day.
  static let longest: Int64 = 86_400

  /// Reads the field.
  ///
  /// - Parameters:
  ///   - field: The value of `Retry-After`: seconds, in digits only, or a date.
  ///   - date: The value of `Date` of the same response, by whose clock the server means a date.
  ///   - now: Seconds since 1970, where that is missing or unreadable.
  /// - Returns: The wait, from zero to a day; `nil` if there is none: no such field, an unreadable one, or a date that
  ///   has passed.
  static func wait(_ field: String?, date: String?, now: Int64) -> Duration? {
    guard let field else { return nil }
    let text = trimmed(field)
    if let seconds = HTTPNumber.seconds(text, longest: longest) { return .seconds(seconds) }
    guard let target = HTTPDate.seconds(text, now: now) else { return nil }
    let start = date.flatMap { HTTPDate.seconds(trimmed($0), now: now) } ?? now
    return target > start ? .seconds(min(target - start, longest)) : nil
  }

  /// Without the spaces and tabs that may stand around a value.
  private static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension HTTPResponse {
  /// How long the server asks to wait before the next request, at most a day; `nil` if it does not (RFC 9110, section
  /// 10.2.3).
  ///
  /// - Parameter now: The time at which the response arrived; for a server that names a date and does not say its own.
  /// - Returns: The wait.
  public func retryAfter(now: Date = Date()) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], date: headers["Date"], now: now.wholeSeconds)
  }
}
