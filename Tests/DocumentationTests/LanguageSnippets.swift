import Foundation
import LoadKit
import LoadKitLanguages
import LoadKitTesting
import Testing

// The code of the article Your language, your words, word for word, so that it compiles.

#if !canImport(Darwin)
  extension String {
    /// `String(localized:)` of Foundation takes another type elsewhere; what the snippets need of it.
    fileprivate init(localized text: String) { self = text }
  }
#endif

extension LoadWording {
  static var recipes: LoadWording {
    LoadWording(
      loading: String(localized: "Loading recipes"),
      load: String(localized: "Load recipes"),
      retry: String(localized: "Retry loading recipes"),
      empty: .firstUse(title: String(localized: "No Recipes")),
      count: { count in String(localized: "\(count) recipes") })
  }
}

extension CommonWording {
  static let friendlyGerman: CommonWording = {
    var wording = CommonWording.german
    wording.buttons.retry = ButtonName("Noch einmal", label: "Noch einmal: Inhalt laden")
    return wording
  }()
}

enum LanguageSnippets {
  static func languages() {
    LoadWords.setDefault(languages: .german, .japanese)
  }

  static func failures() {
    let failures = FailureWording()
      .overriding(
        .notFound,
        with: FailureMessage(
          symbol: "book", title: String(localized: "Recipe Not Found"),
          message: String(localized: "This recipe was removed."),
          suggestion: String(localized: "Go back, then choose another recipe.")))
    LoadWords.setDefault(languages: .german, .japanese, failures: failures)
  }

  static func test() {
    #expect(CommonWording.friendlyGerman.problems(asInEnglish: ["Details"]).isEmpty)
  }
}
