import Foundation
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Reading cookies") struct SetCookieTests {
  private static let now: Int64 = 1_000_000_000

  private func parse(_ field: String, from url: String = "https://a.example.com/x/y") -> [SetCookie] {
    SetCookie.parse(field, from: URL(string: url)!, now: Self.now)
  }

  @Test("B95 a cookie without attributes belongs to its host, to the folder of its path, and to the session")
  func plain() {
    let cookie = parse("id=1").first
    #expect(cookie?.name == "id" && cookie?.value == "1")
    #expect(cookie?.domain == "a.example.com" && cookie?.path == "/x")
    #expect(cookie?.expires == nil && cookie?.isSecure == false)
    #expect(parse("a=b=c; x", from: "https://a.example.com").first?.value == "b=c")
    #expect(parse("a=", from: "https://a.example.com/").first?.path == "/")
  }

  @Test("B95 fields that were joined by commas are split, and dates stay whole")
  func joined() {
    let field = "a=1; Expires=Wed, 21 Oct 2115 07:28:00 GMT; Path=/, b=2, c=3; expires=Thu, 01-Jan-1970 00:00:00 GMT"
    let cookies = parse(field)
    #expect(cookies.map(\.name) == ["a", "b", "c"])
    #expect(cookies.map(\.value) == ["1", "2", "3"])
    #expect(cookies.map { $0.isExpired(at: Self.now) } == [false, false, true])
    #expect(parse("a=1, 2").map(\.value) == ["1, 2"])
  }

  @Test(
    "B95 Max-Age is preferred to Expires; zero or less ends the cookie",
    arguments: [
      ("Max-Age=0", true), ("max-age=-1", true), ("Max-Age=-99999999999999999999", true), ("Max-Age=1", false),
      ("Max-Age=99999999999999999999", false), ("Max-Age=x", nil), ("Max-Age=", nil), ("Max-Age=+5", nil),
      ("Max-Age=0; Expires=Wed, 21 Oct 2115 07:28:00 GMT", true),
      ("Expires=Wed, 21 Oct 2115 07:28:00 GMT; Max-Age=0", true),
      ("Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=5", false), ("Expires=tomorrow", nil),
    ])
  func ends(attributes: String, isExpired: Bool?) {
    let cookie = parse("a=1; " + attributes).first
    #expect(cookie?.expires.map { $0 <= Self.now } == isExpired)
    #expect((cookie?.expires ?? 0) <= Self.now + 400 * 86_400)
  }

  @Test(
    "B95 the ways in which dates are written",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 06-Nov-1994 08:49:37 GMT", "6 nov 1994 8:49:37", "Sun, 6 November 1994 08:49:37",
    ])
  func dates(text: String) { #expect(CookieDate.seconds(text) == 784_111_777) }

  @Test(
    "B95 a text without a time, a day, a month or a year is not a date",
    arguments: ["", "now", "06 Nov 1994", "08:49:37", "32 Nov 1994 08:49:37", "6 6 1994 24:00:00"])
  func noDate(text: String) { #expect(CookieDate.seconds(text) == nil) }

  @Test(
    "B95 a host sets cookies for itself and the domains above it, and for no other",
    arguments: [
      ("example.com", ".example.com"), (".example.com", ".example.com"), ("EXAMPLE.com", ".example.com"),
      ("a.example.com", ".a.example.com"), ("", "a.example.com"), ("b.example.com", nil), ("com", nil), (".com", nil),
      ("ample.com", nil), ("x.a.example.com", nil), ("other.test", nil), ("com.", nil),
    ])
  func domains(domain: String, stored: String?) {
    #expect(parse("a=1; Domain=\(domain)").first?.domain == stored)
  }

  @Test("B95 an address has no domain above it")
  func addresses() {
    #expect(parse("a=1; Domain=0.0.1", from: "http://127.0.0.1/").isEmpty)
    #expect(parse("a=1; Domain=127.0.0.1", from: "http://127.0.0.1/").first?.domain == "127.0.0.1")
    #expect(parse("a=1; Domain=localhost", from: "http://localhost/").first?.domain == "localhost")
    #expect(!CookieScope.matches("1.127.0.0.1", domain: ".127.0.0.1"))
  }

  @Test(
    "B95 malformed cookies, and cookies that break the rule of their prefix, are left out",
    arguments: [
      "", "a", "=1", ";a=1", "a=1\u{1}", "a\u{7f}=1", "__Secure-a=1", "__Host-a=1; Secure",
      "__Host-a=1; Secure; Path=/x", "__Host-a=1; Secure; Path=/; Domain=a.example.com",
      "a=" + String(repeating: "x", count: 9_000),
    ])
  func malformed(field: String) { #expect(parse(field).isEmpty) }

  @Test("B95 a secure cookie comes over a secure connection only")
  func secure() {
    #expect(parse("a=1; Secure").first?.isSecure == true)
    #expect(parse("a=1; Secure", from: "http://a.example.com/").isEmpty)
    #expect(parse("__Host-a=1; Secure; Path=/").count == 1)
  }

  @Test(
    "B95 a cookie is sent to its path and below it",
    arguments: [
      ("/", "/", true), ("/", "/x", true), ("/x", "/x", true), ("/x", "/x/", true), ("/x", "/x/y", true),
      ("/x/", "/x/y", true), ("/x/", "/x", false), ("/x", "/xy", false), ("/x", "/", false), ("/X", "/x", false),
    ])
  func paths(cookiePath: String, path: String, isSent: Bool) throws {
    let cookie = try cookie(path: cookiePath)
    #expect(CookieScope.includes(URL(string: "https://a.example.com" + path)!, of: cookie, now: Date()) == isSent)
  }

  @Test("B95 it is sent to its domain, over a secure connection if it asks for one, until it expires")
  func scope() throws {
    func isSent(_ url: String, _ cookie: HTTPCookie, at now: Date = Date()) -> Bool {
      CookieScope.includes(URL(string: url)!, of: cookie, now: now)
    }
    let own = try cookie()
    #expect(isSent("http://A.example.com:8080/", own))
    #expect(!isSent("https://b.example.com/", own) && !isSent("https://x.a.example.com/", own))
    #expect(!isSent("https://a.example.com.evil.test/", own))
    let wide = try cookie(domain: ".example.com")
    #expect(isSent("https://example.com/", wide) && isSent("https://a.b.example.com/", wide))
    #expect(!isSent("https://notexample.com/", wide))
    let secure = try cookie(isSecure: true)
    #expect(isSent("https://a.example.com/", secure) && !isSent("http://a.example.com/", secure))
    let short = try cookie(expires: Date(timeIntervalSinceNow: 100))
    #expect(isSent("https://a.example.com/", short))
    #expect(!isSent("https://a.example.com/", short, at: Date(timeIntervalSinceNow: 101)))
  }

  private func cookie(
    domain: String = "a.example.com", path: String = "/", isSecure: Bool = false, expires: Date? = nil
  ) throws -> HTTPCookie {
    var properties: [HTTPCookiePropertyKey: Any] = [.name: "a", .value: "1", .domain: domain, .path: path]
    if isSecure { properties[.secure] = "TRUE" }
    properties[.expires] = expires
    return try #require(HTTPCookie(properties: properties))
  }
}
