import LoadKit
import LoadKitTesting
import Observation
import Testing

@MainActor @Suite("Transitions") struct TransitionTests {
  /// The states that a sequence gives until its end, once the loader is gone.
  func collect(_ states: LoadStates<[String]>?) async -> [String] {
    var summaries: [String] = []
    guard let states else { return summaries }
    for await state in states { summaries.append(state.summary) }
    return summaries
  }

  @Test("every state has its predecessor, and no two in a row are the same")
  func chain() async {
    let screen = Screen<NoInput>(
      [.fail(broken, after: ms(250)), .succeed(["a"], after: ms(10))], options: LoadOptions(retry: .retries(2)))
    var transitions: [LoadTransition<[String]>] = []
    screen.loader.onTransition = { transitions.append($0) }
    screen.loader.start()
    await screen.at(700)
    screen.loader.start(.userRetry)
    await screen.at(5_000)
    screen.loader.reset()
    #expect(transitions.first?.previous == .idle)
    #expect(transitions.last?.state == .idle)
    #expect(zip(transitions, transitions.dropFirst()).allSatisfy { $0.state == $1.previous && $0.time <= $1.time })
    #expect(transitions.allSatisfy { $0.previous != $0.state })
    #expect(transitions.count > 5)
  }

  @Test("a sequence begins with the present state and misses none, however late it is consumed")
  func sequence() async {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"], after: ms(300))])
    var loader: Loader? = Loader<NoInput, [String]>(
      environment: LoadEnvironment(clock: clock), operation: script.operation)
    let early = loader?.states
    loader?.start()
    await clock.advance(to: ms(250))
    let late = loader?.states
    await clock.advance(to: ms(600))
    loader?.set(["b"])
    loader = nil
    let lateLines = ["loading visible", "loaded [\"a\"]", "loaded [\"b\"]"]
    #expect(await collect(early) == ["idle", "loading"] + lateLines)
    #expect(await collect(late) == lateLines)
  }

  @Test("a sequence that waits ends when the loader goes")
  func sequenceEnds() async {
    var loader: Loader? = Loader<NoInput, [String]> { _ in ["a"] }
    let states = loader?.states
    let began = MainActorSignal()
    let task = Task {
      var count = 0
      guard let states else { return 0 }
      for await _ in states {
        count += 1
        began.send()
      }
      return count
    }
    await began.wait()
    loader = nil
    #expect(await task.value == 1)
  }

  @Test("a consumer that is cancelled gets nil, before and while it waits", arguments: [true, false])
  func cancelledConsumer(atOnce: Bool) async {
    let loader = Loader<NoInput, [String]> { _ in ["a"] }
    let began = MainActorSignal()
    let task = Task {
      var iterator = loader.states.makeAsyncIterator()
      if !atOnce { _ = await iterator.next() }
      began.send()
      return await iterator.next()
    }
    if atOnce { task.cancel() }
    await began.wait()
    task.cancel()
    #expect(await task.value == nil)
    await loader.load()
    #expect(loader.value == ["a"])
  }

  @Test("two sequences of one loader each get everything")
  func twoSequences() async {
    var loader: Loader? = Loader<NoInput, [String]> { _ in ["a"] }
    let first = loader?.states
    let second = loader?.states
    loader?.set(["a"])
    loader?.reset()
    loader = nil
    #expect(await collect(first) == ["idle", "loaded [\"a\"]", "idle"])
    #expect(await collect(second) == ["idle", "loaded [\"a\"]", "idle"])
  }

  // MARK: Callbacks that act

