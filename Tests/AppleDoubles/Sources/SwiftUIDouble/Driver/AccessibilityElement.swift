/// Something that assistive technology can reach: what VoiceOver reads when its cursor is there.
@_spi(Testing) @MainActor public struct AccessibilityElement {
  public var label: String
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var traits: AccessibilityTraits
  public var isEnabled: Bool
  /// The names of further actions.
  public var actions: [String] { named.map(\.name) }

  var named: [(name: String, perform: () throws -> Void)] = []
  var element: Element
  /// The keyboard's and VoiceOver's focus follow these.
  var focus: [FocusTarget]
  var priority: Double

  /// What is read out: the label, the value, then what it is.
  public var spoken: String {
    var parts = [label, value ?? ""].filter { !$0.isEmpty }
    for (trait, name): (AccessibilityTraits, String) in [
      (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isSelected, "selected"),
    ] where traits.contains(trait) { parts.append(name) }
    if !isEnabled { parts.append("dimmed") }
    return parts.joined(separator: ", ")
  }
}

extension Element {
  /// What assistive technology finds, in reading order.
  var accessibilityElements: [AccessibilityElement] {
    guard isDrawn, !accessibility.isHidden else { return [] }
    if isAccessible { return [whole].compactMap { $0 } }
    let parts = children.flatMap(\.accessibilityElements).map(adding)
    guard parts.contains(where: { $0.priority != 0 }) else { return parts }
    return parts.enumerated().sorted { ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset) }
      .map(\.element)
  }

  /// The name of the element if it were one element.
  var name: String {
    accessibility.label ?? children.flatMap(\.accessibilityElements).map(\.label).joined(separator: ", ")
  }

  /// This element as one.
  private var whole: AccessibilityElement? {
    let parts = accessibility.children == .ignore ? [] : children.flatMap(\.accessibilityElements)
    let name = accessibility.label ?? parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    var named = accessibility.actions
    var traits = accessibility.traits
    if accessibility.children == .combine {
      for part in parts {
        traits.formUnion(part.traits)
        if let activate = part.element.activate { named.append((part.label, activate)) }
        named += part.named
      }
    }
    traits.subtract(accessibility.removedTraits)
    var element = self
    // Combining a single control makes the whole that control.
    if element.activate == nil, accessibility.children == .combine {
      element.activate = parts.compactMap(\.element.activate).first
    }
    return AccessibilityElement(
      label: name, value: accessibility.value ?? parts.compactMap(\.value).first, hint: accessibility.hint,
      identifier: accessibility.identifier, traits: traits, isEnabled: isEnabled, named: named, element: element,
      focus: accessibilityFocus + (accessibility.children == .contain ? [] : parts.flatMap(\.focus)),
      priority: accessibility.sortPriority)
  }

  /// What is said about a view that is no element by itself holds for each element in it.
  private func adding(_ part: AccessibilityElement) -> AccessibilityElement {
    var part = part
    if accessibility.children != .contain {
      if let label = accessibility.label { part.label = label }
      if let value = accessibility.value { part.value = value }
      if let hint = accessibility.hint { part.hint = hint }
      part.traits.formUnion(accessibility.traits)
      part.traits.subtract(accessibility.removedTraits)
      part.named += accessibility.actions
    }
    if let identifier = accessibility.identifier { part.identifier = identifier }
    if !isHitTestable { part.element.isHitTestable = false }
    part.focus += accessibilityFocus
    if accessibility.sortPriority != 0 { part.priority = accessibility.sortPriority }
    return part
  }
}
