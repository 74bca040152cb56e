import Testing

@testable import _ArticleServer

@Suite("Each fault sends the bytes that it says", .timeLimit(.minutes(5)))
struct FaultTests {
  @Test("names are those of a command line, and no scenario has the same", arguments: Fault.allCases)
  func names(fault: Fault) {
    #expect(Scenario(name: fault.name) == .fault(fault))
    #expect(Scenario(name: fault.name.uppercased()) == .fault(fault))
    #expect(!Scenario.allCases.contains { $0.name == fault.name })
    #expect(fault.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "." })
  }

  /// All that comes back for a request, on a connection that ends after it.
  private func bytes(_ fault: Fault, _ target: String = "/posts/1") throws -> (server: ArticleServer, text: String) {
    let server = try ArticleServer(scenario: .fault(fault))
    let client = try RawClient(server.port)
    try client.request(target, headers: "Connection: close\r\n")
    return (server, String(decoding: try client.readToEnd(), as: UTF8.self))
  }

  @Test("a connection is ended before anything was asked", arguments: [Fault.closedAtOnce, .resetAtOnce])
  func atOnce(fault: Fault) throws {
    let server = try ArticleServer(scenario: .fault(fault))
    for round in 1...3 {
      let client = try RawClient(server.port)
      if fault == .closedAtOnce {
        #expect(try client.readToEnd().isEmpty)
      } else {
        #expect(throws: RawClient.Failure.reset) { try client.readToEnd() }
      }
      #expect(server.acceptedCount == round && server.requestCount == 0)
    }
    server.setScenario(.normal)
    #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
  }

  @Test("a connection ends without a response, or within one")
  func cuts() throws {
    #expect(try bytes(.unanswered).text == "")
    #expect(try bytes(.headCut).text.hasSuffix("Content-Le"))
    for fault in [Fault.headReset, .bodyReset] {
      #expect(throws: RawClient.Failure.reset) { try bytes(fault) }
    }
    #expect(try bytes(.onlyContinue).text == "HTTP/1.1 100 Continue\r\n\r\n")
    #expect(try bytes(.chunkCut).text.hasSuffix("\r\n0\r\n\r\n") == false)
    #expect(try bytes(.noLastChunk).text.hasSuffix("}\r\n"))
  }

  @Test(
    "the beginning of a response",
    arguments: [
      (Fault.garbage, "\u{1}\u{2}\u{3} garbage"), (.http09, "{\"userId\":"), (.noStatus, "HTTP/1.1 \r\n"),
      (.status0, "HTTP/1.1 0 Zero\r\n"), (.status99, "HTTP/1.1 99 Low\r\n"), (.status1000, "HTTP/1.1 1000 High\r\n"),
      (.continues, "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"),
      (.earlyHints, "HTTP/1.1 103 Early Hints\r\nLink: "), (.basicChallenge, "HTTP/1.1 401 Unauthorized\r\n"),
      (.early413, "HTTP/1.1 413 Content Too Large\r\n"), (.noContent, "HTTP/1.1 204 No Content\r\n"),
      (.notModified, "HTTP/1.1 304 Not Modified\r\n"), (.redirectSame, "HTTP/1.1 307 "),
      (.redirectLoop, "HTTP/1.1 302 Found\r\n"), (.drip, "HTTP/1.1 200 OK\r\n"), (.headDrip, "HTTP/1.1 200 OK\r\n"),
    ])
  func beginnings(fault: Fault, beginning: String) throws {
    #expect(try bytes(fault).text.hasPrefix(beginning))
  }

  @Test(
    "the contents of a response",
    arguments: [
      (Fault.twoLengths, "Content-Length: "), (.tightFields, "Content-Type:application/json; charset=utf-8\r\n"),
      (.repeatedFields, "Vary: Accept\r\nVary: Origin\r\n"), (.badChunk, "\r\n\r\nzz\r\n"),
      (.hugeChunk, "\r\nffffffffffffffffffff\r\n"), (.trailers, "\r\n0\r\nX-Sum: 1\r\n\r\n"),
      (.badGzip, "Content-Encoding: gzip\r\n"), (.gzipCut, "Content-Encoding: gzip\r\n"),
      (.unknownEncoding, "Content-Encoding: klingon\r\n"), (.redirectScheme, "Location: ftp://127.0.0.1/posts/1\r\n"),
      (.redirectTLS, "Location: https://test/posts/1\r\n"), (.redirectHost, "Location: http://localhost:/posts/1\r\n"),
      (.redirectMalformed, "Location: http://[bad\r\n"), (.redirectNowhere, "Content-Length: 0\r\n"),
      (.emptyBody, "Content-Length: 0\r\n"), (.byteOrderMark, "\r\n\r\n\u{FEFF}{"), (.latin1, "charset=iso-8859-1"),
      (.hugeNumber, "1e400"), (.duplicateKeys, "\"userId\":1}"), (.extraKeys, "\"more\":"), (.wrongTypes, "\"id\":[1]"),
      (.null, "\r\n\r\nnull"), (.hugeField, String(repeating: "x", count: 1 << 20)),
    ])
  func contents(fault: Fault, part: String) throws {
    #expect(try bytes(fault).text.contains(part))
  }

