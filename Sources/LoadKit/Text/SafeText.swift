/// Makes text from outside (a server, a user, a file name) safe to show on any screen, a terminal included.
public enum SafeText {
  /// The text without anything that could move the cursor, reorder what is around it, or flood the screen.
  ///
  /// - Whole escape sequences (ECMA-48: CSI, OSC, DCS and the others, in 7 and 8 bits) and all control characters go.
  ///   Line breaks of every kind become a newline, tabs a space.
  /// - Bidirectional embeddings and overrides are removed (Unicode TR36, section 2.5), and so are tags outside of a
  ///   flag, byte order marks and interlinear annotations.
  /// - The marks that right-to-left text needs are kept: U+200E, U+200F, U+061C, and isolates (U+2066 to U+2069) that
  ///   are closed on their own line. An isolate that is not closed, or not opened, is removed.
  /// - At most 6 combining marks stay on one letter, and 32 scalars in one character. Marks without a letter go.
  /// - What is longer than `limit` ends with "…".
  ///
  /// The work is proportional to `limit`, not to the length of the text.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The most characters to return; 1,000 by default. Values outside 0…1,000,000 are moved into it.
  ///   - oneLine: Whether line breaks become spaces too, as a title or a line of a terminal needs. Default: no.
  /// - Returns: Text that is safe to show. It can be empty.
  public static func harmless(_ text: String, limit: Int = 1_000, oneLine: Bool = false) -> String {
    let limit = min(max(0, limit), 1_000_000)
    if isPlain(text, limit: limit) { return text }
    var scanner = TextScanner(oneLine: oneLine)
    var kept = String.UnicodeScalarView()
    // Room for a colour sequence around every character; what is hidden behind more than that is cut.
    var budget = 1_024 + 32 * limit
    var isCut = false
    for scalar in text.unicodeScalars {
      guard budget > 0 else {
        isCut = true
        break
      }
      budget -= 1
      if let scalar = scanner.next(scalar) { kept.append(scalar) }
    }
    // Clipping may cut an isolate.
    let balanced = BalancedIsolates.only(in: String(kept))
    return BalancedIsolates.only(in: clipped(balanced, limit: limit, isCut: isCut))
  }

  /// Whether nothing would be visible of the text.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || $0.value < 0x20
    }
  }

  /// Sentences and titles in one string for speech: each ends with a mark, so that a pause is heard between them.
  static func spoken(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }.filter { !isBlank($0) }
    guard let last = parts.last else { return "" }
    return parts.dropLast().reduce("") { spoken, part in
      spoken + part + (part.last.map(".!?…。！？।؟".contains) == true ? " " : ". ")
    } + last
  }

  /// Whether the text is printable ASCII of no more than `limit` characters, as most texts are.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    var left = limit
    for byte in text.utf8 {
      guard left > 0, (0x20...0x7E).contains(byte) else { return false }
      left -= 1
    }
    return true
  }

  /// The first `limit` characters, none of more than 32 scalars.
  private static func clipped(_ text: String, limit: Int, isCut: Bool) -> String {
    var result = ""
    var count = 0
    var isCut = isCut
    for character in text {
      guard count < limit else {
        isCut = true
        break
      }
      count += 1
      let scalars = character.unicodeScalars
      if scalars.count <= 32 {
        result.append(character)
      } else {
        result.unicodeScalars.append(contentsOf: scalars.prefix(32))
      }
    }
    guard isCut, limit > 0 else { return result }
    return (count < limit ? result : String(result.prefix(limit - 1))) + "…"
  }
}
