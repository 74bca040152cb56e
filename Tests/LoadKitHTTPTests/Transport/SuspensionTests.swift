import Foundation
import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitHTTP

/// Rule 22: the deadlines of the transport stand still with the loader that asked.
@Suite("Deadlines while the loader is suspended", .timeLimit(.minutes(5)))
struct SuspensionTests {
  /// A suspension that a test switches.
  private final class Switch: Sendable {
    private struct State: Sendable {
      var isOn = false
      var notify: (@Sendable (Bool) -> Void)?
    }

    private let state = LoadLock(State())

    init(isOn: Bool = false) { state.withLock { $0.isOn = isOn } }

    var suspension: RequestSuspension {
      RequestSuspension(
        isSuspended: { self.state.withLock { $0.isOn } },
        observe: { notify in
          self.state.withLock { $0.notify = notify }
          return 0
        })
    }

    func turn(_ isOn: Bool) {
      let notify = state.withLock { state in
        state.isOn = isOn
        return state.notify
      }
      notify?(isOn)
    }
  }

  private let clock = ManualClock()

  /// A caller that waits 10 s.
  private func waiting(
    _ control: Switch, countsFromLastByte: Bool = false
  ) async -> (exchange: HTTPExchange, caller: Task<LoadFailure.Kind?, Never>) {
    let deadlines = DeadlineKeeper(clock)
    let exchange = HTTPExchange(
      request: HTTPRequest(.get, URL(string: "http://a.example/")!), bodyLimit: 100, now: { deadlines.now })
    let started = EventCounter()
    let caller = Task {
      await RequestSuspension.$current.withValue(control.suspension) {
        await failure {
          try await exchange.response(
            within: .seconds(10), countsFromLastByte: countsFromLastByte, deadlines: deadlines
          ) {
            started.add()
            return {}
          }
        }?.kind
      }
    }
    await started.reaches(1)
    return (exchange, caller)
  }

  @Test(
    "B92 a deadline stands still from the suspension to the return, twice, and then goes on", arguments: [true, false])
  func standsStill(countsFromLastByte: Bool) async {
    let control = Switch()
    let (exchange, caller) = await waiting(control, countsFromLastByte: countsFromLastByte)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(4))
    for _ in 0..<2 {
      control.turn(true)
      control.turn(true)
      await clock.advance(by: .seconds(1_000))
      #expect(!exchange.hasEnded)
      control.turn(false)
      control.turn(false)
    }
    #expect(exchange.suspendedTime == .seconds(2_000))
    await clock.whenSleeping(1)
    await clock.advance(by: .milliseconds(5_999))
    #expect(!exchange.hasEnded)
    await clock.whenSleeping(1)
    await clock.advance(by: .milliseconds(1))
    #expect(await caller.value == .timedOut)
  }

  @Test("B92 a request of a loader that is suspended already begins with its whole time at the return")
  func suspendedBefore() async {
    let control = Switch(isOn: true)
    let (exchange, caller) = await waiting(control)
    await clock.advance(by: .seconds(1_000))
    #expect(!exchange.hasEnded)
    control.turn(false)
    await clock.whenSleeping(1)
    await clock.advance(by: .milliseconds(9_999))
    #expect(!exchange.hasEnded)
    await clock.whenSleeping(1)
    await clock.advance(by: .milliseconds(1))
    #expect(await caller.value == .timedOut)
  }

  @Test("B92 a byte in the background restarts the time, which still stands still")
  func byteMeanwhile() async {
    let control = Switch()
    let (exchange, caller) = await waiting(control, countsFromLastByte: true)
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(4))
    control.turn(true)
    await clock.advance(by: .seconds(100))
    exchange.reportSent(1, of: 2)
    await clock.advance(by: .seconds(100))
    control.turn(false)
    // The deadline looks at the rest after 6 s, and finds 4 s more.
    await clock.whenSleeping(1)
    await clock.advance(by: .seconds(6))
    #expect(!exchange.hasEnded)
    await clock.whenSleeping(1)
    await clock.advance(by: .milliseconds(3_999))
    #expect(!exchange.hasEnded)
    await clock.advance(by: .milliseconds(1))
    #expect(await caller.value == .timedOut)
  }

  @Test("B92 a response and a cancellation come through during a suspension")
  func comesThrough() async {
    let control = Switch()
    let (exchange, caller) = await waiting(control)
    control.turn(true)
    _ = exchange.receiveHead(HTTPResponse(status: 200), expectedLength: 0)
    exchange.receiveCompletion(nil)
    #expect(await caller.value == nil)
    let (other, cancelled) = await waiting(control)
    cancelled.cancel()
    #expect(await cancelled.value == nil)
    #expect(other.hasEnded)
  }

  @Test("B92 the client hands the suspension of the loader to the transport, for every kind of request")
  @MainActor func client() async throws {
    let (asked, gate) = (EventCounter(), LoadLock<[RequestSuspension?]>([]))
    let client = HTTPClient(
      baseURL: URL(string: "https://api.example.com")!,
      transport: InMemoryTransport { _ in
        gate.withLock { $0.append(RequestSuspension.current) }
        asked.add()
        try await untilCancelled()
        return HTTPResponse(status: 200)
      })
    let folder = try Folder()
    let operations: [@MainActor (LoadContext) async throws -> Int] = [
      { try await client.get("/x", as: Int.self, context: $0) },
      { try await client.send(try client.request(.get, "/x"), as: Int.self, context: $0) },
      { Int(try await HTTPDownload(client, "/x", to: folder["x"]).fetch($0).byteCount) },
    ]
    for (index, operation) in operations.enumerated() {
      let loader = Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock)) { try await operation($0) }
      loader.start()
      await asked.reaches(index + 1)
      let suspension = try #require(gate.withLock { $0.last } ?? nil)
      let changes = LoadLock([Bool]())
      let observation = suspension.observe { isSuspended in changes.withLock { $0.append(isSuspended) } }
      #expect(!suspension.isSuspended())
      loader.suspended()
      #expect(suspension.isSuspended())
      loader.resumed()
      #expect(!suspension.isSuspended())
      #expect(changes.withLock { $0 } == [true, false])
      withExtendedLifetime(observation) {}
      loader.cancel()
    }
  }
}
