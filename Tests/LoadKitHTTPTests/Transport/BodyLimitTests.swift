import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("The limit of a body", .timeLimit(.minutes(5)))
struct BodyLimitTests {
  private static let chunk = [UInt8]("10000\r\n".utf8) + [UInt8](repeating: 0x78, count: 65_536) + [UInt8]("\r\n".utf8)

  /// A server whose responses are as large as their path says. The length is announced under `/known`.
  private func server(sent: LoadLock<Int> = LoadLock(0)) throws -> ByteServer {
    try ByteServer { connection in
      let status = connection.path.hasPrefix("/busy") ? 503 : 200
      let size = connection.number
      if !connection.path.contains("unknown") {
        guard size < 1_000_000 else {
          connection.send("HTTP/1.1 \(status) X\r\nContent-Length: \(size)\r\n\r\n")
          return connection.waitForClose()
        }
        return connection.respond(status, body: String(repeating: "x", count: size))
      }
      connection.send("HTTP/1.1 \(status) X\r\nTransfer-Encoding: chunked\r\n\r\n")
      var remaining = size
      while remaining >= 65_536 {
        guard connection.send(Self.chunk) else { return .close }
        sent.withLock { $0 += 65_536 }
        remaining -= 65_536
      }
      if remaining > 0 {
        connection.send(String(remaining, radix: 16) + "\r\n" + String(repeating: "x", count: remaining) + "\r\n")
      }
      connection.send("0\r\n\r\n")
      return .keepAlive
    }
  }

  @Test("B82 A body at the limit arrives, one byte more is too large", arguments: ["/known", "/unknown"])
  func atTheLimit(path: String) async throws {
    let server = try server()
    let transport = URLSessionTransport(bodyLimit: 100_000)
    #expect(try await transport.send(HTTPRequest(.get, server.url("\(path)/100000"))).body.count == 100_000)
    let over = HTTPRequest(.get, server.url("\(path)/100001"))
    #expect(await failure { try await transport.send(over) }?.kind == .tooLarge)
    // The request's own limit counts.
    var own = over
    own.bodyLimit = 100_001
    #expect(try await transport.send(own).body.count == 100_001)
    own.bodyLimit = 0
    #expect(await failure { try await transport.send(own) }?.kind == .tooLarge)
    own.bodyLimit = -1
    #expect(await failure { try await transport.send(own) }?.kind == .tooLarge)
    own.url = server.url("\(path)/0")
    #expect(try await transport.send(own).body.isEmpty)
  }

  @Test("B82 The limit is 10 MB by default, and an announced length is enough to fail")
  func announced() async throws {
    let server = try server()
    let transport = URLSessionTransport(clock: ManualClock())
    let request = HTTPRequest(.get, server.url("/known/10000001"))
    // The server waits with the body until the client has hung up.
    #expect(await failure { try await transport.send(request) }?.kind == .tooLarge)
    await server.ended.reaches(1)
  }

  @Test("B82 A body without an announced length is dropped once it is over the limit, not held")
  func endless() async throws {
    let sent = LoadLock(0)
    let server = try server(sent: sent)
    let transport = URLSessionTransport(bodyLimit: 1_000_000, clock: ManualClock())
    let before = residentBytes()
    for round in 1...3 {
      let request = HTTPRequest(.get, server.url("/unknown/400000000"))
      #expect(await failure { try await transport.send(request) }?.kind == .tooLarge)
      _ = round
    }
    if let before, let after = residentBytes() { #expect(after - before < 300_000_000) }
  }

  @Test(
    "B82 For an error response that is too large, the status counts",
    arguments: [
      "/busy/known/200000", "/busy/known/20000000", "/busy/unknown/200000",
    ])
  func failureStatus(path: String) async throws {
    let server = try server()
    let transport = URLSessionTransport(bodyLimit: 100_000, clock: ManualClock())
    let response = try await transport.send(HTTPRequest(.get, server.url(path)))
    #expect(response.status == 503)
    #expect(response.body.isEmpty)
  }

  @Test("The length in a response to HEAD is not a body")
  func head() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 20000000\r\n\r\n")
      return .keepAlive
    }
    let response = try await URLSessionTransport().send(HTTPRequest(.head, server.url()))
    #expect(response.headers["Content-Length"] == "20000000")
  }

  /// The memory of the process. A sanitizer holds back what was released for a while, so it is asked for the rest.
  private func residentBytes() -> Int? {
    #if os(Linux)
      if let symbol = dlsym(nil, "__sanitizer_get_current_allocated_bytes") {
        return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
      }
      let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 4_096 }
    #else
      return nil
    #endif
  }
}
