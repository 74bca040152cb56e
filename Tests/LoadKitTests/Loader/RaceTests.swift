import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Races") struct RaceTests {
  /// A screen whose input 1 answers at 100 and whose input 2, started at 10, answers at a time.
  func race(
    _ first: ScriptedStep<[String]>, second: Int, ignoresCancellation: Bool = true, timing: LoadTiming = .none
  ) async -> Screen<Int> {
    let screen = Screen<Int>(
      script: { clock in
        ScriptedOperation(clock) { $0.input == 1 ? first : .succeed(["2"], after: ms(second - 10)) }
      }, options: LoadOptions(timing: timing))
    screen.script.ignoresCancellation = ignoresCancellation
    let caller = Task { await screen.loader.load(1) }
    await screen.at(10)
    screen.loader.start(2)
    await screen.at(60_000)
    #expect(await caller.value.value != ["1"])
    return screen
  }

  @Test("B40 the answer to an earlier input is never seen, whenever it comes", arguments: [50, 99, 100, 101, 150])
  func earlierAnswer(second: Int) async {
    let screen = await race(.succeed(["1"], after: ms(100)), second: second)
    #expect(screen.calls == 2)
    #expect(screen.loader.value == ["2"])
    #expect(screen.recorder.entries.allSatisfy { $0.state.value != ["1"] })
    #expect(screen.isQuiet)
  }

  @Test("B40 an observer that asks for another input within the request: the caller gets no answer to that one")
  func withinTheRequest() async {
    let screen = Screen<Int>(
      script: { clock in ScriptedOperation(clock) { .succeed(["\($0.input)"], after: ms($0.input == 1 ? 100 : 10_000)) }
      },
      options: LoadOptions(timing: .none))
    screen.loader.onTransition = { [weak loader = screen.loader] in
      if case .loading = $0.state, loader?.input == 1 { loader?.start(2) }
    }
    let waiting = Task { await screen.loader.load(2) }
    await screen.script.whenCalled()
    let caller = Task { await screen.loader.load(1) }
    #expect(await caller.value.isIdle)
    waiting.cancel()
    caller.cancel()
    // The run for 2 was asked for by somebody who does not wait, so it goes on to its end.
    await screen.at(60_000)
    // A run that is replaced before its task has begun never calls its operation.
    #expect(screen.script.calls.map(\.input) == (startsAtOnce ? [2, 1, 2] : [2, 2]))
    #expect(screen.loader.value == ["2"])
  }

  @Test("B40 nor is its error", arguments: [50, 99, 100, 101, 150])
  func earlierError(second: Int) async {
    let screen = await race(.fail(broken, after: ms(100)), second: second)
    #expect(screen.calls == 2)
    #expect(screen.lines.last == "\(second) loaded [\"2\"]")
    #expect(screen.recorder.entries.allSatisfy { $0.state.failure == nil })
    #expect(screen.loader.underlyingError == nil)
  }

  @Test("B40 an operation that obeys is cancelled, and that cancels nothing else", arguments: [50, 150])
  func obeys(second: Int) async {
    let screen = await race(.succeed(["1"], after: ms(100)), second: second, ignoresCancellation: false)
    #expect(screen.script.cancellations == 1)
    #expect(screen.lines.last == "\(second) loaded [\"2\"]")
  }

  @Test("B40 who waited for an input never gets what belongs to another one", arguments: [5, 500])
  func outcomeOfAnother(otherTakes: Int) async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { $0.input == "a" ? .hang : .succeed([$0.input], after: ms(otherTakes)) }
      })
    let first = Task { await screen.loader.load("a") }
    await screen.script.whenCalled()
    let second = Task { await screen.loader.load("b") }
    await screen.script.whenCalled(2)
    #expect(await first.value.isIdle)
    await screen.at(2_000)
    #expect(await second.value.value == ["b"])
    let third = Task { await screen.loader.load("a") }
    await screen.script.whenCalled(3)
    screen.loader.cancel()
    // What was there before shows again, and is no outcome to "a".
    #expect(screen.loader.value == ["b"])
    #expect(await third.value.isIdle)
    let cancelled = Task { await screen.loader.load("a") }
    cancelled.cancel()
    #expect(await cancelled.value.isIdle)
  }

  @Test("B40 an answer that is held for the indicator gives way to another input")
  func heldAnswer() async {
    let screen = Screen<Int>(
      script: { clock in ScriptedOperation(clock) { .succeed(["\($0.input)"], after: ms($0.input == 1 ? 250 : 20)) } })
    screen.loader.start(1)
    await screen.at(300)
    screen.loader.start(2)
    await screen.at(60_000)
    #expect(screen.recorder.entries.compactMap(\.state.value) == [["2"]])
    #expect(screen.lines.last == "500 loaded [\"2\"]")
  }

  @Test("B40 the user's refresh does not overtake the attempt under way: it joins it")
  func refreshJoins() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(100)), .succeed(["b"])])
    screen.loader.start()
    screen.loader.start(.userRefresh)
    screen.loader.start(.userRetry)
    await screen.at(60_000)
    #expect(screen.calls == 1)
  }

  @Test("B46 an operation that ignores cancellation and answers later changes nothing", arguments: [true, false])
  func lateAnswer(fails: Bool) async {
    let late: ScriptedStep<[String]> = fails ? .fail(broken, after: ms(500)) : .succeed(["late"], after: ms(500))
    let screen = Screen<NoInput>([late])
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(100)
    screen.loader.cancel()
    await screen.at(60_000)
    #expect(screen.lines == ["0 idle", "0 loading", "100 idle"])
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test("B46 its answer does not end the run that came after it")
  func lateAnswerDuringNextRun() async {
    let screen = Screen<NoInput>([.succeed(["late"], after: ms(500)), .succeed(["b"], after: ms(900))])
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(100)
    screen.loader.cancel()
    screen.loader.start()
    await screen.at(999)
    #expect(screen.loader.value == nil)
    await screen.at(1_000)
    #expect(screen.loader.value == ["b"])
  }

  @Test("B46 nor do its reports count for that run")
  func lateReport() async {
    let report = (time: ms(500), progress: LoadProgress(completed: 9, total: 10))
    let screen = Screen<NoInput>(
      [ScriptedStep.succeed(["late"], after: ms(600)).reporting([report]), .hang],
      options: LoadOptions(
        retry: .retries(0, attemptTimeout: ms(1_000), maxElapsed: nil), progress: .determinate))
    screen.script.ignoresCancellation = true
    screen.loader.start()
    await screen.at(100)
    screen.loader.cancel()
    screen.loader.start()
    await screen.at(1_099)
    #expect(screen.loader.activity?.progress == .zero)
    await screen.at(1_100)
    #expect(screen.loader.failure?.kind == .timedOut)
  }
}
