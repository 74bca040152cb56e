/// https://developer.apple.com/documentation/swiftui/list
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue?>?
  let content: Content
}

extension List where SelectionValue == Never {
  /// https://developer.apple.com/documentation/swiftui/list/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// https://developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:)
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// https://developer.apple.com/documentation/swiftui/list/init(selection:content:)
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection, content: ForEach(data, content: rowContent))
  }
}

extension List: Primitive, RowContainer {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content) }

  func element(_ node: Node) -> Element {
    var list = Element("List", children: selection.map { selectable(node, $0) } ?? node.childElements)
    list.pull = node.environment.refresh
    list.node = node
    return list
  }

  /// The rows, of which a tap selects those of items.
  @MainActor private func selectable(_ node: Node, _ selection: Binding<SelectionValue?>) -> [Element] {
    node.children.filter(\.isShown).flatMap(\.members).filter { !$0.isOut }.map { member in
      guard let value = member.itemID?.base as? SelectionValue else { return member.element }
      var row = Element("Row", children: [member.element])
      row.isAccessible = true
      row.isEnabled = node.environment.isEnabled
      row.activate = { selection.wrappedValue = value }
      if selection.wrappedValue == value { row.attributes["selected"] = "true" }
      return row
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View> {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: Primitive, RowContainer {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content) }

  func element(_ node: Node) -> Element {
    var form = Element("Form", children: node.childElements)
    form.pull = node.environment.refresh
    form.node = node
    return form
  }
}

/// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: Primitive {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", content) }

  func element(_ node: Node) -> Element {
    var view = Element("ScrollView", children: node.childElements)
    if axes.contains(.vertical) { view.pull = node.environment.refresh }
    view.node = node
    return view
  }
}
