/// Something on screen: what a view draws, and what a user can do with it.
@_spi(Testing) @MainActor public struct Element {
  private static var count = 0

  /// The same in copies of the element.
  let id: Int
  /// The name of the view that drew it: "Text", "Button", "List".
  public var kind: String
  /// The words it draws itself; redacted text is drawn as blocks.
  public var text: String?
  public var children: [Element]
  /// What else is worth knowing: a fraction, a symbol, a title, modifiers that change nothing here.
  public var attributes: [String: String] = [:]
  /// Whether it takes taps and keys.
  public var isEnabled = true
  public var isHitTestable = true
  /// Hidden views keep their place and are not drawn.
  public var isDrawn = true
  /// Whether it is hidden by `hidden()`: it takes no keys either.
  var isHidden = false
  /// Whether it is a button that takes the taps of its whole row in a list.
  var takesRow = false
  /// What a tap on it or on something in it does, if that takes no taps itself.
  var tapGesture: (() -> Void)?
  /// Whether `focusable` says so.
  var isFocusable = false

  /// Whether only assistive technology gets it: the title of a label that shows its icon.
  var isOnlyHeard = false
  /// Whether it covers everything else: an alert, a sheet.
  public var isModal = false

  var accessibility = AccessibilityAttributes()
  /// Whether assistive technology sees it as one thing; else it only holds others.
  var isAccessible = false
  /// What a tap does.
  var activate: (() throws -> Void)?
  /// What typing into it does.
  var type: ((String) throws -> Void)?
  var shortcut: Shortcut?
  /// What VoiceOver's swipe up and down does.
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// What swiping it away does.
  var dismiss: (() -> Void)?
  var isSearch = false
  /// What the return key does.
  var submit: SubmitActions?
  var choices: [Choice] = []
  var keyboardFocus: [FocusTarget] = []
  var accessibilityFocus: [FocusTarget] = []
  var node: Node?
  /// What pulling it down does.
  var pull: RefreshAction?
  /// What `tag` gave it.
  var tag: AnyHashable?

  init(_ kind: String, text: String? = nil, children: [Element] = []) {
    Self.count += 1
    id = Self.count
    self.kind = kind
    self.text = text
    self.children = children
  }

  /// Keys that press it.
  struct Shortcut: Equatable {
    let key: Character
    let modifiers: EventModifiers
  }

  /// One of several things to choose: an entry of a picker or a menu.
  struct Choice {
    let label: String
    let isEnabled: Bool
    let isSelected: Bool
    let choose: () throws -> Void
  }
}

extension Element {
  /// The element and everything in it.
  public var all: [Element] { [self] + children.flatMap(\.all) }

  /// The words on screen, from top to bottom.
  public var drawnText: [String] {
    guard isDrawn, !isOnlyHeard else { return [] }
    return (text.map { [$0] } ?? []) + children.flatMap(\.drawnText)
  }

  /// The elements of one kind, as far as they are drawn.
  public func all(_ kind: String) -> [Element] {
    guard isDrawn else { return [] }
    return (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }

  /// A drawing in words, one element a line, for messages of failing tests.
  public var outline: String { outline(0) }

  private func outline(_ depth: Int) -> String {
    var line = String(repeating: "  ", count: depth) + kind
    if let text { line += " \"\(text)\"" }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) { line += " \(name)=\(value)" }
    if !isEnabled { line += " disabled" }
    if !isDrawn { line += " hidden" }
    if !isHitTestable { line += " not-hit-testable" }
    if let label = accessibility.label { line += " label=\"\(label)\"" }
    if accessibility.isHidden { line += " accessibility-hidden" }
    return ([line] + children.map { $0.outline(depth + 1) }).joined(separator: "\n")
  }
}
