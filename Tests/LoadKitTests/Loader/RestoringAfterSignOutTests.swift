import LoadKit
import Testing

@testable import LoadKitTesting

/// What the app has cached belongs to the user who has signed out until another signs in (rule 1).
@MainActor @Suite("Cached content after signing out") struct RestoringAfterSignOutTests {
  private let authentication = LoadAuthentication { true }
  private let clock = ManualClock()
  private let store = Store()

  /// The cached content. It comes when a test lets it, or at once.
  @MainActor private final class Store {
    var gate: MainActorGate?
    private(set) var asked = 0

    func load() async -> LoadCachedValue<[String]>? {
      asked += 1
      try? await gate?.pass(WakeCount())
      return LoadCachedValue(["of the user before"], age: .zero)
    }
  }

  private var environment: LoadEnvironment {
    LoadEnvironment(clock: clock, connectivity: LoadConnectivity(.online), authentication: authentication)
  }

  private func loader<Input: Equatable & Sendable>(_ input: Input.Type = NoInput.self) -> Loader<Input, [String]> {
    let script = ScriptedOperation<Input, [String]>(clock, Array(repeating: .hang, count: 8))
    return Loader<Input, [String]>(
      options: LoadOptions(timing: .none, retry: .never), environment: environment, operation: script.operation
    )
    .restoring { [store] _ in await store.load() }
  }

  /// Waits until all that is ready has run.
  private func turn() async { await clock.advance(by: .zero) }

  @Test("while a load runs: content that arrives late does not show, and none is asked for until a user signs in")
  func running() async {
    let loader = loader()
    let gate = MainActorGate()
    store.gate = gate
    loader.start()
    await turn()
    #expect(store.asked == 1)
    authentication.signedOut()
    gate.open()
    await turn()
    #expect(loader.state.isIdle)
    loader.start(.userRetry)
    await turn()
    #expect(store.asked == 1 && loader.value == nil)
    loader.cancel()
    store.gate = nil
    authentication.signedIn()
    loader.start(.userRetry)
    await turn()
    #expect(store.asked == 2 && loader.value == ["of the user before"])
  }

  @Test("after the load was cancelled: content that arrives late does not show")
  func cancelled() async {
    let loader = loader()
    let gate = MainActorGate()
    store.gate = gate
    loader.start()
    await turn()
    loader.cancel()
    #expect(store.asked == 1 && loader.state.isIdle)
    authentication.signedOut()
    loader.start()
    gate.open()
    await turn()
    #expect(store.asked == 1 && loader.value == nil)
  }

  @Test("a loader without a load so far, and a loader created afterwards, do not ask for it")
  func others() async {
    let never = loader()
    #expect(never.state.isIdle)
    authentication.signedOut()
    let later = loader()
    never.start()
    later.start()
    await turn()
    #expect(store.asked == 0 && never.value == nil && later.value == nil)
    authentication.signedIn()
    let next = loader()
    next.start()
    never.start(.userRetry)
    await turn()
    #expect(store.asked == 2 && next.value != nil && never.value != nil)
  }

  @Test("neither an input of nil nor a reset lets it be asked for")
  func noInput() async {
    let loader = loader(Int.self)
    loader.start(1)
    await turn()
    #expect(store.asked == 1)
    authentication.signedOut()
    loader.start(nil)
    loader.start(1)
    await turn()
    loader.reset()
    loader.start(2)
    await turn()
    #expect(store.asked == 1 && loader.value == nil)
  }

  @Test("nor does the lack of a connection")
  func offline() async {
    let environment = LoadEnvironment(
      clock: clock, connectivity: LoadConnectivity(.offline), authentication: authentication)
    let loader = Loader<NoInput, [String]>(environment: environment) { _ in throw LoadFailure(.offline) }
      .restoring { [store] in await store.load() }
    authentication.signedOut()
    await loader.load()
    await turn()
    #expect(store.asked == 0 && loader.value == nil && loader.failure?.kind == .offline)
  }

  @Test("the members of a group and the first page of a list do not ask for it either")
  func groupsAndPages() async {
    let group = LoadGroup()
    let member = loader()
    group.add(member)
    let pages = PagedLoader<NoInput, String, Int>(environment: environment, id: { $0 }) { _, _ in
      LoadPage(["new"], next: nil)
    }
    pages.list.restoring { [store] in
      _ = await store.load()
      return LoadCachedValue(LoadPages(), age: .zero)
    }
    authentication.signedOut()
    member.start()
    pages.list.start()
    await turn()
    #expect(store.asked == 0 && member.value == nil)
  }

  @Test("it is blocked again when the next user signs out")
  func twice() async {
    authentication.signedOut()
    authentication.signedIn()
    authentication.signedOut()
    let loader = loader()
    loader.start()
    await turn()
    #expect(store.asked == 0)
    _ = await authentication.signIn()
    loader.start(.userRetry)
    await turn()
    #expect(store.asked == 1)
  }
}
