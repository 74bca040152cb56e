import Foundation

/// One cookie of a `Set-Cookie` field, as RFC 6265 reads it.
struct SetCookie: Equatable {
  var name: String
  var value: String
  /// The domain that is sent the cookie, in lower case; with a dot at its beginning if subdomains are sent it, too.
  var domain: String
  var path: String
  var isSecure = false
  /// Seconds since 1970, in the past for a cookie to remove; `nil` for a cookie of the session.
  var expires: Int64?

  /// The longest life of a cookie in seconds: 400 days (draft-ietf-httpbis-rfc6265bis, section 5.5).
  private static let longestLife: Int64 = 400 * 86_400
  /// The longest cookie in bytes, its attributes included.
  private static let longest = 8_192

  /// Parses the cookies of a response. Leaves out malformed cookies, and cookies that the host may not set.
  ///
  /// - Parameters:
  ///   - field: The value of the field. Several lines are joined by commas, as the loading systems hand them over.
  ///   - url: The address of the response.
  ///   - now: Seconds since 1970.
  /// - Returns: The cookies, in their order.
  static func parse(_ field: String, from url: URL, now: Int64) -> [SetCookie] {
    guard let host = url.host?.lowercased(), !host.isEmpty else { return [] }
    return split(field).compactMap { SetCookie($0, host: host, url: url, now: now) }
  }

  private init?(_ text: Substring, host: String, url: URL, now: Int64) {
    guard text.utf8.count <= Self.longest, !text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else {
      return nil
    }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let pair = parts.first, let equals = pair.firstIndex(of: "=") else { return nil }
    name = Self.trim(pair[..<equals])
    value = Self.trim(pair[pair.index(after: equals)...])
    guard !name.isEmpty else { return nil }
    (domain, path) = (host, CookieScope.defaultPath(of: url))
    var (hasMaxAge, hasDomain, hasRootPath) = (false, false, false)
    for part in parts.dropFirst() {
      let equals = part.firstIndex(of: "=")
      let content = equals.map { Self.trim(part[part.index(after: $0)...]) } ?? ""
      switch Self.trim(part[..<(equals ?? part.endIndex)]).lowercased() {
      case "expires" where !hasMaxAge:
        if let date = CookieDate.seconds(content) { expires = min(date, now + Self.longestLife) }
      case "max-age":
        guard let age = Self.seconds(content) else { break }
        (expires, hasMaxAge) = (age <= 0 ? .min : now + age, true)
      case "domain":
        guard let domain = CookieScope.domain(content, for: host) else { return nil }
        (self.domain, hasDomain) = (domain, domain.hasPrefix("."))
      case "path":
        path = content.hasPrefix("/") ? content : CookieScope.defaultPath(of: url)
        hasRootPath = content == "/"
      case "secure": isSecure = true
      default: break
      }
    }
    // Only a secure connection may set a secure cookie; a prefix of the name demands attributes (rfc6265bis,
    // sections 4.1.3 and 5.7).
    guard !isSecure || url.scheme?.lowercased() == "https" else { return nil }
    let prefix = name.lowercased()
    if prefix.hasPrefix("__secure-"), !isSecure { return nil }
    if prefix.hasPrefix("__host-"), !isSecure || hasDomain || !hasRootPath { return nil }
  }

  /// Whether the cookie is one to remove.
  func isExpired(at now: Int64) -> Bool { expires.map { $0 <= now } ?? false }

  private static func seconds(_ text: String) -> Int64? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    if text.hasPrefix("-") { return 0 }
    return digits.utf8.count > 10 ? longestLife : min(Int64(digits) ?? longestLife, longestLife)
  }

  private static func trim(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  /// Splits joined fields. A comma separates two of them if a name and an equals sign follow it.
  private static func split(_ field: String) -> [Substring] {
    var (result, start) = ([Substring](), field.startIndex)
    var index = start
    while let comma = field[index...].firstIndex(of: ",") {
      index = field.index(after: comma)
      let rest = field[index...].drop { $0 == " " || $0 == "\t" }
      let name = rest.prefix { $0 != "=" && $0 != ";" && $0 != "," }
      guard name.endIndex < field.endIndex, field[name.endIndex] == "=",
        HTTPHeaders.isToken(trim(name))
      else { continue }
      result.append(field[start..<comma])
      start = index
    }
    return result + [field[start...]]
  }
}

/// The dates of cookies, which are written in more ways than those of other fields (RFC 6265, section 5.1.1).
enum CookieDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// Parses a date.
  ///
  /// - Parameter text: The value of `Expires`.
  /// - Returns: Seconds since 1970, or `nil` if it isn't a date.
  static func seconds(_ text: String) -> Int64? {
    var date = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0))
    for word in text.prefix(80).lowercased().split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == ":") }) {
      if date.hour == nil, let time = time(word) {
        (date.hour, date.minute, date.second) = (time[0], time[1], time[2])
      } else if date.day == nil, word.utf8.count <= 2, let number = Int(word) {
        date.day = number
      } else if date.month == nil, let index = months.firstIndex(where: { word.hasPrefix($0) }) {
        date.month = index + 1
      } else if date.year == nil, [2, 4].contains(word.utf8.count), let number = Int(word) {
        date.year = word.utf8.count == 4 ? number : number + (number < 70 ? 2_000 : 1_900)
      }
    }
    guard date.hour != nil, date.day != nil, date.month != nil, let year = date.year, year >= 1_601, date.isValidDate
    else { return nil }
    return date.date.map { Int64($0.timeIntervalSince1970) }
  }

  private static func time(_ word: Substring) -> [Int]? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == 3 ? numbers : nil
  }
}
