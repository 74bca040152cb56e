/// https://developer.apple.com/documentation/swiftui/navigationsplitview
///
/// All columns are beside each other, as on a wide screen.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationSplitView: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("sidebar", sidebar)
    node.child("content", content)
    node.child("detail", detail)
  }

  func element(_ node: Node) -> Element { Element("NavigationSplitView", children: node.childElements) }
}
