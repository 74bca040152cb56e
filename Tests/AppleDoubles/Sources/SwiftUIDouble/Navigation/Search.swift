/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// https://developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode
  @available(iOS 15.0, visionOS 1.0, *)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/searchable(text:placement:prompt:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(Search(text: text, prompt: prompt?.plain))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(Search(text: text, prompt: prompt.resolved))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(Search(text: text, prompt: String(prompt)))
  }
}

/// A field to search in, above a view.
struct Search {
  let text: Binding<String>
  let prompt: String?
}

extension Search: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    let name = prompt ?? "Search"
    var field = Element.field(
      "SearchField", name: name, text: text.wrappedValue.isEmpty ? name : text.wrappedValue, binding: text, node)
    field.accessibility.traits = .isSearchField
    field.isSearch = true
    return Element("Layers", children: [field, content])
  }
}
