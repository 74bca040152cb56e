import Foundation
import LoadKit
import LoadKitTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite("Cancel") struct CancelTests {
  // MARK: By the operation

  struct Wrapping: Error { var underlying: any Error }

  struct BackedOut: LoadFailureConvertible { var loadFailure: LoadFailure? { nil } }

  nonisolated static let cancellations: [any Error] = [
    CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999),
    Wrapping(underlying: CancellationError()), Wrapping(underlying: URLError(.cancelled)),
    Wrapping(underlying: Wrapping(underlying: NSError(domain: NSURLErrorDomain, code: -999))),
    BackedOut(),
  ]

  @Test("B41 a first load that is cancelled from inside is idle again", arguments: cancellations)
  func insideFirstLoad(error: any Error) async {
    let screen = Screen<NoInput>([.fail(error, after: ms(100)), .succeed(["a"])])
    let state = Task { await screen.loader.load() }
    await screen.at(60_000)
    #expect(await state.value == .idle)
    #expect(screen.lines == ["0 idle", "0 loading", "100 idle"])
    #expect(screen.calls == 1)
    #expect(screen.loader.underlyingError == nil)
    #expect(screen.isQuiet)
    await screen.loader.load()
    #expect(screen.loader.value == ["a"])
  }

  @Test("B41 without suspending too", arguments: cancellations)
  func insideAtOnce(error: any Error) async {
    let screen = Screen<NoInput>([.fail(error)])
    screen.loader.start()
    await screen.turn()
    #expect(screen.lines.last == "0 idle")
    #expect(screen.recorder.entries.allSatisfy { $0.state.failure == nil })
    #expect(screen.isQuiet)
  }

  @Test("B41 a refresh that is cancelled from inside leaves the content as it was", arguments: cancellations)
  func insideRefresh(error: any Error) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(error, after: ms(100))])
    await screen.loader.load()
    screen.loader.start(.userRefresh)
    await screen.at(60_000)
    #expect(screen.loader.state == .loaded(["a"], LoadStatus(asOf: .zero)))
    #expect(screen.calls == 2)
  }

  @Test("B41 after a failed attempt the outcome is cancelled, not that failure")
  func insideSecondAttempt() async {
    let screen = Screen<NoInput>(
      [.fail(broken), .fail(CancellationError())], options: LoadOptions(timing: .none, retry: .retries(5)))
    let state = Task { await screen.loader.load() }
    await screen.at(60_000)
    #expect(await state.value == .idle)
    #expect(screen.calls == 2)
  }

  @Test("B41 a failure that was there before is there again, the same one, with its error")
  func insideRetry() async {
    let screen = Screen<NoInput>([.fail(LoadFailure(.notFound)), .fail(CancellationError(), after: ms(400))])
    await screen.loader.load()
    let failure = screen.loader.failure
    screen.loader.start(.userRetry)
    await screen.at(60_000)
    #expect(failure != nil)
    #expect(screen.loader.state.failure == failure)
    #expect(screen.lines.suffix(3) == ["0 failed notFound", "0 loading visible userRetry", "400 failed notFound"])
    #expect((screen.loader.underlyingError as? LoadFailure)?.kind == .notFound)
  }

  @Test("B41 an indicator that shows when the operation ends in a cancellation shows for its minimum")
  func insideWhileVisible() async {
    let screen = Screen<NoInput>([.fail(CancellationError(), after: ms(210))])
    screen.loader.start()
    await screen.at(60_000)
    #expect(screen.lines == ["0 idle", "0 loading", "200 loading visible", "500 idle"])
    #expect(screen.isQuiet)
  }

  // MARK: By the user

  @Test("B42 cancel of a first load is idle, at once, and a later load works", arguments: [0, 199, 250, 5_000])
  func firstLoad(time: Int) async {
    let screen = Screen<NoInput>([.hang, .succeed(["a"])])
    screen.loader.start()
    await screen.at(time)
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    #expect(screen.lines.last == "\(time) idle")
    await screen.at(time)
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
    #expect(await screen.loader.load().value == ["a"])
  }

  @Test("B42 cancel of a refresh leaves the content", arguments: LoadReason.allCases)
  func refresh(reason: LoadReason) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .hang])
    await screen.loader.load()
    screen.loader.invalidate()
    screen.loader.start(reason)
    screen.loader.cancel()
    #expect(screen.loader.state == .loaded(["a"], LoadStatus(asOf: .zero)))
  }

  @Test("B42 cancel of a refresh leaves the banner of the one before")
  func refreshAfterFailure() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound)), .hang])
    await screen.loader.load()
    await screen.loader.refresh()
    let before = screen.loader.state
    screen.loader.start(.userRetry)
    screen.loader.cancel()
    #expect(screen.loader.state == before)
    #expect(screen.loader.state.failure?.kind == .notFound)
  }

  @Test("B42 all callers return at once")
  func callersReturn() async {
    let screen = Screen<NoInput>([.hang])
    let load = Task { await screen.loader.load() }
    let refresh = Task { await screen.loader.refresh() }
    await screen.at(100)
    screen.loader.cancel()
    #expect(await load.value == .idle)
    #expect(await refresh.value == .idle)
  }

  @Test("B45 cancel after settling has no effect")
  func afterSettling() async {
    for step in [ScriptedStep.succeed(["a"]), .succeed([]), .fail(LoadFailure(.notFound))] {
      let screen = Screen<NoInput>([step])
      await screen.loader.load()
      let lines = screen.lines
      screen.loader.cancel()
      await screen.at(60_000)
      #expect(screen.lines == lines)
    }
  }

  @Test("B45 cancel twice has no effect, and before the first load neither")
  func twice() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.cancel()
    screen.loader.start()
    await screen.turn()
    screen.loader.cancel()
    screen.loader.cancel()
    await screen.at(60_000)
    #expect(screen.lines == ["0 idle", "0 loading", "0 idle"])
    #expect(screen.script.cancellations == 1)
  }

  @Test("Rule 16: a run that is started in the turn of the cancel is untouched")
  func startedInTheSameTurn() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(100)), .succeed(["b"], after: ms(100))])
    let first = Task { await screen.loader.load() }
    await screen.at(50)
    screen.loader.cancel()
    screen.loader.start()
    await screen.at(149)
    #expect(screen.loader.state.isLoading)
    await screen.at(150)
    #expect(screen.loader.value == ["b"])
    #expect(await first.value.value == nil)
  }

  @Test("Rule 16: where an operation could not begin at once, a cancel in the same turn means that it never begins")
  func beforeItBegan() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.start()
    screen.loader.cancel()
    await screen.turn()
    #expect(screen.loader.state == .idle)
    #expect(screen.calls == (startsAtOnce ? 1 : 0))
    #expect(screen.isQuiet)
  }

  @Test("B49 cancel after an input change brings the content back together with its input")
  func inputChange() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { $0.input == "a" ? .succeed(["a"]) : .hang } })
    await screen.loader.load("a")
    screen.loader.start("b")
    #expect(screen.loader.input == "b")
    #expect(screen.loader.value == nil)
    await screen.at(1_000)
    screen.loader.start("c")
    await screen.turn()
    screen.loader.cancel()
    #expect(screen.loader.input == "a")
    #expect(screen.loader.state == .loaded(["a"], LoadStatus(asOf: .zero)))
    screen.loader.start(.userRetry)
    await screen.turn()
    #expect(screen.script.calls.map(\.input) == ["a", "b", "c", "a"])
  }

  @Test("B49 cancel after an input change brings an empty answer or a failure back", arguments: [true, false])
  func inputChangeFromElse(isEmpty: Bool) async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          call.input == "a" ? (isEmpty ? .succeed([]) : .fail(LoadFailure(.notFound))) : .hang
        }
      })
    await screen.loader.load("a")
    let before = screen.loader.state
    screen.loader.start("b")
    await screen.at(1_000)
    #expect(screen.loader.state.isLoading)
    screen.loader.cancel()
    #expect(screen.loader.state == before)
    #expect(screen.loader.input == "a")
  }

  @Test("B49 cancel after an input change without anything before is idle")
  func inputChangeFromNothing() async {
    let screen = Screen<String>([.hang])
    screen.loader.start("a")
    await screen.turn()
    screen.loader.start("b")
    await screen.turn()
    screen.loader.cancel()
    #expect(screen.loader.state == .idle)
    await screen.at(0)
    #expect(screen.script.cancellations == 2)
    #expect(screen.isQuiet)
  }
}
