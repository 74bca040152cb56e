import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Redirects that ask to wait", .timeLimit(.minutes(5)))
struct RedirectWaitTests {
  private let clock = ManualClock()

  /// Redirects from `/old` to `/new`, with more fields.
  private func server(_ status: Int = 303, _ fields: [String]) throws -> ByteServer {
    try ByteServer { connection in
      connection.path == "/new"
        ? connection.respond(200, body: "here") : connection.respond(status, ["Location: /new"] + fields)
    }
  }

  @Test("B36 A redirect with Retry-After is followed after that, and not before", arguments: [301, 303, 307])
  func waits(status: Int) async throws {
    let server = try server(status, ["Retry-After: 5"])
    let transport = URLSessionTransport(clock: clock)
    let task = Task { try await transport.send(HTTPRequest(.get, server.url("/old"))) }
    await server.arrived.reaches(1)
    // The deadline's, which ends later, and that of the wait.
    await clock.whenSleeping(2)
    await clock.advance(by: .milliseconds(4_999))
    #expect(server.heads.count == 1)
    await clock.advance(by: .milliseconds(1))
    let response = try await task.value
    #expect(response.body == Data("here".utf8) && response.url?.path == "/new")
    #expect(server.heads.count == 2)
  }

  @Test("B33 A POST whose response is a redirect with a wait is sent once")
  func post() async throws {
    let server = try server(303, ["Retry-After: 5"])
    let transport = URLSessionTransport(clock: clock)
    let task = Task { try await transport.send(HTTPRequest(.post, server.url("/old"), body: Data("x".utf8))) }
    await clock.whenSleeping(2)
    await clock.advance(by: .seconds(5))
    #expect(try await task.value.status == 200)
    #expect(server.heads.map { String($0.prefix(9)) } == ["POST /old", "GET /new "])
  }

  @Test("B36 A wait that is longer than the time that remains ends in a failure that carries it, at once")
  func tooLong() async throws {
    let server = try server(302, ["Retry-After: 60"])
    let transport = URLSessionTransport(timeout: .seconds(60), clock: clock)
    let failure = await failure { try await transport.send(HTTPRequest(.get, server.url("/old"))) }
    #expect(failure?.kind == .serverError && failure?.isRetryable == true)
    #expect(failure?.retryAfter == .seconds(60))
    #expect(failure?.diagnostic == "redirect that is to be followed in 60 s")
    #expect(server.heads.count == 1)
  }

  @Test("B37 No wait, or one that cannot be read, is none", arguments: ["0", "-5", "soon", "", "1.5"])
  func noWait(field: String) async throws {
    let server = try server(302, ["Retry-After: \(field)"])
    let transport = URLSessionTransport(clock: clock)
    #expect(try await transport.send(HTTPRequest(.get, server.url("/old"))).status == 200)
  }

  @Test("B36 A date is meant by the clock of the server")
  func date() async throws {
    let server = try server(
      302, ["Date: Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After: Sun, 06 Nov 1994 08:49:47 GMT"])
    let transport = URLSessionTransport(clock: clock)
    let task = Task { try await transport.send(HTTPRequest(.get, server.url("/old"))) }
    await clock.whenSleeping(2)
    await clock.advance(by: .seconds(9))
    #expect(server.heads.count == 1)
    await clock.advance(by: .seconds(1))
    #expect(try await task.value.status == 200)
  }

  @Test("Waits and redirects in a row count as one exchange: its time and its number of redirects are not renewed")
  func loop() async throws {
    let server = try ByteServer { $0.respond(302, ["Location: /\($0.number + 1)", "Retry-After: 1"]) }
    let transport = URLSessionTransport(redirectLimit: 3, clock: clock)
    let task = Task { await failure { try await transport.send(HTTPRequest(.get, server.url("/1"))) } }
    for _ in 0..<3 {
      await clock.whenSleeping(2)
      await clock.advance(by: .seconds(1))
    }
    #expect(await task.value?.diagnostic == "more than 3 redirects")
    #expect(server.heads.count == 4)
  }

  @Test("B34 Who is cancelled during the wait is told so at once, and nothing is sent any more")
  func cancelled() async throws {
    let server = try server(302, ["Retry-After: 5"])
    let transport = URLSessionTransport(clock: clock)
    let task = Task { try await transport.send(HTTPRequest(.get, server.url("/old"))) }
    await clock.whenSleeping(2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await clock.advance(by: .seconds(10))
    #expect(server.heads.count == 1)
  }

  @Test("B85 After the wait, too, no secret goes to another origin")
  func crossOrigin() async throws {
    let other = try ByteServer { $0.respond(200) }
    let target = other.url("/new").absoluteString
    let server = try ByteServer { $0.respond(302, ["Location: \(target)", "Retry-After: 1"]) }
    let transport = URLSessionTransport(clock: clock)
    let task = Task {
      try await transport.send(HTTPRequest(.get, server.url("/old"), headers: ["Authorization": "Bearer secret"]))
    }
    await clock.whenSleeping(2)
    await clock.advance(by: .seconds(1))
    #expect(try await task.value.status == 200)
    #expect(try #require(other.heads.first).contains("secret") == false)
  }
}
