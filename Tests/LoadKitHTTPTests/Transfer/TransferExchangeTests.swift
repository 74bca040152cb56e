import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("An exchange with a receiver of the body", .timeLimit(.minutes(5)))
struct TransferExchangeTests {
  private static let request = HTTPRequest(.get, URL(string: "http://a.example/")!)

  /// Receives a body, or rejects it at a given text.
  private final class Receiver: HTTPBodyReceiver {
    struct Rejection: Error {}
    let received = LoadLock([String]())
    let rejected: String?

    init(rejecting rejected: String? = nil) { self.rejected = rejected }

    private func record(_ text: String) throws {
      received.withLock { $0.append(text) }
      if text == rejected { throw Rejection() }
    }

    func receiveHead(_ head: HTTPResponse) throws { try record("head \(head.status)") }
    func receiveChunk(_ chunk: Data) throws { try record(String(decoding: chunk, as: UTF8.self)) }
  }

  private func waiting(
    _ transfer: HTTPTransfer, bodyLimit: Int = 100, clock: ManualClock = ManualClock(), fromLastByte: Bool = true
  ) async -> (exchange: HTTPExchange, caller: Task<HTTPResponse, any Error>, stops: EventCounter) {
    let deadlines = DeadlineKeeper(clock)
    let exchange = HTTPExchange(
      request: Self.request, bodyLimit: bodyLimit, transfer: transfer, now: { deadlines.now })
    let (started, stops) = (EventCounter(), EventCounter())
    let caller = Task {
      try await exchange.response(within: .seconds(10), countsFromLastByte: fromLastByte, deadlines: deadlines) {
        started.add()
        return { stops.add() }
      }
    }
    await started.reaches(1)
    return (exchange, caller, stops)
  }

  @Test("the receiver gets the body of a 2xx response, which is not held in memory")
  func taken() async throws {
    let (receiver, reports) = (Receiver(), Reports())
    let (exchange, caller, _) = await waiting(HTTPTransfer(receiver: receiver, received: reports.add))
    #expect(exchange.receiveHead(HTTPResponse(status: 206), expectedLength: 3))
    exchange.receiveChunk(Data("a".utf8))
    exchange.receiveChunk(Data("bc".utf8))
    exchange.receiveCompletion(nil)
    #expect(try await caller.value == HTTPResponse(status: 206, method: .get))
    #expect(receiver.received.withLock { $0 } == ["head 206", "a", "bc"])
    #expect(reports.all == [LoadProgress(completed: 1, total: 3), LoadProgress(completed: 3, total: 3)])
  }

  @Test("the body of a failure is held, so that it can be read", arguments: [199, 300, 422, 500])
  func held(status: Int) async throws {
    let receiver = Receiver()
    let (exchange, caller, _) = await waiting(HTTPTransfer(receiver: receiver))
    #expect(exchange.receiveHead(HTTPResponse(status: status), expectedLength: -1))
    exchange.receiveChunk(Data("no".utf8))
    exchange.receiveCompletion(nil)
    #expect(try await caller.value.body == Data("no".utf8))
    #expect(receiver.received.withLock { $0 }.isEmpty)
  }

  @Test("a receiver can reject the body: the caller gets its error, the task is cancelled, the rest is dropped")
  func rejected() async {
    for text in ["head 200", "b"] {
      let receiver = Receiver(rejecting: text)
      let (exchange, caller, stops) = await waiting(HTTPTransfer(receiver: receiver))
      #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: -1) == (text == "b"))
      exchange.receiveChunk(Data("a".utf8))
      exchange.receiveChunk(Data("b".utf8))
      exchange.receiveChunk(Data("c".utf8))
      await #expect(throws: Receiver.Rejection.self) { try await caller.value }
      #expect(receiver.received.withLock { $0 } == (text == "b" ? ["head 200", "a", "b"] : ["head 200"]))
      #expect(stops.count == 1)
    }
  }

  @Test("B82 the limit holds for bodies that are not held, too")
  func limit() async {
    let receiver = Receiver()
    let (exchange, caller, stops) = await waiting(HTTPTransfer(receiver: receiver), bodyLimit: 3)
    #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: -1))
    exchange.receiveChunk(Data("abc".utf8))
    exchange.receiveChunk(Data("d".utf8))
    #expect(await failure { try await caller.value }?.kind == .tooLarge)
    #expect(receiver.received.withLock { $0 } == ["head 200", "abc"])
    #expect(stops.count == 1)
    let (announced, other, _) = await waiting(HTTPTransfer(receiver: receiver), bodyLimit: 3)
    #expect(!announced.receiveHead(HTTPResponse(status: 200), expectedLength: 4))
    #expect(await failure { try await other.value }?.kind == .tooLarge)
  }

