/// https://developer.apple.com/documentation/swiftui/menu
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/menu/init(content:label:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/menu/init(_:content:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu where Label == SwiftUIDouble.Label<Text, Image> {
  /// https://developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUIDouble.Label(titleKey, systemImage: systemImage) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension Menu: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    node.child("content", content, isShown: false)
  }

  func element(_ node: Node) -> Element {
    var element = Element("Menu", children: node.childElements)
    element.isAccessible = true
    element.accessibility.traits = .isButton
    element.isEnabled = node.environment.isEnabled
    element.choices = (node.child(at: "content")?.elements ?? []).flatMap(\.entries)
    element.node = node
    return element
  }
}

extension Element {
  /// The entries of a menu with this in it.
  fileprivate var entries: [Choice] {
    if let activate {
      let isSelected = accessibility.traits.contains(.isToggle) && accessibility.value == "1"
      return [Choice(label: name, isEnabled: isEnabled, isSelected: isSelected, choose: activate)]
    }
    return choices + children.flatMap(\.entries)
  }
}
