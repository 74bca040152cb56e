import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Changes by the app", .timeLimit(.minutes(5))) struct ChangeTests {
  private let remove2: (inout [String]) -> Void = { $0.removeAll { $0 == "2" } }

  /// A screen that shows 1, 2, 3 and whose refreshes bring the same again unless the steps say otherwise.
  private func loaded(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = LoadOptions(retry: .never)
  ) async -> Screen<NoInput> {
    let screen = Screen<NoInput>([.succeed(["1", "2", "3"])] + steps, options: options)
    await screen.loader.load()
    _ = screen.recorder.takeLines()
    return screen
  }

  // MARK: Update

  @Test("B79 update: the deleted row stays away through a refresh from before, and returns with one from afterwards")
  func updateDuringRefresh() async {
    let screen = await loaded([.succeed(["1", "2", "4"], after: ms(100)), .succeed(["2"], after: ms(100))])
    screen.loader.start(.poll)
    await screen.at(50)
    screen.loader.update(remove2)
    #expect(screen.loader.value == ["1", "3"])
    await screen.at(100)
    #expect(screen.lines.last == "100 loaded [\"1\", \"4\"]")
    screen.loader.start(.poll)
    await screen.at(199)
    #expect(screen.loader.value == ["1", "4"])
    await screen.at(200)
    #expect(screen.loader.value == ["2"])
  }

  @Test(
    "B79 update: a request counts as older if it began before the change, also in the same turn",
    arguments: [(true, ["1"]), (false, ["1", "2"])])
  func sameTurn(refreshFirst: Bool, expected: [String]) async {
    let screen = await loaded([.succeed(["1", "2"], after: ms(10))])
    if refreshFirst { screen.loader.start(.poll) }
    screen.loader.update(remove2)
    if !refreshFirst { screen.loader.start(.poll) }
    await screen.at(10)
    #expect(screen.loader.value == expected)
  }

  @Test("B79 update: an automatic retry that begins after the change shows the row of the source again")
  func retryIsNewer() async {
    let screen = await loaded(
      [.fail(broken, after: ms(10)), .succeed(["1", "2"], after: ms(10))],
      options: LoadOptions(retry: .retries(1, wait: ms(100))))
    screen.loader.start(.poll)
    screen.loader.update(remove2)
    await screen.at(120)
    #expect(screen.loader.value == ["1", "2"])
  }

  @Test("B79 update: a value that is held for the minimum is older than a change made meanwhile")
  func heldValue() async {
    let screen = await loaded([.fail(broken), .succeed(["2", "4"], after: ms(10))])
    await screen.loader.refresh()
    screen.loader.start(.userRetry)
    await screen.at(200)
    screen.loader.update(remove2)
    await screen.at(300)
    #expect(screen.loader.value == ["4"])
  }

  @Test("B79 update keeps age, failed refresh and freshness, and the state of a run in progress")
  func keepsTheRest() async {
    let screen = await loaded([.fail(LoadFailure(.notFound)), .hang])
    await screen.at(100)
    await screen.loader.refresh()
    let failure = screen.loader.failure
    screen.loader.update(remove2)
    #expect(screen.loader.state.status?.asOf == .zero)
    #expect(screen.loader.failure == failure && failure != nil)
    screen.loader.start(.userRefresh)
    screen.loader.update { $0.append("9") }
    #expect(screen.loader.state.isUserRefreshing)
    #expect(screen.loader.value == ["1", "3", "9"])
    screen.loader.cancel()
    #expect(screen.loader.value == ["1", "3", "9"])
  }

  @Test("B79 update keeps content fresh, so that the next appearance asks nothing")
  func staysFresh() async {
    let screen = await loaded([.hang])
    screen.loader.update(remove2)
    #expect(!screen.loader.isStale)
    await screen.loader.load()
    #expect(screen.calls == 1)
  }

  @Test("B79 update has no effect without a value for the present input, and one at any other time")
  func ignored() async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          switch call.input {
          case "empty": .succeed([])
          case "bad": .fail(LoadFailure(.notFound))
          default: .succeed([call.input], after: ms(10))
          }
        }
      }, options: LoadOptions(keepsPreviousContent: true))
    let add: (inout [String]) -> Void = { $0.append("x") }
    screen.loader.update(add)
    #expect(screen.loader.state.isIdle)
    screen.loader.start("a")
    screen.loader.update(add)
    #expect(screen.loader.state.isLoading)
    await screen.at(10)
    #expect(screen.loader.value == ["a"])
    screen.loader.update(add)
    #expect(screen.loader.value == ["a", "x"])
    screen.loader.start("b")
    screen.loader.update(add)
    #expect(screen.loader.value == ["a", "x"])
    await screen.at(20)
    #expect(screen.loader.value == ["b"])
    await screen.loader.load("empty")
    #expect(screen.loader.state.isEmpty)
    screen.loader.update(add)
    #expect(screen.loader.value == ["x"])
    await screen.loader.load("bad")
    screen.loader.update(add)
    #expect(screen.loader.failure?.kind == .notFound)
    #expect(screen.loader.value != ["x", "x"])
  }

  @Test("B79 a change belongs to the input whose content it changed")
  func otherInput() async {
    let screen = Screen<String>(
      script: { clock in ScriptedOperation(clock) { .succeed(["2", $0.input], after: ms(10)) } })
    screen.loader.start("a")
    await screen.at(10)
    screen.loader.start("a", reason: .poll)
    screen.loader.update(remove2)
    screen.loader.start("b")
    await screen.at(20)
    #expect(screen.loader.value == ["2", "b"])
    screen.loader.reset()
    screen.loader.start("b")
    await screen.at(30)
    #expect(screen.loader.value == ["2", "b"])
  }

  @Test("B79 a list without rows is empty, and the rows come back with the change")
  func empty() async throws {
    let screen = await loaded([.succeed(["7"], after: ms(500))])
    let work = Task {
      try await screen.loader.optimistically({ $0.removeAll() }) {
        try await screen.clock.deliver(after: ms(100))
        throw broken
      }
    }
    await screen.turn()
    #expect(screen.loader.state.isEmpty)
    screen.loader.start(.poll)
    await screen.at(99)
    #expect(screen.loader.state.isEmpty)
    await screen.at(100)
    #expect(screen.loader.value == ["1", "2", "3"])
    await #expect(throws: broken) { try await work.value }
    await screen.at(500)
    #expect(screen.loader.value == ["7"])
  }

  // MARK: Equal values

  @Test("B24 B79 a change that changes nothing, and an answer that is equal under the changes, notify no observer")
  func equal() async {
    let screen = await loaded([.succeed(["1", "2", "3"], after: ms(100))])
    let loader = screen.loader
    let version = loader.contentVersion
    let watch = Watch { _ = loader.value }
    loader.update { $0.removeAll { $0 == "8" } }
    #expect(watch.changes == 0 && loader.contentVersion == version)
    loader.start(.poll)
    loader.update(remove2)
    let changed = loader.contentVersion
    #expect(changed == version + 1)
    let later = Watch { _ = loader.value }
    await screen.at(100)
    #expect(later.changes == 0 && loader.contentVersion == changed)
    #expect(loader.state == .loaded(["1", "3"], LoadStatus(asOf: ms(100))))
  }

  @Test("B79 neither changes nor the values that come under them are announced or start a request")
  func silence() async {
    let screen = await loaded([.succeed(["2", "4"], after: ms(100))])
    let (display, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    var effects: [String] = []
    display.log { effects.append($0) }
    display.add(model)
    model.show(.loader(screen.loader))
    display.appear()
    screen.loader.start(.poll)
    effects = []
    screen.loader.update(remove2)
    #expect(effects == ["content amended"])
    await screen.at(100)
    #expect(effects == ["content amended", "content replaced"])
    #expect(screen.calls == 2)
  }

  @Test("B79 a covered screen shows the changes and the newer values when it appears")
  func covered() async {
    let screen = await loaded([.succeed(["2", "4"], after: ms(100))])
    let (display, model) = (LoadDisplay(), LoadScreenModel<[String]>())
    display.add(model)
    model.show(.loader(screen.loader))
    display.appear()
    display.disappear()
    screen.loader.start(.poll)
    screen.loader.update(remove2)
    await screen.at(100)
    display.appear()
    #expect(model.frame.value == ["4"])
  }

  // MARK: Optimistic work

  /// Work that ends at a time.
  private func work(
    _ screen: Screen<NoInput>, until time: Int, fails: Bool = false, _ change: @escaping (inout [String]) -> Void
  ) -> Task<Void, any Error> {
    Task {
      try await screen.loader.optimistically(change) {
        try await screen.clock.deliver(after: ms(time))
        if fails { throw broken }
      }
    }
  }

  @Test("B79 optimistically: only a value that was requested after the work succeeded ends the change")
  func success() async throws {
    let screen = await loaded([
      .succeed(["1", "2", "4"], after: ms(10)), .succeed(["2", "5"], after: ms(100)), .succeed(["2"]),
    ])
    let delete = work(screen, until: 100, remove2)
    await screen.turn()
    screen.loader.start(.poll)  // Began after the change and before the work succeeded.
    await screen.at(10)
    #expect(screen.loader.value == ["1", "4"])
    await screen.at(50)
    screen.loader.start(.poll)
    await screen.at(100)
    try await delete.value
    await screen.at(150)
    #expect(screen.loader.value == ["5"])
    screen.loader.start(.poll)
    await screen.at(151)
    #expect(screen.loader.value == ["2"])
  }

  @Test("B79 optimistically: what throws is undone at once, and newer content and other changes stay")
  func failure() async {
    let screen = await loaded([.succeed(["1", "2", "4"], after: ms(10))])
    let delete = work(screen, until: 100, fails: true, remove2)
    await screen.turn()
    screen.loader.update { $0.append("9") }
    screen.loader.start(.poll)
    await screen.at(10)
    // Requested after the update, which it ends.
    #expect(screen.loader.value == ["1", "4"])
    screen.loader.update { $0.insert("0", at: 0) }
    await screen.at(99)
    #expect(screen.loader.value == ["0", "1", "4"])
    await screen.at(100)
    #expect(screen.loader.value == ["0", "1", "2", "4"])
    await #expect(throws: broken) { try await delete.value }
    #expect(screen.loader.state.status?.asOf == ms(10))
  }

  @Test("B79 optimistically: two changes of which one throws, in both orders", arguments: [(50, 100), (100, 50)])
  func two(first: Int, second: Int) async {
    let screen = await loaded([])
    let a = work(screen, until: first, fails: true, remove2)
    await screen.turn()
    let b = work(screen, until: second) { $0.removeAll { $0 == "3" } }
    await screen.turn()
    #expect(screen.loader.value == ["1"])
    await screen.at(50)
    #expect(screen.loader.value == (first == 50 ? ["1", "2"] : ["1"]))
    await screen.at(100)
    #expect(screen.loader.value == ["1", "2"])
    _ = await (a.result, b.result)
  }

  @Test("B79 optimistically: work that is cancelled undoes the change, and a loader that was reset stays so")
  func cancelled() async {
    let screen = await loaded([])
    let delete = work(screen, until: 100, remove2)
    await screen.turn()
    delete.cancel()
    await screen.turn()
    #expect(screen.loader.value == ["1", "2", "3"])
    let other = work(screen, until: 100, fails: true, remove2)
    await screen.turn()
    screen.loader.reset()
    await screen.at(100)
    #expect(screen.loader.state.isIdle)
    _ = await (delete.result, other.result)
  }

  @Test("B79 optimistically returns the result of its work, also where there is no value to change")
  func result() async {
    let screen = Screen<NoInput>([.succeed(["1", "2"])])
    let count = await screen.loader.optimistically(remove2) { 7 }
    #expect(count == 7)
    await screen.loader.load()
    #expect(screen.loader.value == ["1", "2"])
  }

  @Test("B79 set is a change among the others: an earlier optimistic one applies to newer values again")
  func setOverPending() async {
    let screen = await loaded([.succeed(["1", "2"], after: ms(10))])
    let delete = work(screen, until: 100, fails: true, remove2)
    await screen.turn()
    screen.loader.set(["2", "mine"])
    #expect(screen.loader.value == ["2", "mine"])
    screen.loader.start(.poll)
    await screen.at(10)
    #expect(screen.loader.value == ["1"])
    await screen.at(100)
    #expect(screen.loader.value == ["1", "2"])
    _ = await delete.result
  }

  // MARK: Streams

  @Test("B79 in a stream, a value that arrives after the change, or after the work's success, ends it")
  func stream() async throws {
    let (values, source) = AsyncStream<[String]>.makeStream()
    let clock = ManualClock()
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock), stream: { _ in values })
    let recorder = StateRecorder(loader)
    func send(_ value: [String], showing shown: [String]) async {
      source.yield(value)
      await recorder.when { $0.value == shown }
    }
    loader.start()
    await send(["1", "2"], showing: ["1", "2"])
    loader.update(remove2)
    #expect(loader.value == ["1"])
    await send(["2", "3"], showing: ["2", "3"])
    let delete = Task {
      try await loader.optimistically(remove2) { try await clock.deliver(after: ms(100)) }
    }
    await clock.advance(by: .zero)
    #expect(loader.value == ["3"])
    await send(["2", "4"], showing: ["4"])
    await clock.advance(to: ms(100))
    try await delete.value
    #expect(loader.value == ["4"])
    await send(["2", "4"], showing: ["2", "4"])
    loader.reset()
  }

  // MARK: Memory

  @Test("B79 a loader that is changed and never refreshed keeps neither changes nor their captures")
  func keepsNothing() async {
    let screen = await loaded([.succeed(["1"], after: ms(10))])
    final class Token {}
    weak var idle: Token?
    weak var running: Token?
    do {
      let token = Token()
      idle = token
      screen.loader.update { rows in
        _ = token
        rows.append("4")
      }
    }
    #expect(idle == nil)
    screen.loader.start(.poll)
    do {
      let token = Token()
      running = token
      screen.loader.update { rows in
        _ = token
        rows.append("5")
      }
    }
    #expect(running != nil)
    await screen.at(10)
    #expect(screen.loader.value == ["1", "5"])
    #expect(running == nil)
  }

  // MARK: Groups and shared loaders

  @Test("B79 in a group and through a store the change shows wherever the loader does")
  func shared() async {
    let screen = await loaded([.succeed(["1", "2", "4"], after: ms(10))])
    let group = LoadGroup()
    group.add(screen.loader)
    group.start()
    screen.loader.start(.poll)
    screen.loader.update(remove2)
    #expect(!group.state.isRunning || group.state.isRefreshing)
    await screen.at(10)
    #expect(screen.loader.value == ["1", "4"])
  }
}
