import LoadKit
import LoadKitTesting
import Testing
import _ArticlesCore

/// The words of the sample app are read by the rules for LoadKit's own words.
@Suite("Words of the sample app") struct WordsTests {
  private let screens: [LoadWording] = [.articles, .article, .author, .comments, .document]
  private let forms: [SubmissionWording] = [.article, .signIn]

  @Test("B9A titles are in title case")
  func titles() {
    let ofScreens = screens.flatMap { words in
      let titles = [words.titles, words.nextPage.titles].flatMap { [$0.load, $0.retry, $0.refresh, $0.cancel] }
      return titles + [
        words.idleTitle, words.failureTitle, words.refreshFailedTitle, words.empty.title, words.nextPage.failed,
      ]
    }
    let ofForms = forms.flatMap { [$0.send, $0.failureTitle, $0.mayHaveBeenSent?.title] }
    for title in (ofScreens + ofForms).compactMap({ $0 }) {
      #expect(EnglishStyle.isTitleCase(title) && !title.contains("'"), "\(title)")
    }
  }

  @Test("B9A names of buttons, notes and counts are in sentence case, and names contain their titles")
  func names() {
    let ofScreens = screens.flatMap { words in
      [
        words.loading, words.refreshing, words.loaded, words.load, words.retry, words.refresh, words.cancel,
        words.nextPage.loading, words.nextPage.load, words.nextPage.retry, words.nextPage.cancel, words.count?(2),
        words.more?(1),
      ]
    }
    let ofForms = forms.flatMap { [$0.sendLabel, $0.sending, $0.sent, $0.cancel] }
    for name in (ofScreens + ofForms).compactMap({ $0 }) {
      #expect(EnglishStyle.isSentenceCase(name) && !name.contains("'"), "\(name)")
    }
    for words in screens {
      for (title, name) in [(words.titles.load, words.load), (words.nextPage.titles.load, words.nextPage.load)] {
        guard let title, let name else { continue }
        #expect(name.lowercased().contains(title.lowercased()), "\(name)")
      }
      #expect(words.retry?.hasPrefix("Retry") == true && words.cancel?.hasPrefix("Cancel") == true)
    }
    for words in forms {
      guard let send = words.send, let label = words.sendLabel else { continue }
      #expect(label.lowercased().contains(send.lowercased()), "\(label)")
    }
  }

  @Test("B9A sentences end with a full stop, and none says “it”")
  func sentences() {
    let ofScreens = screens.flatMap { [$0.idleDescription, $0.empty.description] }
    let ofForms = forms.flatMap { [$0.mayHaveBeenSent?.message, $0.mayHaveBeenSent?.suggestion] }
    for sentence in (ofScreens + ofForms).compactMap({ $0 }) {
      #expect(sentence.hasSuffix(".") && !sentence.contains("'"), "\(sentence)")
      #expect(!EnglishStyle.words(of: sentence).contains { ["it", "its"].contains($0.lowercased()) }, "\(sentence)")
    }
  }
}
