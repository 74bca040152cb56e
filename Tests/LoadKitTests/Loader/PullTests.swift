import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Pulls during other runs") struct PullTests {
  /// A screen with the content "a", loaded at 0, whose later calls do what the steps say.
  func loaded(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = LoadOptions(retry: .never)
  ) async -> Screen<NoInput> {
    let screen = Screen<NoInput>([.succeed(["a"])] + steps, options: options)
    await screen.loader.load()
    screen.loader.markStale()
    _ = screen.recorder.takeLines()
    return screen
  }

  @Test(
    "B27 rule 7: a pull joins an automatic attempt younger than 1 s, and replaces an older one",
    arguments: [999, 1_000])
  func joinsOrReplaces(time: Int) async {
    let screen = await loaded([.succeed(["old"], after: ms(5_000)), .succeed(["new"], after: ms(100))])
    let view = Task { await screen.loader.load() }
    await screen.at(time)
    let pull = Task { await screen.loader.refresh() }
    await screen.turn()
    #expect(screen.calls == (time == 999 ? 2 : 3))
    await screen.at(9_000)
    let outcome = time == 999 ? ["old"] : ["new"]
    #expect(await view.value.value == outcome)
    #expect(await pull.value.value == outcome)
    #expect(
      screen.recorder.takeLines() == [
        "0 loaded [\"a\"] refreshing", "200 loaded [\"a\"] refreshing visible",
        "\(time) loaded [\"a\"] refreshing visible userRefresh",
      ]
        + (time == 999
          ? ["4000 loaded [\"a\"] refreshing visible userRefresh slow cancellable", "5000 loaded [\"old\"]"]
          : ["1100 loaded [\"new\"]"]))
    #expect(screen.script.cancellations == (time == 999 ? 0 : 1))
  }

  @Test("B27 the age counts from the attempt, not from the run", arguments: [2_499, 2_500])
  func ageOfAttempt(time: Int) async {
    let screen = await loaded(
      [.fail(broken, after: ms(500)), .hang, .hang], options: LoadOptions(retry: .retries(1)))
    screen.loader.start()
    await screen.at(time)
    screen.loader.start(.userRefresh)
    await screen.turn()
    // The second attempt began at 1,500.
    #expect(screen.calls == (time == 2_499 ? 3 : 4))
  }

  @Test("B27 a pull joins a run that the user began, at any age", arguments: [LoadReason.userRefresh, .userRetry])
  func joinsUsers(reason: LoadReason) async {
    let screen = await loaded([.hang])
    screen.loader.start(reason)
    await screen.at(5_000)
    screen.loader.start(.userRefresh)
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.activity?.reason == reason)
  }

  @Test("B27 a run that a pull joined is the user's: a later pull joins it too")
  func joinedIsUsers() async {
    let screen = await loaded([.hang])
    screen.loader.start()
    await screen.at(500)
    screen.loader.start(.userRefresh)
    await screen.at(5_000)
    screen.loader.start(.userRefresh)
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.state.isUserRefreshing)
  }

  @Test("B27 a pull joins a bar, and what must not be done twice")
  func joinsUnrepeatable() async {
    for options in [
      LoadOptions(retry: .never, progress: .determinate),
      LoadOptions(retry: .retries(0, attemptTimeout: nil, maxElapsed: nil, idempotency: .nonIdempotent)),
    ] {
      let screen = await loaded([.hang], options: options)
      screen.loader.start()
      await screen.at(3_000)
      screen.loader.start(.userRefresh)
      await screen.turn()
      #expect(screen.calls == 2)
    }
  }

  @Test("B27 a retry of the user's never replaces")
  func retryJoins() async {
    let screen = await loaded([.hang])
    screen.loader.start()
    await screen.at(3_000)
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.calls == 2)
  }

  @Test(
    "B27 with content on screen the attempt that the user joined is the last",
    arguments: [LoadReason.userRefresh, .userRetry])
  func lastAttempt(reason: LoadReason) async {
    let screen = await loaded([.fail(broken, after: ms(2_000))], options: LoadOptions(retry: .retries(2)))
    screen.loader.start()
    await screen.at(500)
    screen.loader.start(reason)
    await screen.at(30_000)
    #expect(screen.calls == 2)
    #expect(screen.lines.last == "2000 loaded [\"a\"] with failed refresh serverError")
  }

  @Test("B27 the attempt that a pull makes in place of another is the only one")
  func replacementIsLast() async {
    let screen = await loaded([.hang, .fail(broken)], options: LoadOptions(retry: .retries(2)))
    screen.loader.start()
    await screen.at(1_500)
    await screen.loader.refresh()
    await screen.at(30_000)
    #expect(screen.calls == 3)
  }

  @Test("B27 the value of a replaced attempt is never seen, also if it ignores its cancellation")
  func replacedIsIgnored() async {
    let screen = await loaded([.succeed(["old"], after: ms(1_200)), .succeed(["new"], after: ms(1_000))])
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(1_100)
    screen.loader.start(.userRefresh)
    await screen.at(2_099)
    #expect(screen.loader.value == ["a"])
    await screen.at(9_000)
    #expect(screen.recorder.entries.allSatisfy { $0.state.value != ["old"] })
    #expect(screen.lines.last == "2100 loaded [\"new\"]")
  }

  @Test("B27 B78 a pull that replaces a marked attempt needs no second run")
  func replacesMarked() async {
    let screen = await loaded([.hang, .succeed(["new"], after: ms(100))])
    screen.loader.start()
    await screen.at(900)
    screen.loader.start(.invalidated)
    await screen.at(1_000)
    screen.loader.start(.userRefresh)
    await screen.at(9_000)
    #expect(screen.calls == 3)
    #expect(screen.lines.last == "1100 loaded [\"new\"]")
  }

  @Test(
    "B27 a first load is joined at any age, and without content a pull is a retry: no control",
    arguments: [100, 5_000])
  func firstLoad(time: Int) async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(9_000))], options: LoadOptions(retry: .never))
    screen.loader.start()
    await screen.at(time)
    let pull = Task { await screen.loader.refresh() }
    await screen.turn()
    #expect(!screen.loader.state.isUserRefreshing)
    #expect(screen.loader.activity?.reason == .userRetry)
    #expect(screen.loader.activity?.indicator == .visible)
    await screen.at(20_000)
    #expect(await pull.value.value == ["a"])
    #expect(screen.calls == 1)
  }

  @Test("B27 from a failure a pull is a retry")
  func fromFailure() async {
    let screen = Screen<NoInput>([.fail(broken), .hang], options: LoadOptions(retry: .never))
    await screen.loader.load()
    screen.loader.start(.userRefresh)
    #expect(screen.lines.last == "0 loading visible userRetry")
  }

  @Test("B27 rule 7: without content the pull of a display ends at once, with content at the outcome")
  func displayPull() async {
    let screen = ShownScreen([.fail(broken), .succeed(["a"], after: ms(900))], options: LoadOptions(retry: .never))
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    await screen.display.refresh()
    #expect(screen.loader.activity?.reason == .userRetry)
    await screen.at(1_000)
    var isOver = false
    let pull = Task {
      await screen.display.refresh()
      isOver = true
    }
    await screen.at(1_899)
    #expect(!isOver && screen.loader.state.isUserRefreshing)
    await screen.at(1_900)
    await pull.value
    #expect(screen.calls == 3)
  }
}
