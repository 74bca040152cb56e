/// Ties an element to a value of a focus state.
struct FocusAnchor<Value: Hashable> {
  let location: Location<Value>?
  let value: Value
  /// The value when the focus is elsewhere.
  let none: Value
  let isKeyboard: Bool
}

extension FocusAnchor: MemberModifier {
  typealias Body = Never

  func element(_ content: Element, _ node: Node) -> Element {
    guard let location else { return content }
    var element = content
    let target = FocusTarget(
      location: ObjectIdentifier(location), isFocused: { location.peek() == value }, focus: { location.set(value) },
      leave: { if location.peek() == value { location.set(none) } })
    if isKeyboard { element.keyboardFocus.append(target) } else { element.accessibilityFocus.append(target) }
    return element
  }

  // What goes from the screen loses the focus, and its state says so.
  func disappear(_ node: Node) {
    guard let location, !node.isMounted, location.peek() == value else { return }
    node.host.after { [host = node.host] in host.leaveFocus(location, value, none) }
  }
}

/// A place where a focus can be.
struct FocusTarget {
  let location: ObjectIdentifier
  let isFocused: () -> Bool
  let focus: () -> Void
  let leave: () -> Void
}

extension HostCore {
  /// Takes the focus away from a view that is gone, unless another view has the same value, or the focus has moved on.
  func leaveFocus<Value: Hashable>(_ location: Location<Value>, _ value: Value, _ none: Value) {
    let isElsewhere = root.map { root in
      root.elements.flatMap(\.all).contains { element in
        (element.keyboardFocus + element.accessibilityFocus).contains {
          $0.location == ObjectIdentifier(location) && $0.isFocused()
        }
      }
    }
    guard isElsewhere != true, location.peek() == value else { return }
    location.set(none)
    let targets = (root?.elements ?? []).flatMap(\.accessibilityElements).flatMap(\.focus)
    defaultFocus[ObjectIdentifier(location)]?(targets)
  }
}
