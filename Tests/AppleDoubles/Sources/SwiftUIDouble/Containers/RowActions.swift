extension View {
  /// https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowActions(content: content()))
  }

  /// https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
  @available(iOS 13.0, macOS 10.15, tvOS 14.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(RowActions(content: menuItems()))
  }
}

/// Buttons that a swipe or a long press brings up, which VoiceOver offers as actions.
struct RowActions<Content: View> {
  let content: Content
}

extension RowActions: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) { node.child(MenuTimes.key(node), content, isShown: false) }

  func element(_ content: Element, _ node: Node) -> Element {
    // The actions are of the row as a whole, which is one element then.
    var row = Element("Row", children: [content])
    row.isAccessible = true
    row.accessibility.children = .combine
    row.accessibility.actions = node.elements(of: MenuTimes.key(node)).flatMap(\.all).compactMap { button in
      guard let activate = button.activate, button.isEnabled else { return nil }
      let act = {
        try activate()
        MenuTimes.close(node)
      }
      return (button.name, act)
    }
    return row
  }
}

extension DynamicViewContent {
  /// https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View {
    modifier(DeleteAction(action: action))
  }
}

/// https://developer.apple.com/documentation/swiftui/dynamicviewcontent
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

/// A row's action "Delete".
struct DeleteAction {
  let action: ((IndexSet) -> Void)?
}

extension DeleteAction: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    guard let action, let wrapped = node.wrapped,
      let index = node.parent?.members.firstIndex(where: { $0.wrapped === wrapped })
    else { return content }
    var row = Element("Row", children: [content])
    row.isAccessible = true
    row.accessibility.children = .combine
    row.accessibility.actions = [("Delete", { action(IndexSet(integer: index)) })]
    return row
  }
}
