import LoadKitLanguages
import LoadKitTesting
import Testing

@testable import LoadKit

@MainActor @Suite("Where a loader finds its environment (rule 31)") struct EnvironmentTests {
  private let given = ManualClock()
  private let scope = ManualClock()
  private let subtree = ManualClock()

  private func make(_ environment: LoadEnvironment? = nil) -> Loader<NoInput, [String]> {
    Loader(environment: environment) { _ in ["a"] }
  }

  /// The clock that a loader uses: the one on which it sleeps.
  private func clock(of loader: Loader<NoInput, [String]>) -> (any Clock<Duration>)? { loader.driver.environment.clock }

  private func isClock(of loader: Loader<NoInput, [String]>, _ clock: ManualClock) -> Bool {
    (self.clock(of: loader) as? ManualClock) === clock
  }

  @Test("B68 the environment that was given to a loader wins over the scope and the subtree")
  func givenFirst() {
    let loader = LoadEnvironment.$override.withValue(LoadEnvironment(clock: scope)) {
      make(LoadEnvironment(clock: given))
    }
    loader.adopt(LoadEnvironment(clock: subtree))
    #expect(isClock(of: loader, given))
  }

  @Test("B68 the scope counts when the loader is created, not when it is used, and wins over the subtree")
  func scopeSecond() {
    let loader = LoadEnvironment.$override.withValue(LoadEnvironment(clock: scope)) { make() }
    loader.adopt(LoadEnvironment(clock: subtree))
    #expect(isClock(of: loader, scope))
    let earlier = make()
    LoadEnvironment.$override.withValue(LoadEnvironment(clock: scope)) { _ = earlier.state }
    #expect(!isClock(of: earlier, scope))
  }

  @Test("B68 the subtree that shows a loader first gives it its environment, also if the state is read between")
  func subtreeThird() {
    let loader = make()
    loader.adopt(LoadEnvironment(clock: subtree))
    loader.adopt(LoadEnvironment(clock: given))
    #expect(isClock(of: loader, subtree))
    loader.adopt(LoadEnvironment(clock: given))
    #expect(isClock(of: loader, subtree))
  }

  @Test("B68 the environment is fixed when the state is read, or the loader loads")
  func fixed() async {
    let read = make()
    _ = read.state
    read.adopt(LoadEnvironment(clock: subtree))
    #expect(clock(of: read) is ContinuousClock)
    let loaded = make()
    await loaded.load()
    loaded.adopt(LoadEnvironment(clock: subtree))
    #expect(clock(of: loaded) is ContinuousClock)
  }

  @Test("B68 what says nothing about the state does not fix the environment")
  func notFixed() {
    let loader = make()
    _ = (loader.options, loader.wording)
    loader.onTransition = { _ in }
    let subscription = loader.subscribe { _ in }
    loader.restoring { nil }
    let store = LoaderStore()
    _ = store.loader(for: "a") { loader }
    store.releaseUnused()
    loader.adopt(LoadEnvironment(clock: subtree))
    #expect(isClock(of: loader, subtree))
    withExtendedLifetime(subscription) {}
  }

  @Test("B68 a screen model hands its environment over before the state is read; another model comes too late")
  func screenModel() {
    let (loader, model, second) = (make(), LoadScreenModel<[String]>(), LoadScreenModel<[String]>())
    model.environment = LoadEnvironment(clock: subtree)
    second.environment = LoadEnvironment(clock: given)
    model.prepare(.loader(loader))
    _ = model.frame
    second.show(.loader(loader))
    #expect(isClock(of: loader, subtree))
  }

  @Test("B68 a group hands its environment to all of its loaders, and a loader that is added later keeps another")
  func group() {
    let (a, b, late) = (make(), make(LoadEnvironment(clock: given)), make())
    let group = LoadGroup(a, b)
    let model = LoadScreenModel<LoadGroup.Content>()
    model.environment = LoadEnvironment(clock: subtree)
    model.show(.group(group))
    #expect(isClock(of: a, subtree) && isClock(of: b, given))
    group.add(late)
    #expect(clock(of: late) is ContinuousClock)
    #expect(group.members.count == 3)
  }

  @Test("B68 a paged loader and its footer take the environment of the screen that shows the list")
  func pages() {
    let pages = PagedLoader<NoInput, Int, Int>(id: { $0 }) { _, _ in LoadPage([1], next: nil) }
    let model = LoadScreenModel<LoadPages<Int, Int>>()
    model.environment = LoadEnvironment(clock: subtree)
    model.show(.loader(pages.list))
    let footer = LoadNextPageModel()
    footer.environment = LoadEnvironment(clock: subtree)
    footer.show(pages)
    #expect((pages.list.driver.environment.clock as? ManualClock) === subtree)
    #expect((pages.next.driver.environment.clock as? ManualClock) === subtree)
  }

  @Test("B68 a form takes the environment of the place that shows it, and its classifier")
  func form() async {
    struct Refused: Error {}
    let form = LoadSubmission<String, Int>(draft: "") { _, _ in throw Refused() }
    let model = LoadFormModel()
    model.environment = LoadEnvironment(
      clock: subtree, classifier: FailureClassifier { $0 is Refused ? .failure(LoadFailure(.forbidden)) : nil })
    model.show(form)
    let sent = Task { await form.send() }
    await subtree.advance(by: .seconds(1))
    #expect(await sent.value.failure?.failure.kind == .forbidden)
  }

  @Test("B68 without any of them the app's default is used; it is fixed by that, and a later one is refused")
  func fallback() async {
    #expect(clock(of: make()) is ContinuousClock)
    _ = LoadWords()
    #if DEBUG
      await #expect(processExitsWith: .failure) {
        _ = LoadEnvironment.default
        LoadEnvironment.setDefault(LoadEnvironment())
      }
      await #expect(processExitsWith: .failure) {
        LoadEnvironment.setDefault(LoadEnvironment())
        LoadEnvironment.setDefault(LoadEnvironment())
      }
      await #expect(processExitsWith: .failure) {
        _ = LoadWords()
        LoadWords.setDefault(common: .german)
      }
    #endif
    await #expect(processExitsWith: .success) {
      let budget = RetryBudget()
      precondition(LoadEnvironment.setDefault(LoadEnvironment(budget: budget)))
      precondition(LoadWords.setDefault(common: .german, failures: FailureWording()))
      await MainActor.run {
        let loader = Loader<NoInput, Int> { _ in 1 }
        precondition(loader.driver.environment.budget === budget)
        precondition(LoadWords().common.language == "de")
        precondition(LoadWords(common: .english).common.language == "en")
        precondition(LoadWords().failures != nil)
      }
    }
  }

  @Test("B9C the language of the app counts for all screens, and a view can show another one of its languages")
  func languages() async {
    await #expect(processExitsWith: .success) {
      precondition(LoadWords.setDefault(languages: [.german], for: ["fr", "de_AT.UTF-8"]))
      precondition(LoadWords().common.language == "de" && LoadWords().failures == nil)
      precondition(LoadWords.common(for: ["en-GB"])?.language == "en")
      precondition(LoadWords.common(for: ["fr"])?.language == "de")
    }
    await #expect(processExitsWith: .success) {
      precondition(LoadWords.setDefault(languages: [.german], for: ["fr"]))
      precondition(LoadWords().common.language == "en" && LoadWords.common(for: ["de"])?.language == "de")
    }
    await #expect(processExitsWith: .success) {
      precondition(LoadWords.defaultCommon == nil && LoadWords.common(for: ["de"]) == nil)
      precondition(LoadWords().common.language == "en")
    }
  }
}

