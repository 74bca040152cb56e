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
    modifier(ChangeAction(value: value, initial: false, runsEarlierClosure: true) { action($1) })
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
  /// Whether the closure of the view before the change is called, as the form of iOS 14 does (S14).
  var runsEarlierClosure = false
  let action: (V, V) -> Void

  /// The value that is known, and the closure of the view that had it.
  final class Known {
    var value: V
    var action: (V, V) -> Void
    var wasTold = false

    init(_ value: V, _ action: @escaping (V, V) -> Void) {
      self.value = value
      self.action = action
    }
  }
}

extension ChangeAction: MemberModifier {
  typealias Body = Never

  var actsOnce: Bool { true }

  func build(_ node: Node) {
    guard let known = node.state as? Known else {
      node.state = Known(value, action)
      return
    }
    let (old, earlier) = (known.value, known.action)
    known.value = value
    known.action = action
    // The value before is forgotten while the view is not on screen (S26).
    guard old != value, node.isVisible else { return }
    let called = runsEarlierClosure ? earlier : action
    node.host.after { called(old, value) }
  }

  func appear(_ node: Node) {
    guard initial, let known = node.state as? Known, !known.wasTold else { return }
    known.wasTold = true
    node.host.after { known.action(known.value, known.value) }
  }
}

struct ReceiveAction<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveAction: MemberModifier {
  typealias Body = Never

  var actsOnce: Bool { true }

  // The newest publisher counts, as with Apple's.
  func build(_ node: Node) { node.state = publisher.sink(receiveValue: action) }

  func disappear(_ node: Node) { if !node.isMounted { node.state = nil } }
}
