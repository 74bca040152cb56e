/// A loader with an input.
final class LoaderSource<Input: Equatable, Value>: ScreenSource<Value> {
  private let loader: Loader<Input, Value>
  private let input: Input?
  /// Whether there is an input to load for. It may be that of the loader itself.
  private let hasInput: Bool

  init(_ loader: Loader<Input, Value>, input: Input?, hasInput: Bool, sample: Value?, loadsOnAppear: Bool) {
    self.loader = loader
    self.input = input
    self.hasInput = hasInput
    super.init(sample: sample)
    self.loadsOnAppear = loadsOnAppear
  }

  override var owner: AnyObject? { loader }
  override func adopt(_ environment: LoadEnvironment) { loader.adopt(environment) }
  override var emptyContent: EmptyContent? { loader.emptyContentNow }
  override var state: LoadState<Value> { loader.driver.published.open(as: Value.self) }
  override var shownState: LoadState<Value> { hasInput ? state : .idle }
  override var contentVersion: Int { loader.driver.publishedVersion }
  override var contentInput: [Int] {
    loader.options.keepsPreviousContent ? [] : [loader.driver.machine.contentInput]
  }
  override var askedInput: Int { loader.driver.input }
  override var answeredInput: Int { loader.driver.machine.contentInput }
  override var answersInput: Bool {
    guard let input else { return answeredInput == askedInput }
    // Content from before the first input belongs to that.
    return loader.inputs[answeredInput].map { $0 == input } ?? true
  }
  override var isSignedOut: Bool { loader.isSignedOut }
  override var wording: Shared<LoadWording> { loader.sharedWording }
  override var traits: LoadTraits<Value> { loader.traits }
  override var clock: LoadClock? { loader.driver.clock }
  override var asks: Bool { loadsOnAppear && input != nil }
  override var availableActions: Set<LoadAction> {
    loader.availableActions(hasInput: hasInput && (input != nil || loader.driver.machine.hasInput))
  }

  override func isTyped(_ reason: LoadReason) -> Bool {
    reason == .inputChanged && loader.options.debounce > .zero
  }

  override func isSame(as other: ScreenSource<Value>) -> Bool {
    guard let other = other as? LoaderSource<Input, Value> else { return false }
    return other.loader === loader && other.input == input && other.hasInput == hasInput
  }

  override func observe(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription? {
    loader.follow(notify)
  }

  override func attach(_ display: LoadDisplay) { loader.driver.attach(display) }
  override func detach(_ display: LoadDisplay) { loader.driver.detach(display) }
  override func displayDidAppear(_ display: LoadDisplay) { loader.driver.displayDidAppear(display) }
  override func displayDidChange() { loader.driver.displaysDidChange() }
  override func isSpeaker(_ display: LoadDisplay) -> Bool { loader.driver.displays.speaker(for: loader) === display }

  override func ask() {
    if let input {
      if loadsOnAppear { loader.request(input, nil, .display) }
    } else if !hasInput {
      loader.start(nil)
    }
  }

  override func renew() {
    guard hasInput, loadsOnAppear || input == nil else { return }
    // What is on screen is renewed, also if the user has stopped the load for another input.
    if let input = loader.input { loader.request(input, .foreground, .display) }
  }

  override func beginRefresh() -> (@MainActor () async -> Void)? {
    // What is only offered is not loaded before the user asks for it.
    guard hasInput, loadsOnAppear || input == nil || !state.isIdle, let input = loader.input ?? input else {
      return nil
    }
    let waiter = loader.driver.wait(for: loader.request(input, .userRefresh, .waiting), .userRefresh)
    // Without content a pull is a retry: its control ends at once (rule 7).
    guard loader.driver.published.hasOutcome else { return nil }
    return { await waiter?.wait() }
  }

  override func perform(_ action: LoadAction) -> Bool {
    // A loader that was reset still knows the input that it was asked for last.
    loader.perform(action, input: loader.input == nil || state.isIdle ? input : nil)
  }
}
