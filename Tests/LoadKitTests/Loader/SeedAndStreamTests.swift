@_spi(Machine) import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Seeds") struct SeedTests {
  @Test("B07 a seeded value of unknown age is loaded at once, and stale")
  func cachedSeed() async {
    let screen = Screen<NoInput>([.succeed(["new"], after: ms(10))], seed: .cached(["old"]))
    #expect(screen.lines == ["0 loaded [\"old\"] cached"])
    #expect(screen.loader.isStale)
    screen.loader.start()
    await screen.at(10)
    #expect(screen.lines.dropFirst() == ["0 loaded [\"old\"] cached refreshing", "10 loaded [\"new\"]"])
  }

  @Test("B07 a seeded value of known age is fresh for the rest of its time", arguments: [(59_999, 0), (60_000, 1)])
  func agedSeed(age: Int, calls: Int) async {
    let screen = Screen<NoInput>([.succeed(["new"])], seed: .cached(["old"], age: ms(age)))
    await screen.loader.load()
    #expect(screen.calls == calls)
  }

  @Test("B07 a placeholder is drawn as one, and never counts as content")
  func placeholderSeed() async {
    let screen = Screen<NoInput>(
      [.fail(LoadFailure(.notFound), after: ms(10)), .succeed(["a"], after: ms(10))], seed: .placeholder(["sample"]))
    #expect(screen.loader.value == nil)
    #expect(screen.loader.state.value == nil)
    #expect(screen.loader.isStale)
    screen.loader.start()
    #expect(screen.loader.state.isLoading && !screen.loader.state.isRefreshing)
    await screen.at(10)
    #expect(
      screen.recorder.takeLines() == [
        "0 loaded [\"sample\"] placeholder", "0 loaded [\"sample\"] placeholder refreshing", "10 failed notFound",
      ])
    screen.loader.start(.userRetry)
    await screen.at(310)
    #expect(
      screen.recorder.takeLines() == [
        "10 loaded [\"sample\"] placeholder refreshing visible userRetry", "310 loaded [\"a\"]",
      ])
  }

  @Test("B07 a cancelled first load goes back to the placeholder")
  func cancelToPlaceholder() {
    let screen = Screen<NoInput>([.hang], seed: .placeholder(["sample"]))
    screen.loader.start()
    screen.loader.cancel()
    #expect(screen.lines.last == "0 loaded [\"sample\"] placeholder")
  }

  @Test("B07 an empty seed is empty")
  func emptySeed() {
    #expect(Screen<NoInput>(seed: .cached([])).lines == ["0 empty cached"])
  }
}

@MainActor @Suite("Streams") struct StreamTests {
  let clock = ManualClock()
  let stream: AsyncThrowingStream<[String], any Error>
  let continuation: AsyncThrowingStream<[String], any Error>.Continuation

  init() { (stream, continuation) = AsyncThrowingStream.makeStream() }

  func screen(_ options: LoadOptions = LoadOptions()) -> (Loader<NoInput, [String]>, StateRecorder<[String]>) {
    let stream = stream
    let loader = Loader<NoInput, [String]>(
      options: options, environment: LoadEnvironment(clock: clock), stream: { _ in stream })
    return (loader, StateRecorder(loader))
  }

  @Test("B09 rule 23: the first value settles the load, later ones replace the content")
  func values() async {
    let (loader, recorder) = screen()
    continuation.yield(["1"])
    let state = await loader.load()
    #expect(state.value == ["1"])
    continuation.yield(["2"])
    continuation.yield(["3"])
    await recorder.when { $0.value == ["3"] }
    continuation.finish()
    #expect(recorder.entries.compactMap(\.state.value) == [["1"], ["2"], ["3"]])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B09 rule 23: a stream that ends without a value is empty")
  func noValue() async {
    let (loader, _) = screen()
    continuation.finish()
    #expect(await loader.load().isEmpty)
  }

  @Test("B09 rule 23: a failure after a value is a failed refresh where no retry is left")
  func failsAfterValues() async {
    let (loader, recorder) = screen(LoadOptions(retry: .never))
    continuation.yield(["1"])
    await loader.load()
    continuation.yield(["2"])
    continuation.finish(throwing: broken)
    await recorder.when { $0.failure != nil }
    #expect(recorder.lines.last == "0 loaded [\"2\"] with failed refresh serverError")
    #expect(loader.isStale)
  }

  @Test("B09 a failure before a value is a failed load")
  func failsBeforeValues() async {
    let (loader, recorder) = screen(LoadOptions(retry: .never))
    continuation.finish(throwing: broken)
    await loader.load()
    #expect(recorder.lines.last == "0 failed serverError")
  }

  @Test("B09 while a stream runs its content is fresh, however old the last value is")
  func liveContentIsFresh() async {
    let (loader, _) = screen()
    continuation.yield(["1"])
    await loader.load()
    await clock.advance(by: .seconds(3600))
    #expect(!loader.isStale)
    continuation.finish()
  }

  @Test("B09 a value that is held for the indicator is replaced by the next one, and its failure follows it")
  func heldValues() {
    var machine = LoadMachine<Int>(options: LoadOptions(retry: .never))
    let id = machine.handle(.request(LoadRequest()), at: .zero).starts?.id ?? 0
    _ = machine.handle(.tick, at: ms(200))
    _ = machine.handle(.element(1, attempt: id), at: ms(300))
    _ = machine.handle(.element(2, attempt: id), at: ms(310))
    _ = machine.handle(.failure(broken, attempt: id), at: ms(320))
    #expect(machine.state.isLoading)
    #expect(machine.deadline == ms(500))
    _ = machine.handle(.tick, at: ms(500))
    #expect(machine.state.value == 2)
    #expect(machine.state.failure?.kind == .serverError)
    #expect(machine.deadline == nil)
  }
}
