import Testing

@testable import LoadKit
@testable import LoadKitTesting

/// The loading of the recipes in the sample app's cookbook, without a renderer. The screens are driven by
/// `CookbookTests` of `Tests/AppleDoubles`.
@Suite("The cookbook's loading", .timeLimit(.minutes(5)))
@MainActor struct CookbookTests {
  private let clock = ManualClock()
  private var environment: LoadEnvironment { LoadEnvironment(clock: clock) }

  /// A model of a loader that needs no input, on its own display.
  private func shown<Value>(_ loader: Loader<NoInput, Value>, on display: LoadDisplay) -> LoadScreenModel<Value> {
    let model = LoadScreenModel<Value>()
    display.add(model)
    model.show(.loader(loader))
    return model
  }

  @Test("rules 1, 3: search asks for nothing while the query is blank, and keeps earlier results while typing")
  func search() async {
    let options = LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
    let screen = ShownScreen([.succeed(["tea"]), .succeed(["teapot"], after: ms(50))], options: options)
    screen.display.appear()
    screen.show(nil)
    await screen.at(1_000)
    #expect(screen.calls == 0)
    screen.show("tea")
    await screen.at(2_000)
    #expect(screen.drawn == "content [\"tea\"]")
    screen.show("teapot")
    await screen.at(2_299)
    #expect(screen.calls == 1 && screen.drawn == "content [\"tea\"]")
    await screen.at(4_000)
    #expect(screen.drawn == "content [\"teapot\"]")
    screen.show(nil)
    await screen.at(5_000)
    #expect(screen.drawn.hasPrefix("message") && screen.calls == 2)
  }

  @Test("rule 30: grid content keeps its identity through a refresh, so that a selection stays")
  func grid() async {
    let screen = ShownScreen([.succeed(["a"]), .succeed(["a", "b"])])
    screen.show("x")
    screen.display.appear()
    await screen.at(10)
    let id = screen.model.frame.contentID
    let refresh = screen.display.startRefresh()
    await screen.at(1_000)
    await refresh.value
    #expect(screen.drawn == "content [\"a\", \"b\"]" && screen.model.frame.contentID == id)
  }

  @Test("rule 7: sections fail alone, a retry asks for its own section, and a pull for all")
  func sections() async {
    let articles = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"])])
    let author = ScriptedOperation<NoInput, String>(clock, [.fail(LoadFailure(.notFound)), .succeed("Ada")])
    let display = LoadDisplay()
    let first = shown(Loader(environment: environment, operation: articles.operation), on: display)
    let second = shown(Loader(environment: environment, operation: author.operation), on: display)
    display.appear()
    await clock.advance(to: ms(10))
    #expect(first.frame.summary == "content [\"a\"]" && second.frame.summary.hasPrefix("message"))
    second.perform(.retry)
    await clock.advance(to: ms(1_000))
    #expect(second.frame.summary == "content Ada" && articles.calls.count == 1)
    let pull = display.startRefresh()
    await clock.advance(to: ms(3_000))
    await pull.value
    #expect(articles.calls.count == 2 && author.calls.count == 3)
  }

