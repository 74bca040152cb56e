/// What a screen model shows: a loader bound to an input, a group, or a state of the app's own.
///
/// A source is a description that a view creates as often as it is evaluated. Two sources are the same if they name the
/// same loader and equal inputs.
@MainActor public struct LoadScreenSource<Value> {
  let body: ScreenSource<Value>

  /// The loader or the group; `nil` for a state of the app's own.
  package var owner: AnyObject? { body.owner }
  /// The phrases of the loader or the group.
  package var wording: LoadWording { body.wording }
  /// Whether the screen loads when it appears.
  package var loadsOnAppear: Bool {
    get { body.loadsOnAppear }
    nonmutating set { body.loadsOnAppear = newValue }
  }

  /// Whether another source shows the same thing for an equal input.
  package func isSame(as other: LoadScreenSource) -> Bool { body.isSame(as: other.body) }

  /// Creates a source from a loader and the input to load for.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input. When it changes the screen loads again; the latest input wins. With `nil` there is nothing
  ///     to load yet: a run is cancelled, content and failure go, and idle offers no action (rule 1).
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes; otherwise idle is a message with an
  ///     action that loads.
  /// - Returns: The source.
  public static func loader<Input: Equatable>(
    _ loader: Loader<Input, Value>, input: Input?, sample: Value? = nil, loadsOnAppear: Bool = true
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: LoaderSource(loader, input: input, hasInput: input != nil, sample: sample, loadsOnAppear: loadsOnAppear))
  }

  /// Creates a source from a loader that needs no input.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - loadsOnAppear: Whether the screen loads when it appears. Default: yes.
  /// - Returns: The source.
  public static func loader(
    _ loader: Loader<NoInput, Value>, sample: Value? = nil, loadsOnAppear: Bool = true
  ) -> LoadScreenSource {
    .loader(loader, input: NoInput(), sample: sample, loadsOnAppear: loadsOnAppear)
  }

  /// Creates a source from a loader that another part of the screen, or the app, loads: it shows the loader's present
  /// input and asks for nothing.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  /// - Returns: The source.
  public static func following<Input: Equatable>(
    _ loader: Loader<Input, Value>, sample: Value? = nil
  ) -> LoadScreenSource {
    LoadScreenSource(body: LoaderSource(loader, input: nil, hasInput: true, sample: sample, loadsOnAppear: false))
  }

  /// Creates a source from a state of the app's own, which the app loads.
  ///
  /// - Parameters:
  ///   - state: What the screen shows.
  ///   - sample: A sample value that is drawn as a placeholder while there is nothing to show yet.
  ///   - traits: Counts items and tells whether two values are the same.
  ///   - timeline: The time line of ``LoadStatus/asOf``; `nil` if no age is shown. Default: `nil`.
  ///   - isAboutToLoad: Whether idle is drawn as the beginning of a load that follows at once. Default: no.
  ///   - now: A fixed present on the time line of the state's ``LoadStatus/asOf``, for pictures that can be compared.
  ///     Default: that of `timeline`.
  ///   - retry: Loads for the first time, or again after a failure; `nil` if that is not offered.
  ///   - refresh: Fetches newer content, and returns when that has settled; `nil` if that is not offered.
  ///   - cancel: Stops the work; `nil` if that is not offered.
  ///   - dismiss: Dismisses the banner of a failed refresh, in the state. By default the model hides it until the next
  ///     run.
  /// - Returns: The source.
  public static func state(
    _ state: LoadState<Value>, sample: Value? = nil, traits: LoadTraits<Value> = .automatic,
    timeline: LoadTimeline? = nil, isAboutToLoad: Bool = false, now: Duration? = nil,
    retry: (@MainActor () -> Void)? = nil, refresh: (@MainActor () async -> Void)? = nil,
    cancel: (@MainActor () -> Void)? = nil, dismiss: (@MainActor () -> Void)? = nil
  ) -> LoadScreenSource {
    LoadScreenSource(
      body: StateSource(
        state, sample: sample, traits: traits, timeline: timeline, isAboutToLoad: isAboutToLoad, now: now,
        retry: retry, refresh: refresh, cancel: cancel, dismiss: dismiss))
  }
}

extension LoadScreenSource where Value == NoInput {
  /// Creates a source from a loader that runs what a button does, and whose value is not shown: each run is drawn and
  /// announced as a first one.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input that an action loads for.
  /// - Returns: The source.
  public static func work<Input: Equatable, Output>(
    _ loader: Loader<Input, Output>, input: Input
  ) -> LoadScreenSource {
    LoadScreenSource(body: WorkSource(loader, input: input))
  }
}

