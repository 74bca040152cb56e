/// Text as a search compares it: without case and without the marks on Latin letters.
enum SearchText {
  /// The most words of a search; further ones are ignored.
  private static let wordLimit = 32

  /// The words to look for.
  static func words(_ query: String) -> [String] {
    Array(fold(query).split(whereSeparator: \.isWhitespace).prefix(wordLimit).map(String.init))
  }

  /// Whether a text has, for every one of the words that ``words(_:)`` found in a query, one that begins with it.
  static func matches(_ text: String, _ words: [String]) -> Bool {
    if words.isEmpty { return true }
    let text = Array(fold(text))
    return words.allSatisfy { word in
      text.indices.contains { text[$0...].starts(with: word) && isBeginning($0, of: text) }
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
