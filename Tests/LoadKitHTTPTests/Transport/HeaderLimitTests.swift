import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("Header fields within limits", .timeLimit(.minutes(5)))
struct HeaderLimitTests {
  private func server(_ size: Int, status: Int = 200) throws -> ByteServer {
    let fields = (0..<size / 1_000).map { "X-\($0): " + String(repeating: "a", count: 990) }
    return try ByteServer { $0.respond(status, fields, body: "[1]") }
  }

  private func failure(_ server: ByteServer, limit: Int? = nil) async -> LoadFailure? {
    let transport =
      limit.map { URLSessionTransport(headerLimit: $0, clock: ManualClock()) }
      ?? URLSessionTransport(clock: ManualClock())
    return await LoadKitHTTPTests.failure { try await transport.send(HTTPRequest(.get, server.url())) }
  }

  @Test("64 KB of fields are the most that is taken by default")
  func standard() async throws {
    #expect(await failure(try server(60_000)) == nil)
    let rejection = await failure(try server(70_000))
    #expect(rejection?.kind == .tooLarge)
    #expect(rejection?.diagnostic == "header over 65536 bytes")
  }

  @Test("another limit can be set")
  func own() async throws {
    #expect(await failure(try server(5_000), limit: 10_000) == nil)
    #expect(await failure(try server(11_000), limit: 10_000)?.kind == .tooLarge)
    #expect(await failure(try server(150_000), limit: 200_000) == nil)
  }

  @Test("for an error response the status counts")
  func failures() async throws {
    let server = try server(70_000, status: 503)
    let response = try await URLSessionTransport(clock: ManualClock()).send(HTTPRequest(.get, server.url()))
    #expect(response.status == 503)
  }

  @Test("fields without an end are a failure, of whatever the system makes of it")
  func endless() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      while connection.send("X-Field: " + String(repeating: "a", count: 1_000) + "\r\n") {}
      return .close
    }
    let kind = await failure(server)?.kind
    #expect(kind == .cannotConnect || kind == .invalidData || kind == .tooLarge)
  }
}
