#if canImport(SwiftUI)
  import SwiftUI

  /// Choices that the first evaluation of a screen makes. With and without a pull or a button, a screen is not the same
  /// view, and its content would lose its state.
  @MainActor final class ScreenChoices {
    private var canBePulled: Bool?
    private var hasRefreshButton: Bool?

    nonisolated init() {}

    /// Whether the screen can be pulled.
    func canBePulled(_ choice: @autoclosure () -> Bool) -> Bool {
      let first = canBePulled ?? choice()
      canBePulled = first
      return first
    }

    /// Whether the screen may have a button that refreshes.
    func hasRefreshButton(_ choice: @autoclosure () -> Bool) -> Bool {
      let first = hasRefreshButton ?? choice()
      hasRefreshButton = first
      return first
    }
  }

  extension View {
    /// A view that can be pulled. Whether it can never changes: the view would become another one.
    @ViewBuilder func pulled(
      ifSupported isSupported: Bool, _ refresh: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
      if isSupported { pulled(refresh) } else { self }
    }
  }
#endif
