import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("Cancelling a request", .timeLimit(.minutes(5)))
struct TransportCancellationTests {
  @Test("A caller that is cancelled before it sends gets a cancellation, and nothing is sent")
  func before() async throws {
    let server = try ByteServer { $0.respond(200) }
    let transport = URLSessionTransport()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(HTTPRequest(.get, server.url()))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(server.connections == 0)
  }

  @Test("500 requests cancelled while the server thinks: each ends as cancelled, each connection is closed")
  func midWait() async throws {
    let server = try ByteServer { $0.waitForClose() }
    let transport = URLSessionTransport(clock: ManualClock())
    for round in 1...100 {
      let tasks = (0..<5).map { _ in Task { try await transport.send(HTTPRequest(.get, server.url())) } }
      await server.arrived.reaches(round * 5)
      for task in tasks { task.cancel() }
      for task in tasks {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
    await server.ended.reaches(500)
  }

  @Test("Requests cancelled while the body arrives")
  func midBody() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      connection.send("4\r\nbody\r\n")
      return connection.waitForClose()
    }
    let transport = URLSessionTransport(clock: ManualClock())
    for round in 1...50 {
      let started = EventCounter()
      let task = Task {
        try await transport.send(HTTPRequest(.get, server.url(), bodyLimit: .max)) { _ in started.add() }
      }
      await started.reaches(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      await server.ended.reaches(round)
    }
  }

  @Test(
    "Requests cancelled at any moment of a response, or of a chain of redirects: no crash, no hang",
    arguments: [
      "/response", "/hop/0",
    ])
  func races(path: String) async throws {
    let server = try ByteServer { connection in
      guard connection.path.hasPrefix("/hop"), connection.number < 8 else {
        return connection.respond(200, body: String(repeating: "x", count: 20_000))
      }
      return connection.respond(302, ["Location: /hop/\(connection.number + 1)"])
    }
    let transport = URLSessionTransport(clock: ManualClock())
    var outcomes: [Bool: Int] = [:]
    for round in 0..<100 {
      // The requests of some tasks end before, while and after others are cancelled.
      let tasks = (0..<8).map { _ in Task { try await transport.send(HTTPRequest(.get, server.url(path))).status } }
      for (index, task) in tasks.enumerated() {
        if (round + index) % 3 == 0 { _ = await task.result }
        task.cancel()
      }
      for task in tasks {
        switch await task.result {
        case .success(let status):
          #expect(status == 200)
          outcomes[true, default: 0] += 1
        case .failure(let error):
          #expect(error is CancellationError)
          outcomes[false, default: 0] += 1
        }
      }
    }
    #expect(outcomes.count == 2)
    #expect(try await transport.send(HTTPRequest(.get, server.url("/response"))).status == 200)
  }
}

@Suite("What a transport leaves behind", .timeLimit(.minutes(5)))
struct TransportLifetimeTests {
  @Test("A transport that is dropped ends its session and lets go of everything")
  func dropped() async throws {
    let server = try ByteServer { $0.respond(200, body: "x") }
    weak var delegate: ExchangeDelegate?
    weak var clock: ManualClock?
    do {
      let ownClock = ManualClock()
      let transport = URLSessionTransport(clock: ownClock)
      _ = try await transport.send(HTTPRequest(.get, server.url()))
      delegate = transport.delegate
      clock = ownClock
      #expect(delegate != nil)
    }
    #expect(try await eventually { delegate == nil && clock == nil && server.ended.count == 1 })
  }

  @Test("A transport that is dropped right after a cancellation ends its session too")
  func droppedAfterCancellation() async throws {
    let server = try ByteServer { $0.waitForClose() }
    weak var delegate: ExchangeDelegate?
    do {
      let transport = URLSessionTransport()
      delegate = transport.delegate
      let task = Task { [transport] in try await transport.send(HTTPRequest(.get, server.url())) }
      await server.arrived.reaches(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try await eventually { delegate == nil })
  }

  @Test("An exchange is released with its task, after a response, failure, challenge, cancellation or too large body")
  func exchanges() async throws {
    let server = try ByteServer { connection in
      switch connection.path {
      case "/ok": return connection.respond(200)
      case "/challenge": return connection.respond(401, [#"WWW-Authenticate: Basic realm="x""#])
      case "/loop": return connection.respond(302, ["Location: /loop"])
      case "/large": return connection.respond(200, body: String(repeating: "x", count: 1_000))
      default: return connection.waitForClose()
      }
    }
    let clock = ManualClock()
    let transport = URLSessionTransport(clock: clock)
    for path in ["/ok", "/challenge", "/loop", "/large"] {
      _ = try? await transport.send(HTTPRequest(.get, server.url(path), bodyLimit: 100))
    }
    let before = server.arrived.count
    let task = Task { try await transport.send(HTTPRequest(.get, server.url("/wait"))) }
    await server.arrived.reaches(before + 1)
    task.cancel()
    _ = await task.result
    #expect(try await eventually { transport.delegate.count == 0 })
  }
}
