import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Several loaders as one screen") struct LoadGroupTests {
  private let clock = ManualClock()

  /// A loader of one text that does what the steps say, with its script.
  private func make(
    _ steps: ScriptedStep<String>..., options: LoadOptions = LoadOptions(retry: .never)
  ) -> (loader: Loader<NoInput, String>, script: ScriptedOperation<NoInput, String>) {
    let script = ScriptedOperation<NoInput, String>(clock, steps)
    let loader = Loader<NoInput, String>(options: options, environment: LoadEnvironment(clock: clock)) {
      try await script.operation(NoInput(), $0)
    }
    return (loader, script)
  }

  private func lines(_ group: LoadGroup) -> Lines { Lines(group) }

  /// What a group shows, change by change.
  @MainActor private final class Lines {
    private(set) var all: [String] = []

    init(_ group: LoadGroup) {
      all = [line(group.now, group.state)]
      group.onTransition = { [weak self] transition in
        guard let self else { return }
        #expect(transition.previous != transition.state)
        self.all.append(self.line(transition.time, transition.state))
      }
    }

    private func line(_ time: Duration, _ state: LoadState<LoadGroup.Content>) -> String {
      "\(Int(time / .milliseconds(1))) \(state.words)"
    }
  }

  @Test("who reads the state is told of changes, and only of changes")
  func observation() async {
    let (first, second) = (make(.succeed("a", after: ms(50))), make(.succeed("b", after: ms(150))))
    let group = LoadGroup(first.loader, second.loader)
    let watch = Watch { _ = group.state }
    group.start()
    #expect(watch.changes == 1)
    await clock.advance(to: ms(149))
    #expect(watch.changes == 1)
    await clock.advance(to: ms(150))
    #expect(watch.changes == 2)
  }

  @Test("B64 rule 25: one of three fails: its retry is one call, and the others are left alone")
  func retryFailed() async {
    let (first, second) = (make(.succeed("a")), make(.fail(broken), .succeed("b")))
    let third = make(.succeed("c"))
    let group = LoadGroup(first.loader, second.loader, third.loader, minimumDisplay: .zero)
    await group.load()
    #expect(group.state.words == "failed serverError")
    let retry = Task { await group.retryFailed() }
    await clock.advance(by: .seconds(1))
    #expect(await retry.value.words == "loaded")
    #expect([first.script, second.script, third.script].map(\.calls.count) == [1, 2, 1])
  }

  @Test("B64 the neighbours: two of three fail, a failed refresh is retried too, and without failures nothing is")
  func retryFailedNeighbours() async {
    let first = make(.succeed("a"), .fail(broken), .succeed("a2"))
    let (second, third) = (make(.fail(broken), .succeed("b")), make(.succeed("c")))
    let group = LoadGroup(first.loader, second.loader, third.loader)
    await group.load()
    await first.loader.refresh()
    #expect(first.loader.failure != nil)
    group.start(.userRetry)
    await clock.advance(by: .seconds(1))
    #expect(group.state.words == "loaded")
    #expect([first.script, second.script, third.script].map(\.calls.count) == [3, 2, 1])
    await group.retryFailed()
    #expect([first.script, second.script, third.script].map(\.calls.count) == [3, 2, 1])
  }

  @Test("all loaders are called in one turn, and the group has loaded when the last one has")
  func loadsAll() async {
    let (first, second) = (make(.succeed("a", after: ms(50))), make(.succeed("b", after: ms(150))))
    let group = LoadGroup(first.loader, second.loader)
    let lines = lines(group)
    let load = Task { await group.load() }
    await clock.advance(to: ms(100))
    #expect([first.script, second.script].map { $0.calls.map(\.time) } == [[.zero], [.zero]])
    await clock.advance(to: ms(150))
    #expect(await load.value.words == "loaded")
    #expect(lines.all == ["0 idle", "0 loading", "150 loaded"])
    await group.load()
    #expect([first.script, second.script].map(\.calls.count) == [1, 1])
  }

  @Test("rule 2: one indicator for all, without a gap, for the minimum; a failure meanwhile waits")
  func indicator() async {
    let slow = make(.succeed("a", after: ms(900)))
    let late = make(.fail(broken, after: ms(100)))
    let group = LoadGroup(slow.loader, late.loader)
    let lines = lines(group)
    slow.loader.start()
    await clock.advance(to: ms(150))
    late.loader.start()
    await clock.advance(to: ms(2_000))
    // It failed at 250. The failure shows when no loader works any more (rule 25).
    #expect(lines.all == ["0 idle", "0 loading", "200 loading visible", "900 failed serverError"])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("who waits for a load gets what shows in the end, also if the indicator has to stay for longer")
  func waitsForIndicator() async {
    let (slow, late) = (make(.succeed("a", after: ms(250))), make(.succeed("b", after: ms(100))))
    let group = LoadGroup(slow.loader, late.loader, minimumDisplay: ms(1_000))
    let load = Task { await group.load() }
    await clock.advance(to: ms(1_199))
    #expect(group.state.words == "loading visible")
    await clock.advance(to: ms(1_200))
    #expect(await load.value.words == "loaded")
  }

  @Test("the user's cancel stops all, at once")
  func cancel() async {
    let (first, second) = (make(.hang), make(.succeed("b", after: ms(50))))
    let group = LoadGroup(first.loader, second.loader)
    group.start()
    await clock.advance(to: ms(400))
    #expect(group.state.words == "loading visible")
    group.cancel()
    #expect(group.state.words == "idle")
    await clock.advance(to: ms(2_000))
    #expect(first.script.cancellations == 1)
    #expect(second.loader.value == "b")
    #expect(clock.pendingSleepCount == 0)
  }

  @Test(
    "rules 16 and 25: the user's cancel is one transition, whatever the parts show",
    arguments: [0, 199, 200, 250, 4_500]
  )
  func cancelInOneTransition(time: Int) async {
    let (first, second) = (make(.hang), make(.hang))
    let (pending, done) = (make(.hang), make(.succeed("d", after: ms(20))))
    let group = LoadGroup(first.loader, second.loader, pending.loader, done.loader)
    first.loader.start()
    second.loader.start()
    done.loader.start()
    await clock.advance(to: ms(time))
    pending.loader.start()
    let lines = lines(group)
    group.cancel()
    #expect(lines.all.count == 2 && lines.all.last?.hasSuffix(" idle") == true)
    group.cancel()
    await clock.advance(to: ms(9_000))
    #expect(lines.all.count == 2)
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("rule 16: cancelling refreshes and retries restores each part, in one transition")
  func cancelRestores() async {
    let (first, second) = (make(.succeed("a"), .hang), make(.succeed("b"), .hang))
    let failed = make(.fail(broken), .hang)
    let content = LoadGroup(first.loader, second.loader)
    let group = LoadGroup(first.loader, failed.loader)
    await content.load()
    await group.load()
    content.start(.invalidated)
    await clock.advance(to: ms(250))
    let contentLines = lines(content)
    content.cancel()
    #expect(contentLines.all == ["250 loaded refreshing visible invalidated", "250 loaded"])
    group.start(.userRetry)
    let groupLines = lines(group)
    group.cancel()
    #expect(groupLines.all == ["250 loading visible userRetry", "250 failed serverError"])
  }

  @Test("rule 17: a screen that goes away leaves all runs, after the grace")
  func leaving() async {
    let (first, second) = (make(.hang), make(.hang))
    let group = LoadGroup(first.loader, second.loader)
    let view = Task { await group.load() }
    await clock.advance(to: ms(100))
    view.cancel()
    _ = await view.value
    await clock.advance(to: ms(1_099))
    #expect([first.script, second.script].map(\.cancellations) == [0, 0])
    await clock.advance(to: ms(1_100))
    #expect([first.script, second.script].map(\.cancellations) == [1, 1])
    // Who has gone before the beginning begins nothing.
    let gone = Task { await group.load() }
    gone.cancel()
    _ = await gone.value
    #expect([first.script, second.script].map(\.calls.count) == [1, 1])
  }

  @Test("rule 7: a refresh fetches all, content stays, and the failure of one is the banner of all")
  func refresh() async {
    let first = make(.succeed("a"), .succeed("a2", after: ms(10)))
    let second = make(.succeed("b"), .fail(broken, after: ms(20)))
    let group = LoadGroup(first.loader, second.loader)
    await group.load()
    let lines = lines(group)
    let refresh = Task { await group.refresh() }
    await clock.advance(to: ms(5))
    refresh.cancel()
    await clock.advance(to: ms(2_000))
    #expect(await refresh.value.words == "loaded with failed refresh serverError")
    #expect(
      lines.all.map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "loaded", "loaded refreshing visible userRefresh", "loaded with failed refresh serverError",
      ])
    group.dismissFailure()
    #expect(group.state.words == "loaded")
  }

  @Test("loaders of other types, added later, with an input of their own")
  func mixed() async {
    let text = make(.succeed("a"))
    let script = ScriptedOperation<Int, [Int]>(clock) { .succeed([$0.input]) }
    let numbers = Loader<Int, [Int]>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    let group = LoadGroup(text.loader)
    #expect(group.state.isIdle)
    await group.load()
    #expect(group.state.words == "loaded")
    group.add(numbers)
    // Nobody has said what to load.
    await group.load()
    #expect(group.state.isIdle && script.calls.isEmpty)
    await numbers.load(7)
    #expect(group.state.words == "loaded")
    await group.refresh()
    #expect(script.calls.map(\.input) == [7, 7])
  }

  @Test("a loader that is older than the group has its age on the group's time line")
  func age() async {
    let first = make(.succeed("a"))
    await first.loader.load()
    await clock.advance(by: .seconds(100))
    let second = make(.succeed("b"))
    let group = LoadGroup(second.loader, first.loader)
    await group.load()
    await clock.advance(by: .seconds(5))
    #expect(first.script.calls.count == 2)
    #expect(group.state.status?.asOf.map { group.now - $0 } == .seconds(5))
    // Not renewed by the other's refresh.
    await second.loader.refresh()
    #expect(group.state.status?.asOf.map { group.now - $0 } == .seconds(5))
  }

  @Test("rule 18: a dropped group leaves its loaders alone, and takes its own down")
  func dropping() async {
    let kept = make(.hang)
    var lost: (loader: Loader<NoInput, String>, script: ScriptedOperation<NoInput, String>)? = make(.hang)
    let script = lost?.script
    weak let loader = lost?.loader
    var group: LoadGroup? = lost.map { LoadGroup(kept.loader, $0.loader) }
    weak let dropped = group
    lost = nil
    group?.start()
    await clock.advance(to: ms(250))
    group = nil
    #expect(dropped == nil && loader == nil)
    await clock.advance(to: ms(300))
    #expect(script?.cancellations == 1)
    #expect(kept.script.running == 1)
    kept.loader.cancel()
    await clock.advance(to: ms(400))
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("rule 22: time in the background counts for no loader of the group")
  func background() async {
    let (first, second) = (make(.hang), make(.succeed("b", after: ms(50_000))))
    let group = LoadGroup(first.loader, second.loader)
    group.start()
    await clock.advance(to: ms(100))
    group.suspended()
    await clock.advance(to: ms(60_000))
    #expect(group.state.words == "loading")
    group.resumed()
    await clock.advance(to: ms(60_100))
    #expect(group.state.words == "loading visible")
  }

  @Test("a list that is loaded page by page is a member by its list")
  func pages() async {
    let screen = PageScreen([.fail(broken), .succeed(PageScreen.page(nil))])
    let group = LoadGroup(screen.pages.list)
    await screen.pages.list.load("")
    #expect(group.state.words == "failed serverError")
  }
}

extension LoadState<LoadGroup.Content> {
  /// The summary without the content, which says nothing.
  fileprivate var words: String { summary.replacing("loaded Content()", with: "loaded") }
}
