/// Content from elsewhere, a database for example, and the loader that brings it up to date.
final class SyncedSource<Input: Equatable, Output, Value>: ScreenSource<Value> {
  private let loader: Loader<Input, Output>
  private let input: Input?
  private var content: SyncedContent<Value>

  init(
    _ loader: Loader<Input, Output>, input: Input?, sample: Value?, loadsOnAppear: Bool,
    traits: @escaping @MainActor () -> LoadTraits<Value>, read: @escaping @MainActor () -> Value
  ) {
    self.loader = loader
    self.input = input
    content = SyncedContent(read: read, makeTraits: traits)
    super.init(sample: sample)
    self.loadsOnAppear = loadsOnAppear
  }

  override var owner: AnyObject? { loader }
  override func adopt(_ environment: LoadEnvironment) { loader.adopt(environment) }
  override var emptyContent: EmptyContent? { content.traits.empty(content.value) }
  override var state: LoadState<Value> { state(of: loader.driver.published) }
  override var shownState: LoadState<Value> {
    if input == nil { return .idle }
    return state(of: loader.driver.published).without(content.hidden)
  }
  override var contentVersion: Int { content.version }
  override var contentInput: [Int] { [loader.driver.input] }
  override var askedInput: Int { loader.driver.input }
  override var answeredInput: Int { loader.driver.input }
  override var isSignedOut: Bool { loader.isSignedOut }
  override var wording: Shared<LoadWording> { loader.sharedWording }
  override var traits: LoadTraits<Value> { content.traits }
  override var clock: LoadClock? { loader.driver.clock }
  override var asks: Bool { loadsOnAppear && input != nil }
  override var availableActions: Set<LoadAction> { loader.availableActions(hasInput: input != nil) }

  override func isTyped(_ reason: LoadReason) -> Bool { reason == .inputChanged && loader.options.debounce > .zero }

  override func isSame(as other: ScreenSource<Value>) -> Bool {
    guard let other = other as? SyncedSource<Input, Output, Value> else { return false }
    return other.loader === loader && other.input == input
  }

  override func inherit(from other: ScreenSource<Value>) {
    guard let other = other as? SyncedSource<Input, Output, Value>, other !== self, other.content !== content else {
      return
    }
    other.content.read = content.read
    other.content.update(content.value)
    content = other.content
  }

  override func observe(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription? {
    // Later sources of the same loader share the content.
    loader.follow { [content, weak loader] transition in
      guard let loader else { return }
      let previous = content.state(of: transition.previous, isSignedOut: loader.isSignedOut)
      content.heard(transition.state, input: loader.driver.input)
      if transition.settlement != nil { content.update(content.read()) }
      notify(
        LoadTransition(
          previous: previous, state: content.state(of: transition.state, isSignedOut: loader.isSignedOut),
          time: transition.time, settlement: transition.settlement, isChange: transition.isChange))
    }
  }

  override func attach(_ display: LoadDisplay) { loader.driver.attach(display) }
  override func detach(_ display: LoadDisplay) { loader.driver.detach(display) }
  override func displayDidAppear(_ display: LoadDisplay) { loader.driver.displayDidAppear(display) }
  override func displayDidChange() { loader.driver.displaysDidChange() }
  override func isSpeaker(_ display: LoadDisplay) -> Bool { loader.driver.displays.speaker(for: loader) === display }

  override func ask() { if asks, let input { loader.request(input, nil, .display) } }
  override func renew() { if asks, let input { loader.request(input, .foreground, .display) } }

  override func beginRefresh() -> (@MainActor () async -> Void)? {
    guard let input else { return nil }
    let waiter = loader.driver.wait(for: loader.request(input, .userRefresh, .waiting), .userRefresh)
    // Before the first success a pull is a retry: its control ends at once (rule 7).
    guard loader.driver.published.hasOutcome else { return nil }
    return { await waiter?.wait() }
  }

  override var hidesBanners: Bool { true }

  override func perform(_ action: LoadAction) -> Bool {
    // The loader knows no content, so it offers no dismissal of a failure before the first success.
    if action == .dismiss, case .failed(let failure) = loader.driver.published {
      content.hidden = failure
      return true
    }
    return loader.perform(action, input: input)
  }

  private func state(of published: LoadState<LoadContent>) -> LoadState<Value> {
    content.state(of: published, isSignedOut: loader.isSignedOut)
  }
}

/// The content of a ``SyncedSource``, which the sources of one screen share.
@MainActor private final class SyncedContent<Value> {
  /// Reads the content again.
  var read: @MainActor () -> Value
  private(set) var value: Value
  private(set) var version = 1
  /// The failure whose banner the user dismissed. After another run it shows again.
  var hidden: LoadFailure?
  /// The failure of the first runs for an input, until one succeeds.
  private var failure: LoadFailure?
  private var failedInput: Int?
  private let makeTraits: @MainActor () -> LoadTraits<Value>
  private(set) lazy var traits = makeTraits()

  init(read: @escaping @MainActor () -> Value, makeTraits: @escaping @MainActor () -> LoadTraits<Value>) {
    self.read = read
    self.makeTraits = makeTraits
    value = read()
  }

  func update(_ next: Value) {
    if !traits.isSame(value, next) { version += 1 }
    value = next
  }

  /// Takes the loader's next state, and the number of the input that it loads.
  func heard<Output>(_ state: LoadState<Output>, input: Int) {
    if state.isRunning { hidden = nil }
    if state.isIdle || state.hasOutcome || input != failedInput { failure = nil }
    if case .failed(let failure) = state, !failure.isOfPreviousInput {
      self.failure = failure
      failedInput = input
    }
  }

  /// The state of the loader with this content.
  func state<Output>(of loader: LoadState<Output>, isSignedOut: Bool) -> LoadState<Value> {
    if isSignedOut { return .idle }
    let status: LoadStatus
    switch loader {
    case .idle: status = LoadStatus()
    case .loading(let activity): status = LoadStatus(refresh: .running(activity, after: failure))
    // The rows are those of the present input, to which a failure of another one says nothing (rule 3).
    case .failed(let failure): status = LoadStatus(refresh: failure.isOfPreviousInput ? .none : .failed(failure))
    case .loaded(_, let known), .empty(let known): status = LoadStatus(refresh: known.refresh, asOf: known.asOf)
    }
    if !traits.isEmpty(value) { return .loaded(value, status) }
    switch loader {
    case .idle: return .idle
    case .loading(let activity): return .loading(activity)
    case .failed(let failure): return .failed(failure)
    case .loaded, .empty: return .empty(status)
    }
  }
}

extension LoadState {
  /// The state without the banner of a failure.
  func without(_ hidden: LoadFailure?) -> LoadState {
    guard let hidden, var status, status.refresh == .failed(hidden) else { return self }
    status.refresh = .none
    if case .loaded(let value, _) = self { return .loaded(value, status) }
    return .empty(status)
  }
}
