#if canImport(Combine)
  import Combine
#endif

/// Shows several loaders as one screen: with one indicator, one message and one retry (rule 25).
///
/// It is failed if one of them has failed, else loading if one loads, else idle if one is, else loaded. Each loader
/// keeps its own state and content, and may be used by itself meanwhile; the group follows.
///
/// ```swift
/// let group = LoadGroup(profile, articles, wording: .dashboard)
/// await group.load()
/// ```
///
/// It belongs to the main actor, keeps its loaders alive, is `Observable` from iOS 17 on, and an `ObservableObject`.
@MainActor public final class LoadGroup {
  /// The value of a group whose loaders all have content. The loaders hold the content.
  public struct Content: Sendable, Hashable {
    /// Creates it.
    public init() {}
  }

  /// The words for this screen.
  public var wording: LoadWording { sharedWording.value }
  let sharedWording: Shared<LoadWording>
  /// Is told every change of the state, in order, on the main actor.
  public var onTransition: (@MainActor (LoadTransition<Content>) -> Void)? { didSet { useLoaders() } }
  #if canImport(Combine)
    /// Tells before ``state`` changes.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  private var machine: GroupMachine
  private var joined: [Member] = []
  /// The loaders that were added before the group was used. They are not used before either.
  private var waitingToJoin: [any LoadGroupMember] = []
  private var isUsed = false
  private var groupClock: LoadClock?
  private var timer: LoadTimer?
  /// How runs of the loaders ended since the group settled last.
  private var settlement: LoadSettlement?
  private var observation = LoadObservation()
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var observers = LoadObservers<LoadTransition<Content>>()
  /// The displays that show the group.
  private(set) var displays = LoadDisplays()
  /// Whether the group changes several loaders, and looks at them afterwards.
  private var isChangingMembers = false

  /// A loader of the group.
  struct Member {
    let loader: any LoadGroupMember
    /// What a time of its time line is later on that of the group.
    let offset: Duration
    /// Held, so that the group is told of changes.
    let subscription: AnyObject
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - loaders: The loaders, the most important first: of several failures the first one's shows. They should have
  ///     the same clock.
  ///   - wording: The words for the screen.
  ///   - minimumDisplay: How long an indicator stays at least once it shows; as that of ``LoadTiming/spinner``.
  public init<each Input: Equatable, each Value>(
    _ loaders: repeat Loader<each Input, each Value>, wording: LoadWording = .standard,
    minimumDisplay: Duration = LoadTiming.spinner.minimumDisplay
  ) {
    sharedWording = Shared(wording)
    machine = GroupMachine(minimumDisplay: minimumDisplay)
    repeat add(each loaders)
  }

  /// Adds a loader, after the ones that are there.
  ///
  /// - Parameter loader: The loader. It is not told to load.
  public func add<Input, Value>(_ loader: Loader<Input, Value>) {
    if isUsed { join(loader) } else { waitingToJoin.append(loader) }
  }

  /// Gives the loaders the environment of the place that is about to show the group; see ``Loader/adopt(_:)``.
  ///
  /// - Parameter environment: The environment.
  public func adopt(_ environment: LoadEnvironment) {
    for loader in waitingToJoin { loader.adopt(environment) }
  }

  /// The loaders, which the group follows from its first use on.
  var members: [Member] {
    useLoaders()
    return joined
  }

  /// The clock of the first loader.
  var clock: LoadClock? {
    useLoaders()
    return groupClock
  }

  private func useLoaders() {
    guard !isUsed else { return }
    isUsed = true
    for loader in waitingToJoin { join(loader) }
    waitingToJoin = []
  }

  private func join(_ loader: any LoadGroupMember) {
    let clock = groupClock ?? LoadClock(loader.driver.environment.clock)
    groupClock = clock
    let subscription = loader.followChanges { [weak self] ended in
      guard let self else { return }
      settlement = ended?.joined(with: settlement) ?? settlement
      update()
    }
    joined.append(
      Member(loader: loader, offset: clock.now() - loader.driver.clock.now(), subscription: subscription))
    update()
  }

  /// What the machine shows, with all loaders counted.
  private var shown: LoadState<Content> {
    useLoaders()
    return machine.shown
  }

  // MARK: What shows

  /// What the screen shows now.
  public var state: LoadState<Content> {
    observation.access(.status)
    return shown
  }

  /// The time since the group was given its first loader. ``LoadStatus/asOf`` is on this time line.
  public var now: Duration { clock?.now() ?? .zero }

  /// The numbers that stand for the inputs that the content of the loaders answers.
  var contentInputs: [Int] { members.map(\.loader.contentInputNumber) }

