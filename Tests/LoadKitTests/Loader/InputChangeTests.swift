import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Another input, and back") struct InputChangeTests {
  /// A screen whose inputs succeed with themselves, or fail as said, each after 100 ms.
  func search(
    _ options: LoadOptions = LoadOptions(retry: .never), failing: [String: LoadFailure] = [:], after delay: Int = 100
  ) -> Screen<String> {
    Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          failing[call.input].map { .fail($0, after: ms(delay)) } ?? .succeed([call.input], after: ms(delay))
        }
      }, options: options)
  }

  // MARK: Within the debounce

  @Test(
    "B43 rule 3: back to the settled input within the debounce asks nothing", arguments: [false, true],
    [1_000, 1_299])
  func backWithinDebounce(keeps: Bool, time: Int) async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300), keepsPreviousContent: keeps))
    screen.loader.start("a")
    await screen.at(1_000)
    _ = screen.recorder.takeLines()
    let other = Task { await screen.loader.load("b") }
    await screen.turn()
    await screen.at(time)
    #expect(await screen.loader.load("a").value == ["a"])
    #expect(await other.value.isIdle)
    #expect(!screen.loader.isStale && screen.loader.input == "a")
    await screen.at(9_000)
    #expect(
      screen.recorder.takeLines() == [
        keeps ? "1000 loaded [\"a\"] previousInput refreshing" : "1000 loading", "\(time) loaded [\"a\"]",
      ])
    #expect(screen.calls == 1)
    #expect(screen.isQuiet)
  }

  @Test("B43 back after the other operation was called: content at once, stale, and refreshed after the debounce")
  func backAfterDebounce() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(1_300)
    #expect(screen.calls == 2)
    screen.loader.start("a")
    #expect(screen.loader.value == ["a"] && screen.loader.isStale)
    await screen.at(1_599)
    #expect(screen.script.calls.map(\.input) == ["a", "b"])
    await screen.at(1_700)
    #expect(screen.script.calls.map(\.input) == ["a", "b", "a"])
    #expect(screen.lines.last == "1700 loaded [\"a\"]")
    #expect(!screen.loader.isStale)
  }

  @Test("B43 two keystrokes and back, none of them called: nothing is asked")
  func backFromTheSecond() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("ab")
    await screen.at(1_200)
    screen.loader.start("abc")
    await screen.at(1_400)
    screen.loader.start("a")
    await screen.at(9_000)
    #expect(screen.calls == 1)
    #expect(screen.lines.last == "1400 loaded [\"a\"]")
  }

  @Test("B43 the user's own request for the settled input is made, also within the debounce")
  func userAsks() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    screen.loader.start("a", reason: .userRefresh)
    await screen.turn()
    #expect(screen.calls == 2)
    #expect(screen.loader.state.isUserRefreshing)
  }

  @Test("B43 a failure returns like content: with its actions, and nothing is asked")
  func failureReturns() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)), failing: ["a": LoadFailure(.notFound)])
    screen.loader.start("a")
    await screen.at(1_000)
    let before = screen.loader.state
    screen.loader.start("b")
    await screen.at(1_200)
    screen.loader.start("a")
    #expect(screen.loader.state == before)
    await screen.at(9_000)
    #expect(screen.calls == 1)
  }

  @Test("B43 a refresh that the other input cut short is still owed")
  func owedRefresh() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.markStale()
    screen.loader.start()
    await screen.at(1_050)
    screen.loader.start("b")
    screen.loader.start("a")
    #expect(screen.loader.value == ["a"])
    await screen.at(9_000)
    #expect(screen.script.calls.map(\.input) == ["a", "a", "a"])
    #expect(!screen.loader.isStale)
  }

  @Test("B49 the user's cancel within the debounce restores content, input and freshness")
  func cancelWithinDebounce() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    screen.loader.cancel()
    #expect(screen.lines.last == "1000 loaded [\"a\"]")
    #expect(screen.loader.input == "a" && !screen.loader.isStale)
  }

  // MARK: After the call

  @Test("rule 3: back after the call: the content returns at once and is refreshed, the other run is cancelled")
  func backAfterCall() async {
    let screen = search()
    screen.script.ignoresCancellation = true
    screen.loader.start("a")
    await screen.at(1_000)
    _ = screen.recorder.takeLines()
    screen.loader.start("b")
    await screen.at(1_050)
    screen.loader.start("a")
    await screen.at(9_000)
    #expect(
      screen.recorder.takeLines() == [
        "1000 loading", "1050 loaded [\"a\"] refreshing", "1150 loaded [\"a\"]",
      ])
    #expect(screen.calls == 3 && screen.script.cancellations == 1)
  }

  @Test(
    "rule 3: where the other input's indicator shows, the content returns at the end of its minimum",
    arguments: [(1_201, 1_500), (1_499, 1_500), (1_500, 1_500), (1_700, 1_700)])
  func backWhileVisible(time: Int, shown: Int) async {
    let screen = search(after: 900)
    screen.loader.start("a")
    await screen.at(1_000)
    _ = screen.recorder.takeLines()
    screen.loader.start("b")
    await screen.at(time)
    screen.loader.start("a")
    await screen.at(9_000)
    #expect(
      screen.recorder.takeLines() == [
        "1000 loading", "1200 loading visible", "\(shown) loaded [\"a\"] refreshing visible",
        "\(time + 900) loaded [\"a\"]",
      ])
  }

  @Test("rule 3: an outcome that comes before that minimum is held with it", arguments: [false, true])
  func outcomeBeforeReturn(fails: Bool) async {
    var calls = 0
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          calls += 1
          if call.input == "b" { return .hang }
          return calls > 1 && fails ? .fail(broken, after: ms(50)) : .succeed(["a\(calls)"], after: ms(50))
        }
      }, options: LoadOptions(retry: .never))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(1_300)
    screen.loader.start("a")
    await screen.at(1_499)
    #expect(screen.lines.last == "1200 loading visible")
    await screen.at(1_500)
    #expect(
      screen.lines.last == (fails ? "1500 loaded [\"a1\"] with failed refresh serverError" : "1500 loaded [\"a3\"]"))
  }

  @Test("rule 3: an earlier input that never settled is asked again, without a new grace period")
  func neverSettled() async {
    let screen = search(after: 1_000)
    screen.loader.start("a")
    await screen.at(50)
    screen.loader.start("b")
    await screen.at(100)
    screen.loader.start("a")
    await screen.at(5_000)
    #expect(
      screen.lines == ["0 idle", "0 loading", "50 loading", "200 loading visible", "1100 loaded [\"a\"]"])
    #expect(screen.calls == 3)
  }

  @Test("rule 3: it is debounced again, and then its indicator needs no grace period")
  func neverSettledDebounced() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)), after: 1_000)
    screen.loader.start("a")
    await screen.at(50)
    screen.loader.start("b")
    await screen.at(100)
    screen.loader.start("a")
    await screen.at(5_000)
    #expect(screen.script.calls.map(\.input) == ["a", "a"])
    #expect(screen.lines == ["0 idle", "0 loading", "50 loading", "400 loading visible", "1400 loaded [\"a\"]"])
  }

  @Test("rule 4: content is stale once another input was asked for, not before", arguments: [1_299, 1_300])
  func staleness(time: Int) async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)))
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(time)
    screen.loader.cancel()
    #expect(screen.loader.value == ["a"])
    #expect(screen.loader.isStale == (time == 1_300))
  }

  @Test("B49 the user's cancel restores the earlier content, also after cached content for the new input")
  func cancelAfterCached() async {
    for cancelsItself in [false, true] {
      let screen = Screen<String>(
        script: { clock in
          ScriptedOperation(clock) {
            $0.input == "a"
              ? .succeed(["a"]) : cancelsItself ? .fail(CancellationError(), after: ms(900)) : .hang
          }
        }, options: LoadOptions(timing: .none, retry: .never))
      screen.loader.restoring { $0 == "b" ? LoadCachedValue(["old b"]) : nil }
      await screen.loader.load("a")
      screen.loader.start("b")
      await screen.at(100)
      #expect(screen.loader.value == ["old b"])
      if cancelsItself { await screen.at(1_000) } else { screen.loader.cancel() }
      #expect(screen.loader.value == ["a"] && screen.loader.input == "a")
      #expect(screen.loader.state.status?.origin == .current)
    }
  }

  // MARK: Failures

  @Test("B77 rule 3: the failure of another input loses its actions at once", arguments: LoadFailure.Kind.allCases)
  func failureOfAnother(kind: LoadFailure.Kind) async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)), failing: ["a": LoadFailure(kind)], after: 300)
    screen.loader.start("a")
    await screen.at(1_000)
    _ = screen.recorder.takeLines()
    screen.loader.start("b")
    let request: Set<LoadFailure.Kind> = [
      .notFound, .forbidden, .invalidRequest, .conflict, .invalidData, .tooLarge, .unknown, .cannotSave,
    ]
    guard !request.contains(kind) else {
      // It is about the request: nothing of it is said of another one.
      #expect(screen.recorder.takeLines() == ["1000 loading"])
      return
    }
    guard case .failed(let failure) = screen.loader.state else {
      Issue.record("\(screen.loader.state)")
      return
    }
    #expect(failure.kind == kind && failure.isOfPreviousInput)
    guard case .message(let message) = LoadPresentation(screen.loader.state).body else { return }
    #expect(message.actions == [])
    // Through debounce and grace, until the indicator.
    await screen.at(1_499)
    #expect(screen.loader.state == .failed(failure))
    await screen.at(1_500)
    #expect(screen.loader.state.summary == "loading visible")
  }

  @Test("B77 an equal kind changes only the actions, which are those of the new input", arguments: [50, 200])
  func equalKind(delay: Int) async {
    let screen = search(
      failing: ["a": LoadFailure(.offline), "b": LoadFailure(.offline), "c": LoadFailure(.timedOut)], after: delay)
    screen.loader.start("a")
    await screen.at(1_000)
    let before = LoadPresentation(screen.loader.state).body
    _ = screen.recorder.takeLines()
    screen.loader.start("b")
    await screen.at(2_000)
    #expect(screen.recorder.takeLines().count == 2)
    #expect(LoadPresentation(screen.loader.state).body == before)
    #expect(screen.loader.input == "b")
    screen.loader.start("c")
    await screen.at(3_000)
    #expect(screen.lines.last == "\(2_000 + delay) failed timedOut")
  }

  @Test("B77 an equal kind is not announced again, another kind is")
  func equalKindAnnounced() async {
    for kind in [LoadFailure.Kind.offline, .serverError] {
      let screen = ShownScreen(
        [.fail(LoadFailure(.offline)), .fail(LoadFailure(kind), after: ms(100))], options: LoadOptions(retry: .never))
      screen.show("a")
      screen.display.appear()
      await screen.at(500)
      _ = screen.takeEffects()
      screen.show("b")
      #expect(screen.takeEffects().filter { $0.contains("say") } == [])
      await screen.at(3_000)
      #expect(screen.takeEffects().filter { $0.contains("say") }.count == (kind == .offline ? 0 : 1))
    }
  }

  @Test("B77 another input after that one, and back to the first: the words go on, and its failure returns")
  func chain() async {
    let screen = search(LoadOptions(retry: .never, debounce: ms(300)), failing: ["a": LoadFailure(.offline)])
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(1_100)
    screen.loader.start("c")
    #expect(screen.loader.failure?.isOfPreviousInput == true)
    await screen.at(1_200)
    screen.loader.start("a")
    #expect(screen.loader.failure?.isOfPreviousInput == false)
    await screen.at(9_000)
    #expect(screen.calls == 1)
  }

  @Test("rule 3: with kept content the failure of the new input takes the whole place")
  func failureTakesThePlace() async {
    let screen = search(
      LoadOptions(retry: .never, keepsPreviousContent: true), failing: ["b": LoadFailure(.notFound)])
    screen.loader.start("a")
    await screen.at(1_000)
    screen.loader.start("b")
    await screen.at(1_099)
    #expect(screen.loader.value == ["a"])
    await screen.at(1_100)
    #expect(screen.lines.last == "1100 failed notFound")
    #expect(screen.loader.input == "b")
  }
}
