import Foundation
import Testing

@testable import LoadKitHTTP

@Suite("The parts of the cache")
struct CachePartsTests {
  @Test(
    "SHA-256 gives the digests of FIPS 180-4 and its test vectors",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
    ])
  func digest(text: String, expected: String) {
    #expect(SHA256.hexDigest(of: text) == expected)
  }

  @Test("directives are read without regard to case, spaces and order")
  func cacheControl() {
    let control = CacheControl(#" Max-Age=60 ,X-no-STORE,, private="set-cookie, x" , x="a\"b,c" , y = 'z'"#)
    #expect(control.seconds("max-age") == 60)
    #expect(control.has("private") && control.has("x") && control.has("y") && !control.has("no-store"))
    #expect(!control.has("c") && !control.has("set-cookie") && !control.has("public"))
    #expect(CacheControl(nil) == CacheControl("") && CacheControl(",, ,") == CacheControl(nil))
    #expect(!CacheControl("x-no-store, no-store-x").has("no-store"))
    #expect(CacheControl("max-age=\"60\"").seconds("max-age") == 60)
    for number in ["max-age", "max-age=-1", "max-age=+1", "max-age=1.5", "max-age=x", "max-age=\"\""] {
      #expect(CacheControl(number).seconds("max-age") == 0 && !CacheControl(number).has("no-store"), "\(number)")
    }
    #expect(CacheControl("max-age=99999999999999999999").seconds("max-age") == CacheControl.longestTime)
    #expect(CacheControl("max-age=60, max-age=60").seconds("max-age") == 60)
    #expect(CacheControl("max-age=60, max-age=1").seconds("max-age") == 0, "two that contradict each other")
  }

  @Test(
    "B81 directives that do not parse count as no-store",
    arguments: [
      "=", "=60", "max-age=", "max-age=\"60", "max-age=60\"", "max-age=\"6\"0\"", "\"no-store\"", "private; max-age=0",
      "no store", "no-störe", "max-age=60 no-store", "max-age: 60", "max-age=1=2", "public, a\u{7F}", "x=\"a\\\"",
      String(repeating: "a,", count: 10_000), "\u{0}", "[no-store]",
    ])
  func malformedCacheControl(field: String) {
    #expect(CacheControl(field).has("no-store"), "\(field.prefix(40))")
    #expect(CacheControl("max-age=60, " + field).has("no-store"), "\(field.prefix(40))")
  }

  @Test("tags are read to the letter, and compared weakly")
  func tags() throws {
    let asTheyAre = ["a", "W/a", "0123abcd-5f", "é", "w/a", "a/b=="]
    for text in [#""""#, #""a""#, #"W/"a""#, #""!#~é""#, #"W/"""#, #""a,b""#] + asTheyAre {
      #expect(EntityTag(text)?.text == text)
    }
    for text in [
      nil, "", "\"", "\"a", "a\"", "W/", "W/\"", "w/\"a\"", "a, b", "a,b", "a b", "\"a b\"", "\"a\"b\"", "\"\u{7F}\"",
      "\"a\", \"b\"", "*",
      "\"\(String(repeating: "a", count: 1_000))\"",
    ] {
      #expect(EntityTag(text) == nil)
    }
    let (strong, weak) = (try #require(EntityTag(#""a""#)), try #require(EntityTag(#"W/"a""#)))
    #expect(strong.matches(weak) && weak.matches(strong) && weak.matches(weak))
    #expect(!strong.matches(try #require(EntityTag(#""b""#))))
    #expect(!strong.matches(try #require(EntityTag(#""A""#))))
    let (unquoted, other) = (try #require(EntityTag("a")), try #require(EntityTag("b")))
    #expect(unquoted.matches(strong) && weak.matches(unquoted) && !unquoted.matches(other))
  }

  @Test(
    "which responses may be cached, by owner and credentials (RFC 9111, sections 3 and 3.5)",
    arguments: [
      // Directives, kept in a shared cache, there if it was asked with credentials, kept in one's own.
      ("", true, false, true), ("max-age=60", true, false, true), ("no-cache", true, false, true),
      ("private", false, false, true), ("private=\"x\"", false, false, true), ("private, public", false, false, true),
      ("no-store", false, false, false), ("no-store, public", false, false, false), ("public", true, true, true),
      ("s-maxage=60", true, true, true), ("must-revalidate", true, true, true),
      ("must-revalidate, private", false, false, true), ("NO-STORE", false, false, false),
    ])
  func storing(directives: String, shared: Bool, personal: Bool, owned: Bool) {
    let control = CacheControl(directives)
    #expect(control.allowsStoring(isOwned: false, isPersonal: false) == shared)
    #expect(control.allowsStoring(isOwned: false, isPersonal: true) == personal)
    #expect(control.allowsStoring(isOwned: true, isPersonal: true) == owned)
    #expect(control.allowsStoring(isOwned: true, isPersonal: false) == owned)
  }

  @Test(
    "which responses require validation (RFC 9111, section 4.2.4)",
    arguments: [
      // Directives, the age, whether a shared cache has to ask, and one's own.
      ("", 1_000_000, false, false), ("max-age=60", 1_000, false, false), ("no-cache", 0, true, true),
      ("no-cache=\"x\"", 0, true, true), ("must-revalidate", 0, true, true),
      ("must-revalidate, max-age=60", 59, false, false), ("must-revalidate, max-age=60", 60, true, true),
      ("must-revalidate, max-age=x", 0, true, true), ("proxy-revalidate, max-age=60", 60, true, false),
      ("s-maxage=60", 59, false, false), ("s-maxage=60", 60, true, false),
      ("must-revalidate, max-age=10, s-maxage=60", 30, false, true),
    ])
  func validation(directives: String, age: Int64, shared: Bool, owned: Bool) throws {
    let response = try response(["Cache-Control": directives])
    let age = CachedResponse.Age(sinceStored: 0, sinceMade: age)
    #expect(response.needsValidation(at: age, isShared: true) == shared)
    #expect(response.needsValidation(at: age, isShared: false) == owned)
  }

  @Test(
    "B81 an age that does not parse is the longest, and of two the longer counts",
    arguments: [
      ("7", 7), ("0", 0), ("7, 9", 9), ("9,7", 9), ("x", CacheControl.longestTime), ("7, x", CacheControl.longestTime),
      ("", CacheControl.longestTime), ("-7", CacheControl.longestTime), (",", CacheControl.longestTime),
    ])
  func ages(field: String, seconds: Int64) throws {
    let age = try response(["Age": field]).age(at: Date(timeIntervalSince1970: 784_111_777))
    #expect(age.sinceMade == seconds && age.sinceStored == 0)
  }

  private func response(_ headers: HTTPHeaders) throws -> CachedResponse {
    let request = HTTPRequest(.get, try #require(URL(string: "https://a.example")))
    let response = HTTPResponse(status: 200, headers: headers, body: Data("1".utf8))
    // 1994-11-06 08:49:37 GMT.
    let now = Date(timeIntervalSince1970: 784_111_777)
    return try #require(CachedResponse(response, to: request, isOwned: false, at: now))
  }

  @Test(
    "without max-age, Expires says how long it is fresh, from the server's own date on (RFC 9111, section 4.2.1)",
    arguments: [
      // Expires, Date, for how many seconds.
      ("Sun, 06 Nov 1994 08:50:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 60),
      ("Sun, 06 Nov 1994 08:50:37 GMT", "Sun, 06 Nov 1994 08:50:07 GMT", 30),
      ("Sun, 06 Nov 1994 08:50:37 GMT", nil, 60), ("Sun, 06 Nov 1994 08:50:37 GMT", "soon", 60),
      ("Sun, 06 Nov 1994 08:49:00 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 0), ("0", nil, 0), ("-1", nil, 0),
    ] as [(String, String?, Int64)])
  func expires(expires: String, date: String?, seconds: Int64) throws {
    var headers: HTTPHeaders = ["Cache-Control": "must-revalidate", "Expires": expires]
    headers["Date"] = date
    let kept = try response(headers)
    for (age, isStale) in [(seconds - 1, false), (seconds, true)] where age >= 0 {
      let age = CachedResponse.Age(sinceStored: 0, sinceMade: age)
      #expect(kept.needsValidation(at: age, isShared: false) == isStale)
    }
    headers["Cache-Control"] = "must-revalidate, max-age=5"
    #expect(
      try !response(headers).needsValidation(at: CachedResponse.Age(sinceStored: 0, sinceMade: 4), isShared: false))
  }

  @Test("keys tell owners and addresses apart, and nothing else; no secret can be read in one")
  func keys() throws {
    func key(_ address: String, _ owner: String? = nil) throws -> HTTPCacheKey {
      HTTPCacheKey(try #require(URL(string: address)), owner: owner)
    }
    let base = "https://user:secret@a.example/x?token=secret"
    #expect(try key(base) == key(base + "#fragment"))
    var keys = Set([try key(base), try key("https://a.example/x?token=secret"), try key("https://a.example/x")])
    keys.formUnion([try key(base, ""), try key(base, "1"), try key(base, "2"), try key(base, "- ")])
    #expect(keys.count == 7)
    for key in keys {
      #expect("\(key)".count == 64 && "\(key)".allSatisfy(\.isHexDigit))
      var dumped = ""
      dump(key, to: &dumped)
      #expect(!dumped.contains("secret"))
    }
  }
}
