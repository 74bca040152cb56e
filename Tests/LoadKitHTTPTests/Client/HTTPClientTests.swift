import Foundation
import LoadKit
import LoadKitHTTP
import Testing

@Suite("A client of one service")
struct HTTPClientTests {
  private static let base = URL(string: "https://user:secret@api.example.com/v1?key=secret")!

  private func client(
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> HTTPClient {
    HTTPClient(baseURL: Self.base, transport: InMemoryTransport(respond), headers: ["Authorization": "secret"])
  }

  private func get<Value: Decodable & Sendable>(
    _ body: String, status: Int = 200, headers: HTTPHeaders = [:], as type: Value.Type = [Int].self
  ) async throws -> Value {
    try await client { _ in HTTPResponse(status: status, headers: headers, body: Data(body.utf8)) }
      .get("/articles", query: [URLQueryItem(name: "token", value: "secret")], as: type)
  }

  @Test("A value is read with the client's and the request's own headers")
  func read() async throws {
    let seen = LoadLock([HTTPRequest]())
    let client = client { request in
      seen.withLock { $0.append(request) }
      return HTTPResponse(status: 200, body: Data("[1, 2, 3]".utf8))
    }
    let value = try await client.get(
      "/list", query: [URLQueryItem(name: "q", value: "a b")], headers: ["X": "1"], as: [Int].self)
    #expect(value == [1, 2, 3])
    let request = try #require(seen.withLock { $0.first })
    #expect(request.method == .get)
    #expect(request.url.absoluteString == "https://user:secret@api.example.com/v1/list?key=secret&q=a%20b")
    #expect(request.headers == ["Accept": "application/json", "Authorization": "secret", "X": "1"])
    _ = try await client.get("/list", headers: ["accept": "x", "authorization": "y"], as: [Int].self)
    #expect(seen.withLock { $0.last?.headers } == ["Accept": "x", "Authorization": "y"])
  }

  @Test(
    "B80 Statuses map to the failure kinds of the table",
    arguments: [
      (304, LoadFailure.Kind.invalidData), (400, .invalidRequest), (401, .unauthorized), (403, .forbidden),
      (404, .notFound), (408, .timedOut), (409, .conflict), (410, .notFound), (413, .tooLarge), (418, .invalidRequest),
      (422, .invalidRequest), (429, .rateLimited), (500, .serverError), (503, .serverError), (302, .invalidData),
      (0, .invalidData), (99, .invalidData), (101, .invalidData), (600, .invalidData), (-1, .invalidData),
      (Int.max, .invalidData),
    ])
  func statuses(status: Int, kind: LoadFailure.Kind) async {
    // The body is JSON that would decode, which must not count.
    let failure = await failure { try await get("[1]", status: status) }
    #expect(failure?.kind == kind)
    #expect(failure?.diagnostic == "GET api.example.com/v1/articles: HTTP \(status)")
  }

  @Test("B80 Statuses of success are read", arguments: [200, 201, 203, 299])
  func success(status: Int) async throws {
    #expect(try await get("[1]", status: status) == [1])
  }

  @Test("B80 An unrequested part does not count as the whole, a requested part is a success")
  func part() async throws {
    let failure = await failure { try await get("[1]", status: 206) }
    #expect(failure?.kind == .invalidData)
    #expect(failure?.diagnostic == "GET api.example.com/v1/articles: HTTP 206 without a range asked for")
    let client = HTTPClient(
      baseURL: URL(string: "https://api.example.com")!,
      transport: InMemoryTransport { _ in HTTPResponse(status: 206, body: Data("1]".utf8)) })
    let request = try client.request(.get, "/a", headers: ["Range": "bytes=1-2"])
    #expect(try await client.send(request).body == Data("1]".utf8))
  }

  @Test("B80 A response without content is nil for an optional, else invalid data", arguments: [200, 204, 205])
  func noContent(status: Int) async throws {
    #expect(try await get("", status: status, as: [Int]?.self) == nil)
    let failure = await failure { try await get("", status: status) }
    #expect(failure?.kind == .invalidData)
    #expect(try await get("null", status: status, as: [Int]?.self) == nil)
  }

  @Test("B36 What the server asks to wait is in the failure", arguments: [429, 503, 413, 500])
  func retryAfter(status: Int) async {
    let failure = await failure { try await get("", status: status, headers: ["retry-after": "120"]) }
    #expect(failure?.retryAfter == .seconds(120))
    let none = await self.failure(status: status, retryAfter: "soon")
    #expect(none?.retryAfter == nil)
  }

  private func failure(status: Int, retryAfter: String) async -> LoadFailure? {
    await failure { try await get("", status: status, headers: ["Retry-After": retryAfter]) }
  }

  private func failure<Value>(of operation: () async throws -> Value) async -> LoadFailure? {
    await LoadKitHTTPTests.failure(of: operation)
  }

  @Test(
    "B81 What is not the JSON that was asked for is invalid data, and never a part of it",
    arguments: [
      "<!doctype html><title>Login</title>", "[1, 2", "[1, 2]]", "[1, 2,, 3]", "[1, \"2\"]", "[1, null]", "[1, 2.5]",
      "{}", "null", "\"\"", " ", "\u{0}", "NaN", "[NaN]", "[Infinity]", "[1e400]", "[99999999999999999999]", "[01]",
      "[+1]",
      "[1] trailing", "'1'", "[1 2]", "\u{FEFF}", "[1, 2,",
    ])
  func notTheJSON(body: String) async {
    let failure = await failure { try await get(body, headers: ["Content-Type": "text/html; secret"]) }
    #expect(failure?.kind == .invalidData)
    #expect(failure?.isRetryable == false)
    #expect(failure?.diagnostic.hasPrefix("GET api.example.com/v1/articles: ") == true)
  }

  @Test("B81 A byte order mark before the JSON does no harm")
  func byteOrderMark() async throws {
    #expect(try await get("\u{FEFF}[1, 2]") == [1, 2])
  }

  @Test("B81 Text that is not UTF-8 is invalid data")
  func notUTF8() async {
    let client = client { _ in
      HTTPResponse(status: 200, body: Data([0x5B, 0x22, 0xFF, 0xFE, 0xC0, 0x80, 0x22, 0x5D]))
    }
    #expect(await failure { try await client.get("/x", as: [String].self) }?.kind == .invalidData)
  }

  private struct Tree: Decodable, Sendable {
    let children: [Tree]
  }

  @Test(
    "B81 JSON nested 100,000 deep is invalid data, also for a type that contains itself",
    arguments: [
      65, 129, 512, 513, 100_000,
    ])
  func deep(depth: Int) async {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(await failure { try await get(arrays) }?.kind == .invalidData)
    let open = String(repeating: "[", count: depth)
    #expect(await failure { try await get(open) }?.kind == .invalidData)
    let trees = String(repeating: #"{"children":["#, count: depth) + String(repeating: "]}", count: depth)
    #expect(await failure { try await get(trees, as: Tree.self) }?.kind == .invalidData)
  }

  @Test("JSON nested 128 deep decodes; brackets in strings do not count")
  func deepEnough() async throws {
    let trees = String(repeating: #"{"children":["#, count: 64) + String(repeating: "]}", count: 64)
    var tree: Tree? = try await get(trees, as: Tree.self)
    var depth = 0
    while let next = tree {
      depth += 1
      tree = next.children.first
    }
    #expect(depth == 64)
    var strict = client { _ in HTTPResponse(status: 200, body: Data("[[[1]]]".utf8)) }
    strict.nestingLimit = 3
    #expect(try await strict.get("/a", as: [[[Int]]].self) == [[[1]]])
    strict.nestingLimit = 2
    #expect(await failure { try await strict.get("/a", as: [[[Int]]].self) }?.kind == .invalidData)
    let text = String(repeating: "[{\\\"", count: 10_000)
    #expect(try await get("[\"\(text)\"]", as: [String].self).first?.count == 30_000)
  }

  private struct Article: Decodable, Sendable, Equatable {
    let id: Int
    let title: String
  }

  @Test("B81 Extra keys do no harm; diagnostics name missing keys and wrong types by the coding path")
  func keys() async throws {
    #expect(try await get(#"{"id":1,"title":"a","more":{}}"#, as: Article.self) == Article(id: 1, title: "a"))
    let missing = await failure { try await get(#"[{"id":1,"secret":"secret"}]"#, as: [Article].self) }
    #expect(missing?.kind == .invalidData)
    #expect(missing?.diagnostic.contains("title") == true)
    let wrong = await failure { try await get(#"{"secret":{"id":"secret","title":"a"}}"#, as: [String: Article].self) }
    #expect(wrong?.kind == .invalidData)
    #expect(wrong?.diagnostic.contains("secret") == false)
  }

  @Test("B84 No query, user info, header or body is in a failure or a description")
  func secrets() async throws {
    let errors: [any Error] = [
      URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: Self.base, NSLocalizedDescriptionKey: "secret"]),
      NSError(domain: "secret stuff", code: 1, userInfo: [NSLocalizedDescriptionKey: "secret"]),
      LoadFailure(.offline),
    ]
    for error in errors {
      let client = client { _ in throw error }
      let failure = await failure {
        try await client.get("/a", query: [URLQueryItem(name: "token", value: "secret")], as: Int.self)
      }
      let text = try #require(failure.map { "\($0) \(String(reflecting: $0))" })
      #expect(!text.contains("secret"))
      #expect(failure?.diagnostic.hasPrefix("GET api.example.com/v1/a") == true)
    }
    let client = client { _ in HTTPResponse(status: 500, headers: ["X": "secret"], body: Data("secret".utf8)) }
    let request = try client.request(.get, "/a", query: [URLQueryItem(name: "token", value: "secret")])
    let response = try await client.transport.send(request)
    for value: Any in [client, request, response] {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] { #expect(!text.contains("secret")) }
    }
    #expect("\(request)" == "GET api.example.com/v1/a")
    #expect("\(response)" == "HTTP 500, 6 bytes")
    #expect("\(client)" == "HTTPClient(api.example.com/v1)")
  }

  @Test("B84 A long path, and one with control characters, leaves a diagnostic short and printable")
  func longPath() async {
    let client = client { _ in HTTPResponse(status: 404) }
    let failure = await failure {
      try await client.get("/" + String(repeating: "\u{202E}x", count: 10_000), as: Int.self)
    }
    let text = failure?.diagnostic ?? ""
    #expect(text.hasSuffix("...: HTTP 404"))
    #expect(text.utf8.count <= 200)
    #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
  }

  @Test("B41 A cancellation from below is a cancellation, not a failure")
  func cancellations() async {
    let errors: [any Error] = [
      CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999),
      NSError(domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: URLError(.cancelled)]),
    ]
    for error in errors {
      let client = client { _ in throw error }
      await #expect(throws: CancellationError.self) { try await client.get("/a", as: Int.self) }
    }
  }

  @Test("A bad path fails as an invalid request, and nothing is sent")
  func badPath() async {
    let sent = LoadLock(0)
    let client = client { _ in
      sent.withLock { $0 += 1 }
      return HTTPResponse(status: 200)
    }
    #expect(await failure { try await client.get("/a?b", as: Int.self) }?.kind == .invalidRequest)
    #expect(sent.withLock { $0 } == 0)
  }

  @Test("A context is told how much has arrived")
  func progress() async throws {
    let reports = LoadLock([LoadProgress]())
    let context = LoadContext { report in reports.withLock { $0.append(report) } }
    _ = try await client { _ in HTTPResponse(status: 200, body: Data("[1]".utf8)) }
      .get("/a", as: [Int].self, context: context)
    #expect(reports.withLock { $0 } == [LoadProgress(completed: 3, total: 3)])
  }

  @Test("The app's own decoder decodes")
  func ownDecoder() async throws {
    var client = client { _ in HTTPResponse(status: 200, body: Data(#"{"first_name":"Ada"}"#.utf8)) }
    client.makeDecoder = {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return decoder
    }
    struct Person: Decodable { let firstName: String }
    #expect(try await client.get("/a", as: Person.self).firstName == "Ada")
  }
}
