/// https://developer.apple.com/documentation/swiftui/namespace
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper public struct Namespace: DynamicProperty {
  private var value = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { value }

  /// https://developer.apple.com/documentation/swiftui/namespace/id
  public struct ID: Hashable, Sendable {
    let number: Int
  }
}

extension Namespace: LinkedProperty {
  mutating func link(_ node: Node, _ place: Int) { value = ID(number: node.id) }

  func isSame(as other: Namespace) -> Bool { true }
}
