import Testing

@testable import LoadKit
@testable import LoadKitTesting

/// Content from a database, and a loader that brings it up to date.
@MainActor @Suite("A database as the truth", .timeLimit(.minutes(5))) struct SyncedSourceTests {
  /// The rows of a table.
  private final class Table {
    var rows: [String]
    init(_ rows: [String]) { self.rows = rows }
  }

  private let clock = ManualClock()
  private let display = LoadDisplay()
  private let model = LoadScreenModel<[String]>()

  /// Shows a table. Each step of the sync adds a row when it succeeds.
  private func shown(
    _ table: Table, _ steps: [ScriptedStep<String>], options: LoadOptions = LoadOptions(retry: .never)
  ) -> Loader<NoInput, Int> {
    let script = ScriptedOperation<NoInput, String>(clock, steps)
    let wording = LoadWording(loading: "Loading texts", count: { $0 == 1 ? "1 text" : "\($0) texts" })
    let sync = Loader<NoInput, Int>(wording, options: options, environment: LoadEnvironment(clock: clock)) { context in
      table.rows.append(try await script.operation(NoInput(), context))
      return table.rows.count
    }
    display.add(model)
    show(table, sync)
    return sync
  }

  private func show(_ table: Table, _ sync: Loader<NoInput, Int>) {
    model.show(.showing(table.rows, syncedBy: sync))
  }

  private func at(_ milliseconds: Int) async { await clock.advance(to: ms(milliseconds)) }

  @Test("rule 5: rows are on screen before the display appears, and stay when the first sync fails, with a banner")
  func failedSync() async {
    _ = shown(Table(["a"]), [.fail(LoadFailure(.offline), after: ms(500))])
    #expect(model.frame.summary == "content [\"a\"]")
    display.appear()
    await at(499)
    #expect(model.frame.summary == "content [\"a\"]")
    await at(2_000)
    #expect(model.frame.summary == "content [\"a\"], banner Couldn’t Refresh")
  }

  @Test("rule 1: an empty table shows the first sync's work and failure, and is empty only after a success")
  func emptyTable() async {
    let table = Table([])
    let sync = shown(table, [.fail(LoadFailure(.notFound), after: ms(500)), .succeed("b", after: ms(500))])
    display.appear()
    await at(400)
    #expect(model.frame.summary == "indicator")
    await at(2_000)
    #expect(model.frame.summary.hasPrefix("message") && sync.state.failure?.kind == .notFound)
    model.perform(.retry)
    await at(4_000)
    #expect(model.frame.summary == "content [\"b\"]")
  }

  @Test("rule 1: a sync that brings nothing leaves the empty message")
  func nothing() async {
    let sync = Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock)) { _ in 0 }
    display.add(model)
    model.show(.showing([], syncedBy: sync))
    #expect(model.frame.summary == "pending")
    display.appear()
    await at(1_000)
    #expect(model.frame.summary.hasPrefix("message") && sync.state.value == 0)
  }

  @Test("rule 27: the announcement counts the rows that the sync has written, though the screen has not shown them yet")
  func announced() async {
    var said: [String] = []
    display.log { said.append($0) }
    _ = shown(Table([]), [.succeed("a", after: ms(500))])
    display.appear()
    await at(2_000)
    #expect(said.contains { $0.contains("1 text") })
    #expect(model.frame.value == ["a"])
  }

  @Test("rule 8: the user's rows show at once, also during a sync, and are not announced")
  func edits() async {
    let table = Table(["a"])
    let sync = shown(table, [.succeed("b", after: ms(500))])
    display.appear()
    await at(100)
    var said: [String] = []
    display.log { if $0.hasPrefix("say") { said.append($0) } }
    let version = model.frame.contentVersion
    table.rows.insert("mine", at: 0)
    show(table, sync)
    #expect(model.frame.value == ["mine", "a"] && model.frame.contentVersion == version + 1)
    #expect(said.isEmpty)
    await at(2_000)
    #expect(model.frame.value == ["mine", "a", "b"])
  }

  @Test("rule 8: equal rows change nothing, and the first row of an empty table takes the place of a failure")
  func firstRow() async {
    let table = Table([])
    let sync = shown(table, [.fail(LoadFailure(.notFound))])
    display.appear()
    await at(1_000)
    let version = model.frame.contentVersion
    show(table, sync)
    #expect(model.frame.contentVersion == version)
    table.rows = ["mine"]
    show(table, sync)
    #expect(model.frame.value == ["mine"] && model.frame.presentation.banner != nil)
    table.rows = []
    show(table, sync)
    #expect(model.frame.value == nil && model.frame.summary.hasPrefix("message"))
  }

  @Test("rule 6: the banner of a first failure can be dismissed, stays during a retry, and returns if that fails")
  func dismissal() async {
    let failure = ScriptedStep<String>.fail(LoadFailure(.serverError), after: ms(600))
    _ = shown(Table(["a"]), [failure, failure, failure])
    display.appear()
    await at(1_000)
    #expect(model.frame.presentation.banner != nil)
    model.perform(.retry)
    await at(1_100)
    #expect(model.frame.presentation.banner != nil)
    await at(2_000)
    #expect(model.perform(.dismiss))
    #expect(model.frame.summary == "content [\"a\"]")
    model.perform(.refresh)
    await at(4_000)
    #expect(model.frame.presentation.banner != nil)
  }

  @Test("rule 7: a pull ends with the sync, and its failure is a banner")
  func pull() async {
    let table = Table(["a"])
    let sync = shown(
      table, [.succeed("b"), .fail(LoadFailure(.serverError), after: ms(900)), .succeed("c", after: ms(500))])
    display.appear()
    await at(1_000)
    let pull = display.startRefresh()
    await at(1_500)
    #expect(sync.state.isUserRefreshing)
    await at(2_000)
    await pull.value
    #expect(model.frame.presentation.banner != nil && model.frame.value == ["a", "b"])
  }

  @Test("rule 1: without an input, and after sign-out, no row shows")
  func hidden() async {
    let table = Table(["a"])
    let authentication = LoadAuthentication()
    let environment = LoadEnvironment(clock: clock, authentication: authentication)
    let sync = Loader<String, Int>(environment: environment) { _, _ in 1 }
    display.add(model)
    model.show(.showing(table.rows, syncedBy: sync, input: nil))
    display.appear()
    #expect(model.frame.value == nil)
    model.show(.showing(table.rows, syncedBy: sync, input: "list"))
    await at(1_000)
    #expect(model.frame.value == ["a"])
    authentication.signedOut()
    #expect(model.frame.value == nil)
  }

  @Test("rule 30: the content keeps its identity through syncs and edits, and has another for another input")
  func identity() async {
    let sync = Loader<String, Int>(environment: LoadEnvironment(clock: clock)) { _, _ in 1 }
    display.add(model)
    display.appear()
    model.show(.showing(["a"], syncedBy: sync, input: "1"))
    await at(1_000)
    let id = model.frame.contentID
    model.show(.showing(["a", "b"], syncedBy: sync, input: "1"))
    model.perform(.refresh)
    await at(2_000)
    #expect(model.frame.contentID == id)
    model.show(.showing(["c"], syncedBy: sync, input: "2"))
    #expect(model.frame.contentID != id && model.frame.value == ["c"])
  }

  @Test("B77 rule 3: the banner of a failed sync goes with its input", arguments: LoadFailure.Kind.allCases)
  func otherInput(kind: LoadFailure.Kind) async {
    let sync = failingFirst(LoadFailure(kind))
    model.show(.showing(["a"], syncedBy: sync, input: "1"))
    display.appear()
    await at(1_000)
    #expect(model.frame.presentation.banner != nil)
    model.show(.showing(["b"], syncedBy: sync, input: "2"))
    for time in [1_000, 1_199, 1_200, 1_499, 1_500, 3_000] {
      await at(time)
      #expect(model.frame.value == ["b"] && model.frame.presentation.banner == nil, "\(kind) at \(time)")
    }
  }

  @Test("B77 rule 6: under its own input the banner of a failed sync stays through a retry, also after another input")
  func sameInput() async {
    let sync = failingFirst(LoadFailure(.serverError))
    model.show(.showing(["a"], syncedBy: sync, input: "1"))
    display.appear()
    await at(1_000)
    model.show(.showing(["b"], syncedBy: sync, input: "2"))
    await at(3_000)
    model.show(.showing(["a"], syncedBy: sync, input: "1"))
    await at(5_000)
    #expect(model.frame.presentation.banner != nil)
    model.perform(.retry)
    await at(5_100)
    #expect(model.frame.value == ["a"] && model.frame.presentation.banner != nil)
  }

  /// A sync that fails for the input "1" after 500 ms, and succeeds for others.
  private func failingFirst(_ failure: LoadFailure) -> Loader<String, Int> {
    let clock = clock
    display.add(model)
    return Loader(options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock)) { input, _ in
      try await clock.deliver(after: ms(500))
      if input == "1" { throw failure }
      return 1
    }
  }
}
