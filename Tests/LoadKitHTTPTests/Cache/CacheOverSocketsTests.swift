import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("Cached responses over sockets", .timeLimit(.minutes(5)))
struct CacheOverSocketsTests {
  private func client(_ server: ByteServer, _ storage: any HTTPCacheStorage = MemoryCacheStorage()) -> HTTPClient {
    HTTPClient(
      baseURL: server.url(), transport: URLSessionTransport(clock: ManualClock()), cache: HTTPCache(storage))
  }

  @Test("a condition reaches the server, and its 304 returns the cached response")
  func notModified() async throws {
    let server = try ByteServer { connection in
      guard connection.head.contains("If-None-Match: \"1\"")
      else { return connection.respond(200, ["ETag: \"1\"", "Cache-Control: max-age=60"], body: "[1, 2]") }
      connection.send("HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n")
      return .keepAlive
    }
    let client = client(server)
    for _ in 0..<3 { #expect(try await client.get("/a", as: [Int].self) == [1, 2]) }
    #expect(server.heads.count == 3, "what is fresh by its age is asked about all the same")
    #expect(server.heads[0].contains("If-None-Match") == false)
    #expect(server.heads[2].contains("If-None-Match: \"1\""))
    #expect(server.connections == 1)
  }

  @Test("304 without a condition is a failure after one request")
  func withoutCondition() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n")
      return .keepAlive
    }
    let failure = await failure { try await client(server).get("/a", as: [Int].self) }
    #expect(failure?.kind == .invalidData)
    #expect(server.heads.count == 1)
  }

  @Test("a body cut short is not kept, and does not take the place of the last good one")
  func cutShort() async throws {
    let server = try ByteServer { connection in
      guard connection.head.contains("If-None-Match") else {
        return connection.respond(200, ["ETag: \"1\""], body: "[1]")
      }
      connection.send("HTTP/1.1 200 OK\r\nETag: \"2\"\r\nContent-Length: 100\r\n\r\n[2]")
      return .close
    }
    let client = client(server)
    _ = try await client.get("/a", as: [Int].self)
    #expect(await failure { try await client.get("/a", as: [Int].self) }?.kind == .cannotConnect)
    #expect(await client.cached("/a", as: [Int].self)?.value == [1])
  }

  @Test("the next launch of the app shows a response cached on disk without a server")
  func nextRun() async throws {
    let folder = try Folder()
    let server = try ByteServer { $0.respond(200, ["ETag: \"1\""], body: "[1]") }
    _ = try await client(server, FileCacheStorage(name: "a", in: folder.url)).get("/a", as: [Int].self)
    let next = client(server, FileCacheStorage(name: "a", in: folder.url))
    #expect(await next.cached("/a", as: [Int].self)?.value == [1])
    #expect(server.heads.count == 1)
  }
}
