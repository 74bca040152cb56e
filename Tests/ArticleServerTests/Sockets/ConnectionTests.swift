import Dispatch
import Testing

@testable import _ArticleServer

@Suite("Connections", .timeLimit(.minutes(5)))
struct ConnectionTests {
  @Test("one connection serves many requests")
  func keepAlive() async throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    for id in 1...20 {
      try client.request("/posts/\(id)")
      let answer = try client.readAnswer()
      #expect(answer.headers["connection"] == "keep-alive")
      #expect(answer.body.contains("\"id\":\(id),"))
    }
    #expect(server.connectionCount == 1)
    #expect(await server.whenRequests(20).map(\.target) == (1...20).map { "/posts/\($0)" })
  }

  @Test(
    "the connection ends if the client wants that",
    arguments: [
      "GET /posts/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      "GET /posts/1 HTTP/1.1\r\nHost: a\r\nConnection: TE, Close\r\n\r\n", "GET /posts/1 HTTP/1.0\r\n\r\n",
    ])
  func close(request: String) throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.send(request)
    let answer = try client.readAnswer()
    #expect(answer.status == 200)
    #expect(answer.headers["connection"] == "close")
    #expect(try client.readToEnd().isEmpty)
  }

  @Test("HTTP/1.0 keeps the connection if asked to")
  func keepAliveOld() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    for _ in 0..<2 {
      try client.send("GET /posts/1 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
      #expect(try client.readAnswer().status == 200)
    }
  }

  @Test("requests that are sent together get their responses in order")
  func pipelining() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    let ids = (0..<200).map { $0 % 64 + 1 }
    try client.send(ids.map { "GET /posts/\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for id in ids { #expect(try client.readAnswer().body.contains("\"id\":\(id),")) }
  }

  @Test("a request may arrive byte by byte")
  func bytes() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    for byte in "\r\nGET /posts/1 HTTP/1.1\r\nHost: a\r\n\r\n".utf8 { try client.send([byte]) }
    #expect(try client.readAnswer().status == 200)
  }

  @Test("HEAD has the headers of GET and no body")
  func head() throws {
    let server = try ArticleServer(options: .init(now: { 784_111_777 }))
    let client = try RawClient(server.port)
    try client.request("/posts?_page=2", method: "HEAD")
    let head = try client.readAnswer(toHead: true)
    try client.request("/posts?_page=2")
    let get = try client.readAnswer()
    #expect(head.headers == get.headers)
    #expect(head.headers["date"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(get.body.utf8.count == Int(head.headers["content-length"] ?? ""))
  }

  @Test("a hundred clients at once all get their response")
  func crowd() async throws {
    let server = try ArticleServer()
    let clients = try (0..<100).map { _ in try RawClient(server.port) }
    await server.whenConnections(100)
    for client in clients { try client.request("/posts") }
    for client in clients.reversed() { #expect(try client.readAnswer().status == 200) }
    #expect(server.requestCount == 100)
  }

  @Test("B96 when all places are taken a new client takes the place of the longest idle connection")
  func idlePlace() async throws {
    var options = ServerOptions()
    (options.connectionLimit, options.shortestIdle) = (2, .zero)
    let server = try ArticleServer(options: options)
    let first = try RawClient(server.port)
    try first.request("/posts/1")
    #expect(try first.readAnswer().status == 200)
    let second = try RawClient(server.port)
    try second.request("/posts/1")
    #expect(try second.readAnswer().status == 200)
    let others = try (0..<3).map { _ in
      // Empty lines are no byte of a request.
      let late = try RawClient(server.port)
      try late.send("\r\n")
      try late.request("/posts/1")
      #expect(try late.readAnswer().status == 200)
      return late
    }
    for client in [first, second, others[0]] { #expect(try client.readToEnd().isEmpty) }
    #expect(server.requestCount == 5)
  }

  @Test("B96 when all places are taken and none is idle a new client is told so, and served once there is one")
  func noPlace() async throws {
    var options = ServerOptions()
    (options.connectionLimit, options.shortestIdle) = (2, .zero)
    let server = try ArticleServer(scenario: .stalled, options: options)
    var first: [RawClient] = try (0..<2).map { _ in try RawClient(server.port) }
    for client in first { try client.request("/posts/1") }
    await server.whenRequests(2)
    for _ in 0..<200 {
      let late = try RawClient(server.port)
      try late.request("/posts/1")
      let answer = try late.readAnswer()
      #expect(answer.status == 503 && answer.headers["connection"] == "close")
      #expect(try late.readToEnd().isEmpty)
    }
    #expect(server.requestCount == 2)
    first = []
    await server.whenConnections(0)
    server.setScenario(.normal)
    #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
  }

  @Test("B96 clients that come all at once are let in up to the limit, and the others are answered")
  func burst() throws {
    var options = ServerOptions()
    options.connectionLimit = 2
    let server = try ArticleServer(options: options)
    let gate = DispatchSemaphore(value: 0)
    server.setScript { request in
      if request.path == "/gate" { gate.wait() }
      return nil
    }
    let first = try RawClient(server.port)
    try first.request("/gate")
    let others = try (0..<8).map { _ in try RawClient(server.port) }
    for client in others { try client.request("/posts/1") }
    gate.signal()
    #expect(try first.readAnswer().status == 404)
    #expect(try others.map { try $0.readAnswer().status } == [200] + Array(repeating: 503, count: 7))
    #expect(server.requestCount == 2)
  }

  @Test("a client that leaves in the middle of a request is forgotten", arguments: ["", "GE", "GET / HTTP/1.1\r\nHo"])
  func leaves(sent: String) async throws {
    let server = try ArticleServer()
    var client: RawClient? = try RawClient(server.port)
    try client?.send(sent)
    await server.whenConnections(1)
    client = nil
    await server.whenConnections(0)
    #expect(server.requestCount == 0)
  }

  @Test("a client that has closed its sending side still gets its response", arguments: [Scenario.normal, .slow])
  func halfClosed(scenario: Scenario) throws {
    let server = try ArticleServer(scenario: scenario, options: .init(slowDelay: .milliseconds(30)))
    let client = try RawClient(server.port)
    try client.request("/posts")
    client.finishSending()
    #expect(try client.readAnswer().status == 200)
    #expect(try client.readToEnd().isEmpty)
  }

  @Test("a client that does not read is no danger to others, and gets everything once it reads")
  func slowReader() throws {
    let server = try ArticleServer()
    let body = [UInt8](repeating: 0x61, count: 16 << 20)
    server.setScript { $0.path == "/big" ? ServerResponse(body: body).steps(for: $0) : nil }
    let reader = try RawClient(server.port)
    try reader.request("/big", headers: "Connection: close\r\n")
    #expect(try RawClient.get("/posts", port: server.port).status == 200)
    _ = try reader.readHead()
    #expect(try reader.readToEnd() == body)
  }

  @Test("a request that does not arrive in time gets a 408")
  func requestTimeout() throws {
    let server = try ArticleServer(options: .init(requestTimeout: .milliseconds(30)))
    let client = try RawClient(server.port)
    try client.send("GET /posts HTTP/1.1\r\n")
    let answer = try client.readAnswer()
    #expect(answer.status == 408)
    #expect(answer.headers["connection"] == "close")
    #expect(try client.readToEnd().isEmpty)
  }

  @Test("a connection that is not used ends without a word")
  func idleTimeout() throws {
    let server = try ArticleServer(
      options: .init(requestTimeout: .milliseconds(30), idleTimeout: .milliseconds(30)))
    let silent = try RawClient(server.port)
    #expect(try silent.readToEnd().isEmpty)
    let client = try RawClient(server.port)
    try client.request("/posts/1")
    #expect(try client.readAnswer().status == 200)
    #expect(try client.readToEnd().isEmpty)
  }

  @Test("waits of any length are possible", arguments: [Duration.seconds(-1), .zero, .nanoseconds(1)])
  func shortWaits(duration: Duration) throws {
    let server = try ArticleServer(scenario: .slow, options: .init(slowDelay: duration))
    #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
  }

  @Test("an endless wait ends with the server")
  func longWait() async throws {
    let server = try ArticleServer(scenario: .slow, options: .init(slowDelay: .seconds(Int64.max)))
    let client = try RawClient(server.port)
    try client.request("/posts/1")
    await server.whenRequests(1)
    server.stop()
    #expect((try? client.readToEnd()) ?? [] == [])
  }
}
