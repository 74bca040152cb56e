import Foundation
import LoadKit
import Testing

@testable import LoadKitHTTP

@Suite("Addresses from plain text")
struct HTTPAddressTests {
  private static let base = URL(string: "https://api.example.com/v1")!

  private func address(_ path: String, _ query: [URLQueryItem] = [], base: String? = nil) throws -> String {
    try HTTPAddress.url(base: base.flatMap { URL(string: $0) } ?? Self.base, path: path, query: query).absoluteString
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
    #expect(try address("/a+b;c=d&e@f:g") == "https://api.example.com/v1/a%2Bb%3Bc%3Dd%26e%40f%3Ag")
    #expect(try address("/…/..a/a..") == "https://api.example.com/v1/%E2%80%A6/..a/a..")
    #expect(try address("/\\evil") == "https://api.example.com/v1/%5Cevil")
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
