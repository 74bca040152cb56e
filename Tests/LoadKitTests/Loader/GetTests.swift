import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Content for code that shows no state") struct GetTests {
  private func result(_ task: Task<[String], any Error>) async -> String {
    do {
      return try await task.value.joined()
    } catch let failure as LoadFailure {
      return "failed \(failure.kind)"
    } catch is CancellationError {
      return "cancelled"
    } catch {
      return "\(error)"
    }
  }

  private func get(_ screen: Screen<NoInput>, _ age: Duration = .zero) -> Task<[String], any Error> {
    let loader = screen.loader
    return Task { try await loader.get(maximumAge: age) }
  }

  @Test("it begins a run, joins the one in progress, and each caller gets the value")
  func joins() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(1_000))])
    screen.loader.start()
    await screen.at(500)
    let tasks = [get(screen), get(screen)]
    await screen.at(2_000)
    #expect(await result(tasks[0]) == "a")
    #expect(await result(tasks[1]) == "a")
    #expect(screen.calls == 1)
  }

  @Test("by default it asks again; with a maximum age younger content is returned at once, at that age not")
  func age() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"]), .succeed(["c"])])
    #expect(await result(get(screen)) == "a")
    #expect(await result(get(screen)) == "b")
    await screen.at(999)
    #expect(await result(get(screen, ms(1_000))) == "b")
    await screen.at(1_000)
    #expect(await result(get(screen, ms(1_000))) == "c")
    screen.loader.invalidate()
    #expect(await result(get(screen, ms(60_000))) == "c")
    #expect(screen.calls == 4)
  }

  @Test("the failure is thrown, also where earlier content stays on screen")
  func failures() async {
    let screen = Screen<NoInput>(
      [.fail(LoadFailure(.notFound)), .succeed(["a"]), .fail(LoadFailure(.forbidden))],
      options: LoadOptions(retry: .never))
    #expect(await result(get(screen)) == "failed notFound")
    #expect(await result(get(screen)) == "a")
    #expect(await result(get(screen)) == "failed forbidden")
    #expect(screen.loader.value == ["a"])
    #expect(await result(get(screen, ms(60_000))) == "failed forbidden")
  }

  @Test("an empty value is a value, also from young content")
  func empty() async throws {
    let screen = Screen<NoInput>([.succeed([])])
    #expect(try await screen.loader.get().isEmpty)
    #expect(try await screen.loader.get(maximumAge: ms(10)).isEmpty)
    #expect(screen.calls == 1)
  }

  @Test("a caller that is cancelled throws at once; the run goes on for others")
  func cancellation() async {
    let screen = Screen<NoInput>([.succeed(["a"], after: ms(5_000))])
    let (first, second) = (get(screen), get(screen))
    await screen.script.whenCalled()
    first.cancel()
    #expect(await result(first) == "cancelled")
    await screen.at(6_000)
    #expect(await result(second) == "a")
    #expect(screen.calls == 1)
  }

  @Test("the user's cancel, and another input, end it with a cancellation")
  func replaced() async {
    let screen = Screen<String>(
      script: { ScriptedOperation($0) { .succeed([$0.input], after: ms(5_000)) } })
    let loader = screen.loader
    let a = Task { try await loader.get("a") }
    await screen.script.whenCalled(1)
    let b = Task { try await loader.get("b") }
    await screen.script.whenCalled(2)
    #expect(await result(a) == "cancelled")
    loader.cancel()
    #expect(await result(b) == "cancelled")
    let c = Task { try await loader.get("c") }
    await screen.script.whenCalled(3)
    await screen.at(9_000)
    #expect(await result(c) == "c")
  }
}

@MainActor @Suite("Functions and seeds of a loader") struct LoaderFunctionTests {
  private struct Service {
    func articles() async throws -> [String] { ["a"] }
    func search(_ query: String) async throws -> [String] { [query] }
    func prices() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  }

  private let service = Service()

  @Test("a function of a service is an operation, without input and with one")
  func functions() async {
    let articles = Loader(operation: service.articles)
    #expect(await articles.load().value == ["a"])
    let results = Loader(operation: service.search)
    #expect(await results.load("tea").value == ["tea"])
    let context = Loader { _ in 1 }
    #expect(await context.load().value == 1)
    let none = Loader { 2 }
    #expect(await none.load().value == 2)
    let input = Loader<String, Int> { $0.count }
    #expect(await input.load("abc").value == 3)
    let both = Loader<String, Int> { query, context in query.count + context.attempt }
    #expect(await both.load("abc").value == 4)
  }

