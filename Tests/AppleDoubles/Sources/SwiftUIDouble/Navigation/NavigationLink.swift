/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case view(Destination)
  }

  let target: Target
  let label: Label
}

extension NavigationLink {
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink: Primitive {
  public typealias Body = Never

  func build(_ node: Node) {
    node.child("label", label)
    if case .view(let view) = target { node.environment.navigation?.bring(view, node.environment, for: node.id) }
  }

  func element(_ node: Node) -> Element {
    var element = Element("NavigationLink", children: node.childElements)
    element.isAccessible = true
    element.accessibility.traits = .isButton
    element.isEnabled = node.environment.isEnabled
    element.node = node
    let navigation = node.environment.navigation
    switch target {
    case .value(let value):
      element.isEnabled = element.isEnabled && value != nil && navigation != nil
      if let value { element.activate = { navigation?.push(value) } }
    case .view(let view):
      element.isEnabled = element.isEnabled && navigation != nil
      element.activate = { navigation?.push(view, node.environment, for: node.id) }
    }
    return element
  }
}
