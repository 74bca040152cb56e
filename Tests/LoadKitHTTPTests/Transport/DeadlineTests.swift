import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

@Suite("The transport's own deadline", .timeLimit(.minutes(5)))
struct DeadlineTests {
  /// Sends to a server that does not respond, and moves the clock once the request has arrived.
  private func failureKind(
    of timeout: Duration?, default transportTimeout: Duration = .seconds(60), at time: Duration
  ) async throws -> LoadFailure.Kind? {
    let server = try ByteServer { $0.waitForClose() }
    let clock = ManualClock()
    let transport = URLSessionTransport(timeout: transportTimeout, clock: clock)
    let task = Task {
      await failure { try await transport.send(HTTPRequest(.get, server.url(), timeout: timeout)) }
    }
    await server.arrived.reaches(1)
    await clock.whenSleeping(1)
    await clock.advance(by: time - .milliseconds(1))
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: .milliseconds(1))
    let kind = await task.value?.kind
    await server.ended.reaches(1)
    return kind
  }

  @Test("A server that never responds times out after 60 s, and its connection is closed")
  func standard() async throws {
    #expect(try await failureKind(of: nil, at: .seconds(60)) == .timedOut)
  }

  @Test("A request can have its own deadline, in fractions of a second")
  func own() async throws {
    #expect(try await failureKind(of: .milliseconds(1_500), at: .milliseconds(1_500)) == .timedOut)
    #expect(try await failureKind(of: nil, default: .milliseconds(250), at: .milliseconds(250)) == .timedOut)
  }

  @Test("B92 A diagnostic tells the limit that was set, although a part of it had passed before the request was sent")
  func toldLimit() async throws {
    let server = try ByteServer { connection in
      connection.path == "/first"
        ? connection.respond(302, ["Location: /second", "Retry-After: 2"]) : connection.waitForClose()
    }
    let clock = ManualClock()
    let transport = URLSessionTransport(clock: clock)
    let task = Task {
      await failure { try await transport.send(HTTPRequest(.get, server.url("/first"), timeout: .seconds(5))) }
    }
    await server.arrived.reaches(1)
    // The wait of the redirect, and the sleep of the deadlines.
    await clock.whenSleeping(2)
    await clock.advance(by: .seconds(2))
    await server.arrived.reaches(2)
    await clock.advance(by: .milliseconds(2_999))
    await clock.advance(by: .milliseconds(1))
    #expect(await task.value?.diagnostic == "no complete response in 5 s")
    // On a clock that moves by itself.
    let quick = URLSessionTransport(timeout: .milliseconds(50))
    let late = await failure { try await quick.send(HTTPRequest(.get, server.url("/second"))) }
    #expect(late?.diagnostic == "no complete response in 50 ms")
  }

  @Test("A body that drips without an end is given up too")
  func drip() async throws {
    let server = try ByteServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      connection.send("x")
      return connection.waitForClose()
    }
    let clock = ManualClock()
    let transport = URLSessionTransport(clock: clock)
    let dripped = EventCounter()
    let task = Task {
      await failure { try await transport.send(HTTPRequest(.get, server.url())) { _ in dripped.add() } }
    }
    await dripped.reaches(1)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(60))
    #expect(await task.value?.kind == .timedOut)
    await server.ended.reaches(1)
  }

  @Test(
    "A deadline of zero or less fails at once, and nothing is sent",
    arguments: [
      Duration.zero, .seconds(-1), .seconds(Int64.min),
    ])
  func noTime(timeout: Duration) async throws {
    let server = try ByteServer { $0.respond(200) }
    let transport = URLSessionTransport(clock: ManualClock())
    let request = HTTPRequest(.get, server.url(), timeout: timeout)
    let failure = await failure { try await transport.send(request) }
    #expect(failure?.kind == .timedOut && failure?.diagnostic == "no complete response in 0 s")
    #expect(server.connections == 0)
  }

  @Test(
    "A deadline beyond all measure counts as a day",
    arguments: [
      Duration.seconds(86_401), .seconds(Int64.max), Duration(secondsComponent: .max, attosecondsComponent: 0),
    ])
  func endlessTime(timeout: Duration) async throws {
    #expect(try await failureKind(of: timeout, at: .seconds(86_400)) == .timedOut)
  }

  @Test("After any number of responses one sleep is left, and it ends with the transport")
  func oneSleep() async throws {
    let server = try ByteServer { $0.respond(200) }
    let clock = ManualClock()
    do {
      let transport = URLSessionTransport(clock: clock)
      for _ in 0..<50 { _ = try await transport.send(HTTPRequest(.get, server.url())) }
      await clock.whenSleeping(1)
      #expect(clock.pendingSleepCount == 1)
    }
    #expect(try await eventually { clock.pendingSleepCount == 0 })
  }
}
