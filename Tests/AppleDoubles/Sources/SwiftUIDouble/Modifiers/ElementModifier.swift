/// Changes the element of each member, and nothing else.
struct ElementModifier {
  let change: @MainActor (inout Element, EnvironmentValues) -> Void
}

extension ElementModifier: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    var element = content
    change(&element, node.environment)
    return element
  }
}

extension View {
  /// Changes the element of each member.
  nonisolated func changingElement(
    _ change: @escaping @MainActor (inout Element, EnvironmentValues) -> Void
  ) -> some View {
    modifier(ElementModifier(change: change))
  }

  /// Notes a modifier that only matters to layout or looks, which are not part of the double.
  nonisolated func noting(_ name: String, _ value: String = "") -> some View {
    modifier(ElementModifier { element, _ in element.attributes[name] = value })
  }
}