  @available(*, deprecated, message: "without a warning of its own")
  @Test("an operation that returns a sequence is a deprecated initializer, and its loader still compiles")
  func forgottenStream() async {
    let prices = Loader { [service] _ in service.prices() }
    #expect(await prices.load().value != nil)
    let shown = Loader(stream: { [service] _ in service.prices() })
    #expect(await shown.load().isSettledEmpty)
  }

  @Test("what another screen knows is content without a note, stale, and refreshed by the appearance")
  func known() async {
    let screen = Screen<NoInput>([.succeed(["b"], after: ms(100))], seed: .known(["a"]))
    #expect(screen.loader.state == .loaded(["a"], LoadStatus()))
    #expect(screen.loader.isStale)
    #expect(LoadPresentation(screen.loader.state).note == nil)
    #expect(LoadPresentation(screen.loader.state).age == nil)
    screen.loader.start()
    #expect(screen.loader.value == ["a"])
    await screen.at(100)
    #expect(screen.loader.value == ["b"])
    let empty = Screen<NoInput>(seed: .known([]))
    #expect(empty.loader.state == .empty(LoadStatus()))
  }
}

extension LoadState {
  fileprivate var isSettledEmpty: Bool {
    if case .empty(let status) = self { return status.refresh == .none }
    return false
  }
}

@MainActor @Suite("Why it is empty") struct WhyEmptyTests {
  struct Results: Equatable {
    var query: String
    var rows: [Int]
  }

  private let clock = ManualClock()

  private func loader(_ steps: [ScriptedStep<Results>]) -> Loader<NoInput, Results> {
    let script = ScriptedOperation<NoInput, Results>(clock, steps)
    return Loader(
      traits: LoadTraits(isEmpty: \.rows.isEmpty, isSame: ==)
        .explaining { $0.query.isEmpty ? nil : .noSearchResults(query: $0.query) },
      environment: LoadEnvironment(clock: clock), operation: script.operation)
  }

  @Test("the traits say why a value is empty, and the screen draws that; the words of the app win")
  func drawn() async {
    let loader = loader([.succeed(Results(query: "tea", rows: [])), .succeed(Results(query: "", rows: []))])
    let model = LoadScreenModel<Results>()
    model.show(.loader(loader))
    await loader.load()
    #expect(loader.emptyContent == .noSearchResults(query: "tea"))
    guard case .message(let message) = model.frame.presentation.body else { Issue.record("no message"); return }
    #expect(message.title.contains("tea"))
    model.words = LoadWords(empty: .firstUse(title: "No Tea"))
    guard case .message(let own) = model.frame.presentation.body else { Issue.record("no message"); return }
    #expect(own.title == "No Tea")
    await loader.refresh()
    #expect(loader.emptyContent == nil)
  }

  @Test("an equal empty value keeps the reason, content ends it, and a value that waits does not count yet")
  func times() async {
    let none = Results(query: "tea", rows: [])
    let loader = loader([
      .succeed(none), .succeed(none), .fail(LoadFailure(.serverError)),
      .succeed(Results(query: "tea", rows: [1]), after: ms(300)),
    ])
    await loader.load()
    await loader.refresh(reason: .poll)
    #expect(loader.emptyContent == .noSearchResults(query: "tea"))
    loader.start(.userRetry)
    await clock.advance(to: ms(100))
    #expect(loader.emptyContent == .noSearchResults(query: "tea"))
    await clock.advance(to: ms(60_000))
    loader.reset()
    #expect(loader.emptyContent == nil)
  }

  @Test("empty content from elsewhere has its reason too")
  func seeded() {
    let loader = Loader<NoInput, Results>(
      seed: .cached(Results(query: "tea", rows: [])),
      traits: LoadTraits(isEmpty: \.rows.isEmpty).explaining { .noSearchResults(query: $0.query) },
      environment: LoadEnvironment(clock: clock)
    ) { _ in Results(query: "", rows: []) }
    #expect(loader.emptyContent == .noSearchResults(query: "tea"))
  }
}
