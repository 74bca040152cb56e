import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

@Suite("Retry-After (RFC 9110, section 10.2.3)")
struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, the example of the RFC.
  private static let now: Int64 = 784_111_777

  private func wait(_ field: String?, date: String? = nil) -> Duration? {
    RetryAfter.wait(field, date: date, now: Self.now)
  }

  @Test("B36 Seconds are told as they are")
  func seconds() {
    #expect(wait("120") == .seconds(120))
    #expect(wait("2") == .seconds(2))
    #expect(wait("0") == .zero)
    #expect(wait("007") == .seconds(7))
    #expect(wait(" \t30 ") == .seconds(30))
    #expect(wait(nil) == nil)
  }

  @Test(
    "B37 What is neither digits nor a date is ignored",
    arguments: [
      "", " ", "-5", "+3", "+5", "1.5", "5s", "soon", "0x10", "1e3", "५", "٣", "1 2", "\u{1}5", "NaN",
      "infinity",
      "5;6", "Sun", ",", "soon, later", "-5, +3", "Sun, 06 Nov 1994 08:49:36 GMT, soon",
      "1994-11-06T08:49:37Z", "5\r\nX: y",
    ])
  func ignored(field: String) {
    #expect(wait(field) == nil)
  }

  @Test(
    "B37 Of two fields the longer wait counts, whatever their forms and order",
    arguments: [
      ("2, 120", 120), ("120, 2", 120), ("1,5", 5), ("7, 7", 7), ("soon, 9", 9), ("9, ", 9), (",,9", 9), ("0, 0", 0),
      ("Sun, 06 Nov 1994 08:51:37 GMT, 5", 120), ("5, Sun, 06 Nov 1994 08:51:37 GMT", 120),
      ("500, Sunday, 06-Nov-94 08:51:37 GMT", 500), ("Sun Nov  6 08:51:37 1994, 3, 4", 120),
      ("Sun, 06 Nov 1994 08:50:37 GMT, Sun, 06 Nov 1994 08:51:37 GMT", 120),
      ("Sun, 06 Nov 1994 08:49:36 GMT, 3", 3), ("99999999999999999999, 1", 86_400),
    ])
  func several(field: String, seconds: Int) {
    #expect(wait(field) == .seconds(seconds))
  }

  @Test("B37 a million commas are read in bounded time")
  func commas() {
    #expect(wait(String(repeating: ",", count: 1_000_000)) == nil)
    #expect(wait(String(repeating: "1,", count: 1_000_000)) == .seconds(1))
  }

  @Test("B37 No number of seconds is longer than a day, and none overflows")
  func capped() {
    #expect(wait("86399") == .seconds(86_399))
    #expect(wait("86400") == .seconds(86_400))
    #expect(wait("86401") == .seconds(86_400))
    #expect(wait("99999999999999999999") == .seconds(86_400))
    #expect(wait(String(repeating: "9", count: 100_000)) == .seconds(86_400))
    #expect(wait(String(repeating: "0", count: 100_000) + "9") == .seconds(9))
  }

  @Test(
    "B37 All three forms of a date are read",
    arguments: [
      "Sun, 06 Nov 1994 08:51:37 GMT", "Sunday, 06-Nov-94 08:51:37 GMT", "Sun Nov  6 08:51:37 1994",
    ])
  func dates(field: String) {
    #expect(wait(field) == .seconds(120))
  }

  @Test("B37 A date is meant by the clock of the server, where it tells its own")
  func serverClock() {
    let field = "Sun, 06 Nov 1994 09:00:00 GMT"
    #expect(wait(field) == .seconds(623))
    #expect(wait(field, date: "Sun, 06 Nov 1994 08:59:30 GMT") == .seconds(30))
    #expect(wait(field, date: "Sunday, 06-Nov-94 08:59:59 GMT") == .seconds(1))
    #expect(wait(field, date: "garbage") == .seconds(623))
    #expect(wait(field, date: "") == .seconds(623))
    // Seconds need no clock.
    #expect(wait("5", date: "Sun, 06 Nov 1994 08:59:30 GMT") == .seconds(5))
  }

  @Test("B37 A date that has passed asks for no wait, one far ahead for a day at most")
  func pastAndFuture() {
    #expect(wait("Sun, 06 Nov 1994 08:49:36 GMT") == nil)
    #expect(wait("Sun, 06 Nov 1994 08:49:37 GMT") == nil)
    #expect(wait("Sun, 06 Nov 1994 08:49:38 GMT") == .seconds(1))
    #expect(wait("Thu, 01 Jan 1970 00:00:00 GMT") == nil)
    #expect(wait("Fri, 31 Dec 9999 23:59:59 GMT") == .seconds(86_400))
    #expect(wait("Sun, 06 Nov 1994 09:00:00 GMT", date: "Sun, 06 Nov 1994 09:00:00 GMT") == nil)
  }

  @Test("A response reads it from its own fields")
  func response() {
    let response = HTTPResponse(
      status: 503,
      headers: ["retry-after": "Sun, 06 Nov 1994 09:00:00 GMT", "DATE": "Sun, 06 Nov 1994 08:59:00 GMT"])
    #expect(response.retryAfter() == .seconds(60))
    #expect(HTTPResponse(status: 503).retryAfter() == nil)
    let absolute = HTTPResponse(status: 503, headers: ["Retry-After": "Sun, 06 Nov 1994 08:49:47 GMT"])
    #expect(absolute.retryAfter(now: Date(timeIntervalSince1970: 784_111_777.9)) == .seconds(10))
    for extreme in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      _ = absolute.retryAfter(now: Date(timeIntervalSince1970: extreme))
    }
  }
}

