#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// A spinner that moves whenever it is on screen.
    ///
    /// In a list, a spinner whose row has left the screen and comes back stands still, unless it is another view.
    func spinsAgain() -> some View { modifier(SpinsAgain()) }
  }

  private struct SpinsAgain: ViewModifier {
    @StateObject private var identity = Identity()

    /// The identity of the spinner, another one in each new row and after each disappearance.
    @MainActor final class Identity: ObservableObject {
      @Published private(set) var value = UUID()

      nonisolated init() {}

      func renew() { value = UUID() }
    }

    func body(content: Content) -> some View {
      content
        .id(identity.value)
        .onDisappear { [identity] in identity.renew() }
    }
  }
#endif
