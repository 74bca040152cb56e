import LoadKit

/// What is typed, in rows of a screen, and where the cursor stands there.
struct TextLayout {
  /// The rows, at least one. Each is as wide as the screen at most, and safe to draw.
  private(set) var rows: [String] = []
  /// Where the next character goes.
  private(set) var cursor = (row: 0, column: 0)

  private let input: TextInput
  private let width: Int
  /// The characters of each row. A row ends before the line break that ends it.
  private var ranges: [Range<Int>] = []

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - input: The text.
  ///   - width: How many columns there are; at least 2.
  init(_ input: TextInput, width: Int) {
    self.input = input
    self.width = max(2, width)
    breakRows()
    rows = ranges.map { DisplayWidth.clipped(Self.safe(input.characters[$0]), to: self.width) }
    let row = ranges.lastIndex { $0.lowerBound <= input.caret } ?? 0
    cursor = (row, min(self.width - 1, columns(ranges[row].lowerBound..<input.caret)))
  }

  /// The place in the row above or below which is nearest to the cursor; `nil` if there is no such row.
  func place(rowsAway distance: Int) -> Int? {
    let row = cursor.row + distance
    guard ranges.indices.contains(row) else { return nil }
    // The last place of a row that goes on in the next is the first one of that.
    let goesOn = row + 1 < ranges.count && ranges[row + 1].lowerBound == ranges[row].upperBound
    let end = max(ranges[row].lowerBound, ranges[row].upperBound - (goesOn ? 1 : 0))
    return (ranges[row].lowerBound...end).last { columns(ranges[row].lowerBound..<$0) <= cursor.column }
  }

  /// Breaks lines between words where that is possible; the spaces stay at the ends of rows.
  private mutating func breakRows() {
    var (start, used, wordStart) = (0, 0, 0)
    for (index, character) in input.characters.enumerated() {
      if character == "\n" {
        ranges.append(start..<index)
        (start, used, wordStart) = (index + 1, 0, index + 1)
        continue
      }
      let size = DisplayWidth.of(character)
      if character != " ", used + size > width {
        // A word that is wider than a row is broken where the row ends.
        let end = wordStart > start ? wordStart : index
        ranges.append(start..<end)
        start = end
        used = columns(start..<index)
      }
      used += size
      if character == " " { wordStart = index + 1 }
    }
    ranges.append(start..<input.characters.count)
  }

  private func columns(_ range: Range<Int>) -> Int {
    input.characters[range].reduce(0) { $0 + DisplayWidth.of($1) }
  }

  /// Whatever was pasted.
  private static func safe(_ characters: ArraySlice<Character>) -> String {
    SafeText.harmless(String(characters), limit: characters.count, oneLine: true)
  }
}
