import Foundation

/// Finds articles by words: every word has to be in the title or in the text, also within a longer word, whatever its
/// case and the marks on its letters.
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
    let text = Self.fold(article.title + "\n" + article.body)
    return words.allSatisfy { text.contains($0) }
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
