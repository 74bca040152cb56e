/// A loader whose value is not shown.
final class WorkSource<Input: Equatable, Output>: ScreenSource<NoInput> {
  private let loader: Loader<Input, Output>
  private let input: Input

  init(_ loader: Loader<Input, Output>, input: Input) {
    self.loader = loader
    self.input = input
    super.init(sample: nil)
  }

  override var owner: AnyObject? { loader }
  override func adopt(_ environment: LoadEnvironment) { loader.adopt(environment) }
  override var state: LoadState<NoInput> { loader.driver.published.asWork }
  override var wording: Shared<LoadWording> { loader.sharedWording }
  /// Without a refresh: no content shows that the user could renew.
  override var availableActions: Set<LoadAction> { loader.availableActions.subtracting([.refresh]) }

  override func isSame(as other: ScreenSource<NoInput>) -> Bool {
    guard let other = other as? WorkSource<Input, Output> else { return false }
    return other.loader === loader && other.input == input
  }

  override func observe(_ notify: @escaping @MainActor (LoadTransition<NoInput>) -> Void) -> LoadSubscription? {
    loader.follow {
      notify(
        LoadTransition(
          previous: $0.previous.asWork, state: $0.state.asWork, time: $0.time, settlement: $0.settlement,
          isChange: $0.isChange))
    }
  }

  override func attach(_ display: LoadDisplay) { loader.driver.attach(display) }
  override func detach(_ display: LoadDisplay) { loader.driver.detach(display) }
  override func displayDidAppear(_ display: LoadDisplay) { loader.driver.displayDidAppear(display) }
  override func displayDidChange() { loader.driver.displaysDidChange() }
  override func isSpeaker(_ display: LoadDisplay) -> Bool { loader.driver.displays.speaker(for: loader) === display }
  override func perform(_ action: LoadAction) -> Bool { loader.perform(action, input: input) }
}

extension LoadState {
  /// The state as that of work whose value is not shown: another run is no refresh.
  fileprivate var asWork: LoadState<NoInput> {
    if let activity { return .loading(activity) }
    if let failure { return .failed(failure) }
    return isIdle ? .idle : .loaded(NoInput(), LoadStatus())
  }
}
