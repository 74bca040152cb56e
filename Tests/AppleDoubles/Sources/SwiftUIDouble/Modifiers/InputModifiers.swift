extension View {
  /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    // A view inside cannot enable what a view outside disabled.
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    changingElement { element, _ in if !enabled { element.isHitTestable = false } }
  }

  /// https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapAction(action: action))
  }
}

struct TapAction {
  let action: () -> Void
}

extension TapAction: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    var element = content
    // A gesture takes the taps on everything within that takes none itself.
    if node.environment.isEnabled { element.tapGesture = action }
    guard element.isAccessible else { return element }
    element.activate = action
    element.takesRow = false
    element.isEnabled = node.environment.isEnabled
    return element
  }
}
