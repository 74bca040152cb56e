import LoadKit
import LoadKitTesting
import Testing

/// A value whose life can be watched.
private final class Box {}

@MainActor @Suite("Nothing leaks") struct LeakTests {
  let clock = ManualClock()

  /// A loader of boxes, for a test that holds nothing else.
  private func makeLoader(
    options: LoadOptions = LoadOptions(), connectivity: LoadConnectivity? = nil,
    operation: @escaping @MainActor (LoadContext) async throws -> Box
  ) -> Loader<NoInput, Box> {
    Loader(
      options: options, environment: LoadEnvironment(clock: clock, connectivity: connectivity), operation: operation)
  }

  @Test("B46 an answer that nobody wants is let go, and the loader with it")
  func unwantedAnswer() async {
    weak var answered: Box?
    let clock = clock
    var loader: Loader? = makeLoader { _ in
      // A task of its own does not notice that this one is cancelled.
      _ = await Task { @MainActor in try await clock.deliver(after: ms(500)) }.result
      let box = Box()
      answered = box
      return box
    }
    weak let dropped = loader
    loader?.start()
    await clock.advance(to: ms(100))
    loader?.cancel()
    await clock.advance(to: ms(1_000))
    #expect(answered == nil)
    #expect(loader?.state.isIdle == true)
    loader = nil
    #expect(dropped == nil)
  }

  @Test("B46 replaced, reset and cancelled content is let go")
  func oldContent() async {
    weak var newest: Box?
    let loader = makeLoader { _ in
      let box = Box()
      newest = box
      return box
    }
    await loader.load()
    weak let first = newest
    #expect(first != nil)
    await loader.refresh()
    #expect(first == nil)
    #expect(newest != nil)
    loader.reset()
    #expect(newest == nil)
  }

  @Test("B46 a value that is held for the indicator is let go when the user stops it")
  func heldValue() async {
    weak var answered: Box?
    let clock = clock
    let loader = makeLoader { _ in
      try await clock.deliver(after: ms(300))
      let box = Box()
      answered = box
      return box
    }
    loader.start()
    await clock.advance(to: ms(400))
    #expect(answered != nil)
    loader.cancel()
    #expect(answered == nil)
  }

  @Test("B47 dropping a loader ends an endless operation and its timer, at once", arguments: [0, 250, 5_000])
  func endlessOperation(time: Int) async {
    let script = ScriptedOperation<NoInput, Box>(clock)
    var loader: Loader? = makeLoader { try await script.operation(NoInput(), $0) }
    weak let dropped = loader
    loader?.start()
    await clock.advance(to: ms(time))
    #expect(clock.pendingSleepCount == 1)
    loader = nil
    #expect(dropped == nil)
    #expect(clock.pendingSleepCount == 0)
    await clock.advance(by: .zero)
    #expect(script.cancellations == 1)
    #expect(script.running == 0)
  }

  @Test("B47 dropping a loader during a wait for a retry ends the wait")
  func duringWait() async {
    var loader: Loader? = makeLoader { _ in throw broken }
    weak let dropped = loader
    loader?.start()
    await clock.advance(by: .zero)
    #expect(clock.pendingSleepCount == 1)
    loader = nil
    #expect(dropped == nil)
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B47 a view's task that is cancelled lets the loader go")
  func afterLeaving() async {
    let script = ScriptedOperation<NoInput, Box>(clock)
    var loader: Loader? = makeLoader { try await script.operation(NoInput(), $0) }
    weak let dropped = loader
    let task = Task { [loader] in _ = await loader?.load() }
    await script.whenCalled()
    loader = nil
    #expect(dropped != nil)
    task.cancel()
    await task.value
    await clock.advance(by: .zero)
    #expect(dropped == nil)
    #expect(script.cancellations == 1)
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("Rule 18: a context that outlives its loader reports to nobody")
  func contextOutlivesLoader() async {
    var context: LoadContext?
    var loader: Loader? = makeLoader {
      context = $0
      throw broken
    }
    weak let dropped = loader
    loader?.start()
    await clock.advance(by: .zero)
    #expect(context != nil)
    loader = nil
    #expect(dropped == nil)
    context?.report(LoadProgress(completed: 1, total: 2))
    await clock.advance(by: .zero)
  }

  @Test("Rule 18: a dropped stream is ended")
  func stream() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let ended = ScriptedGate()
    let clock = clock
    continuation.onTermination = { _ in Task { @MainActor in ended.open() } }
    var loader: Loader? = Loader<NoInput, Int>(
      environment: LoadEnvironment(clock: clock), stream: { _ in stream })
    weak let dropped = loader
    continuation.yield(1)
    await loader?.load()
    #expect(loader?.value == 1)
    loader = nil
    #expect(dropped == nil)
    let waiting = ScriptedOperation<NoInput, Int>(clock, [.succeed(1, when: ended)])
    _ = try? await waiting.operation(NoInput(), LoadContext())
  }

  @Test("Rule 18: a thousand loaders that were loaded and dropped leave nothing behind")
  func manyLoaders() async {
    let connectivity = LoadConnectivity(.online)
    let script = ScriptedOperation<NoInput, Box>(clock) { _ in .succeed(Box(), after: ms(300)) }
    var loaders = (0..<1_000).map { _ in
      makeLoader(connectivity: connectivity) { try await script.operation(NoInput(), $0) }
    }
    var recorders = loaders.map { StateRecorder($0) }
    let watched = loaders.map { WeakLoader(loader: $0) }
    for (index, loader) in loaders.enumerated() where index % 4 != 0 { loader.start() }
    await clock.advance(to: ms(250))
    // A quarter never loaded, a quarter stopped, a quarter runs, a quarter waits for its banner.
    for (index, loader) in loaders.enumerated() where index % 4 == 1 { loader.cancel() }
    for (index, loader) in loaders.enumerated() where index % 4 == 2 { _ = loader.states }
    await clock.advance(to: ms(400))
    #expect(clock.pendingSleepCount == 500)
    loaders = []
    recorders = []
    #expect(recorders.isEmpty)
    #expect(watched.allSatisfy { $0.loader == nil })
    #expect(clock.pendingSleepCount == 0)
    connectivity.update(.offline)
    await clock.advance(by: .zero)
    #expect(script.running == 0)
  }

  @Test("Rule 18: a thousand loads that settled leave no timer and no call")
  func manyLoads() async {
    let script = ScriptedOperation<Int, Int>(clock) { .succeed($0.input, after: ms($0.input % 700)) }
    let loaders = (0..<1_000).map { _ in
      Loader<Int, Int>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    }
    for (index, loader) in loaders.enumerated() { loader.start(index) }
    await clock.advance(by: .seconds(2))
    #expect(loaders.indices.filter { loaders[$0].value != $0 } == [])
    #expect(clock.pendingSleepCount == 0)
    #expect(clock.nextDeadline == nil)
  }

  private struct WeakLoader { weak var loader: Loader<NoInput, Box>? }
}
