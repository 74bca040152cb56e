import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("A transport over URLSession", .timeLimit(.minutes(5)))
struct URLSessionTransportTests {
  @Test("A response arrives with status, headers, body and address")
  func response() async throws {
    let server = try ByteServer { $0.respond(203, ["X-Kind: tea", "Content-Type: text/plain"], body: "hello") }
    let response = try await URLSessionTransport().send(HTTPRequest(.get, server.url("/a/b?c=d")))
    #expect(response.status == 203)
    #expect(response.headers["x-kind"] == "tea")
    #expect(response.headers["CONTENT-TYPE"] == "text/plain")
    #expect(response.body == Data("hello".utf8))
    #expect(response.url == server.url("/a/b?c=d"))
    #expect(server.heads.count == 1)
  }

  @Test("Method, headers and body are sent as given")
  func requestIsSent() async throws {
    let server = try ByteServer { $0.respond(200, body: $0.body(5)) }
    let request = HTTPRequest(.put, server.url("/x"), headers: ["X-One": "1", "x-one": "2"], body: Data("abcde".utf8))
    let response = try await URLSessionTransport().send(request)
    #expect(String(decoding: response.body, as: UTF8.self) == "abcde")
    let head = try #require(server.heads.first)
    #expect(head.hasPrefix("PUT /x HTTP/1.1\r\n"))
    #expect(head.contains("X-One: 2\r\n"))
    #expect(!head.contains("X-One: 1"))
  }

