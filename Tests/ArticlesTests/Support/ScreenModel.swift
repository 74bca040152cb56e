#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
@testable import articles

/// What a terminal shows after what a program has written: as much of a terminal as the program uses.
struct ScreenModel {
  let columns: Int
  private(set) var lines: [String]
  private(set) var isAlternate = false
  private(set) var hidesCursor = false
  private(set) var wraps = true
  /// Whether what is pasted is told from what is typed.
  private(set) var marksPaste = false
  /// Where the cursor stands, from 0.
  var cursor: (row: Int, column: Int) { (row, column) }
  /// Sequences that the model does not know: the program must use no others.
  private(set) var unknown: [String] = []
  /// Whether a row was ever written beyond the last column.
  private(set) var overflowed = false

  private var cells: [[String]]
  private var row = 0
  private var column = 0

  init(_ written: String, columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    lines = []
    var rest = Substring(written)
    while let character = rest.popFirst() {
      if character == "\u{1B}" { sequence(&rest) } else { put(character) }
    }
    lines = cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// All that is to be read.
  var text: String { lines.joined(separator: "\n") }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r\n", "\n": (row, column) = (min(row + 1, cells.count - 1), 0)
    case "\r": column = 0
    default:
      let width = DisplayWidth.of(character)
      guard column + width <= columns else {
        overflowed = true
        return
      }
      guard width > 0, row < cells.count else { return }
      cells[row][column] = String(character)
      for next in (column + 1)..<max(column + 1, column + width) { cells[row][next] = "" }
      column += width
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else {
      unknown.append("ESC")
      return
    }
    let parameters = rest.prefix { $0.isNumber || $0 == ";" || $0 == "?" }
    rest.removeFirst(parameters.count)
    guard let final = rest.popFirst() else { return }
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, String(parameters)) {
    case ("m", _): break
    case ("H", _): (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case ("J", "2"): for row in cells.indices { clear(row) }
    case ("K", "2"): clear(row)
    case ("h", "?1049"), ("l", "?1049"):
      isAlternate = final == "h"
      for row in cells.indices { clear(row) }
    case ("h", "?25"), ("l", "?25"): hidesCursor = final == "l"
    case ("h", "?7"), ("l", "?7"): wraps = final == "h"
    case ("h", "?2004"), ("l", "?2004"): marksPaste = final == "h"
    default: unknown.append(parameters + String(final))
    }
  }

  private mutating func clear(_ row: Int) {
    cells[row] = Array(repeating: " ", count: columns)
  }
}
#endif
