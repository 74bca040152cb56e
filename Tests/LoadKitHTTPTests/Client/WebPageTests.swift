import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Web pages in place of data", .timeLimit(.minutes(5)))
struct WebPageTests {
  private func failure(
    _ body: String = "<!DOCTYPE html><title>Welcome</title>", type: String? = "text/html", asked: String, from: String?
  ) async -> LoadFailure? {
    let client = HTTPClient(
      baseURL: URL(string: asked)!,
      transport: InMemoryTransport { _ in
        var response = HTTPResponse(status: 200, body: Data(body.utf8), url: from.flatMap { URL(string: $0) })
        response.headers["Content-Type"] = type
        return response
      })
    return await LoadKitHTTPTests.failure { try await client.get("/a", as: [Int].self) }
  }

  @Test(
    "B81 over http, or from another host than the one asked, the network may want a sign-in",
    arguments: [
      ("http://api.example.com", nil), ("http://api.example.com", "http://api.example.com/a"),
      ("http://api.example.com", "http://login.hotel.example"), ("http://api.example.com", "https://api.example.com/a"),
      ("https://api.example.com", "https://login.hotel.example/a"),
      ("https://api.example.com", "https://example.com/a"),
      ("https://api.example.com", "http://api.example.com/a"), ("http://127.0.0.1:8080", nil),
    ])
  func signIn(asked: String, from: String?) async {
    let failure = await failure(asked: asked, from: from)
    #expect(failure?.kind == .cannotConnect && failure?.cause == .networkSignIn && failure?.isRetryable == false)
    #expect(failure?.kind.isNetwork == true, "it runs again when the connection changes")
    #expect(failure.map(FailureWording.standard.message)?.message == "This network may require signing in.")
    #expect(failure?.diagnostic.contains("a web page") == true)
  }

  @Test(
    "B81 over https from the host asked the service has sent a web page",
    arguments: [
      ("https://api.example.com", nil), ("https://api.example.com", "https://api.example.com/login?next=a"),
      ("https://API.example.com", "https://api.EXAMPLE.com:443/a"),
      ("https://api.example.com", "https://api.example.com:8443/a"),
    ])
  func service(asked: String, from: String?) async {
    let failure = await failure(asked: asked, from: from)
    #expect(failure?.kind == .invalidData && failure?.cause == .webPage && failure?.isRetryable == false)
    let message = failure.map(FailureWording.standard.message)
    #expect(message?.message == "The service sent a web page instead of data.")
    #expect(message?.suggestion.lowercased().contains("updat") == false)
  }

  @Test(
    "B81 a page is known by its type, or by how it begins",
    arguments: [
      ("<html>", "application/json"), ("\u{FEFF} \r\n<!doctype HTML>", nil), ("<HTML lang=de>", nil), ("<head>", nil),
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE html>", nil), ("<!-- hi --><html>", nil), ("Hello", "text/html"),
      ("Hello", "TEXT/HTML; charset=utf-8"), ("<p>", "application/xhtml+xml"), ("<script>location='/'</script>", nil),
      ("\u{0}\u{0}", "text/html"), (String(repeating: "[", count: 200), "text/html"),
    ] as [(String, String?)])
  func pages(body: String, type: String?) async {
    #expect(await failure(body, type: type, asked: "https://h", from: nil)?.cause == .webPage)
    #expect(await failure(body, type: type, asked: "http://h", from: nil)?.cause == .networkSignIn)
  }

  @Test(
    "B81 other bodies are invalid data, also over http",
    arguments: [
      ("<error/>", "application/xml"), ("<?xml version=\"1.0\"?><rss>", nil), ("Hello", "text/plain"),
      ("", "text/html"),
      ("[1, \"2\"]", "text/html"), ("{}", "text/html"), ("<", nil), ("<!--", nil), ("<htm", nil), ("<?xml", nil),
    ] as [(String, String?)])
  func others(body: String, type: String?) async {
    let failure = await failure(body, type: type, asked: "http://h", from: nil)
    #expect(failure?.kind == .invalidData && failure?.cause == nil)
  }

