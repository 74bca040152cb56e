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
    node.child(MenuTimes.key(node), content, isShown: false)
  }

  func element(_ node: Node) -> Element {
    var element = Element("Menu", children: node.childElements)
    element.isAccessible = true
    element.accessibility.traits = .isButton
    element.isEnabled = node.environment.isEnabled
    element.choices = node.elements(of: MenuTimes.key(node)).flatMap(\.entries).map { choice in
      Element.Choice(label: choice.label, isEnabled: choice.isEnabled, isSelected: choice.isSelected) {
        try choice.choose()
        MenuTimes.close(node)
      }
    }
    element.node = node
    return element
  }
}

/// How often a menu, or the actions of a row, were closed. The views in them are gone then, with their state (S16).
@MainActor final class MenuTimes {
  private var count = 0

  static func key(_ node: Node) -> AnyHashable { [AnyHashable("content"), AnyHashable(times(node).count)] }

  static func close(_ node: Node) {
    times(node).count += 1
    node.host.mailbox.invalidate(node.id)
  }

  // No property of a view has a negative place.
  private static func times(_ node: Node) -> MenuTimes { node.stored(-1) { MenuTimes() } }
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
