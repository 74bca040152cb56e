import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

@Suite("Addresses from plain text")
struct HTTPAddressTests {
  private static let base = URL(string: "https://api.example.com/v1")!

  private func address(
    _ path: some HTTPPathConvertible, _ query: [URLQueryItem] = [], base: String? = nil
  ) throws -> String {
    try HTTPAddress.url(
      base: base.flatMap { URL(string: $0) } ?? Self.base, path: path.httpPath, query: query
    ).absoluteString
  }

  @Test("A path is added to that of the base, with one slash between them")
  func joined() throws {
    #expect(try address("/articles") == "https://api.example.com/v1/articles")
    #expect(try address("articles") == "https://api.example.com/v1/articles")
    #expect(try address("/articles/") == "https://api.example.com/v1/articles/")
    #expect(try address("a/b", base: "http://h:81/v1/") == "http://h:81/v1/a/b")
    #expect(try address("/a", base: "http://h") == "http://h/a")
    #expect(try address("", base: "http://h/v1") == "http://h/v1")
    #expect(try address("/", base: "http://h/v1") == "http://h/v1")
    #expect(try address("/a", base: "http://h/#top") == "http://h/a")
    #expect(try address("/a", base: "http://[::1]:80/x%20y") == "http://[::1]:80/x%20y/a")
  }

  @Test("What a user types stays within its part of the path")
  func path() throws {
    #expect(try address("/a b/ü") == "https://api.example.com/v1/a%20b/%C3%BC")
    #expect(try address("/100%") == "https://api.example.com/v1/100%25")
    #expect(try address("/a%2Fb") == "https://api.example.com/v1/a%252Fb")
    #expect(try address("/…/..a/a..") == "https://api.example.com/v1/%E2%80%A6/..a/a..")
    #expect(try address("/\\evil") == "https://api.example.com/v1/%5Cevil")
  }

  @Test("Characters that a segment may have are sent as they are, and no others")
  func segmentCharacters() throws {
    #expect(try address("/places:searchText") == "https://api.example.com/v1/places:searchText")
    #expect(try address("a:b") == "https://api.example.com/v1/a:b")
    let allowed = "AZaz09-._~!$&'()*+,;=:@"
    #expect(try address("/" + allowed + "/x") == "https://api.example.com/v1/\(allowed)/x")
    for byte in UInt8(0x20)...0x7E {
      let character = Character(Unicode.Scalar(byte))
      guard !"/?#".contains(character) else { continue }
      let isAllowed = allowed.contains(character) || character.isLetter || character.isNumber
      let expected = isAllowed ? "\(character)" : "%" + String(byte, radix: 16, uppercase: true)
      #expect(try address("/x\(character)y") == "https://api.example.com/v1/x\(expected)y")
    }
    #expect(try address("/e\u{301}") == "https://api.example.com/v1/e%CC%81")

  }

