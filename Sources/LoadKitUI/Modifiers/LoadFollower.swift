#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Says what happens to a loader while a view that does not load it by itself is visible.
  struct LoadFollower: ViewModifier {
    let target: LoadTarget
    @Environment(\.loadSettings) private var settings
    @Environment(\.locale) private var locale
    @State private var session = LoadSession()
    @AccessibilityFocusState private var focus: LoadFocus?

    func body(content: Content) -> some View {
      session.adopt([target], settings, locale, $focus)
      return
        content
        .environment(\.loadFocus, $focus)
        .environment(\.loadOwner, target.id)
        .onAppear { session.begin() }
        .onDisappear { session.end() }
    }
  }
#endif
