#if canImport(SwiftUI)
  import SwiftUI

  #if targetEnvironment(macCatalyst)
    import UIKit
  #endif

  // What differs between the platforms, all in this file.

  enum PlatformFeatures {
    /// Whether a refresh is a button in the toolbar, since there is nothing to pull.
    static var hasRefreshButton: Bool {
      #if os(macOS) || targetEnvironment(macCatalyst)
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
      #if os(watchOS)
        self
      #else
        if isSupported {
          toolbar {
            if isShown { ToolbarItem(placement: .automatic) { button() } }
          }
        } else {
          self
        }
      #endif
    }

    /// ⌘R, where there is a keyboard.
    @ViewBuilder func refreshShortcut() -> some View {
      #if os(watchOS) || os(tvOS)
        self
      #else
        keyboardShortcut("r", modifiers: .command)
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

    /// Calls a function with each new value.
    ///
    /// The older of the two methods is deprecated where it is not needed.
    @ViewBuilder func onNewValue<V: Equatable>(
      of value: V, _ action: @escaping (_ old: V, _ new: V) -> Void
    ) -> some View {
      #if os(visionOS)
        onChange(of: value) { action($0, $1) }
      #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          onChange(of: value) { action($0, $1) }
        } else {
          onChange(of: value) { [value] in action(value, $0) }
        }
      #endif
    }
  }
#endif
