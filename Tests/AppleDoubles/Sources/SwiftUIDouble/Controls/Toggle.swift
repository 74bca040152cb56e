/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUIDouble.Label<Text, Image> {
  /// https://developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUIDouble.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("label", label) }

  func element(_ node: Node) -> Element {
    var element = Element("Toggle", children: node.childElements)
    element.isAccessible = true
    element.accessibility.traits = [.isButton, .isToggle]
    element.accessibility.value = isOn.wrappedValue ? "1" : "0"
    element.isEnabled = node.environment.isEnabled
    element.activate = { isOn.wrappedValue.toggle() }
    element.node = node
    return element
  }
}