extension LoadScreenSource where Value == LoadGroup.Content {
  /// Creates a source from a group.
  ///
  /// - Parameter group: The group. Loaders in it that need an input load again what they were asked for last.
  /// - Returns: The source.
  public static func group(_ group: LoadGroup) -> LoadScreenSource {
    LoadScreenSource(body: GroupSource(group))
  }
}

/// How a screen model reads and drives what it shows.
@MainActor class ScreenSource<Value> {
  /// A sample value for the placeholder.
  let sample: Value?
  /// Whether the screen loads when it appears.
  var loadsOnAppear = true

  init(sample: Value?) { self.sample = sample }

  /// The loader or the group; `nil` for a state of the app's own.
  var owner: AnyObject? { nil }
  var state: LoadState<Value> { .idle }
  /// The state as it is drawn: without a banner that was hidden, or idle where there is no input.
  var shownState: LoadState<Value> { state }
  var contentVersion: Int { 0 }
  /// The numbers that stand for the inputs that the content answers, as far as they count for the identity of the
  /// content.
  var contentInput: [Int] { [] }
  /// The number that stands for the input that was asked for last.
  var askedInput: Int { 0 }
  /// The number that stands for the input that the content answers.
  var answeredInput: Int { 0 }
  /// Whether the content answers the input of the source.
  var answersInput: Bool { true }
  /// Whether the source tells how its runs end.
  var tellsSettlements: Bool { true }
  /// Whether the content was forgotten because the user has signed out.
  var isSignedOut: Bool { false }
  var wording: LoadWording { .standard }
  var traits: LoadTraits<Value> { LoadTraits() }
  /// The clock of the state's ages; `nil` where no age is known.
  var clock: LoadClock? { nil }
  /// The present on the time line of the state's ages; `nil` where no age is known.
  var now: Duration? { clock?.now() }
  /// Whether there is something that the model asks for when its display appears.
  var asks: Bool { false }
  /// Whether idle is the beginning of a load that somebody else begins.
  var isAboutToLoad: Bool { false }
  var availableActions: Set<LoadAction> { [] }

  /// Whether a run is the outcome of typing.
  func isTyped(_ reason: LoadReason) -> Bool { false }

  /// Whether another source shows the same thing for the same input.
  func isSame(as other: ScreenSource<Value>) -> Bool { false }
  /// Why there is nothing to show, where the source knows it.
  var emptyContent: EmptyContent? { nil }
  /// Gives the loaders the environment of the place that shows them.
  func adopt(_ environment: LoadEnvironment) {}
  /// Takes over what an earlier source of the same thing remembers.
  func inherit(from other: ScreenSource<Value>) {}

  func observe(_ notify: @escaping @MainActor (LoadTransition<Value>) -> Void) -> LoadSubscription? { nil }
  func attach(_ display: LoadDisplay) {}
  func detach(_ display: LoadDisplay) {}
  func displayDidAppear(_ display: LoadDisplay) {}
  /// The display went to the background, came back, or left the screen.
  func displayDidChange() {}
  /// Whether a display announces what happens.
  func isSpeaker(_ display: LoadDisplay) -> Bool { true }

  /// Asks for content because the display appeared or shows another input.
  func ask() {}
  /// Asks for newer content because the display returned to the foreground.
  func renew() {}
  /// Begins a refresh of the user's, and returns a function that waits until it has settled.
  func beginRefresh() -> (@MainActor () async -> Void)? { nil }
  func perform(_ action: LoadAction) -> Bool { false }
}

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
  override var wording: LoadWording { loader.wording }
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

/// A group.
final class GroupSource: ScreenSource<LoadGroup.Content> {
  private let group: LoadGroup

  init(_ group: LoadGroup) {
    self.group = group
    super.init(sample: nil)
  }

  override var owner: AnyObject? { group }
  override func adopt(_ environment: LoadEnvironment) { group.adopt(environment) }
  override var state: LoadState<LoadGroup.Content> { group.shownState }
  override var contentInput: [Int] { group.contentInputs }
  override var isSignedOut: Bool { group.isSignedOut }
  override var wording: LoadWording { group.wording }
  override var traits: LoadTraits<LoadGroup.Content> { .automatic }
  override var clock: LoadClock? { group.clock }
  override var asks: Bool { loadsOnAppear }
  override var availableActions: Set<LoadAction> { group.availableActions }

