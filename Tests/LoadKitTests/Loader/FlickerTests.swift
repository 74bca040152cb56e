import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Flicker") struct FlickerTests {
  /// The lines after a first load whose operation takes a while.
  func lines(
    answerAt milliseconds: Int, timing: LoadTiming = .spinner, failing: Bool = false
  ) async -> [String] {
    let step: ScriptedStep<[String]> =
      failing ? .fail(LoadFailure(.notFound), after: ms(milliseconds)) : .succeed(["a"], after: ms(milliseconds))
    let screen = Screen<NoInput>([step], options: LoadOptions(timing: timing, retry: .never))
    screen.loader.start()
    await screen.at(3_000)
    #expect(screen.isQuiet)
    return Array(screen.lines.dropFirst(2))
  }

  @Test(
    "B10 an answer within the grace period shows no indicator, later ones show it for the minimum",
    arguments: [
      (100, ["100 loaded [\"a\"]"]), (199, ["199 loaded [\"a\"]"]), (200, ["200 loaded [\"a\"]"]),
      (201, ["200 loading visible", "500 loaded [\"a\"]"]),
    ])
  func grace(answer: Int, expected: [String]) async {
    #expect(await lines(answerAt: answer) == expected)
  }

  @Test(
    "B11 an answer during the minimum display is held until its end",
    arguments: [
      (300, "500"), (499, "500"), (500, "500"), (501, "501"), (900, "900"),
    ])
  func minimum(answer: Int, shown: String) async {
    #expect(await lines(answerAt: answer) == ["200 loading visible", "\(shown) loaded [\"a\"]"])
  }

  @Test("B11 at 499 it still loads")
  func held() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(300))])
    screen.loader.start()
    await screen.at(499)
    #expect(screen.lines.last == "200 loading visible")
    await screen.at(500)
    #expect(screen.lines.last == "500 loaded [\"a\"]")
    #expect(screen.loader.state.status?.asOf == ms(300))
  }

  @Test("B11 without a minimum nothing is held")
  func noMinimum() async {
    let timing = LoadTiming(grace: ms(200), minimumDisplay: .zero)
    #expect(await lines(answerAt: 300, timing: timing) == ["200 loading visible", "300 loaded [\"a\"]"])
  }

  @Test("B12 without a grace period the indicator shows at once, for the minimum")
  func noGrace() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"], after: ms(10))], options: LoadOptions(timing: LoadTiming(grace: .zero, minimumDisplay: ms(300))))
    screen.loader.start()
    await screen.at(3_000)
    #expect(screen.lines == ["0 idle", "0 loading visible", "300 loaded [\"a\"]"])
  }

  @Test("B12 without a grace period an answer without suspending shows no indicator", .enabled(if: startsAtOnce))
  func noGraceNoSuspension() {
    let screen = Screen<NoInput>(
      [.succeed(["a"])], options: LoadOptions(timing: LoadTiming(grace: .zero, minimumDisplay: ms(300))))
    screen.loader.start()
    #expect(screen.lines == ["0 idle", "0 loaded [\"a\"]"])
  }

  @Test(
    "B12 grace and minimum are settable",
    arguments: [(400, ["400 loaded [\"a\"]"]), (600, ["500 loading visible", "1000 loaded [\"a\"]"])])
  func otherTiming(answer: Int, expected: [String]) async {
    #expect(await lines(answerAt: answer, timing: LoadTiming(grace: ms(500), minimumDisplay: ms(500))) == expected)
  }

  @Test("B13 a failure is held like a value")
  func failureIsHeld() async {
    #expect(await lines(answerAt: 300, failing: true) == ["200 loading visible", "500 failed notFound"])
    #expect(await lines(answerAt: 200, failing: true) == ["200 failed notFound"])
  }

  @Test("B14 rule 9: the indicator stays through retry waits, and grace counts from the first attempt")
  func continuousThroughWaits() async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(150)), .fail(broken, after: ms(150)), .succeed(["a"], after: ms(150))],
      options: LoadOptions(retry: .retries(2, wait: ms(1_000))))
    screen.loader.start()
    await screen.at(3_000)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "150 loading attempt 2 waitingToRetry", "200 loading visible attempt 2 waitingToRetry",
        "1150 loading visible attempt 2", "1300 loading visible attempt 3 waitingToRetry",
        "2300 loading visible attempt 3", "2450 loaded [\"a\"]",
      ])
  }

  @Test("B14 a wait shows as one from 1 s on", arguments: [100, 999, 1_000, 1_001])
  func shortWaits(wait: Int) async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(150)), .succeed(["a"], after: ms(150))],
      options: LoadOptions(retry: .retries(1, wait: ms(wait))))
    screen.loader.start()
    await screen.at(3_000)
    #expect(screen.lines.contains { $0.hasSuffix("waitingToRetry") } == (wait >= 1_000))
    #expect(screen.lines.contains("150 loading attempt 2") == (wait < 1_000))
  }

  @Test("B15 the user's retry shows the indicator at once, for the minimum")
  func userRetry() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound)), .succeed(["a"], after: ms(50))])
    await screen.loader.load()
    screen.loader.start(.userRetry)
    await screen.at(299)
    #expect(screen.lines.suffix(2) == ["0 failed notFound", "0 loading visible userRetry"])
    await screen.at(300)
    #expect(screen.lines.last == "300 loaded [\"a\"]")
  }

  @Test("B15 a retry that fails again at once is acknowledged too")
  func userRetryFailsAtOnce() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound))])
    await screen.loader.load()
    screen.loader.start(.userRetry)
    await screen.at(300)
    #expect(
      screen.lines.suffix(3) == ["0 failed notFound", "0 loading visible userRetry", "300 failed notFound"])
  }

  @Test("B15 a load while the indicator shows neither hides nor restarts it")
  func reloadWhileVisible() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(450))])
    screen.loader.start()
    await screen.at(400)
    screen.loader.start()
    screen.loader.start(.userRetry)
    await screen.at(3_000)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "200 loading visible", "400 loading visible userRetry", "500 loaded [\"a\"]",
      ])
    #expect(screen.calls == 1)
  }

  @Test("B16 random latencies give no indicator shorter than the minimum, and no state with two treatments")
  func randomLatencies() async {
    var random = LinearRandom(state: 42)
    let latencies = (0..<1_000).map { _ in Int(random.next() % 900) }
    let outcomes = latencies.map { latency -> ScriptedStep<[String]> in
      latency % 3 == 0
        ? .fail(LoadFailure(.notFound), after: ms(latency)) : .succeed(["\(latency)"], after: ms(latency))
    }
    let screen = Screen<Int>(
      script: { clock in ScriptedOperation(clock) { outcomes[$0.input] } }, options: LoadOptions(staleAfter: .zero))
    for input in latencies.indices {
      screen.loader.start(input)
      await screen.clock.advance(by: ms(Int(random.next() % 1_500)))
    }
    await screen.clock.advance(by: .seconds(10))

    var visibleSince: Duration?
    for entry in screen.recorder.entries {
      let isVisible = if case .loading(let activity) = entry.state { activity.indicator == .visible } else { false }
      if let since = visibleSince, !isVisible { #expect(entry.time - since >= ms(300)) }
      visibleSince = isVisible ? visibleSince ?? entry.time : nil
    }
    #expect(screen.recorder.entries.count > 1_000)
    #expect(screen.isQuiet)
  }

  @Test(
    "B16 random latencies of refreshes, and over previous content, show no indicator shorter than the minimum",
    arguments: [true, false])
  func randomLatenciesOverContent(hasOtherInputs: Bool) async {
    var random = LinearRandom(state: 43)
    var outcomes: [ScriptedStep<[String]>] = [.succeed(["0"])]
    for _ in 0..<1_000 {
      let latency = Int(random.next() % 900)
      outcomes.append(.succeed(["\(latency)"], after: ms(latency)))
    }
    let screen = Screen<Int>(outcomes, options: LoadOptions(staleAfter: .zero, keepsPreviousContent: true))
    for index in 0..<1_000 {
      screen.loader.start(hasOtherInputs ? index : 0, reason: index % 2 == 0 ? .poll : .invalidated)
      await screen.clock.advance(by: ms(Int(random.next() % 1_500)))
    }
    await screen.clock.advance(by: .seconds(10))
    var visibleSince: Duration?
    for entry in screen.recorder.entries {
      let isVisible = entry.state.activity?.indicator == .visible
      if let since = visibleSince, !isVisible { #expect(entry.time - since >= ms(300)) }
      visibleSince = isVisible ? visibleSince ?? entry.time : nil
    }
    #expect(screen.recorder.entries.count > 1_000)
    #expect(screen.isQuiet)
  }

  // MARK: Over content

  @Test(
    "B22 an automatic refresh shows its indicator for the minimum",
    arguments: [
      (199, ["199 loaded [\"b\"]"]), (200, ["200 loaded [\"b\"]"]),
      (201, ["200 loaded [\"a\"] refreshing visible poll", "500 loaded [\"b\"]"]),
      (210, ["200 loaded [\"a\"] refreshing visible poll", "500 loaded [\"b\"]"]),
      (501, ["200 loaded [\"a\"] refreshing visible poll", "501 loaded [\"b\"]"]),
    ])
  func automaticRefresh(answer: Int, expected: [String]) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(answer))])
    await screen.loader.load()
    screen.loader.start(.poll)
    await screen.at(3_000)
    #expect(screen.lines.suffix(expected.count) == expected[...])
    #expect(screen.lines.dropLast(expected.count).last == "0 loaded [\"a\"] refreshing poll")
    #expect(screen.isQuiet)
  }

  @Test("B22 a failed refresh is held too, and a pull is not held")
  func failedRefreshAndPull() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"]), .fail(LoadFailure(.notFound), after: ms(210)), .succeed(["b"], after: ms(210))])
    await screen.loader.load()
    screen.loader.start(.poll)
    await screen.at(499)
    #expect(screen.loader.failure == nil)
    await screen.at(500)
    #expect(screen.loader.failure?.kind == .notFound)
    screen.loader.start(.userRefresh)
    await screen.at(710)
    #expect(screen.lines.last == "710 loaded [\"b\"]")
  }

  @Test("B22 a pull that joins a refresh takes its indicator, and ends with the outcome")
  func pullJoins() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(260))])
    await screen.loader.load()
    screen.loader.start(.poll)
    await screen.at(250)
    screen.loader.start(.userRefresh)
    await screen.at(260)
    #expect(screen.lines.last == "260 loaded [\"b\"]")
  }

  @Test("B16 another input over previous content holds its outcome for the minimum")
  func previousContent() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { .succeed([$0.input], after: ms($0.input == "a" ? 0 : 210)) } },
      options: LoadOptions(keepsPreviousContent: true))
    screen.loader.start("a")
    await screen.turn()
    screen.loader.start("b")
    await screen.at(499)
    #expect(screen.loader.value == ["a"])
    await screen.at(500)
    #expect(screen.loader.value == ["b"])
  }

  // MARK: Words

  /// A determinate load that advances at the given times and never ends.
  private func phases(advancesAt times: [Int], until end: Int, _ options: LoadOptions) async -> [String] {
    let reports = times.enumerated().map { (ms($1), LoadProgress(completed: Int64($0 + 1), total: 100)) }
    let screen = Screen<NoInput>([ScriptedStep<[String]>.hang.reporting(reports)], options: options)
    screen.loader.start()
    await screen.at(end)
    var phases: [String] = []
    for entry in screen.recorder.entries {
      guard let phase = entry.state.activity?.phase else { continue }
      let name = "\(phase.code)"
      if phases.last?.hasSuffix(name) != true { phases.append("\(Int(entry.time / .milliseconds(1))) \(name)") }
    }
    return phases
  }

  @Test(
    "B29 slow at 4 s, stalled at 5 s, and slow again when it advances, but not before 1 s of stalled",
    arguments: [(5_001, 6_000), (5_999, 6_000), (6_000, 6_000), (6_001, 6_001), (8_000, 8_000)])
  func stalled(advance: Int, ends: Int) async {
    let phases = await phases(
      advancesAt: [advance], until: 9_000, LoadOptions(retry: .retries(0), progress: .determinate))
    #expect(phases == ["0 working", "4000 slow", "5000 stalled", "\(ends) slow"])
  }

  @Test("B29 an advance during a short stall keeps it shown where the next stall begins before its second is over")
  func stallAgain() async {
    let options = LoadOptions(retry: .retries(0), stallAfter: ms(300), progress: .determinate)
    #expect(await phases(advancesAt: [600], until: 2_500, options) == ["0 working", "300 stalled"])
    #expect(
      await phases(advancesAt: [600, 1_350], until: 1_640, options) == ["0 working", "300 stalled", "1350 working"])
  }

  @Test("B29 a stall that never showed ends at once", arguments: [true, false])
  func unseenStall(isVisible: Bool) async {
    let options = LoadOptions(
      timing: LoadTiming(grace: isVisible ? ms(0) : ms(700), minimumDisplay: ms(300)), retry: .retries(0),
      stallAfter: ms(300), progress: .determinate)
    let phases = await phases(advancesAt: [400], until: 600, options)
    #expect(phases == ["0 working", "300 stalled"] + (isVisible ? [] : ["400 working"]))
  }

  @Test("B29 a wait of 2 s shows as a wait before slow, and slow lasts to the end of the run")
  func waitBeforeSlow() async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(3_000)), .fail(broken, after: ms(1_000)), .hang],
      options: LoadOptions(retry: .retries(2, wait: ms(2_000))))
    screen.loader.start()
    await screen.at(9_000)
    #expect(
      screen.lines.dropFirst(3) == [
        "3000 loading visible attempt 2 waitingToRetry", "4000 loading visible attempt 2 waitingToRetry cancellable",
        "5000 loading visible attempt 2 slow cancellable", "6000 loading visible attempt 3 waitingToRetry cancellable",
        "8000 loading visible attempt 3 slow cancellable",
      ])
  }

  @Test("rule 10: slow counts from the user's retry that joins a run, once")
  func slowAfterRetry() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.start()
    await screen.at(4_500)
    #expect(screen.loader.activity?.phase == .slow)
    screen.loader.start(.userRetry)
    #expect(screen.loader.activity?.phase == .working)
    #expect(screen.loader.activity?.offersCancel == false)
    await screen.at(6_000)
    screen.loader.start(.userRetry)
    await screen.at(8_499)
    #expect(screen.loader.activity?.phase == .working)
    await screen.at(8_500)
    #expect(screen.loader.activity?.phase == .slow)
    #expect(screen.loader.activity?.offersCancel == true)
  }

  @Test("rule 10: stalled counts from the user's retry that joins a run")
  func stalledAfterRetry() async {
    let screen = Screen<NoInput>([.hang], options: LoadOptions(retry: .retries(0), progress: .determinate))
    screen.loader.start()
    await screen.at(5_500)
    #expect(screen.loader.activity?.phase == .stalled)
    screen.loader.start(.userRetry)
    #expect(screen.loader.activity?.phase == .working)
    await screen.at(9_500)
    #expect(screen.loader.activity?.phase == .slow)
    await screen.at(10_499)
    #expect(screen.loader.activity?.phase == .slow)
    await screen.at(10_500)
    #expect(screen.loader.activity?.phase == .stalled)
  }

  @Test("B17 a placeholder needs no timing: an answer shows when it comes")
  func placeholderTiming() async {
    #expect(await lines(answerAt: 250, timing: .placeholder) == ["250 loaded [\"a\"]"])
  }

  @Test("B17 a new input while the indicator shows keeps it, and its minimum counts from its first showing")
  func newInputWhileVisible() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { .succeed([$0.input], after: $0.input == "a" ? ms(900) : ms(50)) } })
    screen.loader.start("a")
    await screen.at(300)
    screen.loader.start("b")
    await screen.at(499)
    #expect(screen.lines == ["0 idle", "0 loading", "200 loading visible", "300 loading visible"])
    await screen.at(2_000)
    #expect(screen.lines.dropFirst(4) == ["500 loaded [\"b\"]"])
  }

  @Test("B18 a determinate loader shows a bar at 0 from its first frame, and only its share changes")
  func determinate() async {
    let total = LoadProgress(completed: 30, total: 100)
    let screen = Screen<NoInput>(
      [
        .succeed(["a"], after: ms(900)).reporting([
          (ms(100), LoadProgress(completed: 10, total: nil)), (ms(400), total),
        ])
      ],
      options: LoadOptions(progress: .determinate))
    screen.loader.start()
    await screen.at(3_000)
    #expect(
      screen.lines == [
        "0 idle", "0 loading 0 of ?", "100 loading 10 of ?", "200 loading visible 10 of ?",
        "400 loading visible 30%", "900 loaded [\"a\"]",
      ])
  }

  @Test("B18 an indeterminate loader stays a spinner whatever is reported")
  func indeterminate() async {
    let screen = Screen<NoInput>(
      [.succeed(["a"], after: ms(900)).reporting([(ms(400), LoadProgress(completed: 30, total: 100))])])
    screen.loader.start()
    await screen.at(3_000)
    #expect(screen.lines == ["0 idle", "0 loading", "200 loading visible", "900 loaded [\"a\"]"])
  }
}

/// A random sequence that is the same on every run.
struct LinearRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
