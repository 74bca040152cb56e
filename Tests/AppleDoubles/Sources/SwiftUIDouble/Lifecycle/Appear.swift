extension View {
  /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(appear: action, disappear: nil))
  }

  /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(appear: nil, disappear: action))
  }
}

struct AppearanceAction {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceAction: MemberModifier {
  typealias Body = Never

  var actsOnce: Bool { true }

  func appear(_ node: Node) { if let appear { node.host.after(appear) } }

  func disappear(_ node: Node) { if let disappear { node.host.after(disappear) } }
}
