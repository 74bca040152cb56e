/// What the keys do.
@MainActor final class HelpPage: Page {
  /// Keys, and what they do.
  static let keys = [
    ("Up, Down, PgUp, PgDn, Home, End", "move; also k, j, Ctrl-B, Space, g and G"),
    ("Tab, Shift-Tab", "move among what can be pressed"),
    ("Enter", "open the article; press what is chosen"),
    ("Esc", "stop loading, else go back; Backspace only goes back"),
    ("/", "search; an empty search shows all articles, Esc gives it up"),
    ("Ctrl-U, Ctrl-W", "while typing: empty the field, delete a word"),
    ("r", "refresh; try again what failed"),
    ("n", "write an article; Tab goes through the form, Esc keeps it for later"),
    ("?", "this help"),
    ("Ctrl-L", "draw the screen anew"),
    ("Ctrl-Z", "stop for a while"),
    ("q, Ctrl-C", "quit"),
  ]

  init() { super.init(title: "Help", isText: true) }

  override func allRows(width: Int, frame: Int) -> [Row] {
    Self.keys.flatMap { key, purpose in
      Row.text(key, .strong, width: width) + Row.text(purpose, indent: 2, width: width)
    }
  }
}
