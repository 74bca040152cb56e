#if canImport(SwiftUI)
  import SwiftUI

  #if targetEnvironment(macCatalyst)
    import UIKit
  #endif

  // What differs between the platforms, all in this file.

  enum PlatformFeatures {
    /// Whether a refresh is a button in the toolbar, since there is nothing to pull: everywhere but on iOS, iPadOS and
    /// visionOS.
    static var hasRefreshButton: Bool {
      #if os(macOS) || os(tvOS) || os(watchOS) || targetEnvironment(macCatalyst)
        true
      #else
        false
      #endif
    }
  }

  extension PlatformFeatures {
    /// Whether the system suspends an app in the background (rule 22). On a Mac it goes on.
    static var suspendsInBackground: Bool {
      #if os(macOS) || targetEnvironment(macCatalyst)
        false
      #else
        true
      #endif
    }
  }

  extension PlatformFeatures {
    /// Where the button is that refreshes. On a watch it is above the content, and shows when that is pulled down.
    static var refreshPlacement: ToolbarItemPlacement {
      #if os(watchOS)
        .primaryAction
      #else
        .automatic
      #endif
    }
  }

  extension View {
    /// A background that sets words off from the content below them.
    @ViewBuilder func raised<S: Shape>(_ shape: S) -> some View {
      #if os(watchOS)
        background(Color.black.opacity(0.8), in: shape)
      #else
        background(.regularMaterial, in: shape)
      #endif
    }

    /// A list or a scroll view that can be pulled.
    ///
    /// UIKit ends an app for the Mac that makes a refresh control, if it is one of Catalyst with the Mac idiom.
    @ViewBuilder func pulled(_ refresh: @escaping @MainActor @Sendable () async -> Void) -> some View {
      #if targetEnvironment(macCatalyst)
        if UIDevice.current.userInterfaceIdiom == .mac { self } else { refreshable(action: refresh) }
      #else
        refreshable(action: refresh)
      #endif
    }

    /// A button in the toolbar.
    ///
    /// - Parameters:
    ///   - isSupported: Whether the platform has such a button. It never changes: the view would become another one.
    ///   - isShown: Whether the button is there now.
    ///   - button: The button.
    /// - Returns: The view with the button.
    @ViewBuilder func refreshButton(
      isSupported: Bool, isShown: Bool, @ViewBuilder _ button: () -> some View
    ) -> some View {
      if isSupported {
        toolbar {
          if isShown { ToolbarItem(placement: PlatformFeatures.refreshPlacement) { button() } }
        }
      } else {
        self
      }
    }

    /// ⌘R, where there is a keyboard.
    @ViewBuilder func refreshShortcut() -> some View {
      #if os(watchOS) || os(tvOS)
        self
      #else
        keyboardShortcut("r", modifiers: .command)
      #endif
    }

    /// Words that the remote control of a TV can move the focus to, so that long ones can be scrolled and something has
    /// the focus.
    @ViewBuilder func focusableOnTV(_ isFocusable: Bool) -> some View {
      #if os(tvOS)
        focusable(isFocusable)
      #else
        self
      #endif
    }

    /// A part of a row in a list whose taps do not count for the buttons of that row: those of the automatic style take
    /// every tap that nothing else takes.
    @ViewBuilder func keepingTaps() -> some View {
      #if os(tvOS)
        self
      #else
        contentShape(Rectangle()).onTapGesture {}
      #endif
    }

    /// Text that can be copied, where there is something to copy with.
    @ViewBuilder func copyable() -> some View {
      #if os(watchOS) || os(tvOS)
        self
      #else
        textSelection(.enabled)
      #endif
    }

    /// A row that is not set apart by lines, where lists draw them.
    @ViewBuilder func withoutSeparator() -> some View {
      #if os(watchOS) || os(tvOS)
        self
      #else
        listRowSeparator(.hidden)
      #endif
    }
  }
#endif
