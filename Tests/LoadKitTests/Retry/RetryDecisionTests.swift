import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Which failures are retried") struct RetryDecisionTests {
  /// How often the operation is called if it fails in a way, and that the failure shows.
  func calls(failing error: any Error, _ policy: RetryPolicy = .retries(2, wait: ms(100))) async -> Int {
    let screen = Screen<NoInput>([.fail(error)], options: LoadOptions(timing: .none, retry: policy))
    screen.loader.start()
    await screen.at(30_000)
    #expect(screen.loader.state.failure?.attempts == screen.calls)
    #expect(screen.loader.underlyingError != nil)
    #expect(screen.isQuiet)
    return screen.calls
  }

  @Test("B31 a failure that the predicate refuses is shown at once, without a wait")
  func predicateRefuses() async {
    let policy = RetryPolicy(attempts: 4, shouldRetry: { $0.kind != .serverError })
    let screen = Screen<NoInput>([.fail(broken)], options: LoadOptions(retry: policy))
    screen.loader.start()
    await screen.turn()
    #expect(screen.lines.last == "0 failed serverError")
    #expect(screen.isQuiet)
  }

  @Test("B31 the predicate is asked each time")
  func predicateIsAskedEachTime() async {
    let policy = RetryPolicy(
      attempts: 9, backoff: .constant(ms(100)), shouldRetry: { $0.kind == .serverError })
    let screen = Screen<NoInput>(
      [.fail(broken), .fail(broken), .fail(LoadFailure(.notFound))], options: LoadOptions(timing: .none, retry: policy))
    screen.loader.start()
    await screen.at(30_000)
    #expect(screen.calls == 3)
    #expect(screen.lines.last == "200 failed notFound after 3")
  }

  @Test("B31 attempts counts all calls, the first included", arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3)])
  func attempts(attempts: Int, calls: Int) async {
    #expect(await self.calls(failing: broken, RetryPolicy(attempts: attempts)) == calls)
  }

  @Test("B31 the ready-made policies make this many calls")
  func readyMade() async {
    #expect(await calls(failing: broken, .never) == 1)
    #expect(await calls(failing: broken, .standard) == 3)
    #expect(await calls(failing: broken, .transfer) == 3)
    #expect(await calls(failing: broken, .submission) == 3)
  }

  @Test("B32 a status that a repetition does not change is not retried", arguments: [400, 401, 403, 404, 409, 422])
  func statusesNotRetried(status: Int) async throws {
    #expect(await calls(failing: try #require(LoadFailure(httpStatus: status))) == 1)
  }

  @Test("B32 a status that may pass is retried", arguments: [408, 425, 429, 500, 502, 503, 504])
  func statusesRetried(status: Int) async throws {
    let failure = try #require(LoadFailure(httpStatus: status))
    #expect(await calls(failing: failure) == 3)
    #expect(await calls(failing: failure, .retries(2, idempotency: .nonIdempotent)) == 1)
  }

  @Test(
    "B32 timeout, lost and refused connections and failed look-ups are retried",
    arguments: [-1001, -1005, -1004, -1003, -1006])
  func urlErrorsRetried(code: Int) async throws {
    let failure = try #require(LoadFailure(urlErrorCode: code))
    #expect(await calls(failing: failure) == 3)
    #expect(await calls(failing: failure, .retries(2, idempotency: .nonIdempotent)) == 1)
  }

  @Test("B32 a request that cannot be made is not retried", arguments: [-1000, -1103, -1202])
  func urlErrorsNotRetried(code: Int) async throws {
    #expect(await calls(failing: try #require(LoadFailure(urlErrorCode: code))) == 1)
  }

  @Test("B32 an answer that does not decode is not retried")
  func decoding() async {
    let error = DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: ""))
    #expect(await calls(failing: error) == 1)
  }

  @Test(
    "Rule 12: no predicate can ask for a retry that never helps",
    arguments: [LoadFailure.Kind.invalidRequest, .unauthorized, .forbidden, .invalidData])
  func neverRetried(kind: LoadFailure.Kind) async {
    let failure = LoadFailure(kind, isRetryable: true)
    let eager = RetryPolicy(attempts: 3, backoff: .constant(ms(100)), shouldRetry: { _ in true })
    #expect(await calls(failing: failure, eager) == 1)
    var submission = eager
    submission.idempotency = .keyed
    #expect(await calls(failing: failure, submission) == 1)
  }

  @Test("Rule 12: a predicate can ask for a retry that the kind does not ask for")
  func eagerPredicate() async {
    let eager = RetryPolicy(attempts: 3, backoff: .constant(ms(100)), shouldRetry: { _ in true })
    #expect(await calls(failing: LoadFailure(.notFound), eager) == 3)
    var once = eager
    once.idempotency = .nonIdempotent
    #expect(await calls(failing: LoadFailure(.notFound), once) == 1)
  }
}
