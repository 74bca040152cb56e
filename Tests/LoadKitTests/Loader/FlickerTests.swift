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
      options: LoadOptions(retry: .retries(2, wait: ms(100))))
    screen.loader.start()
    await screen.at(3_000)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "150 loading attempt 2 waitingToRetry", "200 loading visible attempt 2 waitingToRetry",
        "250 loading visible attempt 2", "400 loading visible attempt 3 waitingToRetry",
        "500 loading visible attempt 3", "650 loaded [\"a\"]",
      ])
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
