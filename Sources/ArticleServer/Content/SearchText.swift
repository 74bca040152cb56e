/// Text as a search compares it: without case and without the marks on Latin letters.
enum SearchText {
  /// The most words of a search; further ones are ignored.
  private static let wordLimit = 32

  /// The words to look for.
  static func words(_ query: String) -> [String] {
    Array(fold(query).split(whereSeparator: \.isWhitespace).prefix(wordLimit).map(String.init))
  }

  /// Whether a text holds every one of the words that ``words(_:)`` found in a query, also within longer words.
  static func matches(_ text: String, _ words: [String]) -> Bool {
    if words.isEmpty { return true }
    let text = fold(text)
    return words.allSatisfy { text.contains($0) }
  }

  /// Lower case, letters without their marks.
  static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        folded.append(scalar)
      } else if let plain = plainLetters[scalar] {
        folded.append(contentsOf: plain.unicodeScalars)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// Latin letters with marks, by what people type for them. The standard library has no public decomposition.
  private static let variants: KeyValuePairs<String, String> = [
    "a": "àáâãäåāăąǎạảấầẩẫậắằẳẵặ", "ae": "æǽ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęěẹẻẽếềểễệ",
    "g": "ĝğġģǧ", "h": "ĥħ", "i": "ìíîïĩīĭįıǐỉị", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ",
    "o": "òóôõöøōŏőơǒọỏốồổỗộớờởỡợ", "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "th": "þ",
    "u": "ùúûüũūŭůűųưǔụủứừửữự", "w": "ŵ", "y": "ýÿŷỳỵỷỹ", "z": "źżž",
  ]

  private static let plainLetters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, marked) in variants {
      for scalar in marked.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