  /// Whether content of a loader was forgotten because the user has signed out.
  var isSignedOut: Bool { members.contains { $0.loader.isSignedOut } }

  /// The state, for decisions: reading it is not observed.
  var shownState: LoadState<Content> { shown }

  /// Calls a function at every transition from now on, in order, at once, on the main actor.
  ///
  /// - Parameter notify: Called with each transition. It may change the group.
  /// - Returns: The subscription. Releasing it unsubscribes.
  package func subscribe(_ notify: @escaping @MainActor (LoadTransition<Content>) -> Void) -> LoadSubscription {
    useLoaders()
    return observers.subscribe(notify)
  }

  // MARK: Displays

  /// The drivers of the loaders.
  var drivers: [LoadDriver] { members.map(\.loader.driver) }

  func attach(_ display: any LoadDisplayState) {
    displays.attach(display)
    inOneTurn { $0.driver.attach(display) }
  }

  func detach(_ display: any LoadDisplayState) {
    displays.detach(display)
    inOneTurn { $0.driver.detach(display) }
  }

  func displayDidAppear(_ display: any LoadDisplayState) {
    displays.moveToFront(display)
    inOneTurn { $0.driver.displayDidAppear(display) }
  }

  /// Refreshes all for the user, and returns a function that waits until that settles.
  func beginRefresh() -> @MainActor () async -> Void {
    let waiters = join(members, .userRefresh)
    return { _ = await self.settled(waiters, canLeave: false) }
  }

  /// Asks all loaders for a display.
  func ask(_ reason: LoadReason) {
    inOneTurn { $0.ask(reason) }
  }

  // MARK: Calls

  /// Loads what is not fresh, and waits until all of it settles.
  ///
  /// Loaders that need an input load again what they were asked for last, and nothing before they were. If the calling
  /// task is cancelled, each run ends as when a view goes away (rule 17).
  ///
  /// - Parameter reason: Who or what asks.
  /// - Returns: The state afterwards.
  @discardableResult public func load(reason: LoadReason = .appeared) async -> LoadState<Content> {
    if Task.isCancelled { return shown }
    return await settled(join(members, reason), canLeave: true)
  }

  /// Fetches newer content for all, and waits until that settles, even if the calling task is cancelled (rule 7).
  ///
  /// - Parameter reason: Who or what asks; the user by default.
  /// - Returns: The state afterwards.
  @discardableResult public func refresh(reason: LoadReason = .userRefresh) async -> LoadState<Content> {
    await settled(join(members, reason), canLeave: false)
  }

  /// Loads again what has failed, and nothing else, because the user asks for it; waits until that settles.
  ///
  /// - Returns: The state afterwards.
  @discardableResult public func retryFailed() async -> LoadState<Content> {
    await settled(join(failed, .userRetry), canLeave: false)
  }

  /// Sets runs going and returns at once: what a button does. With ``LoadReason/userRetry`` only what has failed is
  /// loaded again, or all if nothing has.
  ///
  /// - Parameter reason: Who or what asks.
  public func start(_ reason: LoadReason = .appeared) {
    let failed = failed
    let asked = reason == .userRetry && !failed.isEmpty ? failed : members
    inOneTurn(asked) { $0.start(reason) }
  }

  /// Stops all runs for the user: the state from before shows again, at once and in one transition (rule 16).
  public func cancel() {
    useLoaders()
    settlement = nil
    inOneTurn {
      $0.cancel()
      machine.stop()
    }
  }

  /// Says that the source has changed, for all loaders (``Loader/invalidate()``): content on screen is loaded again.
  public func invalidate() {
    for member in members { member.loader.invalidate() }
  }

  /// Marks the content of all loaders as out of date (``Loader/markStale()``). Nothing is loaded now.
  public func markStale() {
    for member in members { member.loader.markStale() }
  }

  /// Puts the banners of failed refreshes away.
  public func dismissFailure() {
    inOneTurn { $0.dismissFailure() }
  }

  /// The app goes to the background: until ``resumed()`` the time counts for freshness only (rule 22).
  package func suspended() {
    inOneTurn { $0.suspended() }
  }

  /// The app is in the foreground again; see ``Loader/resumed()``.
  package func resumed() {
    inOneTurn { $0.resumed() }
  }

  // MARK: Implementation

  private var failed: [Member] { members.filter { $0.loader.groupState.failure != nil } }

  /// Sets runs going, all in this turn, and gives those who wait for them.
  private func join(_ members: [Member], _ reason: LoadReason) -> [GroupWaiter] {
    var waiters: [GroupWaiter] = []
    inOneTurn(members) { loader in
      if let waiter = loader.join(reason) { waiters.append(GroupWaiter(driver: loader.driver, waiter: waiter)) }
    }
    return waiters
  }

