/// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer {
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: Primitive {
  public typealias Body = Never
  func element(_ node: Node) -> Element { Element("Spacer") }
}

/// https://developer.apple.com/documentation/swiftui/divider
public struct Divider {
  public nonisolated init() {}
}

extension Divider: Primitive {
  public typealias Body = Never
  func element(_ node: Node) -> Element { Element("Divider") }
}
