#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Shares a display between its views, with the models of the loaders that `loads(_:)` loads, and the focus.
  @MainActor final class DisplayScope {
    let display = LoadDisplay()
    let focus = FocusTracker()
    private var listed: [ObjectIdentifier: WeakListedModel] = [:]
    private var guests: [ObjectIdentifier: WeakHost] = [:]
    private var isVisible = false
    private let announcements = AnnouncementQueue()
    /// Whether the scene phase tells where the app is.
    private var followsPhase = false
    private var observers: AppObservers?

    private struct WeakListedModel { weak var listed: AnyObject? }
    private struct WeakHost { weak var host: DisplayHost? }

    nonisolated init() {}

    /// Takes over what the newest evaluation of the display's view says.
    func adopt(_ binding: AccessibilityFocusState<LoadFocus?>.Binding, _ settings: LoadSettings) {
      let clock = (settings.environment ?? LoadEnvironment.override ?? .default).clock
      announcements.imitatesEarlierSystem = settings.imitatesEarlierSystem
      announcements.clock = clock
      focus.binding = binding
      focus.clock = clock
      focus.post = { [announcements] in announcements.post($0) }
      display.onEffect = { [focus, announcements] effect, model in
        switch effect {
        case .announce(let announcement):
          announcements.post(announcement)
        case .focus(let region, let announcement):
          focus.move(to: LoadFocus(owner: ObjectIdentifier(model), place: .region(region)), announcing: announcement)
        case .content:
          // SwiftUI compares the content itself.
          break
        }
      }
    }

    // MARK: Models

    /// Lets the rows of a loader find its model. The list that loads it keeps the model.
    func register(_ model: AnyObject, for owner: AnyObject) {
      listed = listed.filter { $0.value.listed != nil }
      listed[ObjectIdentifier(owner)] = WeakListedModel(listed: model)
    }

    /// The model of a loader, if a list on the display loads it.
    func listedModel<Input, Value>(for loader: Loader<Input, Value>) -> ListedModel<Value>? {
      listed[ObjectIdentifier(loader)]?.listed as? ListedModel<Value>
    }

    // MARK: Life

    /// The container of the display appeared.
    func appear() {
      isVisible = true
      display.appear()
    }

    /// The container of the display disappeared.
    func disappear() {
      isVisible = false
      display.disappear()
      dismissGuests()
    }

    /// A view of the display appeared. While it was not on screen, no change of the phase was reported.
    ///
    /// A view that appears in the background is in an app with the life cycle of UIKit, where the phase never changes.
    func viewDidAppear(in phase: ScenePhase) {
      if phase == .background, !followsPhase {
        observers = observers ?? AppObservers { [weak self] in self?.enter($0) }
      } else if phase == .active {
        sceneDidChange(to: .active)
      }
    }

    /// The scene's phase changed.
    func sceneDidChange(to phase: ScenePhase) {
      followsPhase = true
      observers = nil
      enter(phase)
    }

    /// Inactivity, as while a sheet of the system is open, changes nothing.
    private func enter(_ phase: ScenePhase) {
      switch phase {
      case .background: display.enterBackground()
      case .active: display.enterForeground()
      default: break
      }
    }

    // MARK: Guests

    /// A view that uses the display appeared.
    func guestDidAppear(_ host: DisplayHost) {
      guests[ObjectIdentifier(host)] = WeakHost(host: host)
      dismissGuests()
    }

    /// A view that uses the display disappeared.
    func guestDidDisappear(_ host: DisplayHost) { guests[ObjectIdentifier(host)] = nil }

    /// Lets guests that are on screen without the container use displays of their own.
    ///
    /// Pushed screens and covers inherit the environment of the view that presents them, which disappears behind them.
    private func dismissGuests() {
      guard !isVisible, !guests.isEmpty else { return }
      // A container and the views in it appear and disappear in one turn, in any order.
      Task { [weak self] in
        guard let self, !isVisible else { return }
        let leaving = guests.values.compactMap(\.host)
        guests = [:]
        for host in leaving { host.useOwnDisplay() }
      }
    }
  }

  extension EnvironmentValues {
    private struct DisplayScopeKey: EnvironmentKey {
      static var defaultValue: DisplayScope? { nil }
    }

    /// The display around a view.
    var displayScope: DisplayScope? {
      get { self[DisplayScopeKey.self] }
      set { self[DisplayScopeKey.self] = newValue }
    }
  }
#endif
