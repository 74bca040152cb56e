import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitLanguages

/// Every language is read by the same rules.
@Suite("Languages")
struct LanguageTests {
  static let all: [CommonWording] = [
    .arabic, .brazilianPortuguese, .dutch, .french, .german, .hebrew, .hindi, .italian, .japanese, .korean, .polish,
    .russian, .simplifiedChinese, .spanish, .traditionalChinese, .turkish, .ukrainian,
  ]

  /// Phrases that are the same in English and in another language.
  static let shared: [String: Set<String>] = [
    "de": ["Details"], "nl": ["Details"], "pt-BR": ["1 item"],
  ]

  @Test("B9B no language lacks a phrase, and none breaks a rule", arguments: all.map(\.language))
  func problems(language: String) {
    let wording = CommonWording.preferred(from: [language], among: Self.all)
    #expect(wording.language == language)
    #expect(wording.problems(asInEnglish: Self.shared[language] ?? []) == [])
  }

  @Test("B9B titles and buttons are short enough for a narrow screen", arguments: all.map(\.language))
  func lengths(language: String) {
    let wording = CommonWording.preferred(from: [language], among: Self.all)
    for phrase in WordingPhrase.all(of: wording) {
      switch phrase.role {
      case .title: #expect(phrase.text.count <= 48, "\(phrase)")
      case .button: #expect(phrase.text.count <= 28, "\(phrase)")
      case .label, .note: #expect(phrase.text.count <= 64, "\(phrase)")
      case .sentence: #expect(phrase.text.count <= 200, "\(phrase)")
      case .symbol: break
      }
    }
  }

  @Test("B9B no language has the tag of another one")
  func tags() {
    let tags = Self.all.map(\.language)
    #expect(Set(tags).count == tags.count && !tags.contains("en"))
  }

  @Test("B9B formal German has every phrase too, and never says du")
  func formal() {
    let wording = CommonWording.germanFormal
    #expect(wording.language == "de" && wording.problems(asInEnglish: ["Details"]) == [])
    let informal = WordingPhrase.all(of: .german)
    var different = 0
    for (phrase, other) in zip(WordingPhrase.all(of: wording), informal) {
      let words = phrase.text.lowercased().split { !$0.isLetter }
      #expect(Set(words).isDisjoint(with: ["du", "dich", "dir", "dein", "deine", "deinem"]), "\(phrase)")
      different += phrase.text == other.text ? 0 : 1
    }
    #expect(different > 50)
  }

  @Test("B9B a table that breaks a rule is found out")
  func broken() {
    var wording = CommonWording.german
    wording.buttons.retry.label = "Noch einmal laden"
    wording.buttons.cancel.label = wording.buttons.dismiss.label
    wording.work.loading = "Loading"
    wording.work.slow = " "
    wording.screens.empty = "Nichts."
    wording.screens.changeTerms = "Prüfe die \"Schreibweise\""
    wording.items.count = { _ in "Einträge" }
    wording.failures = FailureWording()
    let problems = wording.problems(asInEnglish: ["Details"])
    for name in [
      "buttons.retry", "buttons.cancel", "work.loading", "work.slow", "screens.empty", "screens.changeTerms",
      "items.count.5", "failures.offline.title", "failures.webPage.message", "failures.tryAgain.longer",
    ] {
      #expect(problems.contains { $0.hasPrefix(name) }, "\(name)")
    }
    #expect(!problems.contains { $0.hasPrefix("buttons.load") })
  }
}
