import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("One exchange resumes its caller once", .timeLimit(.minutes(5)))
struct HTTPExchangeTests {
  private static let request = HTTPRequest(.get, URL(string: "http://a.example/")!)

  @Test("10,000 races of a response, a deadline and a cancellation: each caller is resumed once, each task cancelled")
  func races() async throws {
    let (silent, stopped) = (EventCounter(), EventCounter())
    let counts = LoadLock([String: Int]())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<10_000 {
        if index >= 64 { try await group.next() }
        group.addTask {
          let clock = ManualClock()
          let exchange = HTTPExchange(request: Self.request, bodyLimit: 100)
          let outcome = await Self.race(exchange, clock: clock, index: index, silent: silent, stopped: stopped)
          counts.withLock { $0[outcome, default: 0] += 1 }
        }
      }
      try await group.waitForAll()
    }
    let result = counts.withLock { $0 }
    #expect(result.values.reduce(0, +) == 10_000)
    #expect(Set(result.keys).isSubset(of: ["response", "cancelled", "timedOut"]))
    #expect(result["cancelled", default: 0] > 0)
    #expect(result["response", default: 0] > 0)
    // A wire that closes by itself need not be stopped; each of the others is, and once.
    #expect(silent.count >= 10_000 / 12)
    #expect(stopped.count == silent.count)
  }

  /// Every sixth wire is silent, and its caller cancelled: before or while it begins, or, every other time, after that.
  private static func race(
    _ exchange: HTTPExchange, clock: ManualClock, index: Int, silent: EventCounter, stopped: EventCounter
  ) async -> String {
    let begun = EventCounter()
    let caller = Task {
      try await exchange.response(within: .seconds(1), deadlines: DeadlineKeeper(clock)) {
        if index % 6 == 0 {
          silent.add()
          begun.add()
          return { stopped.add() }
        }
        // The session responds on its own thread, later the higher the index modulo 4.
        Task.detached {
          if index % 4 > 1 { await Task.detached {}.value }
          if exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 4) {
            exchange.receiveChunk(Data("body".utf8))
          }
          exchange.receiveCompletion(nil)
        }
        return {}
      }
    }
    if index % 12 == 0 { await begun.reaches(1) }
    if index % 3 == 0 { caller.cancel() }
    if index % 5 == 0 { await clock.advance(by: .seconds(1)) }
    switch await caller.result {
    case .success(let response): return response.body.count == 4 ? "response" : "partial response"
    case .failure(is CancellationError): return "cancelled"
    case .failure(let error): return (error as? LoadFailure)?.kind == .timedOut ? "timedOut" : "\(error)"
    }
  }

  /// A caller that waits, and what the wire can do to it.
  private func waiting(
    bodyLimit: Int = 100, clock: ManualClock = ManualClock()
  ) async -> (exchange: HTTPExchange, caller: Task<HTTPResponse, any Error>, stops: EventCounter) {
    let exchange = HTTPExchange(request: Self.request, bodyLimit: bodyLimit)
    let started = EventCounter()
    let stops = EventCounter()
    let caller = Task {
      try await exchange.response(within: .seconds(1), deadlines: DeadlineKeeper(clock)) {
        started.add()
        return { stops.add() }
      }
    }
    await started.reaches(1)
    return (exchange, caller, stops)
  }

  @Test("A cancelled caller does not wait for the session, and later events are dropped")
  func silentWire() async {
    let (exchange, caller, stops) = await waiting()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    await stops.reaches(1)
    #expect(!exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 1))
    exchange.receiveChunk(Data("late".utf8))
    exchange.receiveCompletion(nil)
    #expect(stops.count == 1)
  }

  @Test("A response completes the task, which is then not cancelled")
  func completed() async throws {
    let (exchange, caller, stops) = await waiting()
    #expect(exchange.receiveHead(HTTPResponse(status: 201), expectedLength: -1))
    exchange.receiveChunk(Data("a".utf8))
    exchange.receiveChunk(Data("b".utf8))
    exchange.receiveCompletion(nil)
    exchange.receiveCompletion(URLError(.timedOut))
    let response = try await caller.value
    #expect(response.status == 201)
    #expect(response.body == Data("ab".utf8))
    #expect(stops.count == 0)
  }

  @Test("An error after a part of the body returns no partial response")
  func failed() async {
    let (exchange, caller, _) = await waiting()
    #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 4))
    exchange.receiveChunk(Data("a".utf8))
    exchange.receiveCompletion(URLError(.networkConnectionLost))
    // A failure, since the error of a session names the address with its query.
    #expect(await failure { try await caller.value } == LoadFailure(urlErrorCode: -1005))
  }

  @Test("A wire that the system cancels is a lost connection, not the user's cancellation")
  func cancelledBySystem() async {
    let (exchange, caller, _) = await waiting()
    exchange.receiveCompletion(URLError(.cancelled))
    #expect(await failure { try await caller.value }?.kind == .cannotConnect)
  }

  @Test("A wire that closes without a head has sent nothing to understand")
  func headless() async {
    let (exchange, caller, _) = await waiting()
    exchange.receiveChunk(Data("body".utf8))
    exchange.receiveCompletion(nil)
    #expect(await failure { try await caller.value }?.kind == .invalidData)
  }

  @Test("A response during the launch of the task resumes the caller")
  func immediate() async throws {
    let exchange = HTTPExchange(request: Self.request, bodyLimit: 10)
    let stops = EventCounter()
    let response = try await exchange.response(within: .seconds(1), deadlines: DeadlineKeeper(ManualClock())) {
      _ = exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 0)
      exchange.receiveCompletion(nil)
      return { stops.add() }
    }
    #expect(response.status == 200)
    #expect(stops.count == 0)
  }

  @Test("A task that fails during its launch is cancelled after it")
  func immediatelyTooLarge() async {
    let exchange = HTTPExchange(request: Self.request, bodyLimit: 10)
    let stops = EventCounter()
    let error = await failure {
      try await exchange.response(within: .seconds(1), deadlines: DeadlineKeeper(ManualClock())) {
        _ = exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 11)
        return { stops.add() }
      }
    }
    #expect(error?.kind == .tooLarge)
    #expect(stops.count == 1)
  }
}
