/// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    _ = selection.wrappedValue
    node.child("label", label)
    node.child("content", content)
  }

  func element(_ node: Node) -> Element {
    let current = selection.wrappedValue
    let options = node.elements(of: "content")
    // What is not chosen is not drawn until the picker is opened.
    var element = Element("Picker", children: node.elements(of: "label"))
    element.isAccessible = true
    element.accessibility.traits = .isButton
    element.isEnabled = node.environment.isEnabled
    element.choices = options.compactMap { option -> Element.Choice? in
      guard let tag = option.tag?.base as? SelectionValue else { return nil }
      return Element.Choice(label: option.name, isEnabled: true, isSelected: tag == current) {
        selection.wrappedValue = tag
      }
    }
    element.accessibility.value = element.choices.first(where: \.isSelected)?.label
    element.node = node
    return element
  }
}

/// https://developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}

/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle { public init() {} }

/// https://developer.apple.com/documentation/swiftui/menupickerstyle
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle { public init() {} }

/// https://developer.apple.com/documentation/swiftui/inlinepickerstyle
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct InlinePickerStyle: PickerStyle { public init() {} }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noting("pickerStyle", "\(S.self)") }
}
