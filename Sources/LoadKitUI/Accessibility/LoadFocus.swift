#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// A place on a screen where the focus of assistive technology can be (rule 28).
  struct LoadFocus: Hashable {
    /// The model whose part it is, since one list can show several; `nil` if there is none.
    var owner: ObjectIdentifier?
    var place: Place

    enum Place: Hashable {
      case region(LoadRegion)
      case action(LoadAction, LoadRegion)

      /// The region that the place is in.
      var region: LoadRegion {
        switch self {
        case .region(let region), .action(_, let region): region
        }
      }
    }
  }

  extension EnvironmentValues {
    private struct LoadFocusKey: EnvironmentKey {
      static var defaultValue: AccessibilityFocusState<LoadFocus?>.Binding? { nil }
    }

    private struct FocusTrackerKey: EnvironmentKey {
      static var defaultValue: FocusTracker? { nil }
    }

    private struct LoadOwnerKey: EnvironmentKey {
      static var defaultValue: ObjectIdentifier? { nil }
    }

    /// The focus state of the display around a view.
    var loadFocus: AccessibilityFocusState<LoadFocus?>.Binding? {
      get { self[LoadFocusKey.self] }
      set { self[LoadFocusKey.self] = newValue }
    }

    /// The focus tracker of the display around a view.
    var focusTracker: FocusTracker? {
      get { self[FocusTrackerKey.self] }
      set { self[FocusTrackerKey.self] = newValue }
    }

    /// The model whose parts a view draws.
    var loadOwner: ObjectIdentifier? {
      get { self[LoadOwnerKey.self] }
      set { self[LoadOwnerKey.self] = newValue }
    }
  }

  extension View {
    /// Ties an element to a region where the focus can be.
    func loadFocus(_ region: LoadRegion) -> some View { modifier(LoadFocusAnchor(place: .region(region))) }

    /// Ties a button to a place where the focus can be.
    func loadFocus(_ action: LoadAction, in region: LoadRegion) -> some View {
      modifier(LoadFocusAnchor(place: .action(action, region)))
    }
  }

  extension View {
    /// Where the focus goes if the part that has it is replaced, on systems where that can be said.
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - focus: The place; `nil` for the system's choice.
    ///   - isEnabled: Whether the view says it. It never changes: the view would become another one.
    /// - Returns: The view.
    @ViewBuilder func defaultFocus(
      in binding: AccessibilityFocusState<LoadFocus?>.Binding, _ focus: LoadFocus?, isEnabled: Bool
    ) -> some View {
      if isEnabled, #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        accessibilityDefaultFocus(binding, focus)
      } else {
        self
      }
    }
  }

  private struct LoadFocusAnchor: ViewModifier {
    let place: LoadFocus.Place
    @Environment(\.loadFocus) private var binding
    @Environment(\.focusTracker) private var tracker
    @Environment(\.loadOwner) private var owner

    func body(content: Content) -> some View {
      let focus = LoadFocus(owner: owner, place: place)
      if let binding {
        content
          .accessibilityFocused(binding, equals: focus)
          .onAppear { [tracker] in tracker?.partDidAppear(focus) }
          .onDisappear { [tracker] in tracker?.partDidDisappear(focus) }
      } else {
        content
      }
    }
  }
#endif
