/// https://developer.apple.com/documentation/swiftui/contentunavailableview
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/init(label:description:actions:)
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUIDouble.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUIDouble.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUIDouble.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// https://developer.apple.com/documentation/swiftui/searchunavailablecontent
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SearchUnavailableContent {
  public struct Label { let text: String? }

  public struct Description {}

  public struct Actions {}
}

extension SearchUnavailableContent.Label: Transparent {
  public typealias Body = Never
  func build(_ node: Node) {
    node.child("label", Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass"))
  }
}

extension SearchUnavailableContent.Description: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("text", Text("Check the spelling or try a new search.")) }
}

extension SearchUnavailableContent.Actions: Transparent {
  public typealias Body = Never
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/search
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static var search: Self {
    Self(label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
  }

  /// https://developer.apple.com/documentation/swiftui/contentunavailableview/search(text:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public static func search(text: String) -> Self {
    Self(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}

extension ContentUnavailableView: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    node.child("description", description)
    node.child("actions", actions)
  }

  func element(_ node: Node) -> Element { Element("ContentUnavailableView", children: node.childElements) }
}
