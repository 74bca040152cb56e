import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing
import _ArticleServer

@Suite("Cancelling while a response arrives", .timeLimit(.minutes(15)))
struct CancelRaceTests {
  /// A response that arrives after some turns of other threads, or never.
  private static let client = HTTPClient(
    baseURL: URL(string: "http://a.example")!,
    transport: InMemoryTransport { request in
      let number = Int(request.url.lastPathComponent) ?? 0
      if number % 7 == 6 {
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
      for _ in 0..<(number % 7) % 3 { await Task.detached {}.value }
      return HTTPResponse(status: 200, body: Data("[\(number)]".utf8))
    })

  @Test("50,000 calls of a client: each ends once, with its own response or as cancelled")
  func client() async throws {
    let counts = LoadLock((completed: 0, cancelled: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50_000 {
        if number >= 64 { try await group.next() }
        group.addTask {
          let call = Task { try await Self.client.get("/\(number)", as: [Int].self) }
          for _ in 0..<number % 4 { await Task.detached {}.value }
          // The others get their response, if any.
          if number % 5 > 0 || number % 7 == 6 { call.cancel() }
          switch await call.result {
          case .success(let value):
            #expect(value == [number])
            counts.withLock { $0.completed += 1 }
          case .failure(let error):
            #expect(error is CancellationError)
            counts.withLock { $0.cancelled += 1 }
          }
        }
      }
      try await group.waitForAll()
    }
    let (completed, cancelled) = counts.withLock { $0 }
    #expect(completed + cancelled == 50_000)
    #expect(completed > 10_000 && cancelled > 5_000)
  }

  @Test("50,000 runs of a loader: a cancelled value never shows, also not later")
  @MainActor func loader() async throws {
    let loader = Loader<Int, [Int]>(
      options: LoadOptions(timing: .none, retry: .never), environment: LoadEnvironment(clock: ManualClock())
    ) { number, context in
      try await Self.client.get("/\(number)", as: [Int].self, context: context)
    }
    let watch = Watch()
    loader.onTransition = { watch.see($0.state.value) }
    var cancelled = 0
    for number in 0..<50_000 {
      watch.current = [number]
      loader.start(number)
      for _ in 0..<number % 4 { await Task.detached {}.value }
      guard loader.state.isRunning else { continue }
      watch.current = nil
      loader.cancel()
      #expect(!loader.state.isRunning)
      cancelled += 1
    }
    #expect(watch.shown > 1_000 && cancelled > 10_000)
    #expect(watch.shown + cancelled == 50_000)
  }

  /// Sees what a loader shows.
  @MainActor private final class Watch {
    /// What may come newly; `nil` after a cancellation, when only what showed before it may come back.
    var current: [Int]?
    private(set) var shown = 0
    private var last: [Int]?

    func see(_ value: [Int]?) {
      guard let value, value != last else { return }
      #expect(value == current)
      last = value
      shown += 1
    }
  }

  @Test("2,000 runs cancelled while the server thinks: nothing shows, no connection is left, and the next run works")
  @MainActor func sockets() async throws {
    let server = try ArticleServer(scenario: .fault(.silent))
    let clock = ManualClock()
    let client = HTTPClient(baseURL: URL(string: server.url)!, transport: URLSessionTransport(clock: clock))
    let loader = Loader<NoInput, FaultRun.Article>(environment: LoadEnvironment(clock: clock)) { context in
      try await client.get("/posts/1", context: context)
    }
    for round in 1...2_000 {
      loader.start()
      await server.whenRequests(round)
      loader.cancel()
      #expect(loader.state.isIdle)
    }
    await server.whenConnections(0)
    #expect(loader.state.isIdle)
    server.setScenario(.normal)
    #expect(await loader.load().value?.id == 1)
    #expect(server.requestCount == 2_001)
  }
}
