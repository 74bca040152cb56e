import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Shared loaders") struct LoaderStoreTests {
  private let clock = ManualClock()

  private func makeLoader(_ operation: @escaping @MainActor () async throws -> Int = { 1 }) -> Loader<NoInput, Int> {
    Loader(environment: LoadEnvironment(clock: clock)) { _ in try await operation() }
  }

  private func makeStore(keepFor: Duration = .seconds(300), limit: Int = 100) -> LoaderStore {
    LoaderStore(keepFor: keepFor, limit: limit, clock: clock)
  }

  @Test("rule 26: one key, one loader, with one call for all who ask")
  func shared() async {
    let store = makeStore()
    var calls = 0
    let first = store.loader(for: "a") {
      makeLoader {
        calls += 1
        return calls
      }
    }
    let second = store.loader(for: "a") { makeLoader() }
    #expect(first === second)
    await first.load()
    await second.load()
    #expect(calls == 1 && second.value == 1)
    #expect(store.loader(for: "b") { makeLoader() } !== first)
    #expect(store.count == 2)
  }

  @Test("equal keys of different types are different loaders, and do not disturb each other")
  func types() {
    let store = makeStore()
    let number = store.loader(for: 1) { makeLoader() }
    let text = store.loader(for: 1) { Loader<NoInput, String>(environment: LoadEnvironment(clock: clock)) { _ in "a" } }
    let pages = store.pages(for: 1) {
      PagedLoader<NoInput, Int, Int>(id: { $0 }) { _, _ in LoadPage([], next: nil) }
    }
    #expect(store.count == 3)
    #expect(store.loader(for: 1) { makeLoader() } === number)
    #expect(store.loader(for: 1) { Loader<NoInput, String> { _ in "b" } } === text)
    #expect(
      store.pages(for: 1) { PagedLoader<NoInput, Int, Int>(id: { $0 }) { _, _ in LoadPage([], next: nil) } } === pages)
  }

  @Test("rule 26: a loader that nobody holds is kept for its time, and found with its content")
  func kept() async {
    let store = makeStore()
    await store.loader(for: "a") { makeLoader() }.load()
    await clock.advance(to: .seconds(359))
    #expect(store.count == 1)
    #expect(store.loader(for: "a") { makeLoader { 2 } }.value == 1)
  }

  @Test("after that it is let go, and the store has no timer left")
  func letGo() async {
    let store = makeStore()
    weak var loader: Loader<NoInput, Int>?
    do {
      let made = store.loader(for: "a") { makeLoader() }
      loader = made
      await made.load()
    }
    #expect(loader != nil)
    #expect(clock.pendingSleepCount == 1)
    // Seen without a holder at 60 for the first time.
    await clock.advance(to: .seconds(359))
    #expect(loader != nil)
    await clock.advance(to: .seconds(360))
    #expect(loader == nil)
    #expect(store.count == 0)
    #expect(clock.pendingSleepCount == 0)
    #expect(store.loader(for: "a") { makeLoader() }.state.isIdle)
  }

  @Test("a loader that somebody holds is never let go, and its time begins when the last one has gone")
  func held() async {
    let store = makeStore()
    var screens = (0..<2).map { _ in store.loader(for: "a") { makeLoader() } }
    await clock.advance(by: .seconds(10_000))
    #expect(store.count == 1)
    screens.removeLast()
    await clock.advance(by: .seconds(1_000))
    #expect(store.count == 1)
    screens.removeLast()
    await clock.advance(by: .seconds(300))
    #expect(store.count == 1)
    await clock.advance(by: .seconds(60))
    #expect(store.count == 0)
  }

  @Test("who asks again begins the time anew")
  func askedAgain() async {
    let store = makeStore()
    _ = store.loader(for: "a") { makeLoader() }
    await clock.advance(to: .seconds(350))
    _ = store.loader(for: "a") { makeLoader() }
    await clock.advance(to: .seconds(649))
    #expect(store.count == 1)
    await clock.advance(to: .seconds(1_000))
    #expect(store.count == 0)
  }

  @Test("rule 26: a loader that runs is never let go, whatever the pressure", arguments: [false, true])
  func running(pressure: Bool) async {
    let store = makeStore()
    let script = ScriptedOperation<NoInput, Int>(clock, [.succeed(1, after: .seconds(10_000))])
    store.loader(for: "a") {
      Loader(
        options: LoadOptions(retry: RetryPolicy(attempts: 1, attemptTimeout: nil, maxElapsed: nil)),
        environment: LoadEnvironment(clock: clock), operation: script.operation)
    }.start()
    await clock.advance(to: .seconds(9_999))
    if pressure { store.releaseUnused() }
    #expect(store.count == 1 && script.cancellations == 0)
    await clock.advance(to: .seconds(10_000))
    #expect(script.running == 0)
    await clock.advance(by: .seconds(360))
    #expect(store.count == 0)
  }

  @Test("a page under way keeps a paged loader, and a held one is kept")
  func pages() async {
    let store = makeStore()
    let script = ScriptedOperation<Int?, LoadPage<Int, Int>>(
      clock, [.succeed(LoadPage([1], next: 2)), .succeed(LoadPage([2], next: nil), after: ms(10))])
    do {
      let pages = store.pages(for: "a") {
        PagedLoader<NoInput, Int, Int>(
          environment: LoadEnvironment(clock: clock), id: { $0 }, operation: script.operation)
      }
      await pages.list.load()
      pages.startMore()
      await clock.advance(by: .zero)
    }
    store.releaseUnused()
    #expect(store.count == 1)
    await clock.advance(by: ms(10))
    do {
      let pages = store.pages(for: "a") { PagedLoader<NoInput, Int, Int>(id: { $0 }, operation: script.operation) }
      #expect(pages.items == [1, 2])
      store.releaseUnused()
      #expect(store.count == 1)
    }
    store.releaseUnused()
    #expect(store.count == 0)
  }

  @Test("rule 26: when memory is short all go that nobody holds")
  func pressure() async {
    let store = makeStore()
    let held = store.loader(for: 0) { makeLoader() }
    for key in 1..<50 { await store.loader(for: key) { makeLoader() }.load() }
    #expect(store.count == 50)
    store.releaseUnused()
    #expect(store.count == 1)
    #expect(store.loader(for: 0) { makeLoader() } === held)
  }

  @Test("of too many the ones go that were asked for least recently, and none that is held")
  func limit() {
    let store = makeStore(limit: 3)
    let held = store.loader(for: 0) { makeLoader() }
    weak var first: Loader<NoInput, Int>?
    weak var second: Loader<NoInput, Int>?
    do {
      first = store.loader(for: 1) { makeLoader() }
      second = store.loader(for: 2) { makeLoader() }
      _ = store.loader(for: 1) { makeLoader() }
      _ = store.loader(for: 3) { makeLoader() }
    }
    #expect(store.count == 3)
    #expect(first != nil && second == nil)
    #expect(store.loader(for: 0) { makeLoader() } === held)
    let all = (10..<20).map { key in store.loader(for: key) { makeLoader() } }
    #expect(store.count == 11)
    #expect(all.indices.allSatisfy { store.loader(for: $0 + 10) { makeLoader() } === all[$0] })
  }

  @Test("a group, a waiting caller and a running task hold a loader as a screen does")
  func otherHolders() async {
    let store = makeStore()
    let script = ScriptedOperation<NoInput, Int>(clock, [.succeed(1, after: ms(10))])
    var group: LoadGroup? = LoadGroup(store.loader(for: "a") { makeLoader() })
    let caller = Task {
      await store.loader(for: "b") {
        Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock), operation: script.operation)
      }.load()
    }
    await script.whenCalled()
    store.releaseUnused()
    #expect(store.count == 2)
    await clock.advance(by: ms(10))
    _ = await caller.value
    store.releaseUnused()
    #expect(store.count == 1)
    withExtendedLifetime(group) {}
    group = nil
    store.releaseUnused()
    #expect(store.count == 0)
  }

  @Test("removing all lets everything go; screens keep theirs, and others get a new one")
  func removeAll() {
    let store = makeStore()
    let held = store.loader(for: "a") { makeLoader() }
    store.removeAll()
    #expect(store.count == 0)
    #expect(clock.pendingSleepCount == 0)
    #expect(store.loader(for: "a") { makeLoader() } !== held)
  }

  @Test("a store does nothing until it is asked, and leaves nothing when it goes")
  func life() async {
    var store: LoaderStore? = makeStore(keepFor: .zero)
    #expect(clock.pendingSleepCount == 0)
    weak var loader = store?.loader(for: "a") { makeLoader() }
    #expect(loader != nil)
    #expect(clock.pendingSleepCount == 1)
    await clock.advance(by: ms(999))
    #expect(store?.count == 1)
    await clock.advance(by: ms(1))
    #expect(store?.count == 0 && loader == nil)
    loader = store?.loader(for: "a") { makeLoader() }
    store = nil
    #expect(loader == nil)
    #expect(clock.pendingSleepCount == 0)
  }
}