  @Test("B48 for large bodies the deadline counts from the last byte in either direction")
  func movingDeadline() async throws {
    let (clock, sent) = (ManualClock(), Reports())
    let (exchange, caller, _) = await waiting(HTTPTransfer(sent: sent.add), clock: clock)
    await clock.whenSleeping(1)
    for step in 1...3 {
      await clock.advance(by: .seconds(9))
      exchange.reportSent(Int64(step), of: 3)
    }
    await clock.advance(by: .seconds(9))
    #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: -1))
    for _ in 0..<3 {
      await clock.advance(by: .seconds(9))
      exchange.receiveChunk(Data("x".utf8))
    }
    #expect(sent.all.map(\.completed) == [1, 2, 3])
    await clock.advance(by: .milliseconds(9_999))
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(await failure { try await caller.value }?.kind == .timedOut)
    exchange.receiveChunk(Data("late".utf8))
    exchange.reportSent(4, of: 4)
    #expect(sent.all.count == 3)
  }

  @Test("for all else it counts from the beginning, whatever moves")
  func standingDeadline() async throws {
    let clock = ManualClock()
    let (exchange, caller, _) = await waiting(HTTPTransfer(), clock: clock, fromLastByte: false)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(9))
    #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: -1))
    exchange.receiveChunk(Data("x".utf8))
    await clock.advance(by: .seconds(1))
    #expect(await failure { try await caller.value }?.kind == .timedOut)
  }

  @Test("a deadline that moved goes with the exchange")
  func noDeadlineLeft() async throws {
    let clock = ManualClock()
    let deadlines = DeadlineKeeper(clock)
    let exchange = HTTPExchange(request: Self.request, bodyLimit: 100, now: { deadlines.now })
    let started = EventCounter()
    let caller = Task {
      try await exchange.response(within: .seconds(10), countsFromLastByte: true, deadlines: deadlines) {
        started.add()
        return {}
      }
    }
    await started.reaches(1)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(9))
    #expect(exchange.receiveHead(HTTPResponse(status: 200), expectedLength: -1))
    await clock.advance(by: .seconds(5))
    #expect(deadlines.count == 1)
    exchange.receiveCompletion(nil)
    _ = try await caller.value
    #expect(deadlines.count == 0)
  }

  @Test("1,000 downloads cancelled at any moment while a thread goes on writing: no file is left, none is half a file")
  func races() async throws {
    let folder = try Folder()
    let body = bytes(64_000)
    let counts = LoadLock([String: Int]())
    let transport = ThreadTransport(body: body)
    let client = HTTPClient(baseURL: URL(string: "http://a.example")!, transport: transport)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<1_000 {
        if index >= 32 { try await group.next() }
        group.addTask {
          let name = "file \(index)"
          let download = HTTPDownload(client, "/file", to: folder[name])
          let task = Task { try await download.fetch() }
          if index % 3 > 0 { await transport.started.reaches(index / 8) }
          if index % 5 == 0 { download.discard() } else { task.cancel() }
          var outcome = "cancelled"
          switch await task.result {
          case .success:
            outcome = try Data(contentsOf: folder[name]) == body ? "whole" : "broken"
            try FileManager.default.removeItem(at: folder[name])
          case .failure(is CancellationError): break
          case .failure(let error): outcome = "\(error)"
          }
          counts.withLock { [outcome] in $0[outcome, default: 0] += 1 }
        }
      }
      try await group.waitForAll()
    }
    let result = counts.withLock { $0 }
    #expect(Set(result.keys).isSubset(of: ["cancelled", "whole"]))
    #expect(result["cancelled", default: 0] > 0)
    #expect(try folder.names.isEmpty)
  }
}

/// Responds on its own threads, which continue after the caller has ended, like those of a session.
private struct ThreadTransport: HTTPTransport {
  let body: Data
  let started = EventCounter()
  private let deadlines = DeadlineKeeper(ContinuousClock())

  init(body: Data) { self.body = body }

  func send(_ request: HTTPRequest, progress: (@Sendable (LoadProgress) -> Void)?) async throws -> HTTPResponse {
    try await transfer(request, HTTPTransfer(received: progress))
  }

  func transfer(_ request: HTTPRequest, _ transfer: HTTPTransfer) async throws -> HTTPResponse {
    let exchange = HTTPExchange(
      request: request, bodyLimit: .max, transfer: transfer, now: { [deadlines] in deadlines.now })
    return try await exchange.response(within: .seconds(60), countsFromLastByte: true, deadlines: deadlines) {
      started.add()
      Task.detached { [body] in
        let head = HTTPResponse(status: 200, headers: ["Content-Length": "\(body.count)", "ETag": "\"1\""])
        guard exchange.receiveHead(head, expectedLength: Int64(body.count)) else { return }
        for start in stride(from: 0, to: body.count, by: 4_000) {
          exchange.receiveChunk(body.dropFirst(start).prefix(4_000))
        }
        exchange.receiveCompletion(nil)
      }
      return {}
    }
  }
}
