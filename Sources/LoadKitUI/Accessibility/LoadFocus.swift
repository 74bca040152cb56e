#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Where the focus of assistive technology is within a screen (rule 28).
  struct LoadFocus: Hashable {
    /// The loader whose screen it is, since one list can show several; `nil` if there is none.
    var owner: ObjectIdentifier?
    var place: Place

    enum Place: Hashable {
      case indicator
      case content
      case message
      case banner
      case action(LoadAction, Region)

      var region: Region {
        switch self {
        case .indicator, .content, .message: .body
        case .banner: .banner
        case .action(_, let region): region
        }
      }
    }

    /// A part of a screen that goes as a whole.
    enum Region: Hashable {
      case body
      case banner
    }
  }

  /// What a screen consists of, as far as a focus can be lost.
  struct LoadRegions: Equatable {
    var anchor: LoadFocus.Place
    var hasBanner: Bool

    init<Value>(_ state: LoadState<Value>) {
      let presentation = LoadPresentation(state)
      anchor =
        switch presentation.body {
        case .placeholder, .indicator: .indicator
        case .content: .content
        case .message: .message
        }
      hasBanner = presentation.banner != nil
    }

    /// Where a focus goes when these regions take the place of others; `nil` where it stays.
    ///
    /// - Parameters:
    ///   - place: Where it is.
    ///   - old: The regions before.
    /// - Returns: Where it goes.
    func next(_ place: LoadFocus.Place, after old: LoadRegions) -> LoadFocus.Place? {
      switch place.region {
      case .body: anchor != old.anchor ? anchor : nil
      case .banner: old.hasBanner && !hasBanner ? anchor : nil
      }
    }
  }

  extension EnvironmentValues {
    private struct LoadFocusKey: EnvironmentKey {
      static var defaultValue: AccessibilityFocusState<LoadFocus?>.Binding? { nil }
    }

    /// Where the screen around a view follows the focus.
    var loadFocus: AccessibilityFocusState<LoadFocus?>.Binding? {
      get { self[LoadFocusKey.self] }
      set { self[LoadFocusKey.self] = newValue }
    }
  }

  extension View {
    /// Ties an element to a place where the focus can be.
    func loadFocus(_ place: LoadFocus.Place) -> some View { modifier(LoadFocusAnchor(place: place)) }
  }

  private struct LoadFocusAnchor: ViewModifier {
    let place: LoadFocus.Place
    @Environment(\.loadFocus) private var binding
    @Environment(\.loadOwner) private var owner

    func body(content: Content) -> some View {
      if let binding {
        content.accessibilityFocused(binding, equals: LoadFocus(owner: owner, place: place))
      } else {
        content
      }
    }
  }
#endif
