#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Decides which display a view uses: the display around it, or its own if there is none.
  ///
  /// It publishes when the view has to use its own display, because the container of the display around it disappeared
  /// and the view did not.
  @MainActor final class DisplayHost: ObservableObject {
    /// The display of the view, which is unused while the view uses the display around it.
    let own = DisplayScope()
    @Published private var usesOwnDisplay = false

    nonisolated init() {}

    /// The display that the view uses.
    func scope(within outer: DisplayScope?) -> DisplayScope { usesOwnDisplay ? own : outer ?? own }

    /// The view appeared.
    func appear(within outer: DisplayScope?) {
      let scope = scope(within: outer)
      if scope === own { own.appear() } else { scope.guestDidAppear(self) }
    }

    /// The view disappeared. When it appears again, it uses the display around it.
    func disappear(within outer: DisplayScope?) {
      outer?.guestDidDisappear(self)
      if scope(within: outer) === own { own.disappear() }
      if usesOwnDisplay { usesOwnDisplay = false }
    }

    /// The view stays on screen without the display around it.
    func useOwnDisplay() {
      usesOwnDisplay = true
      own.appear()
    }
  }

  /// Translates the life of a view into that of its display, and gives the display to the views within.
  ///
  /// It sits on a container that no state replaces.
  struct DisplayLife: ViewModifier {
    private let host: DisplayHost
    private let isShared: Bool
    @ObservedObject private var tracker: FocusTracker
    @Environment(\.loadSettings) private var settings
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.loadFocus) private var outerFocus
    @Environment(\.focusTracker) private var outerTracker
    @Environment(\.displayScope) private var outer
    @AccessibilityFocusState private var focus: LoadFocus?

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - host: Decides which display the view uses.
    ///   - isShared: Whether views within use the view's own display. The displays of a button, a form and an image
    ///     are theirs alone, because they cannot be refreshed.
    init(host: DisplayHost, isShared: Bool = true) {
      self.host = host
      self.isShared = isShared
      _tracker = ObservedObject(wrappedValue: host.own.focus)
    }

    func body(content: Content) -> some View {
      let own = host.own
      let isOwner = host.scope(within: outer) === own
      let suspends = settings.suspendsInBackground
      if isOwner { own.adopt($focus, settings) }
      return
        content
        .defaultFocus(in: $focus, tracker.target ?? focus, isEnabled: isShared && !settings.imitatesEarlierSystem)
        .environment(\.loadFocus, isOwner ? $focus : outerFocus)
        .environment(\.focusTracker, isOwner ? tracker : outerTracker)
        .environment(\.displayScope, isOwner && isShared ? own : outer)
        .onAppear { [host, outer, own, scenePhase] in
          if suspends { own.viewDidAppear(in: scenePhase) }
          host.appear(within: outer)
        }
        .onDisappear { [host, outer] in host.disappear(within: outer) }
        // The view's own display follows the scene also while it is unused.
        .onNewValue(of: scenePhase) { [own] _, phase in if suspends { own.sceneDidChange(to: phase) } }
        .onNewValue(of: tracker.moves) { [tracker] _, _ in tracker.frameWasDrawn() }
        .onNewValue(of: focus) { [tracker] _, focus in tracker.focusDidChange(to: focus) }
    }
  }
#endif
