#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation
import Testing

@testable import articles

@Suite("Texts are measured in columns")
struct DisplayWidthTests {
  @Test(
    "characters take no column, one or two",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("\u{1112}\u{1161}", 2),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("☺️", 2), ("\u{200B}", 0), ("\u{7}", 0),
      ("ก็", 1), ("กำ", 2), ("क्ष", 2), ("कि", 2), ("1️⃣", 2), ("…", 1), ("─", 1),
    ])
  func character(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test("a text is cut where the columns end, never within a character")
  func clipped() {
    #expect(DisplayWidth.clipped("abc", to: 3) == "abc")
    #expect(DisplayWidth.clipped("abcd", to: 3) == "ab…")
    #expect(DisplayWidth.clipped("漢字漢", to: 4) == "漢…")
    #expect(DisplayWidth.clipped("漢字", to: 4) == "漢字")
    #expect(DisplayWidth.clipped("漢", to: 1) == "…")
    #expect(DisplayWidth.clipped("a", to: 0) == "")
    #expect(DisplayWidth.clipped("", to: 0) == "")
  }

  @Test("lines break between words, long words where they must")
  func wrapped() {
    #expect(DisplayWidth.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(DisplayWidth.wrapped("one\n\ntwo", to: 7) == ["one", "", "two"])
    #expect(DisplayWidth.wrapped("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(DisplayWidth.wrapped("漢字漢字", to: 5) == ["漢字", "漢字"])
    #expect(DisplayWidth.wrapped("", to: 5) == [""])
    #expect(DisplayWidth.wrapped("ab", to: 0) == ["ab"])
    for width in 2..<30 {
      let lines = DisplayWidth.wrapped("Ein 漢字 text with 👩‍👩‍👧 and averyveryverylongword", to: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
    }
  }
}
#endif