  @Test("lengths are wrong by ten, and data that is asked for as a list comes in one")
  func lengths() throws {
    func lengths(_ fault: Fault) throws -> (announced: Int, sent: Int) {
      let text = try bytes(fault).text
      let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
      let announced = try #require(text.firstMatch(of: /Content-Length: ([0-9]+)/)).output.1
      return (Int(announced)!, parts[1].utf8.count)
    }
    let short = try lengths(.shortLength)
    #expect(short.announced == short.sent - 10)
    #expect(try bytes(.missingKeys, "/posts").text.hasSuffix("\r\n\r\n[{\"userId\":1,\"id\":1,\"body\":\"\"}]"))
    #expect(try bytes(.missingKeys).text.hasSuffix("\r\n\r\n{\"userId\":1,\"id\":1,\"body\":\"\"}"))
    #expect(try bytes(.deep).text.contains(String(repeating: "[", count: 100_000) + "]"))
  }

  @Test("an endless response begins, and the connection stays until the client leaves")
  func endless() async throws {
    for fault in [Fault.silent, .longLength, .tooLarge, .endlessHead, .endlessBody, .endlessDrip] {
      let server = try ArticleServer(scenario: .fault(fault))
      var client: RawClient? = try RawClient(server.port)
      try client?.request("/posts/1")
      await server.whenRequests(1)
      if fault != .silent, fault != .endlessHead { #expect(try client?.readHead().status == 200) }
      #expect(server.connectionCount == 1)
      client = nil
      await server.whenConnections(0)
    }
  }

  @Test("a body is rejected before it has arrived")
  func early() throws {
    let server = try ArticleServer(scenario: .fault(.early413))
    let client = try RawClient(server.port)
    try client.request("/posts", method: "POST", headers: "Content-Length: 100000\r\n")
    #expect(try client.readAnswer().status == 413)
    #expect(server.requests.map(\.method) == ["POST"])
  }

  @Test("a client that waits to be asked for its body is asked, by its own words and once")
  func expectation() throws {
    let server = try ArticleServer()
    let client = try RawClient(server.port)
    try client.request("/posts/1", method: "POST", headers: "Content-Length: 3\r\nExpect: 100-Continue\r\n")
    #expect(try client.readHead().status == 100)
    try client.send("abc")
    #expect(try client.readAnswer().status == 405)
    // One that does not wait is not.
    try client.request("/posts/1", method: "POST", headers: "Content-Length: 3\r\n")
    try client.send("abc")
    #expect(try client.readAnswer().status == 405)
    #expect(server.requestCount == 2)
  }

  @Test("a connection that was used before is reset, and a request knows whether it was")
  func stale() throws {
    let server = try ArticleServer(scenario: .fault(.staleConnection))
    let client = try RawClient(server.port)
    try client.request("/posts/1")
    #expect(try client.readAnswer().status == 200)
    try client.request("/posts/1")
    #expect(throws: RawClient.Failure.reset) { try client.readToEnd() }
    #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
    #expect(server.requests.map(\.isFirst) == [true, false, true])
  }

  @Test("a redirect gets its response at its target")
  func redirects() throws {
    let server = try ArticleServer(scenario: .fault(.redirectSame))
    #expect(try RawClient.get("/posts/1?a", port: server.port).headers["location"] == "/posts/1/?a")
    #expect(try RawClient.get("/posts/1/?a", port: server.port).status == 200)
    server.setScenario(.fault(.redirectHost))
    let client = try RawClient(server.port)
    try client.send("GET /posts/1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n")
    #expect(try client.readAnswer().status == 200)
  }
}
