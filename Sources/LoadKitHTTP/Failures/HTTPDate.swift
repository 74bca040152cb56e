/// Parses the three forms of a date in HTTP (RFC 9110, section 5.6.7), in seconds since 1970.
///
/// A hand-written parser is strict, needs no locale, and costs far less than a `DateFormatter`.
enum HTTPDate {
  /// The longest form, with the longest name of a day, has 33 characters.
  private static let maxLength = 40

  private typealias Word = ArraySlice<UInt8>

  /// Parses a date.
  ///
  /// - Parameters:
  ///   - text: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`.
  ///   - now: Seconds since 1970, to tell the century of a year of two digits: one that seems more than 50 years ahead
  ///     is in the past.
  /// - Returns: Seconds since 1970, or `nil` if it isn't a date.
  static func seconds(_ text: some StringProtocol, now: Int64) -> Int64? {
    let bytes = Array(text.utf8.prefix(maxLength + 1))
    guard bytes.count <= maxLength else { return nil }
    let words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    switch words.count {
    case 6 where words[2].isEmpty:
      // The day of an asctime date is filled with a space if it has one digit.
      return asctime(words, day: digits(words[3], count: 1))
    case 6:
      guard isName(words[0], of: shortDays, then: ","), isWord(words[5], "GMT") else { return nil }
      return instant(
        day: digits(words[1], count: 2), month: month(words[2]), year: digits(words[3], count: 4), time: words[4])
    case 5:
      return asctime(words, day: digits(words[2], count: 2))
    case 4:
      return rfc850(words, now: now)
    default:
      return nil
    }
  }

  private static func asctime(_ words: [Word], day: Int?) -> Int64? {
    guard isName(words[0], of: shortDays, then: "") else { return nil }
    return instant(
      day: day, month: month(words[1]), year: digits(words[words.count - 1], count: 4), time: words[words.count - 2])
  }

  private static func rfc850(_ words: [Word], now: Int64) -> Int64? {
    let date = words[1].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard isName(words[0], of: longDays, then: ","), isWord(words[3], "GMT"), date.count == 3,
      let shortYear = digits(date[2], count: 2)
    else { return nil }
    func instant(inCentury century: Int) -> Int64? {
      self.instant(
        day: digits(date[0], count: 2), month: month(date[1]), year: century * 100 + shortYear, time: words[2])
    }
    // The latest year with these digits that is at most 50 years ahead.
    let limit = now + 50 * 31_556_952
    let century = Int((max(0, min(now, 32_503_680_000)) / 31_556_952 + 1970) / 100)
    return [century + 1, century, century - 1].lazy.compactMap(instant(inCentury:)).first { $0 <= limit }
  }

  // MARK: Parts

  private static let shortDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func isWord(_ word: Word, _ text: String) -> Bool { word.elementsEqual(text.utf8) }

  private static func isName(_ word: Word, of names: [String], then end: String) -> Bool {
    names.contains { isWord(word, $0 + end) }
  }

  private static func month(_ word: Word) -> Int? {
    months.firstIndex { isWord(word, $0) }.map { $0 + 1 }
  }

  private static func digits(_ word: Word, count: Int) -> Int? {
    guard word.count == count, word.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return word.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func instant(day: Int?, month: Int?, year: Int?, time: Word) -> Int64? {
    let parts = time.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let day, let month, let year, parts.count == 3, let hour = digits(parts[0], count: 2),
      let minute = digits(parts[1], count: 2), let second = digits(parts[2], count: 2),
      hour < 24, minute < 60, second <= 60, (1...lengthOf(month: month, year: year)).contains(day)
    else { return nil }
    let days = daysSince1970(year: year, month: month, day: day)
    return Int64(days) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }

  private static func lengthOf(month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts years from March, so that the leap day is the last one, and in whole cycles of 400 years of 146,097 days.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = year + 400 - (month < 3 ? 1 : 0)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - (719_468 + 146_097)
  }
}