  @Test("JSON that is sent as a web page is JSON")
  func mislabelled() async throws {
    let client = HTTPClient(
      baseURL: URL(string: "http://h")!,
      transport: InMemoryTransport { _ in
        HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: Data("[1]".utf8))
      })
    #expect(try await client.get("/a", as: [Int].self) == [1])
  }

  @Test("B81 a submission that got a web page over http may have been sent, and is not repeated")
  func submission() async {
    let client = HTTPClient(
      baseURL: URL(string: "http://h")!,
      transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("<html>".utf8)) })
    let failure = await LoadKitHTTPTests.failure { try await client.submit([1], to: "/a", as: [Int].self) }
    #expect(failure?.cause == .networkSignIn && failure?.isRetryable == false && failure?.mayHaveTakenEffect == true)
  }

  @Test("B81 over sockets: a page, and a page behind a redirect to another host")
  func sockets() async throws {
    let portal = try ByteServer { $0.respond(200, ["Content-Type: text/html"], body: "<html>Welcome</html>") }
    let server = try ByteServer { connection in
      connection.respond(302, ["Location: http://localhost:\(portal.port)/login"])
    }
    for base in [portal.url(), server.url()] {
      let client = HTTPClient(baseURL: base, transport: URLSessionTransport(clock: ManualClock()))
      #expect(await LoadKitHTTPTests.failure { try await client.get("/a", as: [Int].self) }?.cause == .networkSignIn)
    }
  }

  @Test(
    "B81 a number that does not fit its type has a cause of its own, wherever it is",
    arguments: [
      "300", "[300]", #"[{"a":300}]"#, #"{"a":{"b":[1,-129]}}"#, "[1.5]", "[1e400]", "[99999999999999999999]", "[-1e3]",
      " [ 1 , 2e2 ] ", "\u{FEFF}[300]",
    ])
  func numbers(body: String) async {
    struct Deep: Decodable, Sendable { let b: [Int8] }
    func cause<Value: Decodable & Sendable>(_ type: Value.Type) async -> LoadFailure? {
      let client = HTTPClient(
        baseURL: URL(string: "https://h")!,
        transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data(body.utf8)) })
      return await LoadKitHTTPTests.failure { try await client.get("/a", as: type) }
    }
    let failures = [
      await cause(Int8.self), await cause([Int8].self), await cause([[String: Int8]].self),
      await cause([String: Deep].self),
    ]
    #expect(
      failures.contains { $0?.cause == .numberOutOfRange && $0?.kind == .invalidData && $0?.isRetryable == false })
  }

  @Test(
    "B81 malformed JSON is not taken for a number out of range",
    arguments: [
      "[01]", "[+1]", "[1.]", "[.5]", "[1e]", "[0x1]", "[NaN]", "[300", "[300] x", "[\"\u{1}\", 300]",
    ])
  func malformedNumbers(body: String) async {
    #expect(!JSONSyntax.isWellFormed(Data(body.utf8), nestingLimit: 128))
    let failure = await failure(body, type: nil, asked: "https://h", from: nil)
    #expect(failure?.kind == .invalidData && failure?.cause == nil)
  }

  @Test(
    "well-formed JSON is recognised",
    arguments: [
      "null", "true", " false ", "\"\"", #""\u00e9\n\"""#, "0", "-0.5e-10", "1E+5", "[]", "{}", "[[],{}]",
      #"{"a":[1,{"b":null}],"c":"é"}"#, "\t[\r\n1 ,2 ]",
    ])
  func wellFormed(body: String) {
    #expect(JSONSyntax.isWellFormed(Data(body.utf8), nestingLimit: 128))
    #expect(!JSONSyntax.isWellFormed(Data((body + "]").utf8), nestingLimit: 128))
  }

  @Test("words of the app's own about corrupted data are those of the app")
  func ownWords() async {
    struct Odd: Decodable, Sendable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no such day"))
      }
    }
    let client = HTTPClient(
      baseURL: URL(string: "https://h")!,
      transport: InMemoryTransport { _ in HTTPResponse(status: 200, body: Data("1".utf8)) })
    let failure = await LoadKitHTTPTests.failure { try await client.get("/a", as: Odd.self) }
    #expect(failure?.kind == .invalidData && failure?.cause == nil)
    #expect(failure?.diagnostic.contains("dataCorrupted") == true)
  }
}
