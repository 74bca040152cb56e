extension View {
  /// https://developer.apple.com/documentation/swiftui/view/id(_:)
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { Identified(id: id, content: self) }

  /// https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(Tag(tag: tag))
  }

  /// https://developer.apple.com/documentation/swiftui/view/equatable()
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

struct Tag {
  let tag: AnyHashable
}

extension Tag: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    var element = content
    element.tag = tag
    return element
  }
}

/// A view whose identity is a value: another value is another view.
struct Identified<ID: Hashable, Content: View> {
  let id: ID
  let content: Content
}

extension Identified: Transparent {
  typealias Body = Never
  func build(_ node: Node) { node.child(id, content) }
}

/// https://developer.apple.com/documentation/swiftui/equatableview
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: Transparent {
  public typealias Body = Never
  func build(_ node: Node) { node.child("content", content) }
}
