import Foundation

/// Parses `Retry-After` (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// The longest wait in seconds, a day. It keeps the server's number from overflowing.
  static let longest: Int64 = 86_400

  /// Reads the field.
  ///
  /// - Parameters:
  ///   - field: The value of `Retry-After`: seconds, in digits only, or a date.
  ///   - date: The `Date` of the same response. A date in `Retry-After` is measured against it.
  ///   - now: Seconds since 1970, used if `Date` is missing or invalid.
  /// - Returns: The wait, from zero to a day; `nil` if the field is missing or invalid, or its date has passed.
  static func wait(_ field: String?, date: String?, now: Int64) -> Duration? {
    guard let field else { return nil }
    let text = trimmed(field)
    if let seconds = HTTPNumber.seconds(text, longest: longest) { return .seconds(seconds) }
    guard let target = HTTPDate.seconds(text, now: now) else { return nil }
    let start = date.flatMap { HTTPDate.seconds(trimmed($0), now: now) } ?? now
    return target > start ? .seconds(min(target - start, longest)) : nil
  }

  /// A value without surrounding spaces and tabs.
  private static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

extension HTTPResponse {
  /// The wait before the next request, at most a day; `nil` if the response has no valid `Retry-After` (RFC 9110,
  /// section 10.2.3).
  ///
  /// - Parameter now: The time at which the response arrived, used for a date in a response without `Date`.
  /// - Returns: The wait.
  public func retryAfter(now: Date = Date()) -> Duration? {
    RetryAfter.wait(headers["Retry-After"], date: headers["Date"], now: now.wholeSeconds)
  }
}
