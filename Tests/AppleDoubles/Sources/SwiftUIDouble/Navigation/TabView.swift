/// https://developer.apple.com/documentation/swiftui/tabview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView where Content: View {
  /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// https://developer.apple.com/documentation/swiftui/tabview/init(content:)
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView: View where Content: View {
  public typealias Body = Never
}

extension TabView: Primitive where Content: View {
  func build(_ node: Node) {
    _ = current(node)
    node.child("content", content)
  }

  /// The tag or, without one, the number of the page that shows.
  @MainActor private func current(_ node: Node) -> AnyHashable {
    if let selection { return AnyHashable(selection.wrappedValue) }
    return node.stored(0) { Location<AnyHashable>(AnyHashable(0)) }.get()
  }

  @MainActor private func select(_ tag: AnyHashable, _ node: Node) {
    if let selection {
      if let tag = tag.base as? SelectionValue { selection.wrappedValue = tag }
    } else {
      node.stored(0) { Location<AnyHashable>(AnyHashable(0)) }.set(tag)
    }
  }

  @MainActor private func tag(_ page: Node, _ index: Int) -> AnyHashable {
    selection == nil ? AnyHashable(index) : page.modifier(Tag.self)?.tag ?? AnyHashable(index)
  }

  func shows(_ member: Node, _ index: Int, _ node: Node) -> Bool { tag(member, index) == current(node) }

  func element(_ node: Node) -> Element {
    let pages = node.children.flatMap(\.members)
    let tabs = pages.enumerated().map { index, page -> Element in
      var tab = Element("Tab", children: page.tabItem)
      tab.isAccessible = true
      tab.accessibility.traits = .isButton
      if shows(page, index, node) { tab.accessibility.traits.formUnion(.isSelected) }
      tab.isEnabled = node.environment.isEnabled
      tab.activate = { select(tag(page, index), node) }
      return tab
    }
    return Element("TabView", children: node.childElements + [Element("TabBar", children: tabs)])
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItem(label: label()))
  }
}

/// What a page shows in the bar of its tab view.
struct TabItem<Label: View> {
  let label: Label
}

@MainActor protocol TabItemModifier {
  func label(_ node: Node) -> [Element]
}

extension TabItem: MemberModifier, TabItemModifier {
  typealias Body = Never

  func build(_ node: Node) { node.child("tabItem", label, isShown: false) }

  func label(_ node: Node) -> [Element] { node.elements(of: "tabItem") }
}

extension Node {
  /// A modifier of this member.
  func modifier<M>(_ type: M.Type) -> M? { memberModifier as? M ?? wrapped?.modifier(type) }

  /// What the member shows in the bar of a tab view.
  fileprivate var tabItem: [Element] {
    if let item = memberModifier as? any TabItemModifier { return item.label(self) }
    return wrapped?.tabItem ?? []
  }
}
