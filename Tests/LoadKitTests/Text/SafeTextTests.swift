import LoadKit
import Testing

@Suite("B86 Text from outside is shown harmless")
struct LoadTextTests {
  @Test(
    "B86 escape sequences go as a whole, the text around them stays",
    arguments: [
      "\u{1B}[31mred\u{1B}[0m": "red",
      "\u{1B}[38;2;255;0;0mred": "red",
      "a\u{1B}[2J\u{1B}[Hb": "ab",
      "\u{9B}31mred": "red",
      "\u{1B}]0;new title\u{7}text": "text",
      "\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\": "link",
      "\u{9D}0;new title\u{9C}text": "text",
      "\u{1B}P1$r0m\u{1B}\\text": "text",
      "\u{1B}_Gf=24;AAAA\u{1B}\\text": "text",
      "\u{1B}(Btext": "text",
      "\u{1B}ctext": "text",
      "\u{1B}\u{1B}[31mred": "red",
      "\u{1B}]0;never ended": "",
      "\u{1B}]0;a\u{1B}[31mb": "b",
      "\u{1B}[31\u{1B}[32mgreen": "green",
      "\u{1B}[31é": "é",
      "end\u{1B}": "end",
    ])
  func sequences(text: String, shown: String) {
    #expect(SafeText.harmless(text) == shown)
  }

  @Test("B86 no control character is left of any, and line breaks become newlines")
  func controls() {
    for value in UInt32(0)...0x9F where !(0x20...0x7E).contains(value) && ![0x1B, 0x9B].contains(value) {
      guard let scalar = Unicode.Scalar(value), ![0x90, 0x98, 0x9D, 0x9E, 0x9F].contains(value) else { continue }
      let shown = SafeText.harmless("a\(Character(scalar))b")
      switch value {
      case 0x09: #expect(shown == "a b")
      case 0x0A...0x0D, 0x85: #expect(shown == "a\nb")
      default: #expect(shown == "ab", "\(value)")
      }
    }
    #expect(SafeText.harmless("a\r\nb\u{2028}c\u{2029}d") == "a\nb\nc\nd")
    #expect(SafeText.harmless("a\r\nb\tc", oneLine: true) == "a b c")
  }

