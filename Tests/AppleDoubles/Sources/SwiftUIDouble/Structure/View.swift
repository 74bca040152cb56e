/// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Apple's primitive views have no body either.
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("there is no such view") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the host and has no body") }
}

/// A view that the host draws by itself.
@MainActor protocol Primitive: View where Body == Never {
  /// Whether the view only stands for its children (as `Group` does), so that modifiers reach each of them.
  static var isTransparent: Bool { get }

  /// Declares the children, with ``Node/child(_:_:_:isShown:)``. Bindings that are read here are followed.
  func build(_ node: Node)

  /// Whether a member of its content is on screen: a tab view shows one of its pages.
  func shows(_ member: Node, _ index: Int, _ node: Node) -> Bool

  /// What the view shows; not asked of transparent views.
  func element(_ node: Node) -> Element
}

extension Primitive {
  static var isTransparent: Bool { false }
  func build(_ node: Node) {}
  func shows(_ member: Node, _ index: Int, _ node: Node) -> Bool { true }
}

/// A primitive view that only stands for its children.
@MainActor protocol Transparent: Primitive {}

extension Transparent {
  static var isTransparent: Bool { true }
  func element(_ node: Node) -> Element { Element("Group", children: node.childElements) }
}
