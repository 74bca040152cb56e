#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Says what happens to a loader while a view that does not load it by itself is visible.
  struct LoadFollower: ViewModifier {
    let target: LoadTarget
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase
    @State private var session = LoadSession()
    @AccessibilityFocusState private var focus: LoadFocus?

    func body(content: Content) -> some View {
      session.adopt([target], settings, locale, $focus)
      return
        content
        .environment(\.loadFocus, $focus)
        .environment(\.loadOwner, target.id)
        .onAppear { [session] in session.begin() }
        .onDisappear { [session] in session.end() }
        // Shown for another one from now on.
        .onNewValue(of: target.id) { [session] _, _ in session.begin() }
        .onNewValue(of: scenePhase) { [session] in session.enter($1, renews: false) }
    }
  }
#endif
