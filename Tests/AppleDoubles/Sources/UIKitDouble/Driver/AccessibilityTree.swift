/// What assistive technology finds on a screen, in order.
@MainActor enum AccessibilityTree {
  /// An element.
  struct Element: CustomStringConvertible {
    let object: UIResponder
    var label: String
    var value: String?
    var traits: UIAccessibilityTraits

    /// "Retry loading articles, button", "Loading articles, 40%"
    nonisolated var description: String {
      var parts = [label]
      if let value, !value.isEmpty { parts.append(value) }
      if traits.contains(.button) { parts.append("button") }
      if traits.contains(.header) { parts.append("heading") }
      if traits.contains(.notEnabled) { parts.append("dimmed") }
      return parts.joined(separator: ", ")
    }
  }

  /// The elements in a view.
  static func elements(in view: UIView) -> [Element] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return element(view).map { [$0] } ?? [] }
    if let elements = view.accessibilityElements {
      return elements.flatMap { item -> [Element] in
        if let view = item as? UIView { return Self.elements(in: view) }
        return (item as? UIResponder).flatMap(element).map { [$0] } ?? []
      }
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return (modal.map { [$0] } ?? view.subviewsInOrder).flatMap(elements)
  }

  private static func element(_ object: UIResponder) -> Element? {
    var traits = object.accessibilityTraits
    if (object as? UIControl)?.isEnabled == false { traits.insert(.notEnabled) }
    let label = object.accessibilityLabel ?? text(of: object)
    // An element that has nothing to say is not found by its label; a control without a name is found, and shames us.
    guard !label.isEmpty || object is UIControl else { return nil }
    return Element(object: object, label: label, value: object.accessibilityValue, traits: traits)
  }

  static func text(of object: UIResponder) -> String {
    switch object {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.currentTitle ?? ""
    case let field as UITextField: field.placeholder ?? ""
    case let view as UITextView: view.text ?? ""
    default: ""
    }
  }
}
