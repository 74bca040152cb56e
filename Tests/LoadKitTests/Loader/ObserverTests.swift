import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Observer of an environment") struct ObserverTests {
  /// Collects events.
  @MainActor final class Log: LoadObserver {
    var events: [LoadObserverEvent] = []
    var react: (@MainActor (LoadObserverEvent) -> Void)?

    func loaderDidChange(_ event: LoadObserverEvent) {
      events.append(event)
      react?(event)
    }

    /// The events as text, with durations in milliseconds.
    var lines: [String] {
      events.map { event in
        let duration = event.duration.map { "\(Int($0 / .milliseconds(1)))" } ?? "-"
        let reason = event.reason.map { "\($0)" } ?? "-"
        let failure = event.failure.map { " \($0)" } ?? ""
        return
          "\(event.name ?? "-"): \(event.previous) \(event.outcome) \(reason) \(event.attempt) \(duration)\(failure)"
      }
    }
  }

  private let log = Log()
  private let clock = ManualClock()

  private func environment() -> LoadEnvironment { LoadEnvironment(clock: clock, observer: log) }

  @Test("each transition of a loader has its states, reason, attempt, time since the run began and kind of failure")
  func transitions() async {
    let script = ScriptedOperation<NoInput, [String]>(
      clock, [.succeed(["a"], after: ms(500)), .fail(LoadFailure(.serverError), after: ms(500))])
    let loader = Loader<NoInput, [String]>(
      options: LoadOptions(name: "articles", retry: .never), environment: environment(), operation: script.operation)
    loader.start(.appeared)
    await clock.advance(to: ms(1_000))
    #expect(
      log.lines == [
        "articles: idle loading appeared 1 0", "articles: loading loading appeared 1 200",
        "articles: loading loaded appeared 0 500",
      ])
    #expect(log.events.map(\.previous.isRunning) == [false, true, true])
    #expect(log.events.map(\.outcome.isRunning) == [true, true, false])
    log.events = []
    loader.start(.userRefresh)
    await clock.advance(to: ms(2_000))
    #expect(log.lines.first == "articles: loaded loaded userRefresh 1 0")
    #expect(log.lines.last == "articles: loaded loaded userRefresh 0 500 serverError")
  }

  @Test("a repeated attempt has its number, and the time goes on from the beginning of the run")
  func attempts() async {
    let script = ScriptedOperation<NoInput, [String]>(
      clock, [.fail(LoadFailure(.timedOut), after: ms(100)), .succeed(["a"], after: ms(5_000))])
    let loader = Loader<NoInput, [String]>(environment: environment(), operation: script.operation)
    loader.start()
    await clock.advance(to: ms(20_000))
    #expect(loader.value == ["a"])
    #expect(log.events.map(\.attempt).max() == 2)
    let durations = log.events.compactMap(\.duration)
    #expect(durations.count == log.events.count && durations == durations.sorted())
    #expect(log.events.allSatisfy { $0.name == nil })
  }

  @Test("a next page and a form notify the same observer, under names of their own")
  func nextPagesAndForms() async {
    let pages = PagedLoader<NoInput, Int, Int>(
      options: LoadOptions(name: "feed"), pageOptions: .plain, environment: environment(), id: { $0 }
    ) { cursor, _ in PageScreen.page(cursor) }
    await pages.list.load()
    await pages.loadMore()
    #expect(pages.items == [1, 2, 3, 4, 5, 6])
    #expect(Set(log.events.map(\.name)) == ["feed", "feed.nextPage"])
    #expect(log.events.contains { $0.name == "feed.nextPage" && $0.outcome.description == "loaded" })

    log.events = []
    let form = LoadSubmission<Note, String>(
      draft: Note(), options: SubmissionOptions(name: "compose"), environment: environment()
    ) { _, _ in throw LoadFailure(.forbidden) }
    form.start()
    await clock.advance(by: ms(1_000))
    #expect(log.events.isEmpty == false && log.events.allSatisfy { $0.name == "compose" })
    #expect(log.lines.last?.hasSuffix(" forbidden") == true)
  }

  @Test("an event holds no value, no input and no text of an error, and has no field for them")
  func secrets() async throws {
    struct SecretError: Error { var text = "secret-error" }
    let script = ScriptedOperation<String, [String]>(
      clock,
      [
        .succeed(["secret-value"], after: ms(300)),
        .fail(LoadFailure(.conflict, diagnostic: "secret-diagnostic"), after: ms(300)),
        .fail(SecretError(), after: ms(300)),
      ])
    let loader = Loader<String, [String]>(
      options: LoadOptions(name: "search", retry: .never), environment: environment(), operation: script.operation)
    loader.start("secret-input")
    await clock.advance(by: ms(1_000))
    #expect(loader.value == ["secret-value"])
    loader.start("secret-other")
    await clock.advance(by: ms(1_000))
    #expect(loader.state.failure?.diagnostic == "secret-diagnostic")
    loader.start("secret-third")
    await clock.advance(by: ms(1_000))
    #expect(loader.underlyingError is SecretError)
    #expect(log.events.contains { $0.failure == .conflict } && log.events.contains { $0.failure == .unknown })

    var text = ""
    dump(log.events, to: &text)
    #expect(text.contains("search") && !text.contains("secret"))
    // A new field has to be judged before it is added here.
    let event = try #require(log.events.first)
    let fields = ["name", "previous", "outcome", "reason", "attempt", "duration", "failure"]
    #expect(Mirror(reflecting: event).children.map(\.label) == fields)
    #expect(Mirror(reflecting: event.previous).children.map(\.label) == ["description", "isRunning"])
  }

  @Test("a change that the observer makes is observed after the change that it was notified of")
  func reentrancy() async {
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"], after: ms(10))])
    let loader = Loader<NoInput, [String]>(environment: environment(), operation: script.operation)
    var order: [String] = []
    log.react = { [weak loader] event in
      order.append("begin \(event.outcome)")
      if event.outcome.description == "loaded" { loader?.reset() }
      order.append("end \(event.outcome)")
    }
    loader.start()
    await clock.advance(to: ms(10))
    #expect(order == ["begin loading", "end loading", "begin loaded", "end loaded", "begin idle", "end idle"])
    #expect(loader.value == nil)
  }
}
