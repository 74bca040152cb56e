/// Something in the accessible tree of a window, as it was when the tree was read.
public struct Element: Sendable {
  /// The role, in AT-SPI's words: "button", "list item".
  public var role: String
  /// The name that assistive technology says.
  public var name: String
  /// What it says in addition.
  public var description: String
  /// What is so: "busy", "focused", "expanded".
  public var states: Set<State>
  /// The value of a bar, from 0 to its maximum.
  public var value: Double?
  /// What is within it.
  public var children: [Element]

  let owner: String
  let path: String

  /// A condition of an element, by its number in AT-SPI.
  public enum State: Int, Sendable, CaseIterable {
    case busy = 3
    case checked = 4
    case enabled = 8
    case expandable = 9
    case expanded = 10
    case focusable = 11
    case focused = 12
    case selected = 23
    case sensitive = 24
    case showing = 25
    case visible = 30
  }

  /// It, and everything within it.
  public var all: [Element] { [self] + children.flatMap(\.all) }

  /// All elements of a role, or of any.
  public func elements(_ role: String? = nil, _ name: String? = nil) -> [Element] {
    all.filter { (role == nil || $0.role == role) && (name == nil || $0.name == name) }
  }

  /// The first element of a role with a name.
  public func first(_ role: String? = nil, _ name: String? = nil) -> Element? { elements(role, name).first }

  /// The words that are drawn.
  public var labels: [String] { elements("label").map(\.name) }

  /// Whether a label says exactly this.
  public func says(_ text: String) -> Bool { labels.contains(text) }

  /// What has the keyboard's focus.
  public var focus: Element? { all.first { $0.states.contains(.focused) } }

  /// The tree, a line for each element, for the message of a test.
  public var outline: String { outline(depth: 0) }

  private func outline(depth: Int) -> String {
    let states = State.allCases.filter { self.states.contains($0) && ![.visible, .enabled, .sensitive].contains($0) }
    return String(repeating: "  ", count: depth)
      + "\(role) “\(name)” \(states.map { "\($0)" }.joined(separator: ","))\n"
      + children.map { $0.outline(depth: depth + 1) }.joined()
  }
}
