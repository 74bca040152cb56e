import LoadKitTesting
import Testing

@_spi(Machine) @testable import LoadKit

@Suite("Rule 27: which outcomes a screen announces", .timeLimit(.minutes(5)))
@MainActor struct OutcomeAnnouncementTests {
  private func shown(_ steps: [ScriptedStep<[String]>]) -> ShownScreen {
    let screen = ShownScreen(steps, options: LoadOptions(retry: .never))
    screen.show("x")
    screen.display.appear()
    return screen
  }

  @Test("B70 B24 the user's refresh is announced once, also with an equal value, and also in the same turn")
  func equalRefresh() async {
    for delay in [Duration.zero, ms(100), ms(900)] {
      let step = ScriptedStep.succeed(["a", "b"], after: delay)
      let screen = shown([.succeed(["a", "b"]), step, step])
      await screen.at(2_000)
      #expect(screen.said() == [], "a quick load that the user did not ask for")
      for time in [4_000, 6_000] {
        screen.display.startRefresh()
        await screen.at(time)
        #expect(screen.said() == ["2 texts"], "\(delay)")
      }
      #expect(screen.calls == 3)
    }
  }

  @Test("B70 the neighbour: a user's refresh that settles in the same turn with another value, or fails")
  func sameTurn() async {
    let screen = shown([.succeed(["a"]), .succeed(["b", "c"]), .fail(LoadFailure(.notFound)), .succeed([])])
    await screen.at(1_000)
    screen.display.startRefresh()
    await screen.at(1_000)
    #expect(screen.said() == ["2 texts"])
    screen.display.startRefresh()
    await screen.at(1_000)
    #expect(screen.said().map { $0.prefix(16) } == ["Couldn’t Refresh"])
    screen.display.startRefresh()
    await screen.at(1_000)
    #expect(screen.said() == ["Nothing Here Yet"])
  }

  @Test("B72 B24 an automatic refresh with an equal value is silent, at once and later", arguments: [0, 100, 900])
  func equalPoll(delay: Int) async {
    let screen = shown([.succeed(["a"]), .succeed(["a"], after: ms(delay))])
    await screen.at(1_000)
    screen.loader.start(.poll)
    await screen.at(3_000)
    #expect(screen.said() == [] && screen.calls == 2)
  }

  @Test("B70 a run that the user joins is the user's, and a refresh that the user stops says nothing")
  func joined() async {
    let screen = shown([.succeed(["a"]), .succeed(["a"], after: ms(900)), .hang])
    await screen.at(1_000)
    screen.loader.start(.poll)
    await screen.at(1_500)
    screen.display.startRefresh()
    await screen.at(3_000)
    #expect(screen.said() == ["1 text"])
    screen.display.startRefresh()
    await screen.at(4_000)
    screen.model.perform(.cancel)
    #expect(screen.said() == [])
  }

  @Test("B70 ten polls that fail alike are announced once, over content and without any", arguments: [0, 900])
  func failingPolls(delay: Int) async {
    let failing = ScriptedStep<[String]>.fail(LoadFailure(.serverError), after: ms(delay))
    let over = shown([.succeed(["a"])] + Array(repeating: failing, count: 10))
    let without = shown([failing] + Array(repeating: failing, count: 10))
    await over.at(1_000)
    await without.at(1_000)
    _ = over.said()
    #expect(without.said().last?.hasPrefix("Service Unavailable") == true)
    for poll in 1...10 {
      for screen in [over, without] {
        screen.loader.start(.poll)
        await screen.at(1_000 + poll * 2_000)
      }
    }
    #expect(over.calls == 11 && without.calls == 11)
    #expect(over.said().map { $0.prefix(16) } == ["Couldn’t Refresh"])
    #expect(without.said() == [])
  }

  @Test("rule 27: another kind, a success between, and the user's retry make a failure news")
  func newsAgain() async {
    let screen = shown([
      .succeed(["a"]), .fail(LoadFailure(.serverError)), .fail(LoadFailure(.notFound)), .fail(LoadFailure(.notFound)),
      .succeed(["a"]), .fail(LoadFailure(.notFound)), .fail(LoadFailure(.notFound)),
    ])
    await screen.at(1_000)
    func poll() async -> Int {
      screen.loader.start(.poll)
      await screen.clock.advance(by: .seconds(1))
      return screen.said().count
    }
    #expect(await poll() == 1, "the first failure")
    #expect(await poll() == 1, "another kind")
    #expect(await poll() == 0, "the same kind")
    #expect(await poll() == 0, "a success with an equal value")
    #expect(await poll() == 1, "the same kind after a success")
    screen.model.perform(.retry)
    await screen.clock.advance(by: .seconds(1))
    #expect(screen.said().count == 1, "the user's retry")
  }

