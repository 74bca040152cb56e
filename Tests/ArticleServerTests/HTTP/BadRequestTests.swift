import Testing

@testable import _ArticleServer

@Suite("Bad requests get a clear response and end the connection", .timeLimit(.minutes(5)))
struct BadRequestTests {
  /// Requests and the status that each deserves.
  static let requests: [(String, Int)] = [
    ("GARBAGE\r\n\r\n", 400),
    ("GET\r\n\r\n", 400),
    ("GET /\r\n\r\n", 400),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", 400),
    (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET posts HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /ü HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET /#top HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.2\r\nHost: a\r\n\r\n", 505),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
    ("GET / SPDY/1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\n: nameless\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", 400),
    ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
    (String(repeating: "A", count: 9_000), 414),
    ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\n\(String(repeating: "X: a\r\n", count: 4_000))", 431),
  ]

  @Test("an invalid request is rejected", arguments: requests)
  func refused(request: String, status: Int) throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.send(request)
    let answer = try client.readAnswer()
    #expect(answer.status == status)
    #expect(answer.headers["connection"] == "close")
    #expect(answer.body.hasPrefix("{\"message\":\""))
    #expect(try client.readToEnd().isEmpty)
    #expect(server.requestCount == 0)
  }

  @Test("a client that speaks TLS gets a response at once")
  func tls() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.send([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])
    #expect(try client.readAnswer().status == 400)
  }

  @Test("an error response can be read although much of the request was not")
  func unread() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.send("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 500_000))
    #expect(try client.readAnswer().status == 431)
    #expect(try client.readToEnd().isEmpty)
  }

  @Test("megabytes of headers are rejected, not read")
  func flood() async throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    // The server may end the connection while this is being sent.
    try? client.send("GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 1_000_000))
    await server.whenConnections(0)
    #expect(server.requestCount == 0)
  }

  @Test("an error response does not disturb the next client")
  func next() throws {
    let server = try ArticleServer()
    for (request, _) in Self.requests {
      try RawClient(server.port).send(request)
      #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
    }
  }

  @Test("other methods are told which ones there are", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get", "BREW"])
  func methods(method: String) throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.request("/posts/1", method: method, headers: "Content-Length: 4\r\n")
    try client.send("GET ")
    let answer = try client.readAnswer()
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD")
    try client.request("/posts/1")
    #expect(try client.readAnswer().status == 200)
  }

  @Test(
    "unusual requests that are allowed",
    arguments: [
      "GET http://example.com/posts/1 HTTP/1.1\r\nHost: example.com\r\n\r\n",
      "\r\n\r\nGET /posts/1 HTTP/1.1\r\nHost:\r\n\r\n",
      "GET /posts/1 HTTP/1.1\nHost: a\n\n", "GET /posts/%31/ HTTP/1.1\r\nhost:\ta \r\n\r\n",
      "GET /posts/1? HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
    ])
  func allowed(request: String) throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.send(request)
    let answer = try client.readAnswer()
    #expect(answer.status == 200)
    #expect(answer.body.contains("\"id\":1,"))
  }
}
