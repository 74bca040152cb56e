/// What the keys do.
@MainActor final class HelpPage: Page {
  /// Keys, and what they do.
  static let keys = [
    ("Up, Down, PgUp, PgDn, Home, End", "move"),
    ("Tab, Shift-Tab", "move among what can be pressed"),
    ("Enter", "open the article; press what is chosen"),
    ("Esc", "stop loading, else go back"),
    ("/", "search; an empty search shows all articles"),
    ("r", "refresh; try again what failed"),
    ("n", "write an article; Tab goes through the form, Esc keeps it for later"),
    ("?", "this help"),
    ("Ctrl-Z", "stop for a while"),
    ("q", "quit"),
  ]

  init() { super.init(title: "Help", isText: true) }

  override func allRows(width: Int, frame: Int) -> [Row] {
    Self.keys.flatMap { key, purpose in
      Row.text(key, .strong, width: width) + Row.text(purpose, indent: 2, width: width)
    }
  }
}
