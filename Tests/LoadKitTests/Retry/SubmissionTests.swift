import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Submissions") struct SubmissionTests {
  func screen(
    _ steps: [ScriptedStep<[String]>], _ idempotency: RetryPolicy.Idempotency = .keyed, retries: Int = 2
  ) -> Screen<String> {
    Screen(
      steps,
      options: LoadOptions(timing: .none, retry: .retries(retries, wait: ms(100), idempotency: idempotency)))
  }

  @Test("B33 without a key nothing is repeated by itself, whatever fails", arguments: LoadFailure.Kind.allCases)
  func withoutKey(kind: LoadFailure.Kind) async {
    let screen = screen([.fail(LoadFailure(kind, isRetryable: true))], .nonIdempotent)
    await screen.loader.load("a")
    await screen.at(60_000)
    #expect(screen.calls == 1)
    #expect(screen.script.calls[0].idempotencyKey == nil)
    #expect(screen.isQuiet)
  }

  @Test("B33 the user may repeat a submission without a key")
  func userRepeats() async {
    let screen = screen([.fail(broken)], .nonIdempotent)
    await screen.loader.load("a")
    await screen.loader.retry()
    #expect(screen.script.calls.map(\.input) == ["a", "a"])
  }

  @Test("B33 work that may be repeated anyway has no key")
  func idempotentHasNoKey() async {
    let screen = screen([.fail(broken)], .idempotent, retries: 0)
    await screen.loader.load("a")
    #expect(screen.script.calls.map(\.idempotencyKey) == [nil])
  }

  @Test("B33 all attempts of a submission have the same key, those of the user's retry too")
  func sameKey() async {
    let screen = screen([.fail(broken)])
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start(.userRetry)
    await screen.at(2_000)
    #expect(screen.calls == 6)
    #expect(screen.script.calls.allSatisfy { $0.idempotencyKey == "key 1" })
  }

  @Test("B33 success ends the key, an answer with nothing in it too", arguments: [["done"], []])
  func newKeyAfterSuccess(answer: [String]) async {
    let screen = screen([.succeed(answer)])
    await screen.loader.load("a")
    await screen.loader.retry()
    #expect(screen.script.calls.map(\.idempotencyKey) == ["key 1", "key 2"])
  }

  @Test("B33 reset ends the key")
  func newKeyAfterReset() async {
    let screen = screen([.fail(broken)], retries: 0)
    await screen.loader.load("a")
    screen.loader.reset()
    await screen.loader.load("a")
    #expect(screen.script.calls.map(\.idempotencyKey) == ["key 1", "key 2"])
  }

  @Test("B33 a changed payload has a new key, and so has the first one when it comes back")
  func newKeyForAnotherPayload() async {
    let screen = screen([.fail(broken)], retries: 0)
    await screen.loader.load("a")
    await screen.loader.load("b")
    await screen.loader.load("a")
    await screen.loader.retry()
    #expect(screen.script.calls.map(\.input) == ["a", "b", "a", "a"])
    #expect(screen.script.calls.map(\.idempotencyKey) == ["key 1", "key 2", "key 3", "key 3"])
  }

  @Test("B33 a payload that is changed while a submission runs has a new key")
  func newKeyWhileRunning() async {
    let screen = screen([.hang])
    screen.loader.start("a")
    await screen.turn()
    screen.loader.start("b")
    await screen.turn()
    #expect(screen.script.calls.map(\.idempotencyKey) == ["key 1", "key 2"])
  }

  @Test("Rule 12: a submission that the user stopped, or that timed out, may have arrived, and keeps its key")
  func sameKeyAfterCancelAndTimeout() async {
    let screen = screen([.hang])
    screen.loader.start("a")
    await screen.turn()
    screen.loader.cancel()
    screen.loader.start("a")
    await screen.at(60_000)
    #expect(screen.loader.failure?.kind == .timedOut)
    #expect(screen.calls >= 3)
    #expect(screen.script.calls.allSatisfy { $0.idempotencyKey == "key 1" })
  }

  @Test("B33 409 to a submission with a key waits for the first attempt, with the same key")
  func conflict() async throws {
    let screen = screen([.fail(try #require(LoadFailure(httpStatus: 409))), .succeed(["done"])])
    screen.loader.start("a")
    await screen.turn()
    #expect(screen.lines.last == "0 loading attempt 2")
    await screen.at(100)
    #expect(screen.lines.last == "100 loaded [\"done\"]")
    #expect(screen.script.calls.map(\.idempotencyKey) == ["key 1", "key 1"])
  }

  @Test("B33 409 without a key is shown", arguments: [RetryPolicy.Idempotency.idempotent, .nonIdempotent])
  func conflictWithoutKey(idempotency: RetryPolicy.Idempotency) async throws {
    let screen = screen([.fail(try #require(LoadFailure(httpStatus: 409)))], idempotency)
    screen.loader.start("a")
    await screen.turn()
    #expect(screen.lines.last == "0 failed conflict")
  }

  @Test("Rule 19: stopping a submission without a key is not offered", arguments: [true, false])
  func offersCancel(isKeyed: Bool) async {
    let screen = screen([.hang], isKeyed ? .keyed : .nonIdempotent)
    screen.loader.start("a")
    await screen.at(3_999)
    #expect(screen.loader.activity?.phase == .working)
    await screen.at(4_000)
    #expect(screen.loader.activity?.phase == .slow)
    #expect(screen.loader.activity?.offersCancel == isKeyed)
  }
}
