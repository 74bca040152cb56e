import LoadKit
import LoadKitTesting
import Testing

/// Every English phrase is read by the rules of Apple's style for interfaces.
@Suite("English words")
struct EnglishWordsTests {
  static let phrases = WordingPhrase.all(of: .english).filter { $0.role != .symbol }

  @Test("B9A no English phrase breaks a rule that holds for every language")
  func rules() {
    #expect(CommonWording.english.problems().isEmpty)
  }

  @Test("B9A titles and buttons are in title case", arguments: phrases.filter { [.title, .button].contains($0.role) })
  func titleCase(phrase: WordingPhrase) {
    #expect(EnglishStyle.isTitleCase(phrase.text), "\(phrase)")
  }

  @Test(
    "B9A names of buttons and notes are in sentence case",
    arguments: phrases.filter { [.label, .note].contains($0.role) })
  func sentenceCase(phrase: WordingPhrase) {
    #expect(EnglishStyle.isSentenceCase(phrase.text), "\(phrase)")
  }

  @Test("B9A a phrase names its noun: no “it” leaves the user to guess", arguments: phrases)
  func noPronoun(phrase: WordingPhrase) {
    #expect(
      EnglishStyle.words(of: phrase.text).allSatisfy { !["it", "its", "it’s", "itself"].contains($0.lowercased()) })
  }

  @Test("B9A no phrase blames the user, or speaks of trying, faults and answers", arguments: phrases)
  func noBlame(phrase: WordingPhrase) {
    let words = Set(EnglishStyle.words(of: phrase.text).map { $0.lowercased() })
    #expect(
      words.isDisjoint(with: [
        "fault", "wrongly", "invalid", "illegal", "tries", "answer", "answers", "please", "sorry", "oops", "nobody",
      ]))
  }

  @Test("B9A the rules of case find what breaks them")
  func cases() {
    for title in ["You’re Offline", "Sign-In Needed", "File in Use", "No Results for “a b”", "Too Large to Send"] {
      #expect(EnglishStyle.isTitleCase(title), "\(title)")
    }
    for title in [
      "You’re offline", "Sign-in Needed", "File In Use", "no Results", "No results for “x”", "Clear filters",
    ] {
      #expect(!EnglishStyle.isTitleCase(title), "\(title)")
    }
    for label in ["Retry loading", "Open settings", "Trying again soon…", "40%", "1 more item"] {
      #expect(EnglishStyle.isSentenceCase(label), "\(label)")
    }
    for label in ["Retry Loading", "open settings", "Sign In"] {
      #expect(!EnglishStyle.isSentenceCase(label), "\(label)")
    }
  }
}
