/// Puts a page on the screen: a bar with its title, its rows, and what the keys do.
struct ScreenLayout {
  let size: (rows: Int, columns: Int)
  let usesColor: Bool

  /// The bytes for each row of the screen.
  ///
  /// - Parameters:
  ///   - title: What stands at the top.
  ///   - status: What stands in the corner beside it.
  ///   - rows: The page, as much of it as there is room for.
  ///   - focus: What Enter is about.
  ///   - last: The last line.
  /// - Returns: A text for each row.
  func lines(title: String, status: String, rows: [Row], focus: Row.Target?, last: StyledLine) -> [String] {
    var lines = [bar(title, status)]
    for row in rows {
      let hasFocus = row.target != nil && row.target == focus
      lines.append(row.line.drawn(width: size.columns, hasFocus: hasFocus, usesColor: usesColor))
    }
    while lines.count < size.rows - 1 { lines.append("") }
    lines.append(last.drawn(width: size.columns, usesColor: usesColor))
    return Array(lines.prefix(size.rows))
  }

  private func bar(_ title: String, _ status: String) -> String {
    let status = DisplayWidth.clipped(status, to: max(0, size.columns / 2 - 2))
    let title = DisplayWidth.clipped(title, to: max(0, size.columns - DisplayWidth.of(status) - 3))
    let space = size.columns - DisplayWidth.of(title) - DisplayWidth.of(status) - 2
    return StyledLine(" " + title + String(repeating: " ", count: max(0, space)) + status + " ", .inverse)
      .drawn(width: size.columns, usesColor: usesColor)
  }
}