  @Test("Everything in a segment that is given apart is encoded")
  func segments() throws {
    #expect(try address(.segments("artists", "AC/DC")) == "https://api.example.com/v1/artists/AC%2FDC")
    #expect(
      try address(.segments("a?b#c", "50%", "é ü")) == "https://api.example.com/v1/a%3Fb%23c/50%25/%C3%A9%20%C3%BC")
    #expect(try address(HTTPPath(segments: ["a:b", "c;d=e", "+"])) == "https://api.example.com/v1/a%3Ab/c%3Bd%3De/%2B")
    #expect(try address(.segments("a\0b\r\nc")) == "https://api.example.com/v1/a%00b%0D%0Ac")
    #expect(try address(.segments("%2F", "...", "..a", "//")) == "https://api.example.com/v1/%252F/.../..a/%2F%2F")
    #expect(try address(HTTPPath(segments: [])) == "https://api.example.com/v1")
    #expect(
      try address(.segments("s"), [URLQueryItem(name: "q", value: "a/b")]) == "https://api.example.com/v1/s?q=a%2Fb")
    for segments in [[""], ["a", ""], ["", "a"], ["."], ["a", ".."], ["..", "a"]] {
      #expect { try address(HTTPPath(segments: segments)) } throws: { ($0 as? LoadFailure)?.kind == .invalidRequest }
    }
  }

  @Test("An encoded path is sent as it is, or not at all")
  func encodedPath() throws {
    #expect(try address(.encodedPath("/a%2Fb/%e9//c:d/")) == "https://api.example.com/v1/a%2Fb/%e9//c:d/")
    #expect(try address(.encodedPath("a%2fb+c")) == "https://api.example.com/v1/a%2fb+c")
    #expect(try address(.encodedPath("")) == "https://api.example.com/v1")
    #expect(try address(.encodedPath("//evil.example/a"), base: "http://h") == "http://h//evil.example/a")
    #expect(try address(.encodedPath("/a/...")) == "https://api.example.com/v1/a/...")
    for path in [
      "/a b", "/a?b", "/a#b", "/ü", "/a%", "/a%2", "/a%zz", "/%+1", "/..", "/a/./b", "/%2e%2E/a", "/.%2e", "/a\nb",
      "/a\\b", "/[a]", "/a\0", "/%2e",
    ] {
      #expect { try address(.encodedPath(path)) } throws: { ($0 as? LoadFailure)?.kind == .invalidRequest }
    }
  }

  @Test("An address of one's own is sent as it is, with its query and the parameters")
  func ownAddress() throws {
    let url = try #require(URL(string: "https://other.example:8443/a%2Fb;c?x=1%2B#top"))
    #expect(try address(url) == "https://other.example:8443/a%2Fb;c?x=1%2B")
    #expect(
      try address(url, [URLQueryItem(name: "q", value: "+")]) == "https://other.example:8443/a%2Fb;c?x=1%2B&q=%2B")
    #expect(try address(URL(string: "http://h/a")!, base: "http://base") == "http://h/a")
    #expect(
      try address(URL(string: "b?c", relativeTo: URL(string: "http://h/a/"))!, base: "http://x") == "http://h/a/b?c")
    #expect { try address(URL(string: "http://h/a")!) } throws: {
      ($0 as? LoadFailure)?.kind == .insecureConnection && ($0 as? LoadFailure)?.mayHaveTakenEffect == false
    }
    for text in ["/relative", "ftp://h/a", "file:///a", "mailto:a@b", "https:///a"] {
      #expect { try address(URL(string: text)!) } throws: { ($0 as? LoadFailure)?.kind == .invalidRequest }
    }
  }

  @Test("The errors for ? and # name query: and segments:", arguments: ["/a?b=c", "/a#b", "?", "#", "/a/b?"])
  func namesTheWay(path: String) {
    #expect { try address(path) } throws: { error in
      let text = (error as? LoadFailure)?.diagnostic ?? ""
      return text.contains("query:") && text.contains("segments:")
    }
  }

  @Test("What a user types stays within its parameter")
  func query() throws {
    let items = [
      URLQueryItem(name: "q", value: "a+b & c=d?#/é"), URLQueryItem(name: "empty", value: ""),
      URLQueryItem(name: "flag", value: nil), URLQueryItem(name: "a b", value: "%2B"),
      URLQueryItem(name: "q", value: "👍"),
    ]
    #expect(
      try address("/s", items)
        == "https://api.example.com/v1/s?q=a%2Bb%20%26%20c%3Dd%3F%23%2F%C3%A9&empty=&flag&a%20b=%252B&q=%F0%9F%91%8D")
    #expect(
      try address("/s", [URLQueryItem(name: "q", value: "x")], base: "http://h/?key=1%2B") == "http://h/s?key=1%2B&q=x")
    #expect(try address("/s", base: "http://h/?") == "http://h/s")
  }

  @Test(
    "A path that could lead elsewhere is an invalid request",
    arguments: [
      "//evil.example", "/a//b", "/../admin", "/a/./b", "/a/..", "..", ".", "/a?b=c", "/a#b", "/a\nb", "/a\0b",
      "/\u{7F}",
      "//", "/articles/\r\nX: y",
    ])
  func rejected(path: String) {
    #expect { try address(path) } throws: { ($0 as? LoadFailure)?.kind == .invalidRequest }
  }

  @Test(
    "A base that is not HTTP is an invalid request",
    arguments: [
      "ftp://h/", "file:///x", "mailto:a@b", "/relative", "http:///x", "data:,x",
    ])
  func badBase(base: String) {
    #expect { try address("/a", base: base) } throws: { ($0 as? LoadFailure)?.kind == .invalidRequest }
  }

  @Test("A million characters do no harm")
  func long() throws {
    let text = String(repeating: "ü", count: 1_000_000)
    #expect(try address("/s", [URLQueryItem(name: "q", value: text)]).utf8.count > 6_000_000)
  }
}
