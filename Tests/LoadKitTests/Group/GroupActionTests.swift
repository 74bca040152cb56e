import LoadKit
import LoadKitTesting
import Testing

/// What the buttons of every renderer do for a group.
@MainActor @Suite("The actions of a group") struct GroupActionTests {
  private let clock = ManualClock()

  private func make(
    _ steps: ScriptedStep<String>..., authentication: LoadAuthentication? = nil
  ) -> (loader: Loader<NoInput, String>, script: ScriptedOperation<NoInput, String>) {
    let script = ScriptedOperation<NoInput, String>(clock, steps)
    let loader = Loader<NoInput, String>(
      options: LoadOptions(timing: .none, retry: .never),
      environment: LoadEnvironment(clock: clock, authentication: authentication)
    ) { try await script.operation(NoInput(), $0) }
    return (loader, script)
  }

  /// Waits until the group is told of a state.
  private func when(_ group: LoadGroup, _ isTrue: @escaping @MainActor (LoadState<LoadGroup.Content>) -> Bool) async {
    if isTrue(group.state) { return }
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      group.onTransition = { transition in
        guard isTrue(transition.state) else { return }
        waiting?.resume()
        waiting = nil
      }
    }
  }

  @Test("B64 load loads all, retry only what has failed, refresh all, cancel and dismiss all")
  func actions() async {
    let (first, second) = (make(.succeed("a")), make(.fail(broken), .succeed("b"), .fail(broken), .hang))
    let group = LoadGroup(first.loader, second.loader, minimumDisplay: .zero)
    #expect(group.perform(.load))
    await when(group) { $0.failure != nil }
    #expect(group.perform(.retry))
    await when(group) { $0.value != nil && !$0.isRunning }
    #expect((first.script.calls.count, second.script.calls.count) == (1, 2))
    #expect(group.perform(.refresh))
    await when(group) { $0.failure != nil && !$0.isRunning }
    #expect((first.script.calls.count, second.script.calls.count) == (2, 3))
    #expect(group.perform(.dismiss))
    #expect(group.state.failure == nil && group.state.value != nil)
    #expect(group.perform(.refresh))
    #expect(group.state.isRunning)
    #expect(group.perform(.cancel))
    #expect(!group.state.isRunning && group.state.value != nil)
  }

  @Test("B32 signing in is an action if one of the loaders can, and those that were refused load again")
  func signIn() async {
    var count = 0
    let authentication = LoadAuthentication {
      count += 1
      return true
    }
    let first = make(.succeed("a"))
    let second = make(.fail(LoadFailure(.unauthorized)), .succeed("b"), authentication: authentication)
    let third = make(.fail(LoadFailure(.unauthorized)), .succeed("c"), authentication: authentication)
    let group = LoadGroup(first.loader, second.loader, third.loader, minimumDisplay: .zero)
    #expect(group.availableActions == [.load, .retry, .refresh, .cancel, .signIn])
    await group.load()
    #expect(group.state.failure?.kind == .unauthorized)
    #expect(group.perform(.signIn))
    await when(group) { $0.value != nil && !$0.isRunning }
    #expect(count == 1)
    #expect([first, second, third].map(\.script.calls.count) == [1, 2, 2])
  }

  @Test("it is that of the loader that needs it, where they sign in at different places")
  func places() async {
    var places: [String] = []
    func authentication(_ name: String) -> LoadAuthentication {
      LoadAuthentication {
        places.append(name)
        return true
      }
    }
    let first = make(.succeed("a"), authentication: authentication("first"))
    let second = make(.fail(LoadFailure(.unauthorized)), .succeed("b"), authentication: authentication("second"))
    let group = LoadGroup(first.loader, second.loader, minimumDisplay: .zero)
    await group.load()
    #expect(group.perform(.signIn))
    await when(group) { $0.value != nil && !$0.isRunning }
    #expect(places == ["second"])
  }

  @Test("without anything that signs in it is the app's, as all else is")
  func ofTheApp() {
    let group = LoadGroup(make(.hang).loader, make(.hang, authentication: LoadAuthentication()).loader)
    #expect(group.availableActions == LoadPresentation.Options.loaderActions)
    for action: LoadAction in [
      .signIn, .clearSearch, .clearFilters, .details, .contactSupport, .openSettings, .custom(id: "m", title: "Mail"),
    ] {
      #expect(!group.perform(action))
    }
    #expect(LoadGroup(wording: .standard).availableActions == LoadPresentation.Options.loaderActions)
    #expect(group.state.isIdle)
  }
}
