import Testing

@testable import _ArticleServer

@Suite("Each scenario does what it says", .timeLimit(.minutes(5)))
struct ScenarioTests {
  @Test("names are those of a command line", arguments: Scenario.allCases)
  func names(scenario: Scenario) {
    #expect(Scenario(name: scenario.name) == scenario)
    #expect(Scenario(name: scenario.name.uppercased()) == scenario)
    #expect(scenario.name.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!scenario.summary.isEmpty && !scenario.summary.contains("\n"))
  }

  @Test("other names are no scenario", arguments: ["", "serverError", "normal ", "slow-"])
  func noNames(name: String) {
    #expect(Scenario(name: name) == nil)
  }

  /// Scenarios, their status, and a header field with its value.
  static let answers: [(Scenario, Int, String, String?)] = [
    (.normal, 200, "x-total-count", "64"),
    (.serverError, 500, "retry-after", nil),
    (.maintenance, 503, "retry-after", "7"),
    (.rateLimited, 429, "retry-after", "7"),
    (.unauthorized, 401, "www-authenticate", "Bearer realm=\"articles\""),
    (.forbidden, 403, "www-authenticate", nil),
    (.notFound, 404, "x-total-count", nil),
    (.webPage, 200, "content-type", "text/html; charset=utf-8"),
    (.malformed, 200, "content-type", "application/json; charset=utf-8"),
  ]

  @Test("statuses, with their fields and bodies", arguments: answers)
  func statuses(scenario: Scenario, status: Int, header: String, value: String?) throws {
    let server = try ArticleServer(scenario: scenario, options: .init(retryAfter: 7))
    let client = try RawClient(server.port)
    for _ in 0..<2 {
      try client.request("/posts?_limit=2")
      let answer = try client.readAnswer()
      #expect(answer.status == status)
      #expect(answer.headers[header] == value)
      #expect(!answer.body.isEmpty)
    }
  }

  @Test("empty has empty lists and no single articles, but the authors stay")
  func empty() throws {
    let server = try ArticleServer(scenario: .empty)
    let list = try RawClient.get("/posts?_page=1", port: server.port)
    #expect(list.body == "[]")
    #expect(list.headers["x-total-count"] == "0")
    #expect(list.headers["link"] == nil)
    #expect(try RawClient.get("/posts/1", port: server.port).status == 404)
    #expect(try RawClient.get("/users/1", port: server.port).status == 200)
  }

  @Test("flaky fails twice for each address, then always succeeds")
  func flaky() throws {
    let server = try ArticleServer(scenario: .flaky)
    func statuses(_ target: String) throws -> [Int] {
      try (0..<4).map { _ in try RawClient.get(target, port: server.port).status }
    }
    #expect(try statuses("/posts") == [503, 503, 200, 200])
    #expect(try statuses("/posts?q=tea") == [503, 503, 200, 200])
    server.setScenario(.flaky)
    #expect(try statuses("/posts") == [503, 503, 200, 200])
  }

  @Test("slow waits, then responds")
  func slow() throws {
    let server = try ArticleServer(scenario: .slow, options: .init(slowDelay: .milliseconds(60)))
    let client = try RawClient(server.port)
    let time = try ContinuousClock().measure {
      try client.request("/posts/1")
      #expect(try client.readAnswer().status == 200)
    }
    #expect(time >= .milliseconds(60))
  }

  @Test("offline refuses connections, gives the port back when it ends, and resets open connections")
  func offline() throws {
    let server = try ArticleServer(scenario: .offline)
    #expect(throws: RawClient.Failure.refused) { try RawClient(server.port) }
    server.setScenario(.normal)
    let client = try RawClient(server.port)
    try client.request("/posts/1")
    #expect(try client.readAnswer().status == 200)
    for _ in 0..<20 {
      server.setScenario(.offline)
      #expect(server.connectionCount == 0)
      #expect(throws: RawClient.Failure.refused) { try RawClient(server.port) }
      server.setScenario(.normal)
      #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
    }
    #expect(throws: RawClient.Failure.reset) { try client.readToEnd() }
  }

  @Test("truncated promises more than it sends")
  func truncated() throws {
    let server = try ArticleServer(scenario: .truncated)
    let client = try RawClient(server.port)
    try client.request("/posts/1")
    let promised = Int(try client.readHead().headers["content-length"] ?? "") ?? 0
    let sent = try client.readToEnd().count
    #expect(sent > 0 && sent < promised)
  }

  @Test("malformed sends all it promised, and it is no JSON")
  func malformed() throws {
    let server = try ArticleServer(scenario: .malformed)
    let body = try RawClient.get("/posts/1", port: server.port).body
    #expect(body.hasPrefix("{\"userId\":") && !body.hasSuffix("}"))
    #expect(try RawClient.get("/posts?q=nosuchword", port: server.port).body == "[")
  }

  @Test("reset looks like a reset")
  func reset() throws {
    let server = try ArticleServer(scenario: .reset)
    let client = try RawClient(server.port)
    try client.request("/posts")
    #expect(throws: RawClient.Failure.reset) { try client.readToEnd() }
  }

  @Test("stalled sends the head and keeps the connection until the client leaves")
  func stalled() async throws {
    let server = try ArticleServer(scenario: .stalled)
    var client: RawClient? = try RawClient(server.port)
    try client?.request("/posts")
    #expect(try client?.readHead().status == 200)
    await server.whenConnections(1)
    client = nil
    await server.whenConnections(0)
  }

  @Test("a new scenario is in force at once, also on open connections")
  func change() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    for scenario: Scenario in [.normal, .serverError, .normal, .forbidden] {
      server.setScenario(scenario)
      try client.request("/posts/1")
      #expect(try client.readAnswer().status == [.serverError: 500, .forbidden: 403][scenario] ?? 200)
    }
  }

  @Test("a script responds to any method with its own bytes, and leaves the rest to the scenario")
  func script() throws {
    let server = try ArticleServer(scenario: .notFound)
    server.setScript { request in
      request.method == "PUT" ? [.send(Array("HTTP/1.1 204 No Content\r\n\r\n".utf8)), .wait(.milliseconds(1))] : nil
    }
    let client = try RawClient(server.port)
    try client.request("/posts/1", method: "PUT", headers: "Content-Length: 3\r\nIdempotency-Key: k\r\n")
    try client.send("abc")
    #expect(try client.readHead().status == 204)
    try client.request("/posts/1")
    #expect(try client.readAnswer().status == 404)
    #expect(server.requests.first?.header("idempotency-key") == "k")
    server.setScript(nil)
    #expect(try RawClient.get("/posts", port: server.port, method: "PUT").status == 404)
  }
}
