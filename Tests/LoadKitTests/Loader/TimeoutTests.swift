import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Timeouts") struct TimeoutTests {
  func screen(
    _ steps: [ScriptedStep<[String]>], _ policy: RetryPolicy, progress: LoadProgressStyle = .indeterminate
  ) -> Screen<NoInput> {
    Screen(steps, options: LoadOptions(timing: .none, retry: policy, progress: progress))
  }

  @Test("B48 an attempt that never returns ends as timed out, and its callers return")
  func attemptTimeout() async {
    let screen = screen([.hang], .retries(0, attemptTimeout: ms(1_000)))
    let load = Task { await screen.loader.load() }
    let refresh = Task { await screen.loader.refresh() }
    await screen.at(999)
    #expect(screen.loader.state.isLoading)
    await screen.at(1_000)
    #expect(await load.value.failure?.kind == .timedOut)
    #expect(await refresh.value.failure?.kind == .timedOut)
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test(
    "B48 an answer at that instant counts, one a millisecond later does not",
    arguments: [(1_000, true), (1_001, false)])
  func answerAtTheLimit(answer: Int, counts: Bool) async {
    let screen = screen([.succeed(["a"], after: ms(answer))], .retries(0, attemptTimeout: ms(1_000)))
    screen.loader.start()
    await screen.at(60_000)
    #expect((screen.loader.value == ["a"]) == counts)
    #expect((screen.loader.failure?.kind == .timedOut) == !counts)
  }

  @Test("B48 an attempt that timed out is repeated if that does no harm")
  func retried() async {
    let screen = screen([.hang, .succeed(["a"])], .retries(1, attemptTimeout: ms(1_000)))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(2_000)])
    #expect(screen.loader.value == ["a"])
  }

  @Test("B48 and is not if it may")
  func notRetried() async {
    let screen = screen([.hang], .retries(3, attemptTimeout: ms(1_000), idempotency: .nonIdempotent))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.calls == 1)
    #expect(screen.lines.last == "1000 failed timedOut")
  }

  @Test("B48 the limit on the time in all ends an attempt", arguments: [1_500, 1_999, 2_001])
  func maxElapsed(limit: Int) async {
    let screen = screen([.hang], .retries(9, wait: ms(500), attemptTimeout: ms(1_000), maxElapsed: ms(limit)))
    let load = Task { await screen.loader.load() }
    await screen.at(60_000)
    #expect(await load.value.failure?.kind == .timedOut)
    // The second attempt begins at 1,500 if there is time for it.
    #expect(screen.calls == (limit > 1_500 ? 2 : 1))
    #expect(screen.recorder.entries.last?.time == (limit > 1_500 ? ms(limit) : ms(1_000)))
    #expect(screen.isQuiet)
  }

  @Test("B48 the limit on the time in all ends an attempt without a limit of its own")
  func maxElapsedAlone() async {
    let screen = screen([.hang], .retries(9, attemptTimeout: nil, maxElapsed: ms(2_000)))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.lines.last == "2000 failed timedOut")
  }

  @Test("B48 without any limit an operation may take for ever")
  func noLimit() async {
    let screen = screen([.hang], .retries(9, attemptTimeout: nil, maxElapsed: nil))
    screen.loader.start()
    await screen.clock.advance(by: .seconds(1_000_000))
    #expect(screen.loader.state.isLoading)
    #expect(screen.clock.pendingSleepCount == 0)
  }

  @Test("B48 reports push the timeout out, also those that tell nothing new")
  func progress() async {
    let report = LoadProgress(completed: 1, total: 10)
    let screen = screen(
      [ScriptedStep.hang.reporting([(ms(900), report), (ms(1_800), report)])],
      .retries(0, attemptTimeout: ms(1_000), maxElapsed: nil))
    screen.loader.start()
    await screen.at(2_799)
    #expect(screen.loader.state.isLoading)
    await screen.at(2_800)
    #expect(screen.loader.failure?.kind == .timedOut)
  }

  @Test("B48 reports do not push the limit on the time in all out")
  func progressAndMaxElapsed() async {
    let reports = (1...30).map { (time: ms(100 * $0), progress: LoadProgress(completed: Int64($0), total: 100)) }
    let screen = screen(
      [ScriptedStep.hang.reporting(reports)], .retries(0, attemptTimeout: ms(1_000), maxElapsed: ms(2_000)))
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.lines.last == "2000 failed timedOut")
  }

  @Test("B48 an operation that ignores the cancellation and answers later changes nothing")
  func lateAnswer() async {
    let screen = screen([.succeed(["late"], after: ms(1_500))], .retries(0, attemptTimeout: ms(1_000)))
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.lines.last == "1000 failed timedOut")
    #expect(screen.loader.underlyingError == nil)
    #expect(screen.isQuiet)
  }

  @Test("Rule 14: by default an attempt has 15 seconds, and all of them 30")
  func defaults() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.start()
    await screen.at(14_999)
    #expect(screen.loader.activity?.phase == .slow)
    await screen.at(15_000)
    #expect(screen.loader.activity?.attempt == 2)
    #expect(screen.calls == 1)
    await screen.at(29_999)
    #expect(screen.loader.state.isLoading)
    await screen.at(30_000)
    #expect(screen.loader.failure?.kind == .timedOut)
    #expect(screen.loader.failure?.attempts == 2)
  }

  @Test("Rule 14: a transfer with progress has no limit on the time in all")
  func transfer() async {
    let reports = (1...12).map {
      (time: Duration.seconds(10 * $0), progress: LoadProgress(completed: Int64($0), total: 100))
    }
    let screen = Screen<NoInput>(
      [ScriptedStep.succeed(["a"], after: .seconds(125)).reporting(reports)],
      options: LoadOptions(progress: .determinate))
    screen.loader.start()
    await screen.clock.advance(by: .seconds(130))
    #expect(screen.loader.value == ["a"])
    #expect(screen.calls == 1)
  }

  @Test("Rule 19: progress that stands still is stalled, and one that goes on is not", arguments: [4_999, 5_000])
  func stalled(time: Int) async {
    let reports = [
      (time: ms(1_000), progress: LoadProgress(completed: 1, total: 10)),
      (time: ms(7_000), progress: LoadProgress(completed: 2, total: 10)),
    ]
    let screen = screen(
      [ScriptedStep.hang.reporting(reports)], .retries(0, maxElapsed: nil), progress: .determinate)
    screen.loader.start()
    await screen.at(1_000 + time)
    #expect(screen.loader.activity?.phase == (time < 5_000 ? .slow : .stalled))
    #expect(screen.loader.activity?.offersCancel == true)
    await screen.at(7_000)
    #expect(screen.loader.activity?.phase == .slow)
  }
}

