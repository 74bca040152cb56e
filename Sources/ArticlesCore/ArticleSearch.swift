import Foundation

/// Finds articles by words: each has to be the beginning of a word in the title or in the text, whatever its case and
/// the marks on its letters.
public struct ArticleSearch: Sendable, Hashable {
  /// The most words of a query; further ones are ignored.
  private static let wordLimit = 32

  private let words: [String]

  /// Creates a search.
  ///
  /// - Parameter query: What the user typed.
  public init(_ query: String) {
    words = Self.fold(query).split(whereSeparator: \.isWhitespace).prefix(Self.wordLimit).map(String.init)
  }

  /// Whether there is nothing to look for, so that every article matches.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether an article has all the words.
  ///
  /// - Parameter article: The article.
  /// - Returns: `true` also if there is nothing to look for.
  public func matches(_ article: Article) -> Bool {
    guard !words.isEmpty else { return true }
    let text = Array(Self.fold(article.title + "\n" + article.body))
    return words.allSatisfy { word in
      text.indices.contains { text[$0...].starts(with: word) && Self.isBeginning($0, of: text) }
    }
  }

  /// Whether a word begins here. In scripts that have no spaces between words it may everywhere.
  private static func isBeginning(_ index: Int, of text: [Character]) -> Bool {
    guard index > 0, isInWord(text[index - 1]), isInWord(text[index]) else { return true }
    return text[index].unicodeScalars.first.map(isWrittenWithoutSpaces) ?? false
  }

  private static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// Thai, Lao, Burmese, Khmer, kana and Chinese characters.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Small letters without marks.
  ///
  /// Unicode does not take apart the letters of the table, yet people search for them by what is on their keyboard.
  static func fold(_ text: String) -> String {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard !plain.utf8.allSatisfy({ $0 < 0x80 }) else { return plain.lowercased() }
    var folded = ""
    for scalar in plain.lowercased().unicodeScalars {
      if let letters = letters[scalar] {
        folded += letters
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  private static let letters: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŀ": "l", "ŋ": "n",
    "ŧ": "t", "þ": "th",
  ]
}
