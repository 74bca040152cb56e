import Foundation

/// Parses `Retry-After` (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// The longest wait in seconds, a day. It keeps the server's number from overflowing.
  static let longest: Int64 = 86_400

  /// Reads the field.
  ///
  /// - Parameters:
  ///   - field: The value of `Retry-After`: seconds, in digits only, or a date; or several of these with commas between
  ///     them, as two fields arrive. Then the longest wait counts.
  ///   - date: The `Date` of the same response. A date in `Retry-After` is measured against it.
  ///   - now: Seconds since 1970, used if `Date` is missing or invalid.
  /// - Returns: The wait, from zero to a day; `nil` if the field is missing or invalid, or its date has passed.
  static func wait(_ field: String?, date: String?, now: Int64) -> Duration? {
    guard let field else { return nil }
    let start = date.flatMap { HTTPDate.seconds(HTTPNumber.trimmed($0[...]), now: now) } ?? now
    // Servers don't send more than a few waits.
    let parts = field.split(separator: ",", maxSplits: 16, omittingEmptySubsequences: false)
    var longestWait: Duration?
    var index = 0
    while index < parts.count {
      var wait = wait(HTTPNumber.trimmed(parts[index]), from: start, now: now)
      index += 1
      // Two of the three forms of a date have a comma after the day of the week.
      if wait == nil, index < parts.count {
        let pair = parts[index - 1].startIndex..<parts[index].endIndex
        wait = self.wait(HTTPNumber.trimmed(field[pair]), from: start, now: now)
        if wait != nil { index += 1 }
      }
      if let wait { longestWait = max(wait, longestWait ?? .zero) }
    }
    return longestWait
  }

  private static func wait(_ text: Substring, from start: Int64, now: Int64) -> Duration? {
    if let seconds = HTTPNumber.seconds(text, longest: longest) { return .seconds(seconds) }
    guard let target = HTTPDate.seconds(text, now: now), target > start else { return nil }
    return .seconds(min(target - start, longest))
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
