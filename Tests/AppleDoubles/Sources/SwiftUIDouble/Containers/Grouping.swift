/// https://developer.apple.com/documentation/swiftui/disclosuregroup
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisclosureGroup<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// https://developer.apple.com/documentation/swiftui/disclosuregroup/init(content:label:)
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// https://developer.apple.com/documentation/swiftui/disclosuregroup/init(isexpanded:content:label:)
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:content:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:isexpanded:content:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup: Primitive {
  public typealias Body = Never

  @MainActor private func expansion(_ node: Node) -> Binding<Bool> {
    isExpanded ?? Binding(node.stored(0) { Location(false) })
  }

  func build(_ node: Node) {
    node.child("label", label)
    if expansion(node).wrappedValue { node.child("content", content()) }
  }

  func element(_ node: Node) -> Element {
    let expansion = expansion(node)
    var header = Element("Button", children: node.elements(of: "label"))
    header.isAccessible = true
    header.accessibility.traits = .isButton
    header.accessibility.value = expansion.wrappedValue ? "Expanded" : "Collapsed"
    header.isEnabled = node.environment.isEnabled
    header.activate = { expansion.wrappedValue.toggle() }
    header.node = node
    return Element("DisclosureGroup", children: [header] + node.elements(of: "content"))
  }
}

/// https://developer.apple.com/documentation/swiftui/labeledcontent
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent: Primitive where Label: View, Content: View {
  func build(_ node: Node) {
    node.child("label", label)
    node.child("content", content)
  }

  func element(_ node: Node) -> Element {
    var element = Element("LabeledContent", children: node.childElements)
    // Two texts are one element, label and value; a control keeps to itself.
    let parts = node.childElements.flatMap(\.accessibilityElements)
    if !parts.contains(where: { $0.element.isControl }) {
      element.isAccessible = true
      element.accessibility.children = .combine
    }
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/groupbox
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/groupbox/init(content:label:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension GroupBox: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    node.child("content", content)
  }

  func element(_ node: Node) -> Element { Element("GroupBox", children: node.childElements) }
}
