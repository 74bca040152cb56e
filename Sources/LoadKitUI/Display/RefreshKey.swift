#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// ⌘R for a display on a system without a button for it: a button that cannot be seen, in the list of shortcuts that
  /// the system shows while ⌘ is held down.
  ///
  /// A shortcut works for as long as its button exists, also on a screen that is covered by another one. The button
  /// only exists while the display is on screen.
  struct RefreshKey: View {
    let display: LoadDisplay
    @State private var isOnScreen = false

    var body: some View {
      Color.clear
        .frame(width: 0, height: 0)
        .background {
          if isOnScreen { Followed(object: display) { RefreshKeyButton(display: display) } }
        }
        .accessibilityHidden(true)
        .onAppear { isOnScreen = true }
        .onDisappear { isOnScreen = false }
    }
  }

  extension View {
    /// ⌘R without a button in the toolbar.
    ///
    /// - Parameters:
    ///   - isSupported: Whether the screen has the key. It never changes: the view would become another one.
    ///   - isShown: Whether the key works now.
    ///   - display: The display that it refreshes.
    /// - Returns: The view with the key.
    @ViewBuilder func refreshKey(isSupported: Bool, isShown: Bool, of display: LoadDisplay) -> some View {
      #if os(watchOS) || os(tvOS)
        self
      #else
        if isSupported {
          background { if isShown { RefreshKey(display: display) } }
        } else {
          self
        }
      #endif
    }
  }

  private struct RefreshKeyButton: View {
    private let display: LoadDisplay
    private let action: LoadPresentation.Action?

    init(display: LoadDisplay) {
      self.display = display
      action = display.refreshAction
    }

    var body: some View {
      if let action {
        Button {
          display.startRefresh()
        } label: {
          Text(verbatim: action.label)
        }
        .buttonStyle(.plain)
        .opacity(0)
        .disabled(!action.isEnabled || action.isBusy)
        .refreshShortcut()
      }
    }
  }
#endif
