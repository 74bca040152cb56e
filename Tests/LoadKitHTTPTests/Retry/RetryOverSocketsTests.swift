import LoadKit
import LoadKitTesting
import Testing
import _ArticleServer

@Suite("Retries as a server sees them", .serialized, .timeLimit(.minutes(5)))
@MainActor struct RetryOverSocketsTests {
  private static let seconds = RetryPolicy(backoff: .constant(.seconds(1)))

  @Test("B30 the waits grow, each after the response before it")
  func backoff() async throws {
    // Waits of less than a second are no phase of their own, which `settle()` waits for.
    let policy = RetryPolicy(attempts: 7, backoff: .exponential(base: .seconds(1), jitter: .none), maxElapsed: nil)
    let screen = try SocketScreen([.status(503)], policy)
    screen.loader.start("a")
    await screen.settle()
    #expect(screen.calls == [0, 1_000, 3_000, 7_000, 15_000, 23_000, 31_000])
    #expect(screen.server.requestCount == 7)
  }

  @Test(
    "B31 B32 a status that may pass is asked again, one that does not is not",
    arguments: [400, 401, 403, 404, 409, 422, 501], [408, 425, 429, 500, 502, 503, 504])
  func statuses(final: Int, passing: Int) async throws {
    let rejected = try SocketScreen([.status(final)], Self.seconds)
    rejected.loader.start("a")
    await rejected.settle()
    #expect(rejected.calls == [0] && rejected.server.requestCount == 1)
    let retried = try SocketScreen([.status(passing), .status(passing), .ok], Self.seconds)
    retried.loader.start("a")
    await retried.settle()
    #expect(retried.calls == [0, 1_000, 2_000] && retried.server.requestCount == 3)
    #expect(retried.loader.value == [1])
  }

  // MARK: Submissions

  @Test("B33 without a key a POST arrives once, for any response", arguments: [408, 409, 429, 500, 503])
  func withoutKey(status: Int) async throws {
    let screen = try SocketScreen([.status(status)], RetryPolicy(idempotency: .nonIdempotent))
    screen.loader.start("a")
    await screen.settle()
    await screen.clock.advance(by: .seconds(60))
    #expect(screen.server.requests.map(\.method) == ["POST"])
    #expect(screen.keys == [nil])
  }

  @Test("B33 the key is the same on every attempt and on the user's retry, and new after success or another payload")
  func keys() async throws {
    let policy = RetryPolicy(attempts: 2, backoff: .constant(.seconds(1)), idempotency: .keyed)
    let failures = Array(repeating: SocketScreen.Response.status(503), count: 3)
    let screen = try SocketScreen(failures + [.ok, .ok, .status(500)], policy)
    screen.loader.start("a")
    await screen.settle()
    screen.loader.start(.userRetry)
    await screen.settle()
    #expect(screen.keys == Array(repeating: "\"key-1\"", count: 4))
    #expect(screen.loader.value == [1])
    screen.loader.start("a", reason: .userRefresh)
    await screen.settle()
    screen.loader.start("b")
    await screen.settle()
    #expect(screen.keys.suffix(3) == ["\"key-2\"", "\"key-3\"", "\"key-3\""])
  }

  @Test("B33 409 to a submission with a key waits, and asks with the same key")
  func conflict() async throws {
    let policy = RetryPolicy(backoff: .constant(.seconds(1)), idempotency: .keyed)
    let screen = try SocketScreen([.status(409, "Retry-After: 3"), .ok], policy)
    screen.loader.start("a")
    await screen.settle()
    #expect(screen.loader.value == [1])
    #expect(screen.calls == [0, 3_000])
    #expect(screen.keys == ["\"key-1\"", "\"key-1\""])
  }

  // MARK: Waits

  @Test("B34 cancel half-way through a wait: nothing more is sent")
  func cancel() async throws {
    let screen = try SocketScreen([.status(503)], Self.seconds)
    screen.loader.start("a")
    await screen.pause()
    await screen.clock.advance(by: .milliseconds(500))
    screen.loader.cancel()
    #expect(screen.loader.state.isIdle)
    await screen.clock.advance(by: .seconds(60))
    #expect(screen.calls == [0] && screen.server.requestCount == 1)
  }

