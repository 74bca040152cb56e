import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Set, reset, invalidate, dismiss") struct DirectChangeTests {
  // MARK: Set

  @Test("set shows content at once, stale, and the next appearance asks the source")
  func set() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(10))])
    await screen.at(500)
    screen.loader.set(["mine"])
    #expect(screen.loader.state == .loaded(["mine"], LoadStatus(asOf: ms(500))))
    #expect(screen.loader.isStale)
    screen.loader.start()
    #expect(screen.lines.last == "500 loaded [\"mine\"] refreshing")
    await screen.at(510)
    #expect(screen.lines.last == "510 loaded [\"a\"]")
  }

  @Test("B79 set during a first load: the run goes on, its older value does not show, and a later one does")
  func setDuringRun() async {
    let screen = Screen<NoInput>([.succeed(["old"], after: ms(100)), .succeed(["new"], after: ms(10))])
    let state = Task { await screen.loader.load() }
    await screen.at(50)
    screen.loader.set(["mine"])
    #expect(screen.lines.last == "50 loaded [\"mine\"] refreshing")
    await screen.at(99)
    #expect(screen.loader.state.isRefreshing)
    await screen.at(100)
    #expect(await state.value.value == ["mine"])
    #expect(screen.script.cancellations == 0)
    #expect(screen.loader.isStale)
    screen.loader.start()
    await screen.at(110)
    #expect(screen.loader.value == ["new"])
    #expect(!screen.loader.isStale)
    #expect(screen.isQuiet)
  }

  @Test("B79 set does not end a pull that is in progress", arguments: [1, 250, 599])
  func setDuringPull(time: Int) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(600))])
    await screen.loader.load()
    screen.loader.start(.userRefresh)
    await screen.at(time)
    screen.loader.set(["mine"])
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(599)
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(600)
    #expect(screen.lines.last == "600 loaded [\"mine\"]")
    #expect(screen.isQuiet)
  }

  @Test("set ends the indicator at once; an attempt that follows a wait is newer than the set value")
  func setAtAnyTime() async {
    for (time, shown) in [(50, "mine"), (250, "late"), (301, "mine")] {
      let screen = Screen<NoInput>(
        [.fail(broken, after: ms(100)), .succeed(["late"], after: ms(10))],
        options: LoadOptions(retry: .retries(1, wait: ms(200))))
      screen.loader.start()
      await screen.at(time)
      screen.loader.set(["mine"])
      #expect(screen.loader.value == ["mine"])
      await screen.at(60_000)
      #expect(screen.loader.value == [time == 50 ? "late" : shown])
      #expect(screen.isQuiet)
    }
  }

  @Test("B79 a value that is held for the minimum is older than the set value, and a held failure is a failed refresh")
  func setWhileHeld() async {
    for (step, line) in [
      (ScriptedStep.succeed(["late"], after: ms(250)), "loaded [\"mine\"]"),
      (.fail(LoadFailure(.notFound), after: ms(250)), "loaded [\"mine\"] with failed refresh notFound"),
    ] {
      let screen = Screen<NoInput>([step])
      screen.loader.start()
      await screen.at(300)
      screen.loader.set(["mine"])
      #expect(screen.lines.last == "300 loaded [\"mine\"] refreshing visible")
      await screen.at(60_000)
      #expect(screen.lines.last?.hasSuffix(line) == true)
    }
  }

  @Test("set with nothing in it is empty, and clears a failure and its error")
  func setEmpty() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound))])
    await screen.loader.load()
    screen.loader.set([])
    #expect(screen.loader.state == .empty(LoadStatus(asOf: .zero)))
    #expect(screen.loader.failure == nil)
    #expect(screen.loader.underlyingError == nil)
  }

  @Test("set during a run for a new input is content for that input")
  func setDuringInputChange() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { $0.input == "a" ? .succeed(["a"]) : .hang } })
    await screen.loader.load("a")
    screen.loader.start("b")
    screen.loader.set(["mine"])
    #expect(screen.loader.input == "b")
    #expect(screen.loader.value == ["mine"])
    #expect(screen.loader.state.status?.origin == .current)
    screen.loader.cancel()
    #expect(screen.loader.state == .loaded(["mine"], LoadStatus(asOf: .zero)))
    #expect(screen.loader.input == "b")
  }

  // MARK: Reset

  @Test("reset forgets content, failure and work, at once")
  func reset() async {
    for steps in [
      [ScriptedStep.succeed(["a"])], [.succeed([])], [.fail(LoadFailure(.notFound))], [.hang], [.fail(broken)],
    ] {
      let screen = Screen<NoInput>(steps)
      screen.loader.start()
      await screen.turn()
      screen.loader.reset()
      #expect(screen.loader.state == .idle)
      #expect(screen.loader.underlyingError == nil)
      #expect(screen.loader.isStale)
      await screen.at(60_000)
      #expect(screen.loader.state == .idle)
      #expect(screen.calls == 1)
      #expect(screen.isQuiet)
    }
  }

  @Test("reset during a refresh forgets the content too, and callers return")
  func resetDuringRefresh() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .hang])
    await screen.loader.load()
    let refresh = Task { await screen.loader.refresh() }
    await screen.at(100)
    screen.loader.reset()
    #expect(await refresh.value == .idle)
    #expect(screen.loader.value == nil)
  }

  @Test("reset of what was never loaded tells nobody, and after it a load works")
  func resetIdle() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    screen.loader.reset()
    #expect(screen.lines == ["0 idle"])
    #expect(await screen.loader.load().value == ["a"])
  }

  // MARK: Invalidate and dismiss

  @Test("invalidate calls nothing and changes nothing that shows")
  func invalidate() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    await screen.loader.load()
    #expect(!screen.loader.isStale)
    let lines = screen.lines
    screen.loader.invalidate()
    #expect(screen.loader.isStale)
    #expect(screen.calls == 1)
    #expect(screen.lines == lines)
    await screen.loader.load()
    #expect(!screen.loader.isStale)
    #expect(screen.calls == 2)
  }

  @Test("dismiss leaves a failure that fills the screen, and what has not failed")
  func dismissNothing() async {
    for step in [ScriptedStep.succeed(["a"]), .succeed([]), .fail(LoadFailure(.notFound))] {
      let screen = Screen<NoInput>([step])
      await screen.loader.load()
      let lines = screen.lines
      screen.loader.dismissFailure()
      #expect(screen.lines == lines)
    }
  }

  @Test("dismiss during a retry puts the banner away, and the retry goes on")
  func dismissDuringRetry() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound)), .succeed(["b"], after: ms(100))])
    await screen.loader.load()
    await screen.loader.refresh()
    screen.loader.start(.poll)
    screen.loader.dismissFailure()
    #expect(screen.lines.last == "0 loaded [\"a\"] refreshing poll")
    await screen.at(100)
    #expect(screen.loader.value == ["b"])
  }

  // MARK: The user's actions on a run that is under way

  @Test(
    "B22 the user's retry of a banner that a poll has joined before is busy for the minimum", arguments: [401, 10_001])
  func retryJoinsPoll(answer: Int) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound)), .succeed(["b"], after: ms(answer))])
    await screen.loader.load()
    await screen.loader.refresh()
    screen.loader.start(.poll)
    await screen.at(answer - 1)
    screen.loader.start(.userRetry)
    await screen.at(answer + 298)
    #expect(screen.loader.activity?.reason == .userRetry)
    await screen.at(answer + 299)
    #expect(screen.lines.last == "\(answer + 299) loaded [\"b\"]")
  }

  @Test("B22 so is the user's retry for another input over content that is kept")
  func retryReplacesPoll() async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          if call.time == .zero { return .succeed(["a"]) }
          return call.input == "a" ? .hang : .succeed(["b"], after: ms(10))
        }
      }, options: LoadOptions(keepsPreviousContent: true))
    await screen.loader.load("a")
    await screen.at(1_000)
    screen.loader.start(.poll)
    await screen.at(1_400)
    #expect(screen.loader.activity?.indicator == .visible)
    screen.loader.start("b", reason: .userRetry)
    await screen.at(1_699)
    #expect(screen.loader.activity?.reason == .userRetry)
    await screen.at(1_700)
    #expect(screen.lines.last == "1700 loaded [\"b\"]")
  }

  @Test("B23 the pull control goes on until an outcome, also if the user taps Retry meanwhile")
  func retryDuringPull() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound)), .succeed(["b"], after: ms(500))])
    await screen.loader.load()
    await screen.loader.refresh()
    screen.loader.start(.userRefresh)
    screen.loader.start(.userRetry)
    await screen.at(499)
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(500)
    #expect(screen.loader.value == ["b"])
  }

  @Test("Rule 7: a pull on a failure that an automatic run has left on screen is a retry, acknowledged at once")
  func pullDuringAutomaticRun() async {
    let screen = Screen<NoInput>([.fail(broken), .hang], options: LoadOptions(retry: .never))
    await screen.loader.load()
    screen.loader.start()
    #expect(screen.loader.state.failure != nil)
    screen.loader.start(.userRefresh)
    #expect(screen.lines.last == "0 loading visible userRetry")
  }

  @Test("Rule 11: a failure that has gone from the screen does not come back for a new input")
  func oldFailureDoesNotComeBack() async {
    let screen = Screen<Int>([.fail(LoadFailure(.notFound)), .hang], options: LoadOptions(timing: .none))
    await screen.loader.load(1)
    screen.loader.start(.userRetry)
    #expect(screen.loader.state.isLoading)
    screen.loader.start(2)
    #expect(screen.loader.state.isLoading)
    screen.loader.cancel()
    #expect(screen.loader.failure?.kind == .notFound)
  }

  @Test("Rule 11: the failure of a banner does not fill the screen when the content goes for a new input")
  func bannerDoesNotFillTheScreen() async {
    let screen = Screen<Int>([.succeed(["a"]), .fail(LoadFailure(.notFound)), .hang])
    await screen.loader.load(1)
    await screen.loader.refresh()
    #expect(screen.loader.failure?.kind == .notFound)
    screen.loader.start(2)
    #expect(screen.loader.state.isLoading)
    screen.loader.cancel()
    #expect(screen.lines.last == "0 loaded [\"a\"] with failed refresh notFound")
  }
}
