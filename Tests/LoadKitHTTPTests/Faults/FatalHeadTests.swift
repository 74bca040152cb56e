#if canImport(FoundationNetworking)
  import Foundation
  import LoadKit
  import LoadKitHTTP
  import LoadKitTesting
  import Testing

  /// The heads of responses that end the process on Linux, each in a process of its own; see the article "Limits on
  /// Linux". A test fails when a toolchain mends what it shows: then change the article.
  @Suite("Heads that a process does not survive", .timeLimit(.minutes(5)))
  struct FatalHeadTests {
    private static func load(_ bytes: String) async throws {
      let server = try ByteServer { connection in
        connection.send(bytes)
        return .close
      }
      let client = HTTPClient(baseURL: server.url(), transport: URLSessionTransport(clock: ManualClock()))
      _ = try? await client.send(try client.request(.get, "/a"))
    }

    @Test("B81 a length that is rounded to 2 to the power of 63")
    func length() async {
      await withKnownIssue("FoundationNetworking ends the process") {
        await #expect(processExitsWith: .success) {
          try await FatalHeadTests.load("HTTP/1.1 404 No\r\nContent-Length: 9223372036854775296\r\n\r\n[1]")
        }
      }
    }

    @Test(
      "B81 other lengths that are too large are survived",
      arguments: ["9223372036854775295", "9223372036854775808", "18446744073709551616"])
    func otherLengths(length: String) async throws {
      try await Self.load("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n[1]")
    }

    @Test("B81 a line that begins with NUL")
    func zero() async {
      await withKnownIssue("FoundationNetworking ends the process") {
        await #expect(processExitsWith: .success) {
          try await FatalHeadTests.load("HTTP/1.1 200 OK\r\n\0X: y\r\n")
        }
      }
    }

    @Test("B81 CR CR LF at the end of a head without fields")
    func carriageReturns() async {
      await withKnownIssue("FoundationNetworking ends the process") {
        await #expect(processExitsWith: .success) {
          try await FatalHeadTests.load("HTTP/1.1 200 OK\r\n\r\r\n")
        }
      }
    }

    @Test("B81 CR CR LF after fields is survived")
    func carriageReturnsAfterFields() async throws {
      try await Self.load("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\r\n[1]")
    }
  }
#endif
