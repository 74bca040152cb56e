/// Title case and sentence case, as Apple's style guide has them.
package enum EnglishStyle {
  private static let small: Set<String> = [
    "a", "an", "the", "and", "or", "but", "of", "to", "in", "on", "for", "with", "at", "by", "from", "as",
  ]

  /// The words of a phrase. Parts of a compound with a hyphen are words; a quotation is not read.
  package static func words(of text: String) -> [String] {
    var unquoted = ""
    var depth = 0
    for character in text {
      if character == "“" { depth += 1 }
      if depth == 0 { unquoted.append(character) }
      if character == "”" { depth -= 1 }
    }
    return unquoted.split { !($0.isLetter || $0.isNumber || $0 == "’") }.map(String.init)
  }

  /// Whether all words begin with a capital letter, short ones within the phrase do not, and the first and the last do.
  package static func isTitleCase(_ text: String) -> Bool {
    let words = words(of: text)
    let endsWithQuotation = text.last == "”"
    return words.indices.allSatisfy { index in
      let word = words[index]
      let isInside = index > 0 && (index < words.count - 1 || endsWithQuotation)
      let isCompound = text.contains("-\(word)") || text.contains("\(word)-")
      if isInside, !isCompound, small.contains(word.lowercased()) { return word == word.lowercased() }
      return word.first?.isLowercase == false
    }
  }

  /// Whether only the first word begins with a capital letter.
  package static func isSentenceCase(_ text: String) -> Bool {
    let words = words(of: text)
    return words.first?.first?.isLowercase != true && words.dropFirst().allSatisfy { $0.first?.isUppercase != true }
  }
}