  override func isSame(as other: ScreenSource<LoadGroup.Content>) -> Bool { (other as? GroupSource)?.group === group }

  override func observe(
    _ notify: @escaping @MainActor (LoadTransition<LoadGroup.Content>) -> Void
  ) -> LoadSubscription? {
    group.subscribe(notify)
  }

  override func attach(_ display: LoadDisplay) { group.attach(display) }
  override func detach(_ display: LoadDisplay) { group.detach(display) }
  override func displayDidAppear(_ display: LoadDisplay) { group.displayDidAppear(display) }
  override func displayDidChange() { for driver in group.drivers { driver.displaysDidChange() } }
  override func isSpeaker(_ display: LoadDisplay) -> Bool { group.displays.speaker(for: group) === display }
  override func ask() { if loadsOnAppear { group.ask(.appeared) } }
  override func renew() { if loadsOnAppear { group.ask(.foreground) } }
  override func beginRefresh() -> (@MainActor () async -> Void)? { group.beginRefresh() }
  override func perform(_ action: LoadAction) -> Bool { group.perform(action) }
}

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
  override var wording: LoadWording { loader.wording }
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

/// A state of the app's own.
final class StateSource<Value>: ScreenSource<Value> {
  private let own: LoadState<Value>
  private let ownTraits: LoadTraits<Value>
  private let timeline: LoadTimeline?
  private let expectsLoad: Bool
  private let present: Duration?
  private let retry: (@MainActor () -> Void)?
  private let refreshes: (@MainActor () async -> Void)?
  private let cancel: (@MainActor () -> Void)?
  private let dismiss: (@MainActor () -> Void)?
  /// The failure whose banner the user dismissed. After another run it shows again.
  private var hidden: LoadFailure?
  private var version = 1

  init(
    _ state: LoadState<Value>, sample: Value?, traits: LoadTraits<Value>, timeline: LoadTimeline?,
    isAboutToLoad: Bool, now: Duration?, retry: (@MainActor () -> Void)?,
    refresh: (@MainActor () async -> Void)?, cancel: (@MainActor () -> Void)?, dismiss: (@MainActor () -> Void)?
  ) {
    own = state
    ownTraits = traits
    self.timeline = timeline
    expectsLoad = isAboutToLoad
    present = now
    self.retry = retry
    refreshes = refresh
    self.cancel = cancel
    self.dismiss = dismiss
    super.init(sample: sample)
  }

  override var state: LoadState<Value> { own }
  override var shownState: LoadState<Value> {
    guard let hidden, var status = own.status, status.refresh == .failed(hidden) else { return own }
    status.refresh = .none
    if case .loaded(let value, _) = own { return .loaded(value, status) }
    return .empty(status)
  }
  override var contentVersion: Int { version }
  override var traits: LoadTraits<Value> { ownTraits }
  override var tellsSettlements: Bool { false }
  override var clock: LoadClock? { timeline?.clock }
  override var isAboutToLoad: Bool { expectsLoad }
  override var now: Duration? { present ?? clock?.now() }
  override var availableActions: Set<LoadAction> {
    var actions: Set<LoadAction> = []
    if retry != nil { actions.formUnion([.load, .retry]) }
    if refreshes != nil { actions.insert(.refresh) }
    if cancel != nil { actions.insert(.cancel) }
    return actions
  }

  override func isSame(as other: ScreenSource<Value>) -> Bool { other is StateSource<Value> }

  override func inherit(from other: ScreenSource<Value>) {
    guard let other = other as? StateSource<Value>, other !== self else { return }
    hidden = own.isRunning && !other.own.isRunning ? nil : other.hidden
    let isSame =
      switch (other.own.value, own.value) {
      case (nil, nil): true
      case (let old?, let new?): ownTraits.isSame(old, new)
      default: false
      }
    version = isSame ? other.version : other.version + 1
  }

  override func beginRefresh() -> (@MainActor () async -> Void)? {
    guard let refreshes else { return nil }
    let task = Task { await refreshes() }
    return { await task.value }
  }

  override func perform(_ action: LoadAction) -> Bool {
    switch action {
    case .load, .retry: retry?()
    case .refresh: if let refreshes { Task { await refreshes() } }
    case .cancel: cancel?()
    case .dismiss:
      if let dismiss { dismiss() } else { hidden = own.failure }
    default: return false
    }
    return true
  }
}
