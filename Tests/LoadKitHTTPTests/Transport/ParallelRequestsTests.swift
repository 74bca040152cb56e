import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

@Suite("1,000 requests at once", .timeLimit(.minutes(5)))
struct ParallelRequestsTests {
  @Test("B92 exchanges with a deadline each: every other one gets its response, no deadline is missed or early")
  func deadlines() async throws {
    let clock = ManualClock()
    let deadlines = DeadlineKeeper(clock)
    let request = HTTPRequest(.get, URL(string: "http://a.example/")!)
    let exchanges = (0..<1_000).map { _ in HTTPExchange(request: request, bodyLimit: 10) }
    let ended = LoadLock([Int: Duration]())
    let started = EventCounter()
    let tasks = exchanges.enumerated().map { index, exchange in
      Task {
        let timeout = Duration.milliseconds(1 + (index * 7_919) % 1_000)
        let failure = await failure {
          try await exchange.response(within: timeout, deadlines: deadlines) {
            started.add()
            return {}
          }
        }
        ended.withLock { $0[index] = deadlines.now }
        return failure?.kind
      }
    }
    await started.reaches(1_000)
    for index in stride(from: 0, to: 1_000, by: 2) {
      _ = exchanges[index].receiveHead(HTTPResponse(status: 200), expectedLength: 0)
      exchanges[index].receiveCompletion(nil)
    }
    for index in stride(from: 0, to: 1_000, by: 2) { #expect(await tasks[index].value == nil) }
    for time in 1...1_000 {
      await clock.advance(to: .milliseconds(time))
      for index in stride(from: 1, to: 1_000, by: 2) where 1 + (index * 7_919) % 1_000 == time {
        #expect(await tasks[index].value == .timedOut)
        #expect(ended.withLock { $0[index] } == .milliseconds(time))
      }
      // The keeper sleeps for the next one before the clock moves on.
      while deadlines.count > 0, clock.pendingSleepCount == 0 { await Task.detached {}.value }
    }
    #expect(deadlines.count == 0)
  }

  @Test("B92 requests to a silent server on a real clock: each ends at its own deadline")
  func sockets() async throws {
    let server = try ByteServer { $0.waitForClose() }
    let transport = URLSessionTransport()
    let start = ContinuousClock.now
    let results = await withTaskGroup(of: (LoadFailure.Kind?, Duration).self) { group in
      for index in 0..<1_000 {
        group.addTask {
          let timeout = Duration.milliseconds(500 + index % 500)
          let request = HTTPRequest(.get, server.url(), timeout: timeout)
          let kind = await failure { try await transport.send(request) }?.kind
          return (kind, ContinuousClock.now - start - timeout)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0.0 == .timedOut && $0.1 >= .zero })
    // Only other programs on the machine hold one up.
    #expect(results.allSatisfy { $0.1 < .seconds(20) })
    #expect(transport.deadlines.count == 0)
  }
}
