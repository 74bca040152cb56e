import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Many values, a few at once") struct LoadPoolTests {
  private let clock = ManualClock()

  private func pool(
    _ limit: Int = 2, _ step: @escaping (Int) -> ScriptedStep<String>
  ) -> (LoadPool<Int, String>, ScriptedOperation<Int, String>) {
    let script = ScriptedOperation<Int, String>(clock) { step($0.input) }
    let operation = script.operation
    return (LoadPool(limit: limit) { try await operation($0, LoadContext()) }, script)
  }

  private func texts(_ outcomes: [LoadPool<Int, String>.Outcome]) -> [String] {
    outcomes.map { outcome in
      switch outcome.result {
      case .success(let value): "\(outcome.id) \(value)"
      case .failure(let failure): "\(outcome.id) \(failure.kind)"
      }
    }
  }

  @Test("the order is kept, a repeated identifier is loaded once, and never more than the limit run")
  func order() async throws {
    var most = 0
    let (pool, script) = pool { .succeed("v\($0)", after: ms(100 - 10 * $0)) }
    let all = Task { try await pool.results(for: [3, 1, 3, 2, 4]) }
    for time in stride(from: 0, through: 400, by: 5) {
      await clock.advance(to: ms(time))
      most = max(most, script.running)
    }
    #expect(texts(try await all.value) == ["3 v3", "1 v1", "3 v3", "2 v2", "4 v4"])
    #expect(script.calls.map(\.input) == [3, 1, 2, 4])
    #expect(most == 2)
  }

  @Test("a failure of one is told, and the others have their values")
  func partial() async throws {
    let (pool, _) = pool {
      $0 == 2 ? .fail(LoadFailure(.notFound)) : $0 == 3 ? .fail(CancellationError()) : .succeed("v")
    }
    #expect(texts(try await pool.results(for: [1, 2, 3, 4])) == ["1 v", "2 notFound", "3 unknown", "4 v"])
    await #expect(throws: LoadFailure.self) { try await pool.value(for: 2) }
    #expect(try await pool.value(for: 1) == "v")
    #expect(try await pool.results(for: []).isEmpty)
  }

  @Test("a cancelled caller throws at once, ends requests that no other caller waits for, and leaves others alone")
  func cancellation() async throws {
    let (pool, script) = pool { .succeed("v\($0)", after: ms(1_000)) }
    let first = Task { try await pool.results(for: [1, 2, 3]) }
    await script.whenCalled(2)
    let second = Task { try await pool.value(for: 2) }
    await clock.advance(to: ms(10))
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await clock.advance(to: ms(2_000))
    #expect(try await second.value == "v2")
    #expect(script.calls.map(\.input) == [1, 2])
    #expect(script.cancellations == 1)
    await clock.advance(to: ms(3_000))
    let again = Task { try await pool.value(for: 1) }
    await clock.advance(to: ms(5_000))
    #expect(try await again.value == "v1")
  }
}

@MainActor @Suite("Invalidation and prefetching in a store") struct StoreInvalidationTests {
  private let clock = ManualClock()

  private func make(_ calls: LoadLock<Int>) -> Loader<NoInput, Int> {
    Loader(environment: LoadEnvironment(clock: clock)) { _ in
      calls.withLock { calls -> Int in
        calls += 1
        return calls
      }
    }
  }

  @Test("loaders are invalidated by key and by tag, and no others")
  func invalidation() async {
    let (store, calls) = (LoaderStore(clock: clock), LoadLock(0))
    let list = store.loader(for: "list", tags: ["articles"]) { make(calls) }
    let one = store.loader(for: 1, tags: ["articles", "one"]) { make(calls) }
    let other = store.loader(for: 2) { make(calls) }
    _ = store.loader(for: 2, tags: ["late"]) { make(calls) }
    for loader in [list, one, other] { await loader.load() }
    store.invalidate { $0.key == AnyHashable(1) }
    #expect([list, one, other].map(\.isStale) == [false, true, false])
    await one.load()
    store.invalidate(tag: "articles")
    #expect([list, one, other].map(\.isStale) == [true, true, false])
    store.invalidate(tag: "late")
    #expect(other.isStale)
    store.invalidate(tag: "no such tag")
  }

  @Test("a prefetch loads without a display; the screen joins it, or finds its content, and nothing is asked twice")
  func prefetch() async {
    let store = LoaderStore(clock: clock)
    let script = ScriptedOperation<NoInput, Int>(clock, [.succeed(1, after: ms(1_000))])
    let make = { Loader<NoInput, Int>(environment: LoadEnvironment(clock: clock), operation: script.operation) }
    store.prefetch(for: "a", make: make)
    store.prefetch(for: "a", make: make)
    await clock.advance(to: ms(500))
    let screen = store.loader(for: "a", make: make)
    let loaded = Task { await screen.load() }
    await clock.advance(to: ms(2_000))
    #expect(await loaded.value.value == 1)
    store.prefetch(for: "a", make: make)
    #expect(script.calls.count == 1)
    let pages = LoadLock(0)
    let makePages = {
      PagedLoader<NoInput, Int, Int>(environment: LoadEnvironment(clock: clock), id: { $0 }) { _, _ in
        pages.withLock { $0 += 1 }
        return LoadPage([1], next: nil)
      }
    }
    store.prefetchPages(for: "p", make: makePages)
    await clock.advance(to: ms(3_000))
    #expect(store.pages(for: "p", make: makePages).items == [1])
    #expect(pages.withLock { $0 } == 1)
  }
}
