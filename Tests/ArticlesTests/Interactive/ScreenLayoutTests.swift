#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import LoadKit
import Testing

@testable import articles

@Suite("A page is put on a screen of any size")
struct ScreenLayoutTests {
  private static let texts = [
    "Plain text", "漢字漢字漢字", "👩‍👩‍👧 family", "क्षत्रिय", "กำกำกำ", "e\u{301}e\u{301}", "🇩🇪🇫🇷", "",
  ]

  @Test("there are as many rows as the screen has, and none is wider")
  func bounds() {
    for columns in 1...40 {
      for rows in 1...6 {
        let page = Self.texts.prefix(max(0, rows - 2)).map { Row(StyledLine($0, .strong), .field($0)) }
        let layout = ScreenLayout(size: (rows, columns), usesColor: true)
        for text in Self.texts {
          let lines = layout.lines(
            title: text, status: text, rows: page, focus: .field("漢字漢字漢字"), last: StyledLine(text, .alarming))
          #expect(lines.count == rows)
          let written = lines.enumerated().map { "\u{1B}[\($0 + 1);1H\($1)" }.joined()
          let screen = ScreenModel(written, columns: columns, rows: rows)
          #expect(!screen.overflowed && screen.unknown.isEmpty, "\(columns)×\(rows) \(text)")
        }
      }
    }
  }

  @Test("what is typed to search for shows around the cursor, which stays on the screen")
  func field() {
    for columns in 1...30 {
      var field = SearchField(text: "Ein langer Text mit 漢字 und noch mehr")
      for _ in 0..<40 {
        let (line, cursor) = field.line(width: columns)
        #expect((0..<columns).contains(cursor))
        let screen = ScreenModel(line.drawn(width: columns, usesColor: false), columns: columns, rows: 1)
        #expect(!screen.overflowed)
        _ = field.press(.left)
      }
      #expect(field.line(width: 60).cursor == 8)
    }
  }
}
#endif
