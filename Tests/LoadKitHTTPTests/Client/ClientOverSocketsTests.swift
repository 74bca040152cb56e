import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("A client over sockets", .timeLimit(.minutes(5)))
struct ClientOverSocketsTests {
  private struct Article: Decodable, Sendable, Equatable {
    let id: Int
    let title: String
  }

  @Test("B80 A list is read, also after a redirect")
  func list() async throws {
    let server = try ByteServer { connection in
      guard connection.path.hasPrefix("/v1/articles?") else {
        return connection.respond(307, ["Location: /v1/articles?q=a%2Bb"])
      }
      return connection.respond(200, ["Content-Type: application/json"], body: #"[{"id":1,"title":"Tea & “scones”"}]"#)
    }
    let client = HTTPClient(baseURL: server.url("/v1"), transport: URLSessionTransport(clock: ManualClock()))
    let expected = [Article(id: 1, title: "Tea & “scones”")]
    let query = [URLQueryItem(name: "q", value: "a+b")]
    #expect(try await client.get("/articles", query: query, as: [Article].self) == expected)
    #expect(server.heads.last?.hasPrefix("GET /v1/articles?q=a%2Bb HTTP/1.1\r\n") == true)
    #expect(server.heads.last?.contains("Accept: application/json\r\n") == true)
    #expect(try await client.get("/old", as: [Article].self) == expected)
  }

  @Test(
    "B80 Statuses over sockets",
    arguments: [
      (204, LoadFailure.Kind.invalidData), (304, .invalidData), (401, .unauthorized), (404, .notFound),
      (418, .invalidRequest), (429, .rateLimited), (500, .serverError), (503, .serverError),
    ])
  func statuses(status: Int, kind: LoadFailure.Kind) async throws {
    let server = try ByteServer { connection in
      let fields = ["Retry-After: 7", #"WWW-Authenticate: Basic realm="x""#]
      guard status == 204 || status == 304 else { return connection.respond(status, fields, body: "[1]") }
      connection.send("HTTP/1.1 \(status) X\r\n\r\n")
      return .keepAlive
    }
    let client = HTTPClient(baseURL: server.url(), transport: URLSessionTransport(clock: ManualClock()))
    let error = await failure { try await client.get("/a", as: [Int].self) }
    #expect(error?.kind == kind)
    #expect(error?.retryAfter == (status < 400 ? nil : .seconds(7)))
    #expect(error?.diagnostic.hasPrefix("GET 127.0.0.1:\(server.port)/a: HTTP \(status)") == true)
  }

  @Test("A main-actor caller that is cancelled gets a cancellation")
  @MainActor func cancelled() async throws {
    let server = try ByteServer { $0.waitForClose() }
    let client = HTTPClient(baseURL: server.url(), transport: URLSessionTransport(clock: ManualClock()))
    let task = Task { try await client.get("/a", as: [Int].self) }
    await server.arrived.reaches(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await server.ended.reaches(1)
  }
}