@MainActor @Suite("Time in the background") struct SuspensionTests {
  @Test("B49 from 100 to 60,000 in the background: nothing slow, nothing timed out, content stale")
  func background() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"]), .hang], options: LoadOptions(retry: .retries(0, attemptTimeout: ms(15_000))))
    await screen.loader.load()
    await screen.at(50)
    screen.loader.start(.poll)
    await screen.at(100)
    screen.loader.suspended()
    #expect(screen.clock.pendingSleepCount == 0)
    await screen.at(60_000)
    #expect(screen.lines.last == "50 loaded [\"a\"] refreshing poll")
    screen.loader.resumed()
    #expect(screen.lines.last == "50 loaded [\"a\"] refreshing poll")
    #expect(screen.loader.isStale)
    #expect(screen.loader.age == ms(60_000))

    // What was left of each time is left still.
    await screen.at(60_149)
    #expect(screen.loader.activity?.indicator == .pending)
    await screen.at(60_150)
    #expect(screen.loader.activity?.indicator == .visible)
    await screen.at(63_949)
    #expect(screen.loader.activity?.phase == .working)
    await screen.at(63_950)
    #expect(screen.loader.activity?.phase == .slow)
    await screen.at(74_949)
    #expect(screen.loader.state.isRefreshing)
    await screen.at(74_950)
    #expect(screen.loader.failure?.kind == .timedOut)
  }

  @Test("B49 content that was loaded just before is stale after a minute in the background, not sooner")
  func freshness() async {
    for (back, isStale) in [(59_999, false), (60_000, true)] {
      let screen = Screen<NoInput>([.succeed(["a"])])
      await screen.loader.load()
      screen.loader.suspended()
      await screen.at(back)
      screen.loader.resumed()
      #expect(screen.loader.isStale == isStale)
    }
  }

  @Test("B49 an answer that comes in the background shows")
  func answerInBackground() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(5_000))])
    screen.loader.start()
    await screen.at(100)
    screen.loader.suspended()
    await screen.at(60_000)
    #expect(screen.lines == ["0 idle", "0 loading", "5000 loaded [\"a\"]"])
    #expect(screen.loader.state.status?.asOf == ms(5_000))
    screen.loader.resumed()
    await screen.at(120_000)
    #expect(screen.lines.count == 3)
  }

  @Test("B49 a wait for a retry ends by wall time, with the call at the return; the time to leave goes on")
  func waits() async {
    let screen = Screen<NoInput>([.fail(broken)], options: LoadOptions(timing: .none, retry: .retries(1)))
    let task = Task { await screen.loader.load() }
    await screen.at(400)
    screen.loader.suspended()
    task.cancel()
    await screen.at(60_000)
    screen.loader.resumed()
    await screen.turn()
    #expect(screen.script.calls.map(\.time) == [.zero, ms(60_000)])

    let other = Screen<NoInput>([.hang])
    let view = Task { await other.loader.load() }
    await other.at(100)
    view.cancel()
    await other.at(600)
    other.loader.suspended()
    await other.at(50_000)
    other.loader.resumed()
    await other.at(50_499)
    #expect(other.loader.state.isLoading)
    await other.at(50_500)
    #expect(other.loader.state.isIdle)
  }

  @Test("B49 being told twice changes nothing, nor being told of a return without having left")
  func toldTwice() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.resumed()
    screen.loader.start()
    await screen.at(100)
    screen.loader.suspended()
    await screen.at(1_000)
    screen.loader.suspended()
    await screen.at(2_000)
    screen.loader.resumed()
    screen.loader.resumed()
    await screen.at(2_099)
    #expect(screen.loader.activity?.indicator == .pending)
    await screen.at(2_100)
    #expect(screen.loader.activity?.indicator == .visible)
  }

  @Test("B49 cancel in the background works at once")
  func cancel() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.start()
    screen.loader.suspended()
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    screen.loader.resumed()
    #expect(screen.clock.pendingSleepCount == 0)
  }
}
