import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("First load") struct FirstLoadTests {
  @Test("B01 rule 1: a new loader is idle and has called nothing")
  func newLoaderIsIdle() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    await screen.at(60_000)
    #expect(screen.calls == 0)
    #expect(screen.lines == ["0 idle"])
    #expect(screen.isQuiet)
  }

  @Test("B02 where tasks cannot begin at once, the pending layout may show, and still no timer is armed")
  func answerInDeferredTask() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    screen.loader.start()
    #expect(screen.clock.pendingSleepCount == 0)
    await screen.at(0)
    #expect(screen.isQuiet)
    #expect(screen.lines.last == "0 loaded [\"a\"]")
    #expect(screen.lines.count == (startsAtOnce ? 2 : 3))
  }

  @Test(
    "B02 an operation that does not suspend shows no indicator and arms no timer", .enabled(if: startsAtOnce))
  func answerWithoutSuspending() {
    let screen = Screen<NoInput>([.succeed(["a"])])
    screen.loader.start()
    #expect(screen.lines == ["0 idle", "0 loaded [\"a\"]"])
    #expect(screen.isQuiet)
  }

  @Test("B03 an answer with nothing in it is empty, and nothing is empty before it")
  func emptyAnswer() async {
    let screen = Screen<NoInput>([.succeed([], after: ms(100))])
    screen.loader.start()
    await screen.at(99)
    #expect(screen.lines == ["0 idle", "0 loading"])
    await screen.at(100)
    #expect(screen.lines.last == "100 empty")
  }

  @Test("B03 nil for an optional value is empty")
  func nilAnswer() async {
    let loader = Loader<NoInput, String?> { _ in nil }
    #expect(await loader.load().isEmpty)
  }

  @Test("B04 two callers before the answer make one call, and return at once with the same state")
  func callersJoin() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(900))])
    let first = Task { await screen.loader.load() }
    let second = Task { await screen.loader.load() }
    await screen.at(899)
    #expect(screen.calls == 1)
    await screen.at(900)
    #expect(await first.value == second.value)
    #expect(await first.value == .loaded(["a"], LoadStatus(asOf: ms(900))))
    #expect(screen.calls == 1)
  }

  @Test("B05 rule 9: when all attempts fail there is one failure with their number, and loading until then")
  func allAttemptsFail() async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(10))], options: LoadOptions(timing: .none, retry: .retries(3)))
    screen.loader.start()
    await screen.at(10_000)
    #expect(screen.calls == 4)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "10 loading attempt 2 waitingToRetry", "1010 loading attempt 2",
        "1020 loading attempt 3 waitingToRetry", "2020 loading attempt 3", "2030 loading attempt 4 waitingToRetry",
        "3030 loading attempt 4", "3040 failed serverError after 4",
      ])
    #expect(screen.isQuiet)
  }

  @Test("B06 a success on the third attempt leaves no trace of the failures")
  func thirdAttemptSucceeds() async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(10)), .fail(broken, after: ms(10)), .succeed(["a"], after: ms(10))],
      options: LoadOptions(timing: .none, retry: .retries(2)))
    let state = Task { await screen.loader.load() }
    await screen.at(10_000)
    #expect(await state.value == .loaded(["a"], LoadStatus(asOf: ms(2030))))
    #expect(screen.loader.underlyingError == nil)
  }

  @Test("B08 an operation that throws before it suspends has failed, and nothing is left running")
  func throwsAtOnce() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound))])
    await screen.loader.load()
    #expect(screen.lines.last == "0 failed notFound")
    #expect(screen.isQuiet)
    #expect(screen.loader.underlyingError as? LoadFailure != nil)
  }
}
