import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Malformed responses over sockets", .timeLimit(.minutes(5)))
struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: String
    var outcome = ByteServer.Outcome.close
    let kinds: Set<LoadFailure.Kind>
  }

  static let faults: [Fault] = wellKnown + cutHeads

  private static let wellKnown: [Fault] = [
    Fault(testDescription: "no response", bytes: "", kinds: [.cannotConnect, .serverError]),
    Fault(testDescription: "redirect without an address", bytes: "HTTP/1.1 302 X\r\n\r\n", kinds: [.invalidData]),
    Fault(
      testDescription: "redirect to a malformed address", bytes: "HTTP/1.1 302 X\r\nLocation: http://[bad\r\n\r\n",
      kinds: [.invalidData, .serverError, .invalidRequest]),
    Fault(testDescription: "reset", bytes: "", outcome: .reset, kinds: [.cannotConnect]),
    Fault(testDescription: "garbage", bytes: "\u{1}\u{2}garbage\r\n\r\n", kinds: [.invalidData, .cannotConnect]),
    Fault(testDescription: "no status", bytes: "HTTP/1.1 \r\n\r\n", kinds: [.invalidData, .cannotConnect]),
    Fault(
      testDescription: "body cut short", bytes: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2",
      kinds: [.cannotConnect]),
    Fault(
      testDescription: "body reset", bytes: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2", outcome: .reset,
      kinds: [.cannotConnect]),
    Fault(
      testDescription: "chunk cut short", bytes: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n[1,2",
      kinds: [.cannotConnect]),
    Fault(
      testDescription: "bad chunk", bytes: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n[1,2]\r\n",
      kinds: [.cannotConnect, .invalidData]),
    Fault(
      testDescription: "bad gzip",
      bytes: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\n[1,2]",
      kinds: [.cannotConnect, .invalidData]),
    Fault(
      testDescription: "not JSON", bytes: "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n[1, 2>", kinds: [.invalidData]),
    Fault(testDescription: "status 99", bytes: "HTTP/1.1 99 X\r\nContent-Length: 2\r\n\r\n[]", kinds: [.invalidData]),
    Fault(
      testDescription: "status 1000", bytes: "HTTP/1.1 1000 X\r\nContent-Length: 2\r\n\r\n[]",
      kinds: [.invalidData, .cannotConnect]),
  ]

  /// A connection that is closed within the head ends the process in FoundationNetworking before Swift 6.4, before
  /// anything is reported that a program could act on.
  private static var cutHeads: [Fault] {
    #if canImport(FoundationNetworking) && compiler(<6.4)
      []
    #else
      [
        Fault(
          testDescription: "head cut short", bytes: "HTTP/1.1 200 OK\r\nContent-Le",
          kinds: [.cannotConnect, .invalidData, .serverError])
      ]
    #endif
  }

  @Test("B81 A malformed response is a failure: no crash, no hang, no part of a list", arguments: faults)
  func fault(_ fault: Fault) async throws {
    let server = try ByteServer { connection in
      connection.send(fault.bytes)
      return fault.outcome
    }
    let client = HTTPClient(baseURL: server.url(), transport: URLSessionTransport(clock: ManualClock()))
    let failure = await failure { try await client.get("/x", as: [Int].self) }
    let kind = try #require(failure?.kind)
    #expect(fault.kinds.contains(kind), "\(kind)")
    #expect(failure?.diagnostic.hasPrefix("GET 127.0.0.1:\(server.port)/x: ") == true)
  }

  @Test("A server that is not there cannot be connected to")
  func rejected() async throws {
    let port = try ClosedPort()
    let client = HTTPClient(baseURL: port.url, transport: URLSessionTransport(clock: ManualClock()))
    let failure = await failure { try await client.get("/x", as: [Int].self) }
    #expect(failure?.kind == .cannotConnect)
    #expect(failure?.isRetryable == true)
  }

  @Test("A host that does not exist cannot be connected to")
  func noHost() async throws {
    let base = try #require(URL(string: "http://does-not-exist.invalid"))
    let client = HTTPClient(baseURL: base, transport: URLSessionTransport(clock: ManualClock()))
    let failure = await failure { try await client.get("/x", as: [Int].self) }
    #expect(failure?.kind == .cannotConnect || failure?.kind == .offline)
  }
}
