/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// The width of a character: 2 for most of Chinese, Japanese and Korean and for emoji, 0 for what does not show.
  ///
  /// A character of several scalars takes their columns together, two at most: most terminals count scalars, and those
  /// that know emoji sequences draw them in two.
  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    var width = 0
    for scalar in character.unicodeScalars {
      // The emoji form of a sign that is narrow as text, and flags, which are made of two letters.
      if scalar.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
      width += of(scalar)
    }
    return min(2, width)
  }

  /// The width of a scalar by itself.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD ? 1 : 0 }
    if wide.contains(where: { $0.contains(value) }) || scalar.properties.isEmojiPresentation { return 2 }
    if scalar.properties.isDefaultIgnorableCodePoint || (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
  }

  /// What Unicode calls wide or fullwidth (Standard Annex #11), besides emoji, with the gaps between related blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  /// The width of a text on one line.
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  /// As much of the text as fits into so many columns; if not all of it fits, it ends with "…".
  static func clipped(_ text: String, to width: Int) -> String {
    var (kept, used) = ("", 0)
    // How much of it leaves room for the sign that something is missing.
    var (shorter, isWhole) = ("", true)
    for character in text {
      let next = used + of(character)
      guard next <= width else {
        isWhole = false
        break
      }
      kept.append(character)
      used = next
      if used <= width - 1 { shorter = kept }
    }
    return isWhole ? kept : width > 0 ? shorter + "…" : ""
  }

  /// The text in lines of at most so many columns, broken between words where that is possible.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(2, width)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph(String($0), width) }
  }

  private static func paragraph(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var (line, used) = ("", 0)
    func end() {
      lines.append(line)
      (line, used) = ("", 0)
    }
    for word in text.split(separator: " ") {
      let size = of(String(word))
      if used > 0, used + 1 + size > width { end() }
      if used > 0 {
        line += " "
        used += 1
      }
      for character in word {
        let size = of(character)
        if used + size > width { end() }
        line.append(character)
        used += size
      }
    }
    if used > 0 || lines.isEmpty { end() }
    return lines
  }
}
