extension View {
  /// https://developer.apple.com/documentation/swiftui/view/focusable(_:)
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    changingElement { element, _ in element.isFocusable = isFocusable }
  }
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/accessibilitydefaultfocus(_:_:)
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocus(location: binding.location, none: binding.initial, value: value))
  }
}

/// Where the focus of assistive technology goes when the element that had it is gone (S71).
struct DefaultFocus<Value: Hashable> {
  let location: Location<Value>?
  let none: Value
  let value: Value
}

extension DefaultFocus: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    guard let location else { return }
    let id = ObjectIdentifier(location)
    node.host.defaultFocus[id] = { [none, value] targets in
      location.set(value)
      if !targets.contains(where: { $0.location == id && $0.isFocused() }) { location.set(none) }
    }
  }
}
