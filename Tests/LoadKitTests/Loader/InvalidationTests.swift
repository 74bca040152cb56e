import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Newer than the attempt in flight") struct InvalidationTests {
  func screen(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = LoadOptions(retry: .never)
  ) -> Screen<NoInput> { Screen<NoInput>(steps, options: options) }

  @Test("B78 rule 3: an invalidation during the first load: its value shows, and a second call begins in that turn")
  func duringFirstLoad() async {
    let screen = screen([.succeed(["a"], after: ms(1_000)), .succeed(["b"], after: ms(1_000))])
    let caller = Task { await screen.loader.load() }
    await screen.at(900)
    let newest = Task { await screen.loader.refresh(reason: .invalidated) }
    await screen.at(999)
    #expect(screen.calls == 1)
    await screen.at(1_000)
    #expect(screen.calls == 2)
    #expect(screen.loader.isStale)
    #expect(await caller.value.value == ["a"])
    await screen.at(5_000)
    #expect(await newest.value.value == ["b"])
    #expect(
      screen.lines == [
        "0 idle", "0 loading", "200 loading visible", "1000 loaded [\"a\"] refreshing visible invalidated",
        "2000 loaded [\"b\"]",
      ])
    #expect(!screen.loader.isStale)
    #expect(screen.isQuiet)
  }

  @Test("B78 during a refresh: the pull's control and its caller stay until the second outcome, others get the first")
  func duringPull() async {
    let screen = screen([.succeed(["a"]), .succeed(["b"], after: ms(900)), .succeed(["c"], after: ms(900))])
    await screen.loader.load()
    screen.loader.markStale()
    let view = Task { await screen.loader.load() }
    await screen.at(500)
    let pull = Task { await screen.loader.refresh() }
    await screen.at(800)
    screen.loader.start(.invalidated)
    screen.loader.start(.invalidated)
    await screen.at(900)
    #expect(await view.value.value == ["b"])
    #expect(screen.loader.value == ["b"] && screen.loader.state.isUserRefreshing)
    await screen.at(1_799)
    #expect(screen.loader.state.isUserRefreshing)
    await screen.at(1_800)
    #expect(await pull.value.value == ["c"])
    #expect(!screen.loader.state.isUserRefreshing)
    // Never more than one waits.
    #expect(screen.calls == 3)
  }

  @Test("B78 the first fails: nothing of it shows, and every caller gets the second outcome")
  func firstFails() async {
    let screen = screen([.fail(broken, after: ms(1_000)), .succeed(["b"], after: ms(1_000))])
    let caller = Task { await screen.loader.load() }
    await screen.at(900)
    screen.loader.start(.invalidated)
    await screen.at(1_999)
    #expect(screen.calls == 2)
    #expect(screen.lines == ["0 idle", "0 loading", "200 loading visible"])
    await screen.at(2_000)
    #expect(await caller.value.value == ["b"])
    #expect(screen.recorder.entries.allSatisfy { $0.state.failure == nil })
  }

  @Test("B78 the second fails too: that is the outcome")
  func bothFail() async {
    let screen = screen([.fail(broken, after: ms(1_000)), .fail(LoadFailure(.notFound), after: ms(1_000))])
    screen.loader.start()
    await screen.at(900)
    screen.loader.start(.invalidated)
    await screen.at(9_000)
    #expect(screen.lines.suffix(2) == ["200 loading visible", "2000 failed notFound"])
    #expect(screen.calls == 2)
  }

  @Test("B78 a retry of a marked attempt is newer than the change: no second run")
  func retryIsNewer() async {
    let screen = screen(
      [.fail(broken, after: ms(1_000)), .succeed(["b"], after: ms(1_000))], options: LoadOptions(retry: .retries(1)))
    screen.loader.start()
    await screen.at(900)
    screen.loader.start(.invalidated)
    await screen.at(9_000)
    #expect(screen.calls == 2)
    #expect(screen.lines.last == "3000 loaded [\"b\"]")
    #expect(!screen.loader.isStale)
  }

  @Test("B78 without an attempt in flight it joins: in a wait and in a debounce", arguments: [false, true])
  func joins(isWait: Bool) async {
    let screen = Screen<String>(
      script: { clock in
        ScriptedOperation(clock) { call in
          call.time < ms(500) && isWait ? .fail(broken) : .succeed([call.input], after: ms(100))
        }
      }, options: LoadOptions(retry: .retries(1), debounce: ms(1_000)))
    if isWait {
      screen.loader.start("b")
    } else {
      screen.loader.start("a")
      await screen.at(200)
      screen.loader.start("b")
    }
    await screen.at(800)
    let before = screen.calls
    screen.loader.start(.invalidated)
    #expect(screen.calls == before)
    await screen.at(9_000)
    #expect(screen.calls == before + 1)
    #expect(screen.loader.value == ["b"] && !screen.loader.isStale)
  }

  @Test("B78 one millisecond before the value, with it, and after it", arguments: [999, 1_000, 1_001])
  func neighbours(time: Int) async {
    let screen = screen([.succeed(["a"], after: ms(1_000)), .succeed(["b"], after: ms(1_000))])
    screen.loader.start()
    await screen.at(time)
    screen.loader.start(.invalidated)
    await screen.at(9_000)
    #expect(screen.calls == 2)
    #expect(screen.loader.value == ["b"])
    #expect(screen.lines.last == "\(max(1_000, time) + 1_000) loaded [\"b\"]")
  }

  @Test("B78 another change during the second run is another run")
  func thrice() async {
    let screen = screen([1, 2, 3].map { .succeed(["\($0)"], after: ms(1_000)) })
    screen.loader.start()
    for time in [900, 1_900] {
      await screen.at(time)
      screen.loader.start(.invalidated)
    }
    await screen.at(9_000)
    #expect(screen.calls == 3)
    #expect(screen.lines.last == "3000 loaded [\"3\"]")
  }

  @Test("B78 the user's cancel ends both", arguments: [950, 1_500])
  func cancelEndsBoth(time: Int) async {
    let screen = screen([.succeed(["a"], after: ms(1_000)), .succeed(["b"], after: ms(1_000))])
    screen.loader.start()
    await screen.at(900)
    let newest = Task { await screen.loader.refresh(reason: .invalidated) }
    await screen.at(time)
    screen.loader.cancel()
    let outcome = await newest.value
    await screen.at(9_000)
    #expect(screen.calls == (time == 950 ? 1 : 2))
    #expect(outcome.value == (time == 950 ? nil : ["a"]))
    #expect(screen.loader.value == outcome.value && screen.loader.isStale)
    #expect(screen.isQuiet)
  }

  @Test("B78 a value that is held for the indicator is older too; a held failure gives way at once")
  func held() async {
    let value = screen([.succeed(["a"], after: ms(300)), .succeed(["b"], after: ms(300))])
    value.loader.start()
    await value.at(400)
    value.loader.start(.invalidated)
    await value.at(500)
    #expect(value.calls == 2)
    #expect(value.lines.last == "500 loaded [\"a\"] refreshing visible invalidated")
    await value.at(800)
    #expect(value.lines.last == "800 loaded [\"b\"]")
    let failure = screen([.fail(broken, after: ms(300)), .succeed(["b"], after: ms(300))])
    failure.loader.start()
    await failure.at(400)
    failure.loader.start(.invalidated)
    await failure.turn()
    #expect(failure.calls == 2)
    await failure.at(9_000)
    #expect(failure.lines.suffix(2) == ["200 loading visible", "700 loaded [\"b\"]"])
  }

  @Test("B78 work that must not be repeated is not, and its value is stale")
  func notRepeated() async {
    let screen = screen(
      [.succeed(["a"], after: ms(1_000))], options: LoadOptions(retry: .retries(1, idempotency: .nonIdempotent)))
    screen.loader.start()
    await screen.at(900)
    screen.loader.start(.invalidated)
    await screen.at(9_000)
    #expect(screen.calls == 1)
    #expect(screen.loader.value == ["a"] && screen.loader.isStale)
  }

  @Test("B78 a caller that leaves takes the second run with it; without one, and without displays, it is detached")
  func callersThatLeave() async {
    for leaves in [false, true] {
      let screen = screen([.succeed(["a"], after: ms(1_000)), .hang])
      let view = Task { await screen.loader.load() }
      await screen.at(900)
      let newest = Task { await screen.loader.load(reason: .invalidated) }
      await screen.at(1_000)
      #expect(await view.value.value == ["a"])
      if leaves { newest.cancel() }
      await screen.at(9_000)
      #expect(screen.script.running == 1)
      screen.loader.cancel()
      #expect(await newest.value.value == ["a"])
    }
  }

  // MARK: invalidate() and markStale()

  @Test("B26 B78 invalidate() runs at once while a display is on screen, and else only marks")
  func invalidateShown() async {
    let screen = ShownScreen([.succeed(["a"], after: ms(900)), .succeed(["b"], after: ms(900))])
    screen.loader.invalidate()
    #expect(screen.calls == 0)
    screen.show("x")
    screen.display.appear()
    await screen.at(850)
    screen.loader.invalidate()
    await screen.at(900)
    #expect(screen.calls == 2)
    await screen.at(2_000)
    screen.loader.markStale()
    #expect(screen.calls == 2 && screen.loader.isStale)
    screen.loader.invalidate()
    await screen.clock.advance(by: .zero)
    #expect(screen.calls == 3)
    await screen.at(4_000)
    screen.display.disappear()
    screen.loader.invalidate()
    await screen.at(6_000)
    #expect(screen.calls == 3 && screen.loader.isStale)
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    #expect(screen.calls == 4)
  }

  @Test("B26 invalidate() begins no load that the user stopped")
  func invalidateIdle() async {
    let screen = ShownScreen([.hang])
    screen.show("x")
    screen.display.appear()
    await screen.clock.advance(by: .zero)
    screen.loader.cancel()
    screen.loader.invalidate()
    await screen.at(1_000)
    #expect(screen.calls == 1 && screen.loader.state.isIdle)
  }

  @Test("B78 an attempt that began after markStale() brings fresh content")
  func staleMarkOfAnEarlierAttempt() async {
    let screen = screen([.fail(broken, after: ms(100)), .succeed(["a"])], options: LoadOptions(retry: .retries(1)))
    screen.loader.start()
    await screen.at(50)
    screen.loader.markStale()
    await screen.at(5_000)
    #expect(screen.loader.value == ["a"] && !screen.loader.isStale)
  }

  @Test("B78 rule 27: the first value is not announced, the second outcome is, once, also with an equal value")
  func announced() async {
    for second in [["a"], ["a", "b"]] {
      let screen = ShownScreen([.succeed(["a"], after: ms(1_000)), .succeed(second, after: ms(1_000))])
      screen.show("x")
      screen.display.appear()
      await screen.at(900)
      screen.loader.invalidate()
      await screen.at(1_500)
      #expect(screen.takeEffects().filter { $0.contains("say") } == ["say Loading texts"])
      await screen.at(9_000)
      #expect(screen.takeEffects().filter { $0.contains("say") } == ["say \(second.count == 1 ? "1 text" : "2 texts")"])
    }
  }

  @Test("B78 a group and a store do the same")
  func groupAndStore() async {
    let clock = ManualClock()
    let scripts = (0..<2).map { _ in
      ScriptedOperation<NoInput, String>(clock, [.succeed("a", after: ms(1_000)), .succeed("b", after: ms(1_000))])
    }
    let loaders = scripts.map { script in
      Loader<NoInput, String>(environment: LoadEnvironment(clock: clock)) { try await script.operation(NoInput(), $0) }
    }
    let group = LoadGroup(loaders[0], loaders[1])
    let first = Task { await group.load() }
    await clock.advance(to: ms(900))
    let newest = Task { await group.refresh(reason: .invalidated) }
    await clock.advance(to: ms(1_000))
    _ = await first.value
    #expect(group.state.isRefreshing && group.state.activity?.followsOutdatedValue == true)
    await clock.advance(to: ms(2_000))
    #expect(await newest.value.activity == nil)
    #expect(loaders[0].value == "b" && loaders[1].value == "b")
    group.invalidate()
    #expect(loaders[0].isStale && loaders[1].isStale)
    #expect(scripts[0].calls.count == 2 && scripts[1].calls.count == 2)
    let store = LoaderStore(clock: clock)
    let held = store.loader(for: "a") { loaders[0] }
    let load = Task { await held.load() }
    await clock.advance(to: ms(3_000))
    _ = await load.value
    #expect(!held.isStale)
    store.invalidate { $0.key as? String == "b" }
    #expect(!held.isStale)
    store.invalidate { $0.key as? String == "a" }
    #expect(held.isStale)
  }

  @Test("B78 the list of pages: an invalidation during its refresh brings the newer first page")
  func pages() async {
    var calls = 0
    let screen = PageScreen(
      script: { clock in
        ScriptedOperation(clock) { _ in
          calls += 1
          return .succeed(Page([calls], next: nil), after: ms(900))
        }
      })
    screen.pages.list.start("")
    await screen.at(800)
    screen.pages.list.start(.invalidated)
    await screen.at(900)
    #expect(screen.pages.items == [1])
    await screen.at(5_000)
    #expect(screen.pages.items == [2])
  }
}
