extension View {
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
  @available(iOS, introduced: 14.0, deprecated: 17.0)
  @available(macOS, introduced: 11.0, deprecated: 14.0)
  @available(tvOS, introduced: 14.0, deprecated: 17.0)
  @available(watchOS, introduced: 7.0, deprecated: 10.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: false) { action($1) })
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial, action: action))
  }

  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, initial: initial) { _, _ in action() })
  }

  /// https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveAction(publisher: publisher, action: action))
  }
}

struct ChangeAction<V: Equatable> {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void
}

extension ChangeAction: MemberModifier {
  typealias Body = Never

  func build(_ node: Node) {
    guard let old = node.state as? V? ?? nil else {
      node.state = value
      if initial { node.host.after { action(value, value) } }
      return
    }
    guard old != value else { return }
    node.state = value
    node.host.after { action(old, value) }
  }
}

struct ReceiveAction<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveAction: MemberModifier {
  typealias Body = Never

  // The newest publisher counts, as with Apple's.
  func build(_ node: Node) { node.state = publisher.sink(receiveValue: action) }

  func disappear(_ node: Node) { if !node.isMounted { node.state = nil } }
}
