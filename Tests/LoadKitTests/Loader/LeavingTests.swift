import LoadKit
import LoadKitTesting
import Testing

/// A task that a view begins when it appears or its input changes, and cancels when it goes, is what waits here.
@MainActor @Suite("Views that come and go") struct LeavingTests {
  func answering(after wait: Int, options: LoadOptions = LoadOptions()) -> Screen<String> {
    Screen(script: { clock in ScriptedOperation(clock) { .succeed([$0.input], after: ms(wait)) } }, options: options)
  }

  @Test("B43 a run goes on while somebody else waits")
  func anotherWaits() async {
    let screen = answering(after: 5_000)
    let first = Task { await screen.loader.load("a") }
    let second = Task { await screen.loader.load("a") }
    await screen.at(100)
    first.cancel()
    #expect(await first.value.isLoading)
    await screen.at(60_000)
    #expect(await second.value.value == ["a"])
    #expect(screen.calls == 1)
    #expect(screen.script.cancellations == 0)
  }

  @Test("B43 after the last one has gone a run is cancelled a second later, and not before")
  func lastLeaves() async {
    let screen = answering(after: 5_000)
    let tasks = [Task { await screen.loader.load("a") }, Task { await screen.loader.load("a") }]
    await screen.at(50)
    tasks[0].cancel()
    await screen.at(100)
    tasks[1].cancel()
    #expect(await tasks[1].value.isLoading)
    await screen.at(1_099)
    #expect(screen.loader.state.isLoading)
    #expect(screen.script.running == 1)
    await screen.at(1_100)
    #expect(screen.loader.state == .idle)
    #expect(screen.script.cancellations == 1)
    #expect(screen.isQuiet)
  }

  @Test("B43 an answer that comes before that shows")
  func answerBeforeTheEnd() async {
    let screen = answering(after: 900)
    let task = Task { await screen.loader.load("a") }
    await screen.at(0)
    task.cancel()
    await screen.at(60_000)
    #expect(screen.lines.last == "900 loaded [\"a\"]")
  }

  @Test("B43 a view that comes back in time joins the run", arguments: [(0, 1), (999, 1), (1_000, 2)])
  func comesBack(later: Int, calls: Int) async {
    let screen = answering(after: 5_000)
    let gone = Task { await screen.loader.load("a") }
    await screen.at(100)
    gone.cancel()
    await screen.at(100 + later)
    let back = Task { await screen.loader.load("a") }
    await screen.at(60_000)
    #expect(screen.calls == calls)
    #expect(await back.value.value == ["a"])
    #expect(screen.lines.contains("1100 idle") == (calls == 2))
  }

  @Test("B43 another input in time supersedes it, without idle in between", arguments: [0, 999])
  func anotherInput(later: Int) async {
    let screen = answering(after: 5_000)
    let gone = Task { await screen.loader.load("a") }
    await screen.at(100)
    gone.cancel()
    await screen.at(100 + later)
    let next = Task { await screen.loader.load("b") }
    await screen.at(60_000)
    #expect(await next.value.value == ["b"])
    #expect(screen.recorder.entries.dropFirst().allSatisfy { !$0.state.isIdle })
    #expect(screen.script.cancellations == 1)
  }

  @Test("B43 leaving a run that another input has replaced does not count for the new one")
  func leavesReplacedRun() async {
    let screen = answering(after: 5_000)
    let old = Task { await screen.loader.load("a") }
    await screen.at(0)
    let new = Task { await screen.loader.load("b") }
    await screen.at(100)
    old.cancel()
    await screen.at(60_000)
    #expect(await new.value.value == ["b"])
    #expect(screen.script.cancellations == 1)
  }

  @Test("B43 five keystrokes in a row never blink", arguments: [true, false])
  func keystrokes(cancelsFirst: Bool) async {
    let screen = answering(after: 1_000, options: LoadOptions(timing: .none))
    var task: Task<Void, Never>?
    for (index, text) in ["s", "sw", "swi", "swif", "swift"].enumerated() {
      await screen.at(index * 150)
      let next = { @MainActor in Task { _ = await screen.loader.load(text) } }
      if cancelsFirst {
        task?.cancel()
        task = next()
      } else {
        let old = task
        task = next()
        await screen.at(index * 150)
        old?.cancel()
      }
    }
    await screen.at(60_000)
    #expect(screen.lines == ["0 idle", "0 loading", "150 loading", "1600 loaded [\"swift\"]"])
    #expect(screen.script.calls.map(\.input) == ["s", "sw", "swi", "swif", "swift"])
    #expect(screen.script.cancellations == 4)
    #expect(screen.isQuiet)
  }