  @Test("rule 23: live prices settle with the first value, and later values replace it")
  func prices() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let prices = Loader<NoInput, Int>(environment: environment, stream: { _ in stream })
    let display = LoadDisplay()
    let model = shown(prices, on: display)
    display.appear()
    var states = prices.states.makeAsyncIterator()
    for price in [250, 260] {
      continuation.yield(price)
      while let state = await states.next(), state.value != price {}
      #expect(model.frame.value == price)
    }
  }

  @Test("rule 12: a sign-in is sent once however often its button is pressed, and keeps its draft after a failure")
  func signIn() async {
    let script = ScriptedOperation<String, Int>(clock, [.fail(LoadFailure(.unauthorized), after: ms(50)), .succeed(1)])
    let form = LoadSubmission<String, Int>(
      SubmissionWording(send: "Sign In", sending: "Signing in", sent: "Signed in"), draft: "",
      options: SubmissionOptions(retry: .never), environment: environment, operation: script.operation)
    form.draft = "coffee"
    form.start()
    form.start()
    await clock.advance(to: ms(1_000))
    #expect(script.calls.count == 1 && form.draft == "coffee" && form.state.failure != nil)
    form.draft = "tea"
    form.start()
    await clock.advance(to: ms(2_000))
    #expect(script.calls.map(\.input) == ["coffee", "tea"] && form.state.failure == nil)
  }

  @Test("rules 1, 3: a detail without a selection asks for nothing; the latest selection wins")
  func split() async {
    let screen = ShownScreen([.succeed(["late"], after: ms(500)), .succeed(["second"], after: ms(50))])
    screen.display.appear()
    screen.show(nil)
    await screen.at(100)
    #expect(screen.calls == 0)
    screen.show("1")
    await screen.at(150)
    screen.show("2")
    await screen.at(2_000)
    #expect(screen.drawn == "content [\"second\"]")
    #expect(screen.script.cancellations == 1)
  }

  @Test("rule 4: a detail seeded from a list shows at once, without a note, and loads; a failure is a banner")
  func seeded() async {
    let script = ScriptedOperation<NoInput, String>(clock, [.fail(LoadFailure(.notFound), after: ms(500))])
    let display = LoadDisplay()
    let model = shown(
      Loader(seed: .known("row"), environment: environment, operation: script.operation), on: display)
    display.appear()
    #expect(model.frame.summary == "content row" && model.frame.presentation.note == nil)
    await clock.advance(to: ms(2_000))
    #expect(script.calls.count == 1 && model.frame.value == "row" && model.frame.presentation.banner != nil)
  }

  @Test("B79 votes: each shows at once, a refused one goes alone, and a page that loads meanwhile keeps the others")
  func votes() async throws {
    struct Post: Identifiable, Equatable {
      let id: Int
      var isMine = false
    }
    let (clock, first, second) = (clock, MainActorGate(), MainActorGate())
    let posts = PagedLoader<NoInput, Post, Int>(environment: environment) { page, _ in
      if page == 2 { try await clock.deliver(after: ms(500)) }
      return LoadPage((1...3).map { Post(id: $0 + ((page ?? 1) - 1) * 3) }, next: page == nil ? 2 : nil)
    }
    await posts.list.load()
    func vote(_ id: Int, _ gate: MainActorGate, fails: Bool) -> Task<Void, any Error> {
      Task {
        try await posts.optimistically({ $0.update(id: id) { $0.isMine = true } }) {
          try await gate.pass(WakeCount())
          if fails { throw LoadFailure(.forbidden) }
        }
      }
    }
    let votes = [vote(1, first, fails: true), vote(2, second, fails: false)]
    await clock.advance(by: .zero)
    #expect(posts.items.map(\.isMine) == [true, true, false])
    posts.startMore()
    first.open()
    _ = await votes[0].result
    #expect(posts.items.map(\.isMine) == [false, true, false])
    await clock.advance(to: ms(2_000))
    second.open()
    try await votes[1].value
    #expect(posts.items.map(\.isMine) == [false, true, false, false, false, false])
  }

  @Test("B79 votes: an undo while the vote is in flight stays, whichever is answered first", arguments: [true, false])
  func undoInFlight(voteIsFirst: Bool) async {
    struct Post: Identifiable, Equatable {
      let id: Int
      var isMine = false
    }
    // Of the vote and of its undo: whether it is refused.
    for (refusesVote, refusesUndo) in [(false, false), (true, false), (false, true), (true, true)] {
      let (vote, undo) = (MainActorGate(), MainActorGate())
      let posts = PagedLoader<NoInput, Post, Int>(environment: environment) { _, _ in
        LoadPage([Post(id: 1)], next: nil)
      }
      await posts.list.load()
      func send(_ isMine: Bool, _ gate: MainActorGate, isRefused: Bool) -> Task<Void, any Error> {
        Task {
          try await posts.optimistically({ $0.update(id: 1) { $0.isMine = isMine } }) {
            try await gate.pass(WakeCount())
            if isRefused { throw LoadFailure(.forbidden) }
          }
        }
      }
      let voting = send(true, vote, isRefused: refusesVote)
      await clock.advance(by: .zero)
      #expect(posts.items.map(\.isMine) == [true])
      let undoing = send(false, undo, isRefused: refusesUndo)
      await clock.advance(by: .zero)
      #expect(posts.items.map(\.isMine) == [false])
      for (gate, task) in voteIsFirst ? [(vote, voting), (undo, undoing)] : [(undo, undoing), (vote, voting)] {
        gate.open()
        _ = await task.result
      }
      #expect(posts.items.map(\.isMine) == [refusesUndo && !refusesVote])
    }
  }

  @Test("B79 delete: the row stays away through a refresh that began before, and a refusal brings it back")
  func delete() async throws {
    struct Row: Identifiable, Equatable { let id: Int }
    let (clock, gate) = (clock, MainActorGate())
    let rows = Loader<NoInput, [Row]>(environment: environment) { _ in
      try await clock.deliver(after: ms(500))
      return [Row(id: 1), Row(id: 2)]
    }
    rows.start()
    await clock.advance(to: ms(1_000))
    rows.start(.userRefresh)
    let deletion = Task {
      try await rows.optimistically({ $0.remove(id: 2) }) {
        try await gate.pass(WakeCount())
        throw LoadFailure(.forbidden)
      }
    }
    await clock.advance(to: ms(3_000))
    #expect(rows.value == [Row(id: 1)])
    gate.open()
    await #expect(throws: LoadFailure.self) { try await deletion.value }
    #expect(rows.value == [Row(id: 1), Row(id: 2)])
  }

  @Test("rule 24: a chat opens with the newest messages, earlier ones come before them, and new ones at the end stay")
  func chat() async {
    struct Message: Identifiable, Equatable { let id: Int }
    let messages = PagedLoader<NoInput, Message, Int>(environment: environment) { before, _ in
      let end = before.map { $0 - 1 } ?? 6
      return LoadPage((end - 2...end).map(Message.init), next: nil, previous: end > 3 ? end - 2 : nil)
    }
    await messages.list.load()
    #expect(messages.items.map(\.id) == [4, 5, 6])
    messages.update { $0.upsert(Message(id: 7)) }
    await messages.loadPrevious()
    #expect(messages.items.map(\.id) == [1, 2, 3, 4, 5, 6, 7])
    #expect(messages.previousPageID != nil)
  }

  @Test("rule 23: a dashboard polls on screen, not while it is paused, and tells a failure once")
  func dashboard() async {
    let script = ScriptedOperation<NoInput, Int>(
      clock, [.succeed(1)] + Array(repeating: .fail(LoadFailure(.serverError)), count: 9))
    let options = LoadOptions(retry: .never, pollEvery: .seconds(10))
    let figures = Loader<NoInput, Int>(options: options, environment: environment, operation: script.operation)
    let display = LoadDisplay()
    var said: [String] = []
    display.log { if $0.hasPrefix("say") { said.append($0) } }
    let model = shown(figures, on: display)
    display.appear()
    await clock.advance(to: ms(1_000))
    said = []
    await clock.advance(to: .seconds(120))
    #expect(script.calls.count > 3 && said.count == 1 && model.frame.value == 1)
    figures.isPaused = true
    let calls = script.calls.count
    await clock.advance(to: .seconds(600))
    #expect(script.calls.count == calls)
  }
}
