import LoadKit

/// Puts a page on the screen: a bar with its title, its rows, and what the keys do.
struct ScreenLayout {
  /// What stands before what is typed to search.
  private static let prompt = "Search: "

  let size: (rows: Int, columns: Int)
  let usesColor: Bool

  /// The bytes for each row of the screen.
  func lines(
    title: String, status: String, rows: [Row], focus: Row.Target?, field: SearchField?, isRunning: Bool
  ) -> [String] {
    var lines = [bar(title, status)]
    for row in rows {
      let hasFocus = row.target != nil && row.target == focus
      lines.append(row.line.drawn(width: size.columns, hasFocus: hasFocus, usesColor: usesColor))
    }
    while lines.count < size.rows - 1 { lines.append("") }
    lines.append(
      field.map(self.field) ?? StyledLine(Self.hint(isRunning), .faint).drawn(width: size.columns, usesColor: usesColor)
    )
    return Array(lines.prefix(size.rows))
  }

  /// Where the next character is typed.
  func cursor(_ field: SearchField) -> (row: Int, column: Int) {
    (size.rows - 1, min(size.columns - 1, DisplayWidth.of(Self.prompt) + DisplayWidth.of(tail(field))))
  }

  private func bar(_ title: String, _ status: String) -> String {
    let status = DisplayWidth.clipped(status, to: max(0, size.columns / 2 - 2))
    let title = DisplayWidth.clipped(title, to: max(0, size.columns - DisplayWidth.of(status) - 3))
    let space = size.columns - DisplayWidth.of(title) - DisplayWidth.of(status) - 2
    return StyledLine(" " + title + String(repeating: " ", count: max(0, space)) + status + " ", .inverse)
      .drawn(width: size.columns, usesColor: usesColor)
  }

  private func field(_ field: SearchField) -> String {
    var line = StyledLine(Self.prompt, .strong)
    line.add(LoadText.harmless(tail(field), oneLine: true))
    return line.drawn(width: size.columns, usesColor: usesColor)
  }

  /// The end of what was typed, as much as fits.
  private func tail(_ field: SearchField) -> String {
    let room = max(1, size.columns - DisplayWidth.of(Self.prompt) - 1)
    var (tail, width) = ("", 0)
    for character in field.text.reversed() {
      width += DisplayWidth.of(character)
      guard width <= room else { break }
      tail = String(character) + tail
    }
    return tail
  }

  private static func hint(_ isRunning: Bool) -> String {
    (isRunning ? "Esc stop  " : "") + "Enter open  / search  r refresh  ? help  q quit"
  }
}
