@_spi(Machine) import LoadKit
import Observation

/// A piece of work that is repeated, with the number of repetitions in one call.
@MainActor struct Benchmark {
  let name: String
  let repetitions: Int
  let work: @MainActor () async -> Void

  init(_ name: String, times repetitions: Int, _ work: @escaping @MainActor () async -> Void) {
    self.name = name
    self.repetitions = repetitions
    self.work = work
  }

  private static let articles = [1, 2, 3]

  private static func makeLoader(
    _ options: LoadOptions = LoadOptions(), _ operation: @escaping @MainActor (LoadContext) async throws -> [Int]
  ) -> Loader<NoInput, [Int]> {
    Loader(options: options, operation: operation)
  }

  // MARK: Pieces

  static var machine: Benchmark {
    Benchmark("machine: idle, loading, loaded", times: 2_000) {
      let idle = LoadMachine<[Int]>()
      for _ in 0..<2_000 {
        var machine = idle
        let commands = machine.handle(.request(LoadRequest()), at: .zero)
        use(machine.handle(.success(articles, attempt: commands.starts?.id ?? 0), at: .milliseconds(1)))
        use(machine.state)
      }
    }
  }

  static var creation: Benchmark {
    Benchmark("a loader is created and dropped", times: 1_000) {
      for _ in 0..<1_000 { use(makeLoader { _ in articles }) }
    }
  }

  // MARK: An operation that does not suspend

  @available(macOS 26, *)
  static var immediateTask: Benchmark {
    Benchmark("floor: Task.immediate, does not suspend", times: 1_000) {
      let operation: @MainActor () async throws -> [Int] = { articles }
      for _ in 0..<1_000 {
        use(try? await Task.immediate { @MainActor in try await operation() }.value)
      }
    }
  }

  static var load: Benchmark {
    Benchmark("load: does not suspend, loaded to loaded", times: 1_000) {
      let loader = makeLoader(LoadOptions(staleAfter: .zero)) { _ in articles }
      for _ in 0..<1_000 { use(await loader.load()) }
    }
  }

  static var firstLoad: Benchmark {
    Benchmark("load: does not suspend, idle to loaded, and reset", times: 1_000) {
      let loader = makeLoader { _ in articles }
      for _ in 0..<1_000 {
        use(await loader.load())
        loader.reset()
      }
    }
  }

  // MARK: An operation that suspends once

  @available(macOS 26, *)
  static var suspendingTask: Benchmark {
    Benchmark("floor: Task.immediate, suspends once", times: 200) {
      for _ in 0..<200 {
        use(
          await Task.immediate { @MainActor in
            await Task.yield()
            return articles
          }.value)
      }
    }
  }

  static var suspendingLoad: Benchmark {
    Benchmark("load: suspends once, loaded to loaded", times: 200) {
      let loader = makeLoader { _ in
        await Task.yield()
        return articles
      }
      for _ in 0..<200 {
        loader.markStale()
        use(await loader.load())
      }
    }
  }

  // MARK: Pages

  private static let longList = 100_000
  private static let pageSize = 50

  /// The minimum for a page: its items and their identities are added to those of the list.
  static var bareAppend: Benchmark {
    var items = Array(0..<longList)
    var ids = Set(items)
    return Benchmark("floor: 50 items to an array and a set of 100,000", times: 50) {
      for _ in 0..<50 {
        let page = Array(items.count..<items.count + pageSize)
        for item in page where ids.insert(item).inserted { items.append(item) }
      }
      use(items)
    }
  }

  /// An observable list as an app writes it by hand, without any of the rules: it appends its next page.
  @available(macOS 14, *)
  static var handWrittenAppend: Benchmark {
    let list = HandWrittenList(Array(0..<longList)) { first in Array(first..<first + pageSize) }
    return Benchmark("hand-written: a page of 50 to a list of 100,000", times: 50) {
      for _ in 0..<50 { await list.loadMore() }
      use(list.items.count)
    }
  }

  /// A page that is added to a list. Loads 2,000 pages before the first measurement.
  static func nextPage(onScreen isOnScreen: Bool) -> Benchmark {
    let pages = PagedLoader<NoInput, Int, Int>(id: { $0 }) { cursor, _ in
      let first = cursor ?? 0
      return LoadPage(Array(first..<first + pageSize), next: first + pageSize)
    }
    // A screen model holds the content that it drew last, as a renderer does.
    let (display, model) = (LoadDisplay(), LoadScreenModel<LoadPages<Int, Int>>())
    if isOnScreen {
      display.add(model)
      model.show(.loader(pages.list))
    }
    let place = isOnScreen ? ", on screen" : ""
    return Benchmark("a page of 50 to a list of 100,000\(place)", times: 50) {
      if pages.list.value == nil {
        display.appear()
        await pages.list.load()
        while pages.list.value?.count ?? 0 < longList { await pages.loadMore() }
      }
      for _ in 0..<50 { await pages.loadMore() }
      use(model.frame)
    }
  }

  // MARK: Many at once

  static var loadsInFlight: Benchmark {
    Benchmark("10,000 loaders created and in flight at once, each", times: 10_000) {
      let gate = Gate()
      let loaders = (0..<10_000).map { _ in
        makeLoader { _ in
          await gate.wait()
          return articles
        }
      }
      for loader in loaders { loader.start() }
      gate.open()
      for loader in loaders { use(await loader.load()) }
    }
  }

  static var joinedCallers: Benchmark {
    Benchmark("1,000 callers joined on one load, each", times: 1_000) {
      let gate = Gate()
      let loader = makeLoader { _ in
        await gate.wait()
        return articles
      }
      loader.start()
      let callers = (0..<1_000).map { _ in Task { await loader.load() } }
      gate.open()
      for caller in callers { use(await caller.value) }
    }
  }
}

/// A list with a next page as an app writes it without a library.
@available(macOS 14, *)
@MainActor @Observable private final class HandWrittenList {
  private(set) var items: [Int]
  private(set) var isLoading = false
  private(set) var error: (any Error)?
  @ObservationIgnored private var ids: Set<Int>
  @ObservationIgnored private let page: @MainActor (Int) async throws -> [Int]

  init(_ items: [Int], page: @escaping @MainActor (Int) async throws -> [Int]) {
    self.items = items
    self.page = page
    ids = Set(items)
  }

  func loadMore() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      for item in try await page(items.count) where ids.insert(item).inserted { items.append(item) }
      error = nil
    } catch {
      self.error = error
    }
  }
}

/// Holds operations until it is opened.
@MainActor private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
