import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("While one response keeps the session busy", .timeLimit(.minutes(5)))
struct BusySessionTests {
  /// Holds the thread of the session until a gate opens. On Linux all sessions of the process share it.
  private struct HoldingReceiver: HTTPBodyReceiver {
    let held = EventCounter()
    let gate = ThreadGate()

    func receiveHead(_ head: HTTPResponse) throws {}
    func receiveChunk(_ chunk: Data) throws {
      held.add()
      gate.wait()
    }
  }

  private let clock = ManualClock()
  private let server: ByteServer
  private let holder = HoldingReceiver()

  init() throws {
    server = try ByteServer { $0.respond(200, body: "x") }
  }

  /// Does something while the session is held.
  private func whileHeld(_ body: () async throws -> Void) async throws {
    let transport = URLSessionTransport(clock: ManualClock())
    let task = Task { [server, holder] in
      try await transport.transfer(HTTPRequest(.get, server.url()), HTTPTransfer(receiver: holder))
    }
    await holder.held.reaches(1)
    do {
      try await body()
    } catch {
      holder.gate.open()
      throw error
    }
    holder.gate.open()
    #expect(try await task.value.status == 200)
  }

  @Test("B92 deadlines hold, however many requests wait, and none of these is sent afterwards")
  func deadlines() async throws {
    let transport = URLSessionTransport(clock: clock)
    try await whileHeld {
      let tasks = (0..<200).map { index in
        Task { [server] in
          // A request with a body has a session of its own.
          let method: HTTPMethod = index % 2 == 0 ? .get : .post
          return await failure {
            try await transport.send(HTTPRequest(method, server.url(), timeout: .seconds(1)))
          }
        }
      }
      while transport.deadlines.count < 200 { await Task.detached {}.value }
      await clock.advance(by: .milliseconds(999))
      #expect(transport.deadlines.count == 200)
      await clock.advance(by: .milliseconds(1))
      for task in tasks { #expect(await task.value?.kind == .timedOut) }
    }
    #expect(try await transport.send(HTTPRequest(.get, server.url())).status == 200)
    #expect(server.arrived.count == 2)
  }

  @Test("B92 a cancellation holds, too, for each kind of request")
  func cancellation() async throws {
    let folder = try Folder()
    try Data("file".utf8).write(to: folder["file"])
    let transport = URLSessionTransport(clock: clock)
    try await whileHeld {
      let requests = [HTTPMethod.get, .put, .post, .head].map { HTTPRequest($0, server.url()) }
      let tasks =
        requests.map { request in Task { try await transport.send(request) } } + [
          Task { [server] in
            try await transport.transfer(HTTPRequest(.put, server.url()), HTTPTransfer(file: folder["file"]))
          }
        ]
      while transport.deadlines.count < tasks.count { await Task.detached {}.value }
      for task in tasks { task.cancel() }
      for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
    }
    #expect(try await transport.send(HTTPRequest(.get, server.url())).status == 200)
    #expect(server.arrived.count == 2)
  }

  @Test("B92 a transport can be made, used and dropped, and its session ends with it")
  func lifetime() async throws {
    weak var delegate: ExchangeDelegate?
    try await whileHeld {
      let transport = URLSessionTransport(clock: clock)
      delegate = transport.delegate
      let task = Task { [server] in try await transport.send(HTTPRequest(.get, server.url())) }
      while transport.deadlines.count < 1 { await Task.detached {}.value }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try await eventually { delegate == nil })
  }

  @Test(
    "B92 12,000 short header fields, which FoundationNetworking takes 20 s for, delay no deadline of another request",
    .enabled(if: ProcessInfo.processInfo.environment["LOADKIT_LONG"] != nil))
  func manyFields() async throws {
    let fields = (0..<12_000).map { "a\($0): b" }
    let many = try ByteServer { $0.respond(200, fields) }
    let (transport, other) = (URLSessionTransport(), URLSessionTransport())
    let attack = Task { await failure { try await transport.send(HTTPRequest(.get, many.url())) } }
    await many.arrived.reaches(1)
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let silent = try ByteServer { $0.waitForClose() }
      let request = HTTPRequest(.get, silent.url(), timeout: .seconds(1))
      #expect(await failure { try await other.send(request) }?.kind == .timedOut)
      let task = Task { try await other.send(request) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(ContinuousClock.now - start < .seconds(2))
    }
    attack.cancel()
    _ = await attack.value
  }
}
