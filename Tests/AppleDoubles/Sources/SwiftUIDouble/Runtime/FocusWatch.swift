/// A focus state of assistive technology, whose value is kept only if an element with it is on screen (S05).
@MainActor protocol FocusWatch: AnyObject {
  /// Whether the view has set a value since the last check.
  var isUnchecked: Bool { get }
  /// Keeps the value if the focus can be there, else resets it.
  ///
  /// - Parameter targets: Where the focus can be.
  /// - Returns: Whether the focus moved to another element.
  func check(_ targets: [FocusTarget]) -> Bool
}

@MainActor final class FocusStateWatch<Value: Hashable>: FocusWatch {
  private weak var location: Location<Value>?
  private let none: Value
  private var checked: Value

  init(_ location: Location<Value>, none: Value) {
    self.location = location
    self.none = none
    checked = location.peek()
  }

  var isUnchecked: Bool { location.map { $0.peek() != checked } ?? false }

  func check(_ targets: [FocusTarget]) -> Bool {
    guard let location else { return false }
    let id = ObjectIdentifier(location)
    if location.peek() != none, !targets.contains(where: { $0.location == id && $0.isFocused() }) {
      location.set(none)
    }
    checked = location.peek()
    return checked != none
  }
}

extension HostCore {
  /// Whether a view has set the focus since the last frame.
  var hasUncheckedFocus: Bool { focusStates.values.contains { $0.isUnchecked } }

  /// Follows the focus where an element can have it; a value without an element in this frame is lost.
  func checkFocus() {
    let unchecked = focusStates.values.filter(\.isUnchecked)
    guard !unchecked.isEmpty else { return }
    let targets = frontElement.accessibilityElements.flatMap(\.focus)
    for state in unchecked where state.check(targets) { log.systemSpeaks() }
  }

  /// The alert or sheet that covers everything else, or the whole screen, as it is drawn now.
  private var frontElement: Element {
    let screen = Element("Screen", children: isOnScreen ? root?.elements ?? [] : [])
    return screen.all.last(where: { $0.isModal && $0.isDrawn }) ?? screen
  }

  /// Takes the keyboard away from a field that is disabled or gone. It does not come back (S18).
  func checkKeyboard() {
    guard let field = editedField else { return }
    let element = (root?.elements ?? []).flatMap(\.all).first { $0.type != nil && $0.node === field }
    if let element, element.isEnabled { return }
    editedField = nil
    for target in element?.keyboardFocus ?? [] { target.leave() }
  }
}
