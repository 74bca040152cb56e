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
  override var shownState: LoadState<Value> { own.without(hidden) }
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

  override var hidesBanners: Bool { true }

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
