import Foundation
import Testing

@testable import _ArticleServer

@Suite("The server starts, stops and leaves nothing behind", .serialized, .timeLimit(.minutes(5)))
struct LifecycleTests {
  @Test("a started server responds at its address")
  func starts() throws {
    let server = try ArticleServer()
    #expect(server.port > 0)
    #expect(server.url == "http://127.0.0.1:\(server.port)")
    #expect(try RawClient.get("/posts/1", port: server.port).status == 200)
  }

  @Test("a stopped server refuses connections, and stopping again does nothing")
  func stops() throws {
    let server = try ArticleServer()
    let port = server.port
    server.stop()
    server.stop()
    #expect(throws: RawClient.Failure.refused) { try RawClient(port) }
    server.setScenario(.slow)
    #expect(server.scenario == .slow)
  }

  @Test("a server that is let go has stopped")
  func letGo() throws {
    let port = try ArticleServer().port
    #expect(throws: RawClient.Failure.refused) { try RawClient(port) }
  }

  @Test("a fixed port can be taken again at once")
  func fixedPort() throws {
    let first = try ArticleServer()
    let client = try RawClient(first.port)
    try client.request("/posts/1")
    _ = try client.readAnswer()
    first.stop()
    let second = try ArticleServer(port: first.port)
    #expect(second.port == first.port)
    #expect(try RawClient.get("/posts/1", port: second.port).status == 200)
  }

  @Test("a port that is in use is named")
  func portInUse() throws {
    let first = try ArticleServer()
    let error = #expect(throws: ServerStartError.self) { try ArticleServer(port: first.port) }
    #expect(error?.description == "Port \(first.port) is in use. Choose another one, or 0 for any free port.")
    #expect(try RawClient.get("/posts/1", port: first.port).status == 200)
  }

  @Test("other reasons not to start are put into words", arguments: [(EACCES, "reserved"), (EMFILE, "Too many files")])
  func words(code: Int32, words: String) {
    #expect(ServerStartError(SystemError(code: code), port: 80).description.contains(words))
  }

  @Test("stopping ends every kind of wait", arguments: [Scenario.slow, .stalled, .normal])
  func stopsWhileWaiting(scenario: Scenario) async throws {
    let server = try ArticleServer(scenario: scenario, options: .init(slowDelay: .seconds(3_000)))
    let clients = try (0..<8).map { _ in try RawClient(server.port) }
    for client in clients { try client.request("/posts") }
    await server.whenRequests(clients.count)
    let time = ContinuousClock().measure { server.stop() }
    #expect(time < .seconds(5))
    #expect(server.connectionCount == 0)
  }

  @Test("stopping does not wait for a client that does not read")
  func stopsWhileSending() async throws {
    let server = try ArticleServer()
    let body = [UInt8](repeating: 0x20, count: 64 << 20)
    server.setScript { _ in [.send(body), .close] }
    let client = try RawClient(server.port)
    try client.request("/big")
    await server.whenRequests(1)
    #expect(ContinuousClock().measure { server.stop() } < .seconds(5))
  }

  @Test("two threads may stop at once, and both find it stopped")
  func stopsTwice() async throws {
    let server = try ArticleServer()
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { server.stop() } }
    }
    #expect(throws: RawClient.Failure.refused) { try RawClient(server.port) }
  }

  @Test("a script may stop its own server")
  func stopsFromScript() async throws {
    let server = try ArticleServer()
    server.setScript { [weak server] _ in
      server?.setScenario(.slow)
      server?.stop()
      return [.close]
    }
    let client = try RawClient(server.port)
    try client.request("/posts")
    // Closed with or without what was left to send: either way it ends.
    _ = try? client.readToEnd()
    #expect(server.requestCount == 1)
  }

  @Test("waits end when the server stops, and when their task is cancelled")
  func waitsEnd() async throws {
    let server = try ArticleServer()
    let cancelled = Task { await server.whenRequests(1_000) }
    cancelled.cancel()
    #expect(await cancelled.value.isEmpty)
    async let stopped: Void = server.whenConnections(7)
    server.stop()
    await stopped
  }

  #if os(Linux)
    private func count(_ folder: String) throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: folder).count
    }

    /// Other tests run meanwhile, hence many rounds and a bound below one leak in each.
    @Test("a thousand servers leave no descriptor and no thread")
    func leaks() throws {
      let rounds = 1_000
      let before = (files: try count("/proc/self/fd"), threads: try count("/proc/self/task"))
      for _ in 0..<rounds {
        let server = try ArticleServer(scenario: .stalled)
        let client = try RawClient(server.port)
        try client.request("/posts")
        _ = try client.readHead()
        server.stop()
      }
      #expect(try count("/proc/self/fd") - before.files < rounds / 2)
      #expect(try count("/proc/self/task") - before.threads < rounds / 2)
    }
  #endif
}