  @Test("a callback that resets is told of that after the change that it was told of")
  func callbackResets() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(100))])
    var told: [String] = []
    screen.loader.onTransition = { [weak loader = screen.loader] transition in
      told.append("\(transition.previous.summary) → \(transition.state.summary)")
      if transition.state.value != nil { loader?.reset() }
    }
    screen.loader.start()
    await screen.at(100)
    #expect(told == ["idle → loading", "loading → loaded [\"a\"]", "loaded [\"a\"] → idle"])
    #expect(screen.loader.state == .idle)
    #expect(screen.isQuiet)
  }

  @Test("a callback that cancels stops the run, and whoever waits returns")
  func callbackCancels() async {
    let screen = Screen<NoInput>([.hang])
    screen.loader.onTransition = { [weak loader = screen.loader] transition in
      if transition.state.activity?.indicator == .visible { loader?.cancel() }
    }
    let state = Task { await screen.loader.load() }
    await screen.at(200)
    #expect(await state.value == .idle)
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test("a callback that loads again does not change what the callers before it are given")
  func callbackStarts() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(100)), .succeed(["b"], after: ms(100))])
    var rounds = 0
    screen.loader.onTransition = { [weak loader = screen.loader] transition in
      guard transition.state.value != nil, !transition.state.isRunning, rounds == 0 else { return }
      rounds += 1
      loader?.start(.userRefresh)
    }
    let first = Task { await screen.loader.load() }
    await screen.at(100)
    #expect(screen.loader.state.isRefreshing)
    #expect(await first.value == .loaded(["a"], LoadStatus(asOf: ms(100))))
    await screen.at(200)
    #expect(screen.loader.value == ["b"])
    #expect(screen.isQuiet)
  }

  @Test("a sequence that a callback asks for begins with the present state, once")
  func callbackAsksForSequence() async {
    var loader: Loader? = Loader<NoInput, [String]> { _ in ["a"] }
    var states: LoadStates<[String]>?
    loader?.onTransition = { [weak loader] transition in
      guard transition.state.value != nil, states == nil else { return }
      loader?.reset()
      states = loader?.states
    }
    loader?.set(["a"])
    loader?.set(["b"])
    loader = nil
    #expect(await collect(states) == ["idle", "loaded [\"b\"]"])
  }

  @Test("a callback that drops the loader does no harm")
  func callbackDrops() async {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"], after: ms(100))])
    var loader: Loader? = Loader<NoInput, [String]>(
      environment: LoadEnvironment(clock: clock), operation: script.operation)
    weak let dropped = loader
    loader?.onTransition = { transition in if transition.state.value != nil { loader = nil } }
    loader?.start()
    await clock.advance(to: ms(100))
    #expect(loader == nil)
    #expect(dropped == nil)
    #expect(clock.pendingSleepCount == 0)
  }

  // MARK: Operations that act before they suspend

  @Test("an operation that cancels its loader before it suspends leaves it as it was")
  func operationCancels() async {
    let clock = ManualClock()
    var loader: Loader<NoInput, [String]>?
    var wasCancelled = false
    loader = Loader(environment: LoadEnvironment(clock: clock)) { _ in
      loader?.cancel()
      wasCancelled = Task.isCancelled
      do {
        try await clock.deliver(after: ms(100))
      } catch {
        wasCancelled = true
        throw error
      }
      return ["a"]
    }
    #expect(await loader?.load() == .idle)
    await clock.advance(to: ms(1_000))
    #expect(wasCancelled)
    #expect(loader?.state == .idle)
    #expect(clock.pendingSleepCount == 0)
    loader = nil
  }

  @Test("an operation that starts its loader before it suspends joins itself")
  func operationStarts() async {
    let clock = ManualClock()
    var calls = 0
    var loader: Loader<NoInput, [String]>?
    loader = Loader(environment: LoadEnvironment(clock: clock)) { _ in
      calls += 1
      loader?.start()
      loader?.start(.userRetry)
      return ["a"]
    }
    loader?.start()
    await clock.advance(to: ms(1_000))
    #expect(calls == 1)
    #expect(loader?.value == ["a"])
    loader = nil
  }

  @Test("an operation that starts another input before it suspends gives way to it")
  func operationStartsAnother() async {
    let clock = ManualClock()
    var inputs: [Int] = []
    var loader: Loader<Int, [String]>?
    loader = Loader(environment: LoadEnvironment(clock: clock)) { input, _ in
      inputs.append(input)
      if input < 3 { loader?.start(input + 1) }
      return ["\(input)"]
    }
    loader?.start(1)
    await clock.advance(to: ms(1_000))
    #expect(inputs == [1, 2, 3])
    #expect(loader?.value == ["3"])
    #expect(loader?.input == 3)
    #expect(clock.pendingSleepCount == 0)
    loader = nil
  }

  @Test("an operation that resets its loader before it suspends has its answer ignored")
  func operationResets() async {
    var loader: Loader<NoInput, [String]>?
    loader = Loader { _ in
      loader?.reset()
      return ["a"]
    }
    #expect(await loader?.load() == .idle)
    #expect(loader?.state == .idle)
    loader = nil
  }

  @Test("an operation that sets content before it suspends has its answer ignored")
  func operationSets() async {
    var loader: Loader<NoInput, [String]>?
    loader = Loader { _ in
      loader?.set(["set"])
      return ["a"]
    }
    #expect(await loader?.load().value == ["set"])
    loader = nil
  }

  // MARK: Observers that act

  @Test("an observer that changes the loader while it is told leaves the loader in the newest state")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func observerCancels() async {
    let screen = Screen<NoInput>([.hang])
    let loader = screen.loader
    withObservationTracking {
      _ = loader.state
    } onChange: {
      MainActor.assumeIsolated { loader.cancel() }
    }
    loader.start()
    #expect(loader.state == .idle)
    await screen.at(60_000)
    #expect(loader.state == .idle)
    #expect(screen.lines.last?.hasSuffix(" idle") == true)
    #expect(screen.isQuiet)
  }
}

/// Lets a test wait until something on the main actor has happened.
@MainActor final class MainActorSignal {
  private var wasSent = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func send() {
    wasSent = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    guard !wasSent else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
