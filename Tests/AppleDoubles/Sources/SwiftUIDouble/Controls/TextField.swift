/// https://developer.apple.com/documentation/swiftui/textfield
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// https://developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(titleKey) }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(title) }
  }

  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:axis:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

extension TextField: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    if let prompt { node.child("prompt", prompt) }
  }

  func element(_ node: Node) -> Element {
    let name = node.elements(of: "label").map(\.name).joined(separator: ", ")
    let shown = text.wrappedValue.isEmpty ? (prompt?.plain ?? name) : text.wrappedValue
    return .field("TextField", name: name, text: shown, binding: text, node)
  }
}

/// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View> {
  let text: Binding<String>
  let label: Label
}

extension SecureField where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
}

extension SecureField: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("label", label) }

  func element(_ node: Node) -> Element {
    let name = node.elements(of: "label").map(\.name).joined(separator: ", ")
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    var field = Element.field("SecureField", name: name, text: dots.isEmpty ? name : dots, binding: text, node)
    field.accessibility.value = dots
    return field
  }
}

/// https://developer.apple.com/documentation/swiftui/texteditor
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor {
  let text: Binding<String>

  /// https://developer.apple.com/documentation/swiftui/texteditor/init(text:)
  public nonisolated init(text: Binding<String>) { self.text = text }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditor: Primitive {
  public typealias Body = Never

  func element(_ node: Node) -> Element {
    // Apple's has no name of its own: a view without a label is found by a test, since nothing can be typed into it.
    .field("TextEditor", name: "", text: text.wrappedValue, binding: text, node)
  }
}

extension Element {
  /// A field to type into.
  static func field(_ kind: String, name: String, text: String, binding: Binding<String>, _ node: Node) -> Element {
    var element = Element(kind, text: node.environment.redact(text))
    element.isAccessible = true
    element.accessibility.label = name
    element.accessibility.value = binding.wrappedValue
    element.isEnabled = node.environment.isEnabled
    element.type = { binding.wrappedValue = $0 }
    element.submit = node.environment.submit
    element.node = node
    return element
  }
}
