import LoadKit

/// Texts of a server as the window shows them: harmless, and not too long for a label.
enum Text {
  /// A title or a name, on one line.
  static func line(_ text: String) -> String { SafeText.harmless(text, limit: 200, oneLine: true) }

  /// The beginning of a text, on one line.
  static func preview(_ text: String) -> String { SafeText.harmless(text, limit: 120, oneLine: true) }

  /// A text of several paragraphs.
  ///
  /// The time that Pango takes for a word grows with the square of its length, so that a word which no language has
  /// would keep the window from doing anything else: it is broken.
  static func paragraphs(_ text: String, limit: Int = 20_000) -> String {
    var (result, length) = ("", 0)
    for character in SafeText.harmless(text, limit: limit) {
      length = character.isWhitespace || character.isWord ? 0 : length + 1
      if length > longestWord {
        result.append("\n")
        length = 1
      }
      result.append(character)
    }
    return result
  }

  private static let longestWord = 500
}

extension Character {
  /// Whether a line may end at it whatever stands beside it, as in Chinese, Japanese and Korean.
  fileprivate var isWord: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3000...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
