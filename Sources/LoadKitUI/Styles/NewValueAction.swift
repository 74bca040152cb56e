#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Calls a function with each new value: the function of the newest evaluation, on every system.
    func onNewValue<V: Equatable>(of value: V, _ action: @escaping (_ old: V, _ new: V) -> Void) -> some View {
      modifier(NewValueAction(value: value, action: action))
    }
  }

  private struct NewValueAction<V: Equatable>: ViewModifier {
    let value: V
    let action: (V, V) -> Void
    @State private var newest = Newest()
    @Environment(\.loadSettings) private var settings

    /// The method of systems before iOS 17 calls the closure that was made for the old value.
    @MainActor private final class Newest {
      private var action: (V, V) -> Void = { _, _ in }

      nonisolated init() {}

      func adopting(_ action: @escaping (V, V) -> Void) -> Newest {
        self.action = action
        return self
      }

      func call(_ old: V, _ new: V) { action(old, new) }
    }

    func body(content: Content) -> some View {
      let newest = newest.adopting(action)
      #if os(visionOS)
        content.onChange(of: value) { newest.call($0, $1) }
      #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !settings.imitatesEarlierSystem {
          content.onChange(of: value) { newest.call($0, $1) }
        } else {
          content.onChange(of: value) { [value] in newest.call(value, $0) }
        }
      #endif
    }
  }
#endif
