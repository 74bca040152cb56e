#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// What a screen remembers between evaluations without being evaluated again for it: whom it follows, in which words,
  /// and whether the app is in the background.
  @MainActor final class LoadSession {
    private var targets: [LoadTarget] = []
    private var settings = LoadSettings()
    private var locale = Locale(identifier: "en")
    private var focus: AccessibilityFocusState<LoadFocus?>.Binding?

    private var subscriptions: [LoadSubscription] = []
    private var isVisible = false
    /// Whose time stands still, while the app is in the background.
    private var suspended: [LoadTarget]?

    nonisolated init() {}

    /// Takes over what the newest evaluation says, since an announcement has to have its words.
    func adopt(
      _ targets: [LoadTarget], _ settings: LoadSettings, _ locale: Locale,
      _ focus: AccessibilityFocusState<LoadFocus?>.Binding
    ) {
      self.targets = targets
      self.settings = settings
      self.locale = locale
      self.focus = focus
    }

    // MARK: Following

    /// The screen appeared, or shows other loaders: from now on what happens to them is told.
    func begin() {
      isVisible = true
      subscriptions = targets.map { $0.follow(self) }
    }

    /// The screen disappeared.
    func end() {
      isVisible = false
      subscriptions = []
      enter(.active, renews: false)
    }

    /// The words for a loader's screen.
    func words(_ own: LoadWording, of loader: ObjectIdentifier) -> LoadWords {
      settings.words(own, empty: targets.first { $0.id == loader }?.empty, locale: locale)
    }

    func announce(_ announcement: LoadAnnouncement) {
      if settings.announces { announcement.post(asOnEarlierSystem: settings.imitatesEarlierSystem) }
    }

    /// Moves the focus of assistive technology along when what it is on is replaced (rule 28).
    func moveFocus(of loader: ObjectIdentifier, from old: LoadRegions, to new: LoadRegions) {
      guard let current = focus?.wrappedValue, current.owner == loader,
        let next = new.next(current.place, after: old)
      else { return }
      focus?.wrappedValue = LoadFocus(owner: loader, place: next)
    }

    // MARK: Background

    /// The app went to the background or came back. Inactivity, as while a sheet of the system is open, is neither.
    ///
    /// - Parameters:
    ///   - phase: The phase of the scene now.
    ///   - renews: Whether stale content is renewed: not so what a button does.
    func enter(_ phase: ScenePhase, renews: Bool = true) {
      switch phase {
      case .background:
        guard suspended == nil else { return }
        suspended = targets
        for target in targets { target.suspend() }
      case .active:
        guard let suspended else { return }
        self.suspended = nil
        for target in suspended { target.resume() }
        if isVisible, renews { for target in targets { target.renew() } }
      default:
        break
      }
    }
  }
#endif
