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
  override var wording: Shared<LoadWording> { group.sharedWording }
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
