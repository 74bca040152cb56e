import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing
import _ArticleServer

@Suite("Which requests are sent twice", .timeLimit(.minutes(5)))
struct ResendTests {
  private let server: ArticleServer
  private let transport = URLSessionTransport(clock: ManualClock())

  init() throws { server = try ArticleServer(scenario: .fault(.staleConnection)) }

  private func request(
    _ method: HTTPMethod, _ path: String = "/posts/1", headers: HTTPHeaders = [:], body: String? = "pay"
  ) -> HTTPRequest {
    HTTPRequest(method, URL(string: server.url + path)!, headers: headers, body: body.map { Data($0.utf8) })
  }

  @Test("A request that must not be repeated is sent once, although the connection before it turned out to be dead")
  func notRepeatable() async throws {
    for method: HTTPMethod in [.post, .patch] {
      let before = server.requestCount
      // A connection that was used before is reset by the second request on it.
      for _ in 0..<5 { _ = await failure { try await transport.send(request(method)) } }
      #expect(server.requestCount == before + 5)
    }
    // None of these connections is kept.
    await server.whenConnections(0)
  }

  @Test("A request with a body comes with its body, although the connection before it turned out to be dead")
  func body() async throws {
    for method: HTTPMethod in [.put, .post, .delete] {
      for _ in 0..<5 {
        _ = await classified { try await transport.send(request(method)) }
        let seen = try #require(server.requests.last)
        #expect(seen.method == method.rawValue)
        #expect(seen.header("Content-Length") == "3")
      }
    }
  }

  @Test("A request that may be repeated, and has no body, still gets its response")
  func repeatable() async throws {
    for _ in 0..<5 {
      #expect(try await transport.send(request(.get, body: nil)).status == 200)
      // The server takes none of these, and says so.
      #expect(try await transport.send(request(.put, body: nil)).status == 405)
    }
  }

  @Test("A redirect that keeps the method keeps the body, its type and the key", arguments: ["POST", "PUT", "PATCH"])
  func redirected(method: String) async throws {
    server.setScenario(.fault(.redirectSame))
    let request = request(
      HTTPMethod(rawValue: method), headers: ["Content-Type": "text/plain", "Idempotency-Key": "\"1\""])
    for round in 1...5 {
      #expect(try await transport.send(request).status == 405)
      #expect(server.requestCount == 2 * round)
    }
    for request in server.requests {
      #expect(request.method == method)
      #expect(request.header("Content-Length") == "3")
      #expect(request.header("Content-Type") == "text/plain")
      #expect(request.header("Idempotency-Key") == "\"1\"")
    }
    #expect(server.requests.map(\.path).suffix(2) == ["/posts/1", "/posts/1/"])
  }

  @Test("A redirected request with a body can be cancelled, at any moment")
  func cancelledRedirect() async throws {
    server.setScript { request in
      if request.path.hasSuffix("/") { return [.stall] }
      return [.send(Array("HTTP/1.1 307 X\r\nLocation: /posts/1/\r\nContent-Length: 0\r\n\r\n".utf8))]
    }
    for round in 1...50 {
      let arrived = server.requestCount
      let task = Task { try await transport.send(request(.post)) }
      // Every other one while the redirect is on its way.
      await server.whenRequests(arrived + 1 + round % 2)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.whenConnections(0)
    }
  }

  @Test("A transport can be dropped while a request with a body is redirected: no crash, and no connection is left")
  func droppedRedirect() async throws {
    server.setScenario(.fault(.redirectSame))
    for round in 0..<200 {
      let method: HTTPMethod = round % 2 == 0 ? .put : .post
      let request = request(method)
      let arrived = server.requestCount
      let task = Task { try await URLSessionTransport(clock: ManualClock()).send(request) }
      await server.whenRequests(arrived + 1)
      for _ in 0..<round % 5 { await Task.detached {}.value }
      task.cancel()
      _ = await task.result
    }
    await server.whenConnections(0)
  }
}