  @Test("Requests that cannot be sent as they are fail as invalid, and nothing is sent")
  func malformedRequests() async throws {
    let server = try ByteServer { $0.respond(200) }
    let transport = URLSessionTransport()
    let requests = [
      HTTPRequest(.get, server.url(), headers: ["X": "a\r\nEvil: 1"]),
      HTTPRequest(.get, server.url(), headers: ["X": "a\nb"]),
      HTTPRequest(.get, server.url(), headers: ["X": "a\0b"]),
      HTTPRequest(.get, server.url(), headers: ["X Y": "a"]),
      HTTPRequest(.get, server.url(), headers: ["": "a"]),
      HTTPRequest(HTTPMethod(rawValue: "GET /other"), server.url()),
      HTTPRequest(HTTPMethod(rawValue: ""), server.url()),
      HTTPRequest(.get, server.url(), body: Data("x".utf8)),
      HTTPRequest(.head, server.url(), body: Data("x".utf8)),
      HTTPRequest(.get, URL(string: "ftp://127.0.0.1/")!),
      HTTPRequest(.get, URL(string: "file:///etc/passwd")!),
      HTTPRequest(.get, URL(string: "/relative")!),
      HTTPRequest(.get, URL(string: "http:///nohost")!),
    ]
    for request in requests {
      #expect(await failure { try await transport.send(request) }?.kind == .invalidRequest)
    }
    let (get, file) = (HTTPRequest(.get, server.url()), HTTPTransfer(file: URL(fileURLWithPath: #filePath)))
    #expect(await failure { try await transport.transfer(get, file) }?.kind == .invalidRequest)
    #expect(server.heads.isEmpty)
    _ = try await transport.send(HTTPRequest(.get, server.url(), body: Data()))
    #expect(server.heads.count == 1)
  }

  @Test(
    "The session alone says how long a body is, whatever the request says",
    arguments: [
      ["Content-Length": "2"], ["transfer-encoding": "chunked"], ["CONTENT-LENGTH": "99", "Transfer-Encoding": "x"],
    ])
  func framing(fields: [String: String]) async throws {
    let server = try ByteServer { $0.respond(200, body: $0.body(5)) }
    let configuration = URLSessionConfiguration.ephemeral
    let plain = HTTPRequest(.post, server.url(), body: Data("abcde".utf8))
    configuration.httpAdditionalHeaders = fields
    var request = plain
    for (name, value) in fields { request.headers[name] = value }
    for (transport, request) in [
      (URLSessionTransport(), request), (URLSessionTransport(configuration: configuration), plain),
    ] {
      let response = try await transport.send(request)
      #expect(String(decoding: response.body, as: UTF8.self) == "abcde")
      let names = server.heads.last?.lowercased().split(separator: "\r\n").map { $0.split(separator: ":")[0] } ?? []
      #expect(names.filter { $0 == "content-length" }.count == 1 && !names.contains("transfer-encoding"))
    }
  }

  @Test("Cookies are those of the configuration: kept for a transport, and not sent if the app does not want any")
  func cookies() async throws {
    let server = try ByteServer { $0.respond(200, ["Set-Cookie: id=1; Path=/"]) }
    func isSent(_ request: Int) -> Bool { server.heads[request].contains("Cookie: id=1") }
    let transport = URLSessionTransport()
    for method in [HTTPMethod.get, .get, .post] { _ = try await transport.send(HTTPRequest(method, server.url())) }
    #expect([0, 1, 2].map(isSent) == [false, true, true])
    let silent = URLSessionConfiguration.ephemeral
    silent.httpShouldSetCookies = false
    for transport in [URLSessionTransport(configuration: silent), URLSessionTransport()] {
      _ = try await transport.send(HTTPRequest(.get, server.url()))
    }
    #expect([3, 4].map(isSent) == [false, false])
  }

  @Test("One connection serves requests one after the other")
  func keepAlive() async throws {
    let server = try ByteServer { $0.respond(200, body: "x") }
    let transport = URLSessionTransport()
    for _ in 0..<10 { _ = try await transport.send(HTTPRequest(.get, server.url())) }
    #expect(server.heads.count == 10)
    #expect(server.connections == 1)
  }

  @Test("Requests that wait for one of the 6 connections of a host do not time out early")
  func queueing() async throws {
    let gate = ThreadGate()
    let server = try ByteServer { connection in
      gate.wait()
      return connection.respond(200, body: "x")
    }
    let clock = ManualClock()
    let transport = URLSessionTransport(clock: clock)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await transport.send(HTTPRequest(.get, server.url())).status }
      }
      await server.arrived.reaches(6)
      await clock.whenSleeping(1)
      #expect(try await eventually { transport.deadlines.count == 20 })
      await clock.advance(by: .milliseconds(59_999))
      gate.open()
      var statuses: [Int] = []
      for try await status in group { statuses.append(status) }
      return statuses
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(server.connections <= 6)
  }

  @Test("Progress tells the bytes that have arrived, and the total if the server says it")
  func progress() async throws {
    let server = try ByteServer { connection in
      if connection.path == "/known" { return connection.respond(200, body: String(repeating: "x", count: 100_000)) }
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n")
      return .keepAlive
    }
    let reports = LoadLock([LoadProgress]())
    let transport = URLSessionTransport()
    _ = try await transport.send(HTTPRequest(.get, server.url("/known"))) { report in
      reports.withLock { $0.append(report) }
    }
    let known = reports.withLock { $0 }
    #expect(known.last == LoadProgress(completed: 100_000, total: 100_000))
    #expect(zip(known, known.dropFirst()).allSatisfy { $0.completed < $1.completed })
    _ = try await transport.send(HTTPRequest(.get, server.url("/unknown"))) { report in
      reports.withLock { $0.append(report) }
    }
    #expect(reports.withLock { $0.last } == LoadProgress(completed: 3, total: nil))
  }

  @Test(
    "A 401 with any challenge arrives as a 401 with its body",
    arguments: [
      #"WWW-Authenticate: Basic realm="x""#, #"WWW-Authenticate: Digest realm="x", nonce="y", qop="auth""#,
      #"WWW-Authenticate: Bearer realm="x""#, "WWW-Authenticate: Negotiate", "X: none",
    ])
  func challenges(field: String) async throws {
    let server = try ByteServer { $0.respond($0.path == "/ok" ? 200 : 401, [field], body: "no") }
    let transport = URLSessionTransport(clock: ManualClock())
    for _ in 0..<20 {
      let response = try await transport.send(HTTPRequest(.get, server.url()))
      #expect(response.status == 401)
      #expect(response.body == Data("no".utf8))
    }
    #expect(try await transport.send(HTTPRequest(.get, server.url("/ok"))).status == 200)
    #expect(server.heads.count == 21)
  }
}