  @Test("B86 embeddings and overrides go, and right-to-left text stays")
  func bidi() {
    for value: UInt32 in [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x206A, 0x206F] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(SafeText.harmless("a\(Character(scalar))b") == "ab", "\(value)")
    }
    #expect(SafeText.harmless("invoice\u{202E}fdp.exe") == "invoicefdp.exe")
    #expect(SafeText.harmless("\u{202A}a\u{202C}\u{202D}b\u{202C}") == "ab")
    #expect(SafeText.harmless("שלום עולם") == "שלום עולם")
  }

  @Test("B86 marks of right-to-left text and isolates that are closed stay")
  func rightToLeft() {
    for text in [
      "a\u{200E}b", "a\u{200F}b", "a\u{061C}b", "(עברית)\u{200F}!", "طلب \u{2068}A-1042\u{2069} مكتمل",
      "\u{2067}שלום \u{2066}abc\u{2069}\u{2069}, 3\u{200E}-4", "\u{2066}\u{2069}",
      "\u{2068}a\u{2069}\n\u{2068}b\u{2069}",
    ] {
      #expect(SafeText.harmless(text).unicodeScalars.elementsEqual(text.unicodeScalars), "\(text)")
    }
    // An override inside an isolate goes, and the isolate stays.
    #expect(SafeText.harmless("\u{2068}a\u{202E}b\u{2069}") == "\u{2068}ab\u{2069}")
  }

  @Test(
    "B86 isolates that would reach beyond their line go",
    arguments: [
      "a\u{2066}b": "ab", "a\u{2069}b": "ab", "\u{2069}a\u{2066}": "a",
      "\u{2067}a\u{2068}b\u{2069}": "a\u{2068}b\u{2069}",
      "\u{2066}a\u{2069}\u{2069}b": "\u{2066}a\u{2069}b", "\u{2066}a\nb\u{2069}": "a\nb",
      "\u{2066}a\u{2029}b\u{2069}": "a\nb",
    ])
  func unbalanced(text: String, shown: String) {
    #expect(SafeText.harmless(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test("B86 an isolate that the limit cuts is not left open, and 17 inside each other are 16")
  func cutIsolates() {
    #expect(SafeText.harmless("\u{2067}abcdef\u{2069}", limit: 4) == "ab…")
    let deep = String(repeating: "\u{2067}", count: 17) + "a" + String(repeating: "\u{2069}", count: 17)
    #expect(SafeText.harmless(deep).unicodeScalars.count == 33)
    // On one line a line break is a space, and closes nothing.
    #expect(SafeText.harmless("\u{2066}a\nb\u{2069}", oneLine: true) == "\u{2066}a b\u{2069}")
  }

  @Test(
    "B86 what people write comes through unchanged",
    arguments: [
      "", " ", "Plain words, 100% of them.", "Zoë’s “naïve” café — größer", "Việt Nam", "שָׁלוֹם", "ประเทศไทยที่รัก",
      "नमस्ते", "日本語",
      "👩‍👩‍👧‍👦 👩🏻‍❤️‍💋‍👩🏼 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪 1️⃣", "می‌خواهم", "two\nlines", "<b>&amp;</b>",
    ])
  func writing(text: String) {
    #expect(SafeText.harmless(text) == text)
    #expect(SafeText.harmless(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("B86 marks without end are cut, on a letter and without one")
  func marks() {
    let flood = String(repeating: "\u{0301}", count: 50_000)
    #expect(SafeText.harmless("e" + flood + "f") == "e" + String(repeating: "\u{0301}", count: 6) + "…")
    let marks = String(repeating: "\u{0301}", count: 500)
    #expect(SafeText.harmless("e" + marks + "f").unicodeScalars.count == 8)
    #expect(SafeText.harmless(marks + "f") == "f")
    #expect(SafeText.harmless("a\n" + marks + "f") == "a\nf")
    let joined = String(repeating: "👩\u{200D}", count: 100) + "👩"
    #expect(SafeText.harmless(joined).unicodeScalars.count <= 32)
  }

  @Test("B86 tags hidden outside of a flag go")
  func tags() {
    #expect(SafeText.harmless("a\u{E0068}\u{E0069}b") == "ab")
  }

  @Test("B86 a million characters are cut after the limit, in time that the limit sets")
  func length() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(SafeText.harmless(long) == String(repeating: "x", count: 999) + "…")
    #expect(SafeText.harmless(long, limit: 5) == "xxxx…")
    #expect(SafeText.harmless("12345", limit: 5) == "12345")
    #expect(SafeText.harmless("123456", limit: 5) == "1234…")
    #expect(SafeText.harmless("äbcde", limit: 5) == "äbcde")
    #expect(SafeText.harmless("äbcdef", limit: 5) == "äbcd…")
    #expect(SafeText.harmless("ab", limit: 1) == "…")
    #expect(SafeText.harmless("ab", limit: 0) == "")
    #expect(SafeText.harmless("ab", limit: -1) == "")
    #expect(SafeText.harmless("ab", limit: .max) == "ab")
    // What is hidden behind a million escapes is out of reach, and that is said.
    #expect(SafeText.harmless(String(repeating: "\u{1B}[0m", count: 1_000_000) + "text") == "…")
    let coloured = String(repeating: "\u{1B}[38;2;255;255;255mx", count: 1_000)
    #expect(SafeText.harmless(coloured) == String(repeating: "x", count: 1_000))
  }

  @Test("B86 the result is harmless whatever the input, and making it harmless again changes nothing")
  func property() {
    let alphabet: [Unicode.Scalar] = [
      "a", "\u{1B}", "[", "]", "\\", "m", "\u{7}", "\u{9B}", "\u{9C}", "\u{9D}", "0", ";", "\n", "\r", "\t", "\u{202E}",
      "\u{0301}", "\u{200D}", "\u{1F469}", "\u{18}", "\u{7F}", "\u{2028}", "\u{E0061}", "\u{1F3F4}", "é",
      "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{200F}", "\u{202B}",
    ]
    var random = SplitMix(seed: 86)
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      let shown = SafeText.harmless(String(text), limit: 20)
      #expect(shown.count <= 20)
      #expect(!shown.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
      #expect(!shown.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
      for line in shown.split(separator: "\n") { #expect(isBalanced(line)) }
      #expect(SafeText.harmless(shown, limit: 20) == shown)
    }
  }
}

/// Whether each isolate is closed, and none is closed that was not opened.
private func isBalanced(_ line: Substring) -> Bool {
  var depth = 0
  for scalar in line.unicodeScalars {
    switch scalar.value {
    case 0x2066...0x2068: depth += 1
    case 0x2069: depth -= 1
    default: break
    }
    if depth < 0 { return false }
  }
  return depth == 0
}

/// A small random generator with a seed, so that a failing case comes back.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
