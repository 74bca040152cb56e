#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Testing

@testable import articles

@Suite("Keys are read out of what a terminal sends")
struct KeyParserTests {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(Array(text.utf8))
  }

  @Test(
    "each key has its sequences",
    arguments: [
      ("a", Key.character("a")), ("/", .character("/")), ("é", .character("é")), ("漢", .character("漢")),
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
      ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("\u{1B}[A", .up), ("\u{1B}OA", .up),
      ("\u{1B}[B", .down), ("\u{1B}[1;5B", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[3~", .delete),
      ("\u{1B}[Z", .backTab), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[F", .end), ("\u{1B}[4~", .end),
    ])
  func each(text: String, key: Key) { #expect(keys(text) == [key]) }

  @Test("a sequence may arrive byte by byte")
  func parts() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]).isEmpty && parser.isWaiting)
    #expect(parser.feed([0x5B]).isEmpty && parser.isWaiting)
    #expect(parser.feed([0x41]) == [.up])
    #expect(!parser.isWaiting)
    #expect(parser.feed([0xE6, 0xBC]).isEmpty && parser.isWaiting)
    #expect(parser.feed([0xA2]) == [.character("漢")])
  }

  @Test("an escape that nothing follows is the key of that name; half a sequence is none")
  func lone() {
    var parser = KeyParser()
    _ = parser.feed([0x1B])
    #expect(parser.flush() == [.escape])
    _ = parser.feed([0x1B, 0x5B])
    #expect(parser.flush() == [])
    #expect(!parser.isWaiting)
    #expect(parser.feed([0x1B, 0x1B]) == [.escape])
    #expect(parser.flush() == [.escape])
  }

  @Test("what is no key of ours is dropped whole, and what follows it is not")
  func unknown() {
    #expect(keys("\u{1B}[15~a") == [.character("a")])
    #expect(keys("\u{1B}xq") == [.character("q")])
    #expect(keys("\u{0}q") == [.character("q")])
  }

  @Test(
    "the mouse, and what a terminal answers to others, are no keys",
    arguments: [
      "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[M !!", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[10;20R", "\u{1B}[?62;2c",
      "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\", "\u{1B}]0;q\u{07}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    ])
  func noKeys(text: String) {
    #expect(keys(text + "a") == [.character("a")])
    var parser = KeyParser()
    #expect(text.utf8.flatMap { parser.feed([$0]) }.isEmpty)
    #expect(!parser.isWaiting)
  }

  @Test("a sequence or string that breaks off takes nothing from what follows")
  func brokenOff() {
    #expect(keys("\u{1B}[\u{1B}[A") == [.up])
    #expect(keys("\u{1B}O\u{1B}[A") == [.up])
    #expect(keys("\u{1B}]0;x\u{1B}[A") == [.up])
    var parser = KeyParser()
    #expect(parser.feed(Array("\u{1B}]".utf8)).isEmpty && parser.isWaiting)
    // Alt with a bracket.
    #expect(parser.flush().isEmpty)
    #expect(parser.feed(Array("q".utf8)) == [.character("q")])
  }

  @Test("what is pasted is one text, whatever it looks like")
  func pasted() {
    #expect(keys("\u{1B}[200~q\r\u{1B}[201~a") == [.pasted("q\r"), .character("a")])
    #expect(keys("\u{1B}[200~\u{1B}[201~a") == [.character("a")])
    #expect(keys("\u{1B}[200~a\u{1B}[Ab\u{1B}[201~") == [.pasted("a"), .pasted("[Ab")])
  }

  @Test("what is pasted may arrive byte by byte, and characters stay whole")
  func pastedInParts() {
    var parser = KeyParser()
    let parts = "\u{1B}[200~aé漢\u{1F600}\u{1B}[201~".utf8.flatMap { parser.feed([$0]) }
    #expect(parts == ["a", "é", "漢", "\u{1F600}"].map(Key.pasted))
    #expect(!parser.isWaiting)
  }

  @Test("what is pasted without an end goes on until Ctrl-C, and bytes that are no UTF-8 do no harm in it")
  func pastedWithoutEnd() {
    var parser = KeyParser()
    #expect(parser.feed(Array("\u{1B}[200~a".utf8)) == [.pasted("a")])
    #expect(!parser.isWaiting)
    #expect(parser.feed([0xFF, 0x80, 0x80, 0x80, 0x80]).count == 1)
    #expect(parser.feed([0x03, 0x61]) == [.control("c"), .character("a")])
  }

  @Test("bytes that are no UTF-8 and sequences that never end do no harm")
  func garbage() {
    var parser = KeyParser()
    #expect(parser.feed([0xFF, 0xC0, 0x80, 0x61]) == [.character("a")])
    #expect(parser.feed([0xE6, 0x61]) == [.character("a")])
    #expect(parser.feed([0x1B, 0x5B] + Array(repeating: 0x30, count: 10_000)).isEmpty)
    #expect(!parser.isWaiting)
    #expect(parser.feed([0x61]) == [.character("a")])
  }
}
#endif