@Suite("HTTP dates (RFC 9110, section 5.6.7)")
struct HTTPDateTests {
  private static let now: Int64 = 1_767_225_600  // 1 January 2026

  @Test("10,000 dates from 1970 to 2200 are read as Foundation reads them, in all three forms")
  func agreesWithFoundation() throws {
    var generator = SystemRandomNumberGenerator()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for index in 0..<10_000 {
      let seconds = Int64.random(in: 0..<7_258_118_400, using: &generator)
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      formatter.dateFormat = index % 2 == 0 ? "EEE, dd MMM yyyy HH:mm:ss 'GMT'" : "EEE MMM d HH:mm:ss yyyy"
      var text = formatter.string(from: date)
      if index % 2 == 1 {
        var words = text.split(separator: " ").map(String.init)
        if words[2].count == 1 { words[2] = " " + words[2] }
        text = words.joined(separator: " ")
      }
      try #require(HTTPDate.seconds(text, now: Self.now) == seconds, "\(text)")
    }
  }

  @Test(
    "A year of two digits is at most 50 years ahead",
    arguments: [
      (26, 2026), (27, 2027), (75, 2075), (77, 1977), (94, 1994), (99, 1999), (0, 2000), (70, 2070),
    ])
  func shortYears(short: Int, year: Int) {
    let digits = short < 10 ? "0\(short)" : "\(short)"
    let long = HTTPDate.seconds("Thu, 15 Jan \(year) 00:00:00 GMT", now: Self.now)
    #expect(HTTPDate.seconds("Thursday, 15-Jan-\(digits) 00:00:00 GMT", now: Self.now) == long)
    #expect(long != nil)
  }

  @Test("The century follows the clock")
  func century() {
    let text = "Friday, 15-Jan-10 00:00:00 GMT"
    let in1999 = HTTPDate.seconds("Fri, 01 Jan 1999 00:00:00 GMT", now: 0)!
    let in2099 = HTTPDate.seconds("Thu, 01 Jan 2099 00:00:00 GMT", now: 0)!
    #expect(HTTPDate.seconds(text, now: in1999) == HTTPDate.seconds("Fri, 15 Jan 2010 00:00:00 GMT", now: 0))
    #expect(HTTPDate.seconds(text, now: in2099) == HTTPDate.seconds("Fri, 15 Jan 2110 00:00:00 GMT", now: 0))
    // A clock that is off by ages does no harm.
    _ = HTTPDate.seconds(text, now: .max / 2)
    _ = HTTPDate.seconds(text, now: .min / 2)
  }

  @Test("A leap day exists in leap years only")
  func leapDays() {
    func isDate(_ year: Int) -> Bool { HTTPDate.seconds("Mon, 29 Feb \(year) 00:00:00 GMT", now: Self.now) != nil }
    #expect(isDate(2024) && isDate(2000))
    #expect(!isDate(2023) && !isDate(2100))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "GMT", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 gmt",
      "sun, 06 Nov 1994 08:49:37 GMT", "Son, 06 Nov 1994 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
      "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 32 Dec 1994 08:49:37 GMT", "Sun, 06 Nvo 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
      "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37:00 GMT",
      "Sun, -6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov +994 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT",
      "Sunday, 06 Nov 94 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
      "Sun Nov  06 08:49:37 1994", "Sun, Nov  6 08:49:37 1994", "Sun Nov  6 08:49:37 94",
      "Sun, 06 Nov 1994  08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ", "5 5 5 5 5 5", "- - - -", "     ",
    ])
  func malformed(text: String) {
    #expect(HTTPDate.seconds(text, now: Self.now) == nil)
  }

  @Test("Neither length nor bytes do harm")
  func garbage() {
    #expect(HTTPDate.seconds(String(repeating: " ", count: 1_000_000), now: Self.now) == nil)
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 08:49:37 GMT" + String(repeating: "x", count: 100), now: 0) == nil)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var bytes = Array("Sun, 06 Nov 1994 08:49:37 GMT".utf8)
      for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255) }
      _ = HTTPDate.seconds(String(decoding: bytes, as: UTF8.self), now: Self.now)
    }
  }
}
