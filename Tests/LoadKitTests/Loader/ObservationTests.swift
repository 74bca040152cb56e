import LoadKit
import LoadKitTesting
import Observation
import Testing

@MainActor @Suite("Observation") struct ObservationTests {
  private func watches<Input>(_ loader: Loader<Input, [String]>) -> (value: Watch, activity: Watch, state: Watch) {
    (Watch { _ = loader.value }, Watch { _ = loader.activity }, Watch { _ = loader.state })
  }

  @Test("B18 progress tells those who read the activity, and not those who read the content")
  func progress() async {
    let reports = (1...5).map { (time: ms(200 * $0), progress: LoadProgress(completed: Int64($0), total: 10)) }
    let screen = Screen<NoInput>(
      [.succeed(["a"]), ScriptedStep.hang.reporting(reports)], options: LoadOptions(progress: .determinate))
    await screen.loader.load()
    screen.loader.start(.poll)
    await screen.turn()
    let watches = watches(screen.loader)
    await screen.at(1_100)
    #expect(screen.loader.activity?.progress?.completed == 5)
    #expect(watches.activity.changes >= 5)
    #expect(watches.state.changes == watches.activity.changes)
    #expect(watches.value.changes == 0)
  }

  @Test("content that arrives tells those who read the content, once")
  func content() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(900))])
    let watches = watches(screen.loader)
    screen.loader.start()
    await screen.at(899)
    #expect(watches.value.changes == 0)
    #expect(watches.activity.changes == 2)
    await screen.at(900)
    #expect(watches.value.changes == 1)
    #expect(watches.activity.changes == 3)
  }

  @Test("content that changes with no work under way tells those who read it, and not those who read the activity")
  func contentAlone() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    await screen.loader.load()
    let watches = watches(screen.loader)
    screen.loader.set(["b"])
    #expect(watches.value.changes == 1)
    #expect(watches.state.changes == 1)
    #expect(watches.activity.changes == 0)
  }

  @Test("B24 an equal value tells nobody who reads the content")
  func equalValue() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["a"], after: ms(100)), .succeed(["a"])])
    await screen.loader.load()
    let watches = watches(screen.loader)
    await screen.at(1_000)
    screen.loader.start(.poll)
    await screen.at(1_100)
    #expect(screen.calls == 2)
    #expect(watches.value.changes == 0)
    #expect(watches.activity.changes == 2)
  }

  @Test("B24 an equal value without work to be seen tells nobody at all, and renews the age")
  func equalValueAlone() async {
    let screen = Screen<NoInput>([.succeed(["a"])])
    await screen.loader.load()
    let watches = watches(screen.loader)
    await screen.at(1_000)
    screen.loader.set(["a"])
    #expect(watches.value.changes == 0)
    #expect(watches.activity.changes == 0)
    #expect(watches.state.changes == 0)
    #expect(screen.loader.age == .zero)
  }

  @Test("content that goes for a new input, and comes back, tells those who read it")
  func contentGoesAndComesBack() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { $0.input == "a" ? .succeed(["a"]) : .hang } })
    await screen.loader.load("a")
    let watches = watches(screen.loader)
    screen.loader.start("b")
    #expect(screen.loader.value == nil)
    #expect(watches.value.changes == 1)
    screen.loader.cancel()
    #expect(screen.loader.value == ["a"])
    #expect(watches.value.changes == 2)
  }

  @Test("B07 content that a placeholder takes the place of, and comes back, tells those who read it")
  func contentBehindPlaceholder() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { $0.input == "a" ? .succeed(["a"]) : .hang } },
      seed: .placeholder(["sample"]))
    let watches = watches(screen.loader)
    await screen.loader.load("a")
    #expect(watches.value.changes == 1)
    screen.loader.start("b")
    #expect(screen.loader.value == nil)
    #expect(watches.value.changes == 2)
    screen.loader.cancel()
    #expect(screen.loader.value == ["a"])
    #expect(watches.value.changes == 3)
  }

  @Test("content that was hidden and is dropped tells nobody who reads the content")
  func hiddenContentIsDropped() async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { $0.input == "a" ? .succeed(["a"]) : .fail(LoadFailure(.notFound), after: ms(100)) }
      })
    await screen.loader.load("a")
    screen.loader.start("b")
    let watches = watches(screen.loader)
    await screen.at(100)
    #expect(screen.loader.failure != nil)
    #expect(watches.value.changes == 0)
    #expect(watches.activity.changes == 1)
  }

  @Test("what goes on without any content tells nobody who reads the content")
  func noContent() async {
    let screen = Screen<NoInput>([.fail(broken, after: ms(10)), .succeed([], after: ms(10))])
    let watches = watches(screen.loader)
    screen.loader.start()
    await screen.at(30_000)
    screen.loader.reset()
    screen.loader.start()
    screen.loader.cancel()
    #expect(watches.value.changes == 0)
    #expect(watches.activity.changes > 3)
  }

  @Test("a failure and its dismissal tell those who read the failure")
  func failure() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .fail(LoadFailure(.notFound))])
    await screen.loader.load()
    let failure = Watch { [loader = screen.loader] in _ = loader.failure }
    let watches = watches(screen.loader)
    await screen.loader.refresh()
    let changes = failure.changes
    #expect(changes > 0)
    screen.loader.dismissFailure()
    #expect(failure.changes == changes + 1)
    #expect(watches.value.changes == 0)
  }

  @Test("a loader whose observers are gone tells nobody, and goes")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func noObservers() async {
    var loader: Loader? = Loader<NoInput, [String]> { _ in ["a"] }
    weak let dropped = loader
    withObservationTracking {
      _ = loader?.state
    } onChange: {
    }
    loader?.start()
    loader = nil
    #expect(dropped == nil)
  }
}