  @Test("B43 an indicator that shows goes on to show over five keystrokes")
  func keystrokesWhileVisible() async {
    let screen = answering(after: 1_000)
    var task: Task<Void, Never>?
    for (index, text) in ["s", "sw", "swi", "swif", "swift"].enumerated() {
      await screen.at(index * 400)
      task?.cancel()
      task = Task { _ = await screen.loader.load(text) }
    }
    await screen.at(60_000)
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "200 loading visible", "400 loading visible", "2600 loaded [\"swift\"]",
      ])
  }

  @Test("B43 content stays through five keystrokes where it is to be kept")
  func keystrokesOverContent() async {
    let screen = answering(after: 100, options: LoadOptions(keepsPreviousContent: true))
    var task: Task<Void, Never>?
    for (index, text) in ["s", "sw", "swi", "swif", "swift"].enumerated() {
      await screen.at(index * 150)
      task?.cancel()
      task = Task { _ = await screen.loader.load(text) }
    }
    await screen.at(60_000)
    #expect(screen.recorder.entries.dropFirst(2).allSatisfy { $0.state.value != nil })
    #expect(screen.lines.last == "700 loaded [\"swift\"]")
  }

  @Test("B43 a run that was set going without waiting goes on, whoever leaves")
  func detached() async {
    let screen = answering(after: 5_000)
    let task = Task { await screen.loader.load("a") }
    await screen.at(0)
    screen.loader.start("a")
    task.cancel()
    await screen.at(60_000)
    #expect(screen.loader.value == ["a"])
  }

  @Test("B43 leaving during a wait between attempts ends it a second later")
  func leavesDuringWait() async {
    let screen = Screen<String>(
      [.fail(broken, after: ms(10))], options: LoadOptions(timing: .none, retry: .retries(5, wait: ms(700))))
    let task = Task { await screen.loader.load("a") }
    await screen.at(100)
    task.cancel()
    await screen.at(60_000)
    #expect(screen.script.calls.map(\.time) == [ms(0), ms(710)])
    #expect(screen.lines.last == "1100 idle")
    #expect(screen.isQuiet)
  }

  @Test("B43 the grace can be set", arguments: [0, 250])
  func otherGrace(grace: Int) async {
    let screen = answering(after: 5_000, options: LoadOptions(cancellationDelay: ms(grace)))
    let task = Task { await screen.loader.load("a") }
    await screen.at(100)
    task.cancel()
    await screen.at(60_000)
    #expect(screen.lines.last == "\(100 + grace) idle")
  }

  @Test("B43 a task that was cancelled before it asked does not load")
  func cancelledBefore() async {
    let screen = answering(after: 100)
    let task = Task { await screen.loader.load("a") }
    task.cancel()
    #expect(await task.value == .idle)
    await screen.at(60_000)
    #expect(screen.calls == 0)
  }

  @Test("B44 a refresh goes on when its caller goes, and its call returns when it settles")
  func refreshGoesOn() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(5_000))])
    await screen.loader.load()
    var isBack = false
    let task = Task {
      let state = await screen.loader.refresh()
      isBack = true
      return state
    }
    await screen.at(100)
    task.cancel()
    await screen.at(4_999)
    #expect(!isBack)
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(5_000)
    #expect(await task.value.value == ["b"])
  }

  @Test("B44 a refresh that was cancelled before it asked refreshes all the same")
  func cancelledRefresh() async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"])])
    await screen.loader.load()
    let task = Task { await screen.loader.refresh() }
    task.cancel()
    #expect(await task.value.value == ["b"])
  }

  @Test("B44 a view that leaves does not take a refresh with it, which came after or before", arguments: [true, false])
  func viewLeavesDuringRefresh(refreshFirst: Bool) async {
    let screen = Screen<NoInput>([.succeed(["a"]), .succeed(["b"], after: ms(5_000))])
    await screen.loader.load()
    screen.loader.invalidate()
    let refresh = { @MainActor in Task { await screen.loader.refresh() } }
    let load = { @MainActor in Task { await screen.loader.load() } }
    let (view, pull) = refreshFirst ? { (load(), $0) }(refresh()) : (load(), refresh())
    await screen.at(100)
    view.cancel()
    pull.cancel()
    await screen.at(60_000)
    #expect(await pull.value.value == ["b"])
  }

  @Test("B44 a refresh that comes while a run is about to be cancelled saves it")
  func refreshAfterLeaving() async {
    let screen = answering(after: 5_000)
    let view = Task { await screen.loader.load("a") }
    await screen.at(100)
    view.cancel()
    await screen.at(1_099)
    let pull = Task { await screen.loader.refresh() }
    await screen.at(60_000)
    #expect(await pull.value.value == ["a"])
    #expect(screen.calls == 1)
  }
}
