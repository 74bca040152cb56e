import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Waits between attempts") struct RetryWaitTests {
  func screen(
    _ steps: [ScriptedStep<[String]>], retries: Int = 1, wait: Int = 1_000, maxElapsed: Duration? = .seconds(30),
    timing: LoadTiming = .none
  ) -> Screen<NoInput> {
    Screen(
      steps,
      options: LoadOptions(timing: timing, retry: .retries(retries, wait: ms(wait), maxElapsed: maxElapsed)))
  }

  // MARK: Stopping

  @Test("B34 cancel half-way through a wait ends it: idle, no further call, no sleep", arguments: [11, 500, 1_009])
  func cancelDuringWait(time: Int) async {
    let screen = screen([.fail(broken, after: ms(10))])
    let state = Task { await screen.loader.load() }
    await screen.at(time)
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    #expect(screen.loader.underlyingError == nil)
    #expect(screen.isQuiet)
    await screen.at(60_000)
    #expect(await state.value == .idle)
    #expect(screen.calls == 1)
  }

  @Test("B34 when the wait has just ended, cancel stops the next call")
  func cancelAfterWait() async {
    let screen = screen([.fail(broken, after: ms(10)), .hang])
    screen.loader.start()
    await screen.at(1_010)
    #expect(screen.calls == 2)
    screen.loader.cancel()
    await screen.at(1_010)
    #expect(screen.loader.state == .idle)
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test("B34 cancel during the wait of a background refresh leaves the content as it was")
  func cancelDuringRefresh() async {
    let screen = screen([.succeed(["a"]), .fail(broken)])
    await screen.loader.load()
    screen.loader.start(.poll)
    await screen.at(500)
    screen.loader.cancel()
    await screen.at(60_000)
    #expect(screen.loader.state == .loaded(["a"], LoadStatus(asOf: .zero)))
    #expect(screen.calls == 2)
  }

  @Test("B34 cancel during the wait of a retry brings the earlier failure back, as it was")
  func cancelDuringUserRetry() async {
    let screen = screen([.fail(LoadFailure(.notFound)), .fail(broken)])
    await screen.loader.load()
    let failure = screen.loader.failure
    screen.loader.start(.userRetry)
    await screen.at(500)
    #expect(screen.loader.state.isLoading)
    screen.loader.cancel()
    #expect(failure != nil)
    #expect(screen.loader.state.failure == failure)
  }

  // MARK: The user's retry

  @Test("B35 the user's retry during a wait calls at once, and the old wait is dead")
  func userRetryDuringWait() async {
    let screen = screen([.fail(broken), .succeed(["a"], after: ms(100)), .succeed(["late"])])
    screen.loader.start()
    await screen.at(500)
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(500)])
    await screen.at(600)
    #expect(screen.loader.value == ["a"])
    #expect(screen.isQuiet)
    await screen.at(60_000)
    #expect(screen.calls == 2)
    #expect(screen.lines.last == "600 loaded [\"a\"]")
  }

  @Test("B35 a call that the user's retry made is not followed by the one that the wait would have made")
  func oldWaitIsDead() async {
    let screen = screen([.fail(broken), .hang])
    screen.loader.start()
    await screen.at(500)
    screen.loader.start(.userRetry)
    await screen.at(1_000)
    #expect(screen.calls == 2)
  }

  @Test("B35 the user's retry during a wait has all its retries and all its time again")
  func userRetryStartsAnew() async {
    let screen = screen([.fail(broken)], retries: 1, maxElapsed: ms(1_500))
    screen.loader.start()
    await screen.at(900)
    screen.loader.start(.userRetry)
    await screen.at(60_000)
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(900), ms(1_900)])
    #expect(screen.script.calls.map(\.attempt) == [1, 1, 2])
    #expect(screen.loader.failure?.attempts == 2)
  }

  @Test("B35 two taps on Retry during a wait are one call")
  func twoTaps() async {
    let screen = screen([.fail(broken), .hang])
    screen.loader.start()
    await screen.turn()
    screen.loader.start(.userRetry)
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test("B35 the user does not wait for Retry-After")
  func userIgnoresRetryAfter() async {
    let screen = screen([.fail(LoadFailure(.rateLimited, retryAfter: .seconds(20))), .succeed(["a"])])
    screen.loader.start()
    await screen.at(1_500)
    #expect(screen.calls == 1)
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.lines.last == "1500 loaded [\"a\"]")
  }

  @Test("B35 an automatic load during a wait joins it")
  func automaticLoadJoins() async {
    let screen = screen([.fail(broken), .succeed(["a"])])
    screen.loader.start()
    await screen.at(500)
    screen.loader.start()
    screen.loader.start(.foreground)
    #expect(screen.calls == 1)
    await screen.at(1_000)
    #expect(screen.lines.last == "1000 loaded [\"a\"]")
  }

  // MARK: What the server asked for

  @Test("B36 a wait that the server asks for and that does not fit fails at once, and tells how long it is")
  func retryAfterTooLong() async {
    let screen = screen([.fail(LoadFailure(.rateLimited, retryAfter: .seconds(120)))])
    screen.loader.start()
    await screen.turn()
    #expect(screen.lines.last == "0 failed rateLimited")
    #expect(screen.loader.failure?.retryAfter == .seconds(120))
    #expect(screen.isQuiet)
    await screen.at(200_000)
    #expect(screen.calls == 1)
  }

  @Test("B36 the next call is not before the server allows it, counted from its answer")
  func retryAfterIsFloor() async {
    let screen = screen([.fail(LoadFailure(.serverError, retryAfter: .seconds(2)), after: ms(50)), .succeed(["a"])])
    screen.loader.start()
    await screen.at(2_049)
    #expect(screen.calls == 1)
    await screen.at(2_050)
    #expect(screen.calls == 2)
  }

  @Test("B36 a shorter Retry-After does not shorten the backoff", arguments: [0, 1, 999, 1_000])
  func retryAfterIsOnlyFloor(wait: Int) async {
    let screen = screen([.fail(LoadFailure(.serverError, retryAfter: ms(wait))), .succeed(["a"])])
    screen.loader.start()
    await screen.at(999)
    #expect(screen.calls == 1)
    await screen.at(1_000)
    #expect(screen.calls == 2)
  }

  @Test("B36 the time that is left counts, not the whole", arguments: [(24_999, 2), (25_001, 1)])
  func retryAfterAndRemainingTime(wait: Int, calls: Int) async {
    let screen = screen([.fail(LoadFailure(.serverError, retryAfter: ms(wait)), after: ms(5_000)), .succeed(["a"])])
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.calls == calls)
  }

  @Test("B36 with content on screen the failure that carries the wait is in the banner")
  func retryAfterOverContent() async {
    let screen = screen([.succeed(["a"]), .fail(LoadFailure(.rateLimited, retryAfter: .seconds(120)))])
    await screen.loader.load()
    await screen.loader.refresh(reason: .poll)
    #expect(screen.lines.last == "0 loaded [\"a\"] with failed refresh rateLimited")
    #expect(screen.loader.failure?.retryAfter == .seconds(120))
  }

  // MARK: The time in all

  @Test("B38 a wait that would end too late is not begun", arguments: [(9_899, 2), (9_901, 1), (20_000, 1)])
  func maxElapsed(wait: Int, calls: Int) async {
    let screen = screen([.fail(broken, after: ms(100)), .succeed(["a"])], wait: wait, maxElapsed: ms(10_000))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.calls == calls)
    #expect(screen.lines.last == (calls == 2 ? "\(100 + wait) loaded [\"a\"]" : "100 failed serverError"))
  }

  @Test("B38 a wait that would leave the next call no time is not begun")
  func noTimeLeft() async {
    let screen = screen([.fail(broken, after: ms(100)), .hang], wait: 9_900, maxElapsed: ms(10_000))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.lines.last == "100 failed serverError")
  }

  @Test("B38 attempts and waits count together")
  func attemptsAndWaits() async {
    let screen = screen([.fail(broken, after: ms(1_000))], retries: 9, maxElapsed: ms(10_000))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(2_000), ms(4_000), ms(6_000), ms(8_000)])
    #expect(screen.lines.last == "9000 failed serverError after 5")
  }

  @Test("B38 without a limit the retries go on to their number")
  func noLimit() async {
    let screen = screen([.fail(broken, after: ms(1_000))], retries: 9, wait: 10_000, maxElapsed: nil)
    screen.loader.start()
    await screen.at(200_000)
    #expect(screen.calls == 10)
  }

  // MARK: Many who wait

  @Test("B3A three screens on one loader fail together after one chain of retries")
  func oneChain() async {
    let screen = screen([.fail(broken, after: ms(10))], retries: 2)
    let screens = (0..<3).map { _ in Task { await screen.loader.load() } }
    await screen.at(500)
    let late = Task { await screen.loader.load() }
    await screen.at(10_000)
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(1_010), ms(2_020)])
    for state in screens + [late] { #expect(await state.value == screen.loader.state) }
    #expect(screen.loader.failure?.attempts == 3)
    #expect(screen.isQuiet)
  }
}
