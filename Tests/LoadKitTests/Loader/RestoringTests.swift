import LoadKit
import LoadKitTesting
import Observation
import Testing

/// Cached content comes at once here, or when a test lets it: `at(_:)` and the recorder order what happens.
@MainActor @Suite("Saved content until there is newer") struct RestoringTests {
  private let gate = Gate()

  /// Holds cached content back until a test opens it.
  ///
  /// What a loader does with cached content it does in the same turn in which the closure that gives it returns. So a
  /// test that is woken right before that runs after it.
  @MainActor private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watchers: [(isDue: (Gate) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    private(set) var asked = 0
    private(set) var passed = 0

    func pass() async {
      asked += 1
      wake()
      await withCheckedContinuation { waiting.append($0) }
      passed += 1
      wake()
    }

    /// Waits until cached content was asked for so often.
    func isAsked(_ count: Int = 1) async { await when { $0.asked >= count } }

    /// Lets all go, and waits until what they gave was taken.
    func open() async {
      let count = passed + waiting.count
      for continuation in waiting { continuation.resume() }
      waiting = []
      await when { $0.passed >= count }
    }

    private func when(_ isDue: @escaping (Gate) -> Bool) async {
      if isDue(self) { return }
      await withCheckedContinuation { watchers.append((isDue, $0)) }
    }

    private func wake() {
      let due = watchers.filter { $0.isDue(self) }
      watchers.removeAll { $0.isDue(self) }
      for watcher in due { watcher.continuation.resume() }
    }
  }

  private func screen(
    _ steps: [ScriptedStep<[String]>], saved: LoadCachedValue<[String]>? = LoadCachedValue(["old"], age: .seconds(90)),
    timing: LoadTiming = .none, connectivity: LoadConnectivity? = nil
  ) -> Screen<NoInput> {
    let screen = Screen<NoInput>(
      steps, options: LoadOptions(timing: timing, retry: .never), connectivity: connectivity)
    screen.loader.restoring { [gate] in
      await gate.pass()
      return saved
    }
    return screen
  }

  /// Lets cached content arrive, which then shows.
  private func restore(_ screen: Screen<NoInput>) async {
    await gate.isAsked()
    await gate.open()
  }

  @Test("it shows with its age while the load goes on, and the answer takes its place")
  func cachedThenFresh() async {
    let screen = screen([.succeed(["new"], after: ms(100))])
    screen.loader.start()
    await restore(screen)
    #expect(screen.loader.age == .seconds(90))
    #expect(screen.loader.isStale)
    await screen.at(100)
    #expect(screen.lines == ["0 idle", "0 loading", "0 loaded [\"old\"] cached refreshing", "100 loaded [\"new\"]"])
    #expect(screen.loader.age == .zero)
  }

  @Test("an equal answer changes no content, only where it is from and its age (rule 8)")
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func sameAnswer() async {
    let screen = screen([.succeed(["old"], after: ms(100))])
    screen.loader.start()
    await restore(screen)
    let notifications = LoadLock(0)
    withObservationTracking {
      _ = screen.loader.value
    } onChange: {
      notifications.withLock { $0 += 1 }
    }
    await screen.at(100)
    #expect(screen.lines.last == "100 loaded [\"old\"]")
    #expect(screen.loader.age == .zero)
    #expect(notifications.withLock { $0 } == 0)
  }

  @Test("if the load fails it stays, with a banner, and is asked for again by nobody")
  func failure() async {
    let screen = screen([.fail(LoadFailure(.cannotConnect), after: ms(100)), .succeed(["new"])])
    screen.loader.start()
    await restore(screen)
    await screen.at(100)
    #expect(screen.lines.last == "100 loaded [\"old\"] cached with failed refresh cannotConnect")
    await screen.loader.retry()
    #expect(screen.loader.value == ["new"])
    #expect(gate.asked == 1)
  }

  @Test("B50 offline it shows with the failure, and the connection's return brings newer content")
  func offline() async {
    let connectivity = LoadConnectivity(.offline)
    let screen = screen([.fail(LoadFailure(.timedOut)), .succeed(["new"])], connectivity: connectivity)
    await screen.loader.load()
    #expect(screen.loader.failure?.kind == .offline)
    await restore(screen)
    #expect(screen.lines.last == "0 loaded [\"old\"] cached with failed refresh offline")
    #expect(screen.calls == 1)
    connectivity.update(.online)
    await screen.turn()
    #expect(screen.loader.value == ["new"])
  }

  @Test("it never takes the place of an answer", arguments: [["new"], []])
  func late(answer: [String]) async {
    let screen = screen([.succeed(answer, after: ms(100))])
    screen.loader.start()
    await gate.isAsked()
    await screen.at(100)
    let lines = screen.lines
    await gate.open()
    #expect(screen.lines == lines)
    #expect(screen.loader.state.isEmpty == answer.isEmpty)
  }

  @Test("it does not take the place of an answer that waits for the indicator's minimum")
  func lateHeld() async {
    let screen = screen([.succeed(["new"], after: ms(300))], timing: .spinner)
    screen.loader.start()
    await gate.isAsked()
    await screen.at(400)
    await gate.open()
    await screen.at(499)
    #expect(screen.loader.value == nil)
    await screen.at(500)
    #expect(screen.lines == ["0 idle", "0 loading", "200 loading visible", "500 loaded [\"new\"]"])
  }

  @Test("it takes the place of a failure that waits for the indicator's minimum")
  func failureHeld() async {
    let screen = screen([.fail(LoadFailure(.cannotConnect), after: ms(300))], timing: .spinner)
    screen.loader.start()
    await gate.isAsked()
    await screen.at(400)
    await gate.open()
    await screen.at(500)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "200 loading visible",
        "500 loaded [\"old\"] cached with failed refresh cannotConnect",
      ])
  }

  @Test("nothing saved changes nothing; an empty value neither", arguments: [nil, LoadCachedValue([String]())])
  func nothing(saved: LoadCachedValue<[String]>?) async {
    let screen = screen([.fail(LoadFailure(.notFound)), .succeed(["new"])], saved: saved)
    await screen.loader.load()
    await gate.isAsked()
    await gate.open()
    await screen.loader.load()
    #expect(!screen.lines.contains { $0.contains("cached") || $0.contains("empty") })
  }

  @Test("an unknown age is told as such")
  func unknownAge() async {
    let screen = screen([.hang], saved: LoadCachedValue(["old"]))
    screen.loader.start()
    await restore(screen)
    #expect(screen.loader.age == nil)
    #expect(LoadCachedValue(1, age: .seconds(-5)).age == .zero)
  }

  @Test("it is not asked for while there is content, and once for a load that is joined")
  func asked() async {
    let screen = screen([.succeed(["new"], after: ms(100))])
    screen.loader.start()
    screen.loader.start()
    await gate.isAsked()
    await screen.at(100)
    await gate.open()
    screen.loader.start(.poll)
    #expect(gate.asked == 1)
  }

  @Test("what the user has stopped does not come back with it")
  func cancelled() async {
    let screen = screen([.hang])
    screen.loader.start()
    await gate.isAsked()
    screen.loader.cancel()
    await gate.open()
    #expect(screen.loader.state == .idle)
  }

  @Test("the user's cancel keeps what shows, without a failure (rule 16)")
  func cancelKeeps() async {
    let screen = screen([.hang])
    screen.loader.start()
    await restore(screen)
    screen.loader.cancel()
    #expect(screen.lines.last == "0 loaded [\"old\"] cached")
  }

  @Test("after a reset nothing of before comes")
  func reset() async {
    let screen = screen([.hang, .hang])
    screen.loader.start()
    await gate.isAsked()
    screen.loader.reset()
    screen.loader.start()
    await gate.isAsked(2)
    // Both are let go now; the first one was for a load that is forgotten.
    await gate.open()
    #expect(screen.loader.value == ["old"])
    #expect(screen.lines.filter { $0.contains("cached") }.count == 1)
  }

  @Test("B11 an indicator that shows, shows for its minimum before it makes way")
  func minimum() async {
    let screen = screen([.succeed(["new"], after: ms(900))], timing: .spinner)
    screen.loader.start()
    await screen.at(250)
    await gate.isAsked()
    await gate.open()
    await screen.at(499)
    #expect(screen.loader.value == nil)
    await screen.at(500)
    #expect(screen.loader.value == ["old"])
    await screen.at(900)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "200 loading visible", "500 loaded [\"old\"] cached refreshing visible",
        "900 loaded [\"new\"]",
      ])
  }

  @Test("B40 saved content for an earlier input is not shown for a later one")
  func inputs() async {
    let screen = Screen<String>([.hang, .hang], options: LoadOptions(timing: .none))
    let asked = Asked()
    screen.loader.restoring { [gate] input in
      asked.inputs.append(input)
      await gate.pass()
      return LoadCachedValue([input])
    }
    screen.loader.start("a")
    await gate.isAsked()
    screen.loader.start("b")
    await gate.isAsked(2)
    await gate.open()
    #expect(screen.loader.value == ["b"])
    #expect(asked.inputs == ["a", "b"])
    #expect(!screen.lines.contains { $0.contains("\"a\"") })
  }

  @MainActor private final class Asked { var inputs: [String] = [] }

  @Test("B47 dropping the loader cancels the wait for it, and nothing leaks")
  func dropped() async {
    let cancelled = LoadLock(0)
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.hang])
    var loader: Loader? = Loader(environment: LoadEnvironment(clock: clock), operation: script.operation)
    loader?.restoring { [gate] in
      await gate.pass()
      if Task.isCancelled { cancelled.withLock { $0 += 1 } }
      return nil
    }
    weak let dropped = loader
    loader?.start()
    await gate.isAsked()
    loader = nil
    #expect(dropped == nil)
    await gate.open()
    #expect(cancelled.withLock { $0 } == 1)
  }
}