  @Test("rule 27: an automatic run after a failure is silent until it succeeds, and is announced then")
  func automaticSuccess() async {
    let screen = shown([.fail(LoadFailure(.serverError)), .succeed(["a"], after: ms(900))])
    await screen.at(1_000)
    _ = screen.said()
    screen.loader.start(.reconnected)
    screen.loader.start(.poll)
    await screen.at(1_500)
    #expect(screen.drawn == "indicator" && screen.said() == [])
    await screen.at(3_000)
    #expect(screen.said() == ["1 text"])
  }

  @Test(
    "B74 rule 27: an outcome that arrives while the display is in the background is never announced",
    arguments: [false, true])
  func background(isLeft: Bool) async {
    let screen = shown([.succeed(["a"]), .succeed(["b"], after: ms(900))])
    await screen.at(1_000)
    screen.display.startRefresh()
    if isLeft { screen.display.disappear() } else { screen.display.enterBackground() }
    await screen.at(3_000)
    if isLeft { screen.display.appear() } else { screen.display.enterForeground() }
    await screen.at(9_000)
    #expect(screen.said() == [])
    #expect(screen.drawn == "content [\"b\"]")
  }

  @Test("rule 25: a group's pull with equal values is announced once, when the last loader has settled")
  func group() async {
    let clock = ManualClock()
    func loader(_ times: [Int]) -> Loader<NoInput, Int> {
      let script = ScriptedOperation<NoInput, Int>(clock, times.map { .succeed(1, after: ms($0)) })
      return Loader(environment: LoadEnvironment(clock: clock), operation: script.operation)
    }
    let (first, second) = (loader([0, 0, 100]), loader([0, 0, 700]))
    let group = LoadGroup(first, second, wording: LoadWording(loading: "Loading all", loaded: "All loaded"))
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadGroup.Content>())
    var said: [String] = []
    display.log { if $0.hasPrefix("say") { said.append($0) } }
    display.add(model)
    model.show(.group(group))
    display.appear()
    await clock.advance(by: .seconds(1))
    #expect(said == [])
    display.startRefresh()
    await clock.advance(by: .seconds(1))
    #expect(said == ["say All loaded"], "in the same turn")
    display.startRefresh()
    await clock.advance(by: ms(699))
    #expect(said.count == 1)
    await clock.advance(by: ms(1))
    #expect(said == ["say All loaded", "say All loaded"])
  }

  @Test("a failure that the display has announced is news for another loader once one of them has succeeded")
  func successBetween() async {
    let screen = shown([.fail(LoadFailure(.notFound)), .succeed(["a"])])
    let missing = ScriptedStep<Int>.fail(LoadFailure(.notFound))
    let other = ScriptedOperation<NoInput, Int>(screen.clock, [.succeed(1), missing, missing, .succeed(1), missing])
    let number = Loader<NoInput, Int>(
      options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: screen.clock),
      operation: other.operation)
    await number.load()
    let second = LoadScreenModel<Int>()
    second.show(.loader(number))
    screen.display.add(second)
    await screen.at(1_000)
    #expect(screen.said().count == 1 && other.calls.count == 1)
    func poll(_ start: () -> Void) async -> Int {
      start()
      await screen.clock.advance(by: .seconds(1))
      return screen.said().count
    }
    #expect(await poll { number.start(.poll) } == 0, "the display has announced it for the other loader")
    #expect(await poll { screen.loader.start(.poll) } == 0, "the other loader succeeds")
    #expect(await poll { number.start(.poll) } == 0, "the loader fails as before")
    #expect(await poll { number.start(.poll) } == 0, "the loader succeeds")
    #expect(await poll { number.start(.poll) } == 1, "and fails again")
  }
}

extension ShownScreen {
  /// What was announced since the last call.
  func said() -> [String] {
    takeEffects().compactMap { line in
      guard let said = line.range(of: "say ") else { return nil }
      return String(line[said.upperBound...])
    }
  }
}

extension String {
  /// The range of a text in this one.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    indices.lazy.compactMap { start -> Range<String.Index>? in
      guard self[start...].hasPrefix(text) else { return nil }
      return start..<self.index(start, offsetBy: text.count)
    }.first
  }
}
