import LoadKit
import LoadKitTesting
import Testing

/// A service that belongs to no actor, as most do.
private struct Service: Sendable {
  func texts() async throws -> [String] { ["a"] }
  func texts(after cursor: Int?) async throws -> LoadPage<String, Int> { LoadPage(["a"], next: nil) }
}

private let service = Service()

/// What the compiler accepts is the test: loaders in the initial values of properties that belong to the main actor.
@MainActor private struct ScreenModel {
  let plain = Loader { _ in try await service.texts() }
  let search = Loader<String, [String]>(options: LoadOptions(debounce: .zero)) { _, _ in try await service.texts() }
  let seeded = Loader(
    seed: .cached(["saved"]), traits: LoadTraits(isEmpty: { $0.isEmpty }, isSame: { $0 == $1 })
  ) { _ in try await service.texts() }
  let pages = PagedLoader(id: { (text: String) in text }) { (cursor: Int?, _) in try await service.texts(after: cursor)
  }
}

@MainActor @Suite("Creating a loader") struct CreationTests {
  @Test("a property of the main actor begins with a loader whose operation belongs to no actor")
  func initialValues() async {
    let model = ScreenModel()
    #expect(await model.plain.load().value == ["a"])
    #expect(await model.search.load("a").value == ["a"])
    #expect(model.seeded.value == ["saved"])
    #expect(await model.seeded.load().value == ["a"])
    #expect(await model.pages.list.load().value?.items == ["a"])
  }

  @Test("creating evaluates nothing; the first use does, once")
  func firstUse() {
    var evaluations: [String] = []
    func seed() -> LoadSeed<[String]> {
      evaluations.append("seed")
      return .cached(["saved"])
    }
    func traits() -> LoadTraits<[String]> {
      evaluations.append("traits")
      return .automatic
    }
    let loader = Loader<NoInput, [String]>(seed: seed(), traits: traits()) { _ in [] }
    #expect(evaluations.isEmpty)
    #expect(loader.value == ["saved"])
    loader.reset()
    #expect(loader.traits.isEmpty([]))
    #expect(evaluations.sorted() == ["seed", "traits"])
  }

  @Test("a loader can be created off the main actor and used on it")
  func elsewhere() async {
    let loader = await Task.detached { Loader<NoInput, [String]> { _ in ["a"] } }.value
    #expect(loader.state == .idle)
    #expect(await loader.load().value == ["a"])
  }

  @Test("starting, as the first thing that is done, loads")
  func start() async {
    let clock = ManualClock()
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock)) { _ in ["a"] }
    loader.start()
    await clock.advance(by: .zero)
    #expect(loader.value == ["a"])
    let other = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock)) { _ in ["a"] }
    #expect(other.input == NoInput())
  }

  @Test("the time line begins with the first use")
  func timeLine() async {
    let clock = ManualClock()
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock)) { _ in [] }
    await clock.advance(by: .seconds(5))
    #expect(loader.now == .zero)
    await clock.advance(by: .seconds(2))
    #expect(loader.now == .seconds(2))
  }

  @Test("a loader that was never used goes without a trace")
  func unused() {
    var loader: Loader<NoInput, [String]>? = Loader { _ in [] }
    weak let weakLoader = loader
    #expect(weakLoader != nil)
    loader = nil
    #expect(weakLoader == nil)
  }
}
