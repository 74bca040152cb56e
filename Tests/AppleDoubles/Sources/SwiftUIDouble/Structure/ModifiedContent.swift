/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View

  /// https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// https://developer.apple.com/documentation/swiftui/viewmodifier/content
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the host and has no body") }
}

extension ViewModifier {
  /// https://developer.apple.com/documentation/swiftui/viewmodifier/concat(_:)
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// https://developer.apple.com/documentation/swiftui/viewmodifier/content
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: any View
}

extension _ViewModifier_Content: Transparent {
  public typealias Body = Never

  func build(_ node: Node) { node.child("content", view) }
}

/// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Primitive, Transparent where Content: View, Modifier: ViewModifier {
  func build(_ node: Node) {
    switch modifier {
    case let modifier as any EnvironmentChange:
      var environment = node.environment
      modifier.change(&environment)
      node.child("content", content, environment)
    case let modifier as any MemberModifier:
      node.child("content", content)
      node.memberModifier = modifier
    default:
      let modifier = node.link(modifier)
      node.host.count(Modifier.self)
      node.child("body", modifier.body(content: _ViewModifier_Content(view: content)))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<ModifiedContent>) -> some View {
    content.view.erased.modifier(self.content).modifier(modifier)
  }
}

extension View {
  var erased: AnyView { AnyView(self) }

  /// https://developer.apple.com/documentation/swiftui/view/modifier(_:)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes the environment of what it is applied to.
@MainActor protocol EnvironmentChange: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

/// A modifier that the host applies to each member of what it is applied to.
///
/// https://developer.apple.com/documentation/swiftui/group says that a modifier on a group reaches each member. The
/// same holds for `ForEach`, conditions, and views whose body is one of these.
@MainActor protocol MemberModifier: ViewModifier where Body == Never {
  /// Whether the modifier acts once for all members, as those of the life cycle do (S11). The node is its own then, not
  /// that of a member.
  var actsOnce: Bool { get }

  /// Declares views of its own (an overlay, a sheet); is called when the modifier is new or may have changed.
  func build(_ node: Node)

  /// What becomes of the member's element.
  func element(_ content: Element, _ node: Node) -> Element

  func appear(_ node: Node)

  /// The member leaves the screen, or is removed for good.
  func disappear(_ node: Node)
}

extension MemberModifier {
  var actsOnce: Bool { false }
  func build(_ node: Node) {}
  func element(_ content: Element, _ node: Node) -> Element { content }
  func appear(_ node: Node) {}
  func disappear(_ node: Node) {}
}
