import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Refresh") struct RefreshTests {
  /// A screen with the content "a", loaded at 0, whose later calls do what the steps say.
  func loaded(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = LoadOptions(retry: .never),
    connectivity: LoadConnectivity? = nil
  ) async -> Screen<NoInput> {
    let screen = Screen<NoInput>([.succeed(["a"])] + steps, options: options, connectivity: connectivity)
    await screen.loader.load()
    _ = screen.recorder.takeLines()
    return screen
  }

  @Test("B20 content stays while it is refreshed, and becomes the new content")
  func contentStays() async {
    let screen = await loaded([.succeed(["b"], after: ms(900))])
    screen.loader.start(.userRefresh)
    await screen.at(3_000)
    #expect(
      screen.recorder.takeLines() == [
        "0 loaded [\"a\"] refreshing visible userRefresh", "900 loaded [\"b\"]",
      ])
  }

  @Test("B20 a background refresh shows its indicator after the grace period, for the minimum")
  func backgroundRefresh() async {
    let screen = await loaded([.succeed(["b"], after: ms(210))])
    screen.loader.start(.poll)
    await screen.at(3_000)
    #expect(
      screen.recorder.takeLines() == [
        "0 loaded [\"a\"] refreshing poll", "200 loaded [\"a\"] refreshing visible poll", "500 loaded [\"b\"]",
      ])
  }

  @Test("B20 a refresh whose answer has nothing in it is empty, with nothing in between")
  func becomesEmpty() async {
    let screen = await loaded([.succeed([], after: ms(100))])
    screen.loader.start(.userRefresh)
    await screen.at(100)
    #expect(screen.recorder.takeLines().last == "100 empty")
  }

  @Test("B21 a failed refresh keeps the content and its age, and makes it stale")
  func failedRefresh() async {
    let screen = await loaded([.fail(broken, after: ms(100))])
    await screen.at(1_000)
    screen.loader.start(.userRefresh)
    await screen.at(2_000)
    #expect(
      screen.recorder.takeLines() == [
        "1000 loaded [\"a\"] refreshing visible userRefresh", "1100 loaded [\"a\"] with failed refresh serverError",
      ])
    #expect(screen.loader.state.status?.asOf == .zero)
    #expect(screen.loader.isStale)
  }

  @Test("B21 two failures in a row can be told apart")
  func failsTwice() async {
    let screen = await loaded([.fail(broken)])
    await screen.loader.refresh()
    let first = screen.loader.failure
    await screen.loader.refresh()
    #expect(first != nil && screen.loader.failure != nil)
    #expect(first != screen.loader.failure)
  }

  @Test("B22 the next success clears the banner")
  func successClearsBanner() async {
    let screen = await loaded([.fail(broken), .succeed(["b"])])
    await screen.loader.refresh()
    await screen.loader.refresh()
    #expect(screen.lines.last == "0 loaded [\"b\"]")
  }

  @Test("B22 a poll leaves the banner until it settles")
  func pollLeavesBanner() async {
    let screen = await loaded([.fail(broken), .succeed(["b"], after: ms(100))])
    await screen.loader.refresh()
    _ = screen.recorder.takeLines()
    screen.loader.start(.poll)
    await screen.at(100)
    #expect(
      screen.recorder.takeLines() == ["0 loaded [\"a\"] refreshing poll after serverError", "100 loaded [\"b\"]"])
  }

  @Test("B22 the user's retry makes the banner busy, at least for the minimum", arguments: [(50, 300), (400, 400)])
  func retryMakesBannerBusy(answer: Int, shown: Int) async {
    let screen = await loaded([.fail(broken), .succeed(["b"], after: ms(answer))])
    await screen.loader.refresh()
    _ = screen.recorder.takeLines()
    screen.loader.start(.userRetry)
    await screen.at(1_000)
    #expect(
      screen.recorder.takeLines() == [
        "0 loaded [\"a\"] refreshing visible userRetry after serverError", "\(shown) loaded [\"b\"]",
      ])
  }

  @Test("B22 a dismissed banner is gone, and the content stays stale")
  func dismiss() async {
    let screen = await loaded([.fail(broken)])
    await screen.loader.refresh()
    screen.loader.dismissFailure()
    #expect(screen.lines.last == "0 loaded [\"a\"]")
    #expect(screen.loader.isStale)
  }

  @Test("B23 only the user's refresh moves the pull control", arguments: LoadReason.allCases)
  func pullControl(reason: LoadReason) async {
    // The failure that each of them is a reason to load again after.
    let failure = LoadFailure(reason == .signedIn ? .unauthorized : .cannotConnect)
    let screen = await loaded([.fail(failure), .succeed(["b"], after: ms(100))])
    await screen.loader.refresh()
    screen.loader.start(reason)
    #expect(screen.loader.state.isUserRefreshing == (reason == .userRefresh))
    #expect(screen.loader.state.isRefreshing)
    await screen.at(1_000)
    #expect(!screen.loader.state.isUserRefreshing)
  }

  @Test("B23 the pull control ends on failure and on cancellation too")
  func pullEnds() async {
    let screen = await loaded([.fail(broken, after: ms(100)), .hang])
    screen.loader.start(.userRefresh)
    await screen.at(100)
    #expect(!screen.loader.state.isUserRefreshing)
    screen.loader.start(.userRefresh)
    #expect(screen.loader.state.isUserRefreshing)
    screen.loader.cancel()
    #expect(!screen.loader.state.isUserRefreshing)
  }

  @Test("B24 an equal value is one call, keeps the content and renews its age")
  func equalValue() async {
    let screen = await loaded([.succeed(["a"], after: ms(100))])
    await screen.at(50_000)
    screen.loader.start(.poll)
    await screen.at(50_100)
    #expect(screen.calls == 2)
    #expect(screen.loader.state.status?.asOf == ms(50_100))
    #expect(!screen.loader.isStale)
  }

  @Test("B25 an empty screen stays empty while it is refreshed")
  func refreshFromEmpty() async {
    let screen = Screen<NoInput>([.succeed([]), .succeed([], after: ms(300)), .succeed(["a"], after: ms(300))])
    await screen.loader.load()
    _ = screen.recorder.takeLines()
    screen.loader.start(.userRefresh)
    await screen.at(300)
    screen.loader.start(.userRefresh)
    await screen.at(600)
    #expect(
      screen.recorder.takeLines() == [
        "0 empty refreshing visible userRefresh", "300 empty", "300 empty refreshing visible userRefresh",
        "600 loaded [\"a\"]",
      ])
  }

  @Test("B26 rule 4: content is fresh until its time is over", arguments: [(9_999, 1), (10_000, 2)])
  func freshness(time: Int, calls: Int) async {
    let screen = await loaded([.succeed(["b"])], options: LoadOptions(staleAfter: .seconds(10)))
    await screen.at(time)
    await screen.loader.load()
    #expect(screen.calls == calls)
  }

  @Test("B26 by default content is fresh for a minute", arguments: [(59_999, 1), (60_000, 2)])
  func defaultFreshness(time: Int, calls: Int) async {
    let screen = await loaded([.succeed(["b"])])
    await screen.at(time)
    screen.loader.start(.foreground)
    await screen.loader.load()
    #expect(screen.calls == calls)
  }

  @Test("B26 rule 4: invalidated content is stale at once, and shows while it is refreshed")
  func invalidate() async {
    let screen = await loaded([.succeed(["b"], after: ms(100))])
    screen.loader.invalidate()
    #expect(screen.calls == 1)
    screen.loader.start()
    await screen.at(100)
    #expect(screen.recorder.takeLines() == ["0 loaded [\"a\"] refreshing", "100 loaded [\"b\"]"])
  }

  @Test("B26 content that was invalidated while it was fetched is stale when it comes")
  func invalidateMeanwhile() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(100))])
    screen.loader.start()
    screen.loader.invalidate()
    await screen.at(100)
    #expect(screen.loader.value == ["a"])
    #expect(screen.loader.isStale)
  }

  @Test("B26 without content a loader is stale, and the foreground does not load what nobody asked for")
  func foregroundOnIdle() {
    let screen = Screen<NoInput>([.succeed(["a"])])
    #expect(screen.loader.isStale)
    screen.loader.start(.foreground)
    #expect(screen.calls == 0)
  }

  @Test("B27 a pull while an automatic refresh runs joins it and shows the control")
  func pullJoins() async {
    let screen = await loaded([.succeed(["b"], after: ms(100))])
    screen.loader.start(.poll)
    await screen.at(50)
    let pull = Task { await screen.loader.refresh() }
    await screen.at(60)
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(100)
    #expect(await pull.value.value == ["b"])
    #expect(screen.calls == 2)
  }

  @Test("B27 with content a pull makes one attempt, whatever the policy")
  func pullMakesOneAttempt() async {
    let screen = await loaded([.fail(broken)], options: LoadOptions(retry: .retries(2)))
    await screen.loader.refresh()
    #expect(screen.calls == 2)
    #expect(screen.lines.last == "0 loaded [\"a\"] with failed refresh serverError")
  }

  @Test("B27 a pull that joins the wait of an automatic refresh calls at once, and once")
  func pullEndsWait() async {
    let screen = await loaded([.fail(broken)], options: LoadOptions(retry: .retries(2)))
    screen.loader.start(.poll)
    await screen.at(0)
    #expect(screen.calls == 2)
    await screen.loader.refresh()
    #expect(screen.calls == 3)
    #expect(screen.isQuiet)
  }

  @Test("Rule 11: an automatic run leaves the failure on screen through the grace period", arguments: [200, 201])
  func automaticRunFromFailure(answer: Int) async {
    let screen = Screen<NoInput>(
      [.fail(broken), .succeed(["a"], after: ms(answer))], options: LoadOptions(retry: .never))
    await screen.loader.load()
    _ = screen.recorder.takeLines()
    screen.loader.start()
    await screen.at(3_000)
    #expect(
      screen.recorder.takeLines()
        == (answer == 200 ? ["200 loaded [\"a\"]"] : ["200 loading visible", "500 loaded [\"a\"]"]))
  }

  @Test("Rule 3: content for an earlier input goes, unless it is to be kept")
  func earlierContent() async {
    for keeps in [false, true] {
      let screen = Screen<String>(
        script: { clock in ScriptedOperation(clock) { .succeed([$0.input], after: ms(100)) } },
        options: LoadOptions(keepsPreviousContent: keeps))
      screen.loader.start("a")
      await screen.at(100)
      screen.loader.start("b")
      await screen.at(200)
      #expect(
        screen.lines.suffix(2)
          == [keeps ? "100 loaded [\"a\"] previousInput refreshing" : "100 loading", "200 loaded [\"b\"]"])
    }
  }
}