  @Test("B35 the user's retry during a wait is sent at once, and the old wait sends nothing")
  func userRetry() async throws {
    let screen = try SocketScreen([.status(503), .ok], Self.seconds)
    screen.loader.start("a")
    await screen.pause()
    await screen.clock.advance(by: .milliseconds(500))
    screen.loader.start(.userRetry)
    await screen.settle()
    await screen.clock.advance(by: .seconds(60))
    #expect(screen.loader.value == [1])
    #expect(screen.calls == [0, 500] && screen.server.requestCount == 2)
  }

  @Test("B36 a wait that is too long fails at once and is told, one that fits is kept to")
  func retryAfter() async throws {
    let long = try SocketScreen([.status(503, "Retry-After: 120")], Self.seconds)
    long.loader.start("a")
    await long.settle()
    #expect(long.calls == [0])
    #expect(long.loader.failure?.retryAfter == .seconds(120))
    guard case .message(let message) = LoadPresentation(long.loader.state).body else {
      Issue.record("no message")
      return
    }
    #expect(message.suggestion == "Try again in 2 minutes.")
    let short = try SocketScreen([.status(429, "Retry-After: 2"), .ok], Self.seconds)
    short.loader.start("a")
    await short.settle()
    #expect(short.calls == [0, 2_000])
  }

  @Test(
    "B37 an invalid Retry-After is ignored; a date is measured against the server's Date",
    arguments: [
      ("-5", 1_000), ("+3", 1_000), ("1.5", 1_000), ("soon", 1_000), ("", 1_000), ("0", 1_000), ("2, 3", 3_000),
      ("5", 5_000), ("Sun, 06 Nov 1994 08:49:44 GMT", 7_000), ("Sunday, 06-Nov-94 08:49:44 GMT", 7_000),
      ("Sun Nov  6 08:49:44 1994", 7_000), ("Sun, 06 Nov 1994 08:49:36 GMT", 1_000),
      ("99999999999999999999", nil), ("Fri, 31 Dec 9999 23:59:59 GMT", nil),
    ] as [(String, Int?)])
  func oddWaits(value: String, second: Int?) async throws {
    let date = "Date: Sun, 06 Nov 1994 08:49:37 GMT"
    let screen = try SocketScreen([.status(503, "Retry-After: \(value)", date), .ok], Self.seconds)
    screen.loader.start("a")
    await screen.settle()
    #expect(screen.calls == [0] + [second].compactMap(\.self))
    #expect(screen.loader.failure?.retryAfter == (second == nil ? .seconds(86_400) : nil))
  }

  @Test("B38 no wait is begun that would end too late", arguments: [(4_001, 3), (4_000, 2)])
  func maxElapsed(limit: Int, calls: Int) async throws {
    let policy = RetryPolicy(
      attempts: 9, backoff: .constant(.seconds(2)), maxElapsed: .milliseconds(limit))
    let screen = try SocketScreen([.status(503)], policy)
    screen.loader.start("a")
    await screen.settle()
    #expect(screen.server.requestCount == calls)
  }

  // MARK: Many

  @Test("B39 the sixth automatic retry in a row over all screens is not sent, the user's is")
  func budget() async throws {
    let budget = RetryBudget(tokens: 10)
    let screens = try (0..<3).map { _ in try SocketScreen([.status(503)], Self.seconds, budget: budget) }
    for screen in screens {
      screen.loader.start("a")
      await screen.settle()
    }
    #expect(screens.map(\.server.requestCount) == [3, 3, 2])
    screens[2].loader.start(.userRetry)
    await screens[2].settle()
    #expect(screens[2].server.requestCount == 3)
  }

  @Test("B3A three screens on one loader: the server sees one chain of retries")
  func oneChain() async throws {
    let screen = try SocketScreen([.status(503)], Self.seconds)
    let callers = (0..<3).map { _ in Task { await screen.loader.load("a") } }
    // Lets them begin.
    await screen.clock.advance(by: .zero)
    await screen.settle()
    for caller in callers { #expect(await caller.value.failure?.attempts == 3) }
    #expect(screen.server.requestCount == 3)
  }
}