  /// Changes loaders one after the other, and publishes one transition at most, after the last change.
  private func inOneTurn(_ changed: [Member]? = nil, _ change: (any LoadGroupMember) -> Void) {
    let isOuter = !isChangingMembers
    isChangingMembers = true
    for member in changed ?? members { change(member.loader) }
    guard isOuter else { return }
    isChangingMembers = false
    update()
  }

  private func settled(_ seats: [GroupWaiter], canLeave: Bool) async -> LoadState<Content> {
    if canLeave {
      await withTaskCancellationHandler {
        for seat in seats { await seat.waiter.wait() }
      } onCancel: {
        Task { @MainActor in for seat in seats { seat.driver.leave(seat.waiter) } }
      }
    } else {
      for seat in seats { await seat.waiter.wait() }
    }
    // The indicator may have to show a little longer than the work took.
    while machine.deadline != nil, !Task.isCancelled || !canLeave {
      await withCheckedContinuation { waiting.append($0) }
      clock?.wakes?.didWake()
    }
    return machine.shown
  }

  /// One of the loaders has changed, or the time has come.
  private func update() {
    guard let clock = groupClock, !isChangingMembers else { return }
    let (now, previous) = (clock.now(), machine.shown)
    var next = machine
    next.take(joined.map { $0.loader.groupState.shifted(by: $0.offset) }, at: now)
    let isNews = next.shown != previous
    if isNews {
      #if canImport(Combine)
        objectWillChange.send()
      #endif
      observation.willChange(content: false, status: true)
    }
    machine = next
    if isNews { observation.didChange(content: false, status: true) }
    if machine.deadline != nil, timer == nil { timer = LoadTimer(clock: clock) { [weak self] in self?.update() } }
    timer?.arm(machine.deadline)
    if machine.deadline == nil {
      for continuation in waiting {
        clock.wakes?.willWake()
        continuation.resume()
      }
      waiting = []
    }
    let ended = next.shown.isRunning ? nil : settlement
    guard isNews || ended != nil else { return }
    if ended != nil { settlement = nil }
    let transition = LoadTransition(
      previous: previous, state: next.shown, time: now, settlement: ended, isChange: isNews)
    if isNews { onTransition?(transition) }
    observers.tell(transition)
  }
}

/// A waiting caller, and the driver that it waits for.
private struct GroupWaiter: Sendable {
  let driver: LoadDriver
  let waiter: LoadWaiter
}

/// A loader of a group, independent of its types.
@MainActor protocol LoadGroupMember: AnyObject {
  var driver: LoadDriver { get }
  var availableActions: Set<LoadAction> { get }
  /// Whether the content was forgotten because the user has signed out.
  var isSignedOut: Bool { get }
  /// The number that stands for the input that the content answers, as far as it counts for the identity of the
  /// content.
  var contentInputNumber: Int { get }
  /// The state without its content.
  var groupState: LoadState<LoadGroup.Content> { get }
  func join(_ reason: LoadReason) -> LoadWaiter?
  func start(_ reason: LoadReason)
  /// Asks for a display.
  func ask(_ reason: LoadReason)
  func adopt(_ environment: LoadEnvironment)
  /// Calls a function at every transition and at the end of every run, for as long as the subscription is held.
  func followChanges(_ notify: @escaping @MainActor (LoadSettlement?) -> Void) -> LoadSubscription
  func startSignIn() -> Bool
  func cancel()
  func invalidate()
  func markStale()
  func dismissFailure()
  func suspended()
  func resumed()
}

extension Loader: LoadGroupMember {
  var contentInputNumber: Int { options.keepsPreviousContent ? 0 : driver.machine.contentInput }
  func followChanges(_ notify: @escaping @MainActor (LoadSettlement?) -> Void) -> LoadSubscription {
    follow { notify($0.settlement) }
  }

  var groupState: LoadState<LoadGroup.Content> { driver.published.map { _ in LoadGroup.Content() } }
}

extension LoadState {
  /// The state with the age of its content on another time line.
  fileprivate func shifted(by offset: Duration) -> LoadState {
    func shifted(_ status: LoadStatus) -> LoadStatus {
      var status = status
      status.asOf = status.asOf.map { $0 + offset }
      return status
    }
    return switch self {
    case .idle, .loading, .failed: self
    case .loaded(let value, let status): .loaded(value, shifted(status))
    case .empty(let status): .empty(shifted(status))
    }
  }
}
