#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing

@testable import articles

@Suite("Text is typed and edited")
struct TextInputTests {
  private func input(_ keys: [Key], limit: Int = 100, _ text: String = "") -> TextInput {
    var input = TextInput(text, limit: limit)
    for key in keys { _ = input.press(key) }
    return input
  }

  private func typed(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test(
    "keys change the text where the cursor is",
    arguments: [
      ([Key.character("d")], "abcd", 4), ([.left, .character("x")], "abxc", 3), ([.home, .character("x")], "xabc", 1),
      ([.backspace], "ab", 2), ([.left, .backspace], "ac", 1), ([.left, .delete], "ab", 2), ([.delete], "abc", 3),
      ([.home, .backspace], "abc", 0), ([.home, .left, .left, .right], "abc", 1), ([.right], "abc", 3),
      ([.control("u")], "", 0), ([.control("a"), .delete], "bc", 0),
      ([.home, .control("e"), .character("x")], "abcx", 4),
    ])
  func edited(keys: [Key], text: String, caret: Int) {
    let input = input(keys, "abc")
    #expect(input.text == text && input.caret == caret)
  }

  @Test(
    "Ctrl-W deletes the word before the cursor",
    arguments: [("one two", "one "), ("one two  ", "one "), ("one", ""), ("", ""), ("one\ntwo", "one\n")])
  func word(text: String, left: String) { #expect(input([.control("w")], text).text == left) }

  @Test("what is pasted has no tabs or control characters, and line breaks only where they are wanted")
  func pasted() {
    #expect(input([.pasted("a\tb\r\nc\rd\u{7}\u{9B}e")]).text == "a b c de")
    var input = TextInput(limit: 100)
    input.paste("a\tb\r\nc\rd\u{2028}e", keepsLines: true)
    #expect(input.text == "a b\nc\nd\ne")
    #expect(self.input([.pasted("abcdef")], limit: 4).text == "abcd")
  }

  @Test("Home and End stay on their line")
  func lines() {
    #expect(input([.home, .character("x")], "one\ntwo").text == "one\nxtwo")
    #expect(input([.home, .left, .home, .character("x")], "one\ntwo").text == "xone\ntwo")
    #expect(input([.home, .left, .home, .end, .character("x")], "one\ntwo").text == "onex\ntwo")
  }

  @Test("what belongs to one character is typed, measured and deleted as one, up to a limit")
  func joined() {
    #expect(input(typed("e") + [.character("\u{301}")]).characters == ["é"])
    let family: [Key] = "👩‍👩‍👧".unicodeScalars.map { .character(Character($0)) }
    #expect(input(family).characters == ["👩‍👩‍👧"])
    #expect(input(family + [.backspace]).isEmpty)
    let marks = [Key](repeating: .character("\u{301}"), count: 10_000)
    #expect(input(typed("e") + marks).text.unicodeScalars.count == 32)
  }

  @Test("no more characters than the limit are taken")
  func limit() {
    #expect(input(typed("abcdef"), limit: 4).text == "abcd")
    #expect(input([.left, .character("x")], limit: 3, "abc").text == "abc")
    #expect(TextInput("abcdef", limit: 4).text == "abcd")
  }

  @Test("keys without a meaning in a text are left to others", arguments: [Key.tab, .enter, .escape, .up, .pageDown])
  func others(key: Key) {
    var input = TextInput("abc", limit: 10)
    let isText = input.press(key)
    #expect(!isText)
    #expect(input == TextInput("abc", limit: 10))
  }
}

@Suite("Typed text is laid out in rows")
struct TextLayoutTests {
  private func layout(_ text: String, width: Int, caret: Int? = nil) -> TextLayout {
    var input = TextInput(text, limit: 10_000)
    if let caret { input.move(to: caret) }
    return TextLayout(input, width: width)
  }

  @Test(
    "rows break between words, long words where they must, and lines where they end",
    arguments: [
      ("", 10, [""]), ("one two three", 8, ["one two ", "three"]), ("one two", 7, ["one two"]),
      ("one two", 6, ["one ", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\n\nb\n", 10, ["a", "", "b", ""]),
      ("漢字漢字", 5, ["漢字", "漢字"]), ("ab 漢字漢字", 5, ["ab ", "漢字", "漢字"]), ("x abcdef", 3, ["x ", "abc", "def"]),
    ])
  func rows(text: String, width: Int, rows: [String]) { #expect(layout(text, width: width).rows == rows) }

  @Test("no row is wider than the screen, and the cursor is always within it, wherever it stands")
  func bounds() {
    let text = "Ein 漢字 text\nwith 👩‍👩‍👧 and   averyveryverylongword \n\n e\u{301}nd"
    for width in 2..<40 {
      for caret in 0...text.count {
        let layout = layout(text, width: width, caret: caret)
        #expect(layout.rows.allSatisfy { DisplayWidth.of($0) <= width })
        #expect(layout.rows.indices.contains(layout.cursor.row) && (0..<width).contains(layout.cursor.column))
      }
    }
  }

  @Test("the cursor stands before the character that it is at")
  func cursor() {
    for (caret, row, column) in [(0, 0, 0), (3, 0, 3), (4, 1, 0), (7, 1, 3), (8, 2, 0), (9, 2, 1)] {
      let cursor = layout("one two\nx", width: 6, caret: caret).cursor
      #expect(cursor.row == row && cursor.column == column, "\(caret)")
    }
    #expect(layout("漢x", width: 6, caret: 1).cursor == (0, 2))
  }

  @Test("up and down go to the nearest place of the next row")
  func vertical() {
    #expect(layout("abc\nde", width: 9, caret: 3).place(rowsAway: 1) == 6)
    #expect(layout("abc\nde", width: 9, caret: 1).place(rowsAway: 1) == 5)
    #expect(layout("abc\nde", width: 9, caret: 6).place(rowsAway: -1) == 2)
    #expect(layout("abc\nde", width: 9, caret: 3).place(rowsAway: -1) == nil)
    #expect(layout("abc\nde", width: 9, caret: 6).place(rowsAway: 1) == nil)
    // The end of a row that goes on is before its last character: the place after that is the next row.
    #expect(layout("abcdef", width: 3, caret: 6).place(rowsAway: -1) == 2)
    #expect(layout("漢字\nabc", width: 9, caret: 4).place(rowsAway: -1) == 0)
  }

  @Test("what was pasted cannot harm the terminal")
  func harmless() {
    let rows = layout("\u{202E}evil\u{9B}2J", width: 20).rows
    #expect(rows == ["evil"])
  }
}
#endif
