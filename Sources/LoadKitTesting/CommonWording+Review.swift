import LoadKit

extension CommonWording {
  /// Finds missing and broken words of a language, for a test of a custom language.
  ///
  /// ```swift
  /// #expect(CommonWording.danish.problems().isEmpty)
  /// ```
  /// Reported are blank phrases; phrases that are left in English; numbers and queries that a phrase does not contain;
  /// straight quotation marks and apostrophes; sentences without a full stop, and titles with one; names of buttons
  /// that do not contain their titles (WCAG 2.5.3), or that sound the same; and symbols that differ from English.
  ///
  /// - Parameter shared: The phrases that may be as in English, such as "Details".
  /// - Returns: One line a problem, with the name of the phrase; empty if there is none.
  public func problems(asInEnglish shared: Set<String> = []) -> [String] {
    let phrases = WordingPhrase.all(of: self)
    let english = WordingPhrase.all(of: .english)
    var problems = phrases.flatMap { phrase in phrase.problems().map { "\(phrase): \($0)" } }
    let names = Set(phrases.map(\.name))
    problems += english.filter { !names.contains($0.name) }.map { "\($0.name): missing" }
    problems += sameAsEnglish(phrases, english, shared)
    problems += buttonProblems()
    return problems
  }

  private func sameAsEnglish(
    _ phrases: [WordingPhrase], _ english: [WordingPhrase], _ shared: Set<String>
  ) -> [String] {
    let words = Dictionary(english.map { ($0.name, $0.text) }) { first, _ in first }
    return phrases.compactMap { phrase in
      guard let original = words[phrase.name] else { return nil }
      if phrase.role == .symbol {
        return phrase.text == original ? nil : "\(phrase): not the symbol of English, \(original)"
      }
      let isTranslated = language == CommonWording.english.language || phrase.text != original
      return isTranslated || shared.contains(original) || phrase.name == "work.percent"
        ? nil : "\(phrase): left in English"
    }
  }

  private func buttonProblems() -> [String] {
    let buttons = WordingPhrase.buttons(of: self)
    let counts = Dictionary(buttons.map { ($0.button.label.lowercased(), 1) }, uniquingKeysWith: +)
    return buttons.flatMap { name, button in
      var problems: [String] = []
      if !button.label.lowercased().contains(button.title.lowercased()) {
        problems.append("\(name): “\(button.label)” does not contain “\(button.title)”")
      }
      if counts[button.label.lowercased()] != 1 {
        problems.append("\(name): another button has the name “\(button.label)” too")
      }
      return problems
    }
  }
}

extension WordingPhrase {
  /// Finds broken rules within this phrase.
  func problems() -> [String] {
    var problems: [String] = []
    if text.allSatisfy(\.isWhitespace) { problems.append("blank") }
    if role == .symbol { return problems }
    if SafeText.harmless(text, oneLine: true) != text { problems.append("not harmless on one line") }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true || text.contains("  ") {
      problems.append("spaces to remove")
    }
    if text.contains("\"") || text.contains("'") { problems.append("a straight quotation mark or apostrophe") }
    if text.contains("...") { problems.append("three dots in place of an ellipsis") }
    for placeholder in placeholders where !text.contains(placeholder) {
      problems.append("does not contain \(placeholder)")
    }
    let isSentence = text.last.map { ".。।".contains($0) } ?? false
    if role == .sentence, !isSentence { problems.append("a sentence without a full stop") }
    if role != .sentence, isSentence { problems.append("a full stop after a title or a note") }
    return problems
  }
}