@MainActor @Suite("Options that the environment changes") struct EnvironmentOptionsTests {
  /// Switches that are set from outside.
  private final class Switches: Sendable {
    let attempts = LoadLock(1)
  }

  private let clock = ManualClock()
  private let switches = Switches()

  private func environment() -> LoadEnvironment {
    LoadEnvironment(clock: clock) { [switches] options in
      var options = options
      let attempts = switches.attempts.withLock { $0 }
      options.retry = .retries(attempts - 1)
      options.staleAfter = .seconds(attempts)
      return options
    }
  }

  @Test("B68 the options are changed at each run, and never within one")
  func eachRun() async {
    let script = ScriptedOperation<NoInput, [String]>(clock, Array(repeating: .fail(broken, after: ms(10)), count: 9))
    let loader = Loader<NoInput, [String]>(environment: environment(), operation: script.operation)
    loader.start()
    await clock.advance(to: ms(5_000))
    #expect(script.calls.count == 1)
    switches.attempts.withLock { $0 = 3 }
    loader.start(.userRetry)
    await clock.advance(to: ms(5_500))
    switches.attempts.withLock { $0 = 1 }
    await clock.advance(to: ms(20_000))
    #expect(script.calls.count == 4)
    loader.start(.userRetry)
    await clock.advance(to: ms(40_000))
    #expect(script.calls.count == 5)
  }

  @Test("B68 the change of freshness counts for the appearance that asks")
  func freshness() async {
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"]), .succeed(["b"])])
    let loader = Loader<NoInput, [String]>(environment: environment(), operation: script.operation)
    loader.start()
    await clock.advance(to: ms(2_000))
    switches.attempts.withLock { $0 = 3 }
    loader.start()
    await clock.advance(to: ms(2_999))
    #expect(script.calls.count == 1)
    await clock.advance(to: ms(3_000))
    loader.start()
    await clock.advance(by: .zero)
    #expect(script.calls.count == 2)
  }

  @Test("B68 a run for another input has the options of its own beginning")
  func otherInput() async {
    let script = ScriptedOperation<String, [String]>(clock, Array(repeating: .fail(broken, after: ms(10)), count: 9))
    let loader = Loader<String, [String]>(environment: environment(), operation: script.operation)
    switches.attempts.withLock { $0 = 3 }
    loader.start("a")
    await clock.advance(to: ms(500))
    switches.attempts.withLock { $0 = 1 }
    loader.start("b")
    await clock.advance(to: ms(20_000))
    #expect(script.calls.count == 2)
  }

  @Test("B68 whether work may be repeated stays as the loader says, and a form never sends by itself")
  func safety() async {
    let calls = LoadLock(0)
    switches.attempts.withLock { $0 = 3 }
    let form = LoadSubmission<String, Int>(draft: "a", environment: environment()) { _, _ in
      calls.withLock { $0 += 1 }
      throw broken
    }
    let sent = Task { await form.send() }
    await clock.advance(to: ms(30_000))
    #expect(await sent.value.failure != nil)
    #expect(calls.withLock { $0 } == 1)
  }
}
