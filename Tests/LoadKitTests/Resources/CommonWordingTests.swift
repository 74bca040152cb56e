import LoadKit
import Testing

@Suite("String tables")
struct LoadStringsTests {
  @Test(
    "the table of the first language that has one is chosen",
    arguments: [
      (["de"], "de"), (["de-AT", "en"], "de"), (["DE-at"], "de"), (["fr-CA", "de-CH-1996", "en"], "de"),
      (["de_DE.UTF-8"], "de"), (["de_DE@euro"], "de"), (["en-GB", "de"], "en"), (["fr", "ja"], "en"), ([], "en"),
      (["", "*", "-", "de"], "de"), (["deu"], "en"), (["d"], "en"), (["de-x-private"], "de"),
    ])
  func preferred(languages: [String], expected: String) {
    #expect(CommonWording.preferred(from: languages).language == expected)
  }

  @Test("tables of an app are chosen from in the same way, the longest match first")
  func ownTables() {
    var austrian = CommonWording.german
    austrian.language = "de-AT"
    let tables = [CommonWording.german, austrian]
    #expect(CommonWording.preferred(from: ["de-AT-1996"], among: tables).language == "de-AT")
    #expect(CommonWording.preferred(from: ["de-a-x"], among: tables).language == "de")
    #expect(CommonWording.preferred(from: ["fr"], among: tables).language == "de")
    #expect(CommonWording.preferred(from: ["fr"], among: []).language == "en")
  }

  @Test("every phrase has words, whatever is put into it", arguments: CommonWording.all.map(\.language))
  func complete(language: String) {
    let strings = CommonWording.preferred(from: [language])
    for phrase in phrases(of: strings) {
      #expect(!phrase.isEmpty)
      #expect(SafeText.harmless(phrase) == phrase)
    }
    #expect(phrases(of: strings).count == phrases(of: .english).count)
  }

  @Test("a button's name can be spoken as it is seen (WCAG 2.5.3)", arguments: CommonWording.all.map(\.language))
  func labelInName(language: String) {
    for button in buttons(of: .preferred(from: [language])) {
      #expect(button.label.lowercased().contains(button.title.lowercased()))
    }
  }

  @Test("no two buttons sound the same", arguments: CommonWording.all.map(\.language))
  func distinct(language: String) {
    let labels = buttons(of: .preferred(from: [language])).map(\.label)
    #expect(Set(labels).count == labels.count)
  }

  @Test("one is counted as one, and none and many as many")
  func plurals() {
    #expect(CommonWording.english.items.count(0) == "0 items")
    #expect(CommonWording.english.items.count(1) == "1 item")
    #expect(CommonWording.english.items.more(12) == "12 more items")
    #expect(CommonWording.german.items.count(1) == "1 Eintrag")
    #expect(CommonWording.german.items.more(1) == "1 weiterer Eintrag")
    #expect(CommonWording.german.items.more(2) == "2 weitere Einträge")
    #expect(CommonWording.english.screens.updated(.minutes(2)) == "Updated 2 minutes ago")
    #expect(CommonWording.english.screens.updated(.hours(1)) == "Updated 1 hour ago")
    #expect(CommonWording.german.screens.updated(.days(1)) == "Vor 1 Tag aktualisiert")
    #expect(CommonWording.german.failures.tryAgain(.minutes(1)) == "Versuche es in 1 Minute erneut.")
    #expect(CommonWording.german.failures.tryAgain(.minutes(2)) == "Versuche es in 2 Minuten erneut.")
  }

  @Test("no phrase was left in English")
  func translated() {
    let pairs = zip(phrases(of: .english), phrases(of: .german))
    #expect(pairs.filter { $0 == $1 }.map(\.0) == ["Details"])
  }

  private func buttons(of strings: CommonWording) -> [CommonWording.ButtonName] {
    let names = strings.buttons
    return [
      names.load, names.retry, names.refresh, names.cancel, names.signIn, names.openSettings, names.clearSearch,
      names.clearFilters, names.details, names.contactSupport, names.dismiss, strings.nextPage.load,
      strings.nextPage.retry,
      strings.nextPage.cancel, strings.forms.send, strings.forms.cancel,
    ]
  }

  private func phrases(of strings: CommonWording) -> [String] {
    let (work, screens) = (strings.work, strings.screens)
    let ages = [LoadAge.justNow] + [1, 2, 11].flatMap { [LoadAge.minutes($0), .hours($0), .days($0)] }
    let waits = [RoundedWait.longer] + [1, 2, 11].flatMap { [RoundedWait.seconds($0), .minutes($0), .hours($0)] }
    let failures = LoadFailure.Kind.allCases.map { strings.failures.message(for: LoadFailure($0)) }
    let forms = strings.forms
    let words = [forms.rejected, forms.mayHaveBeenSent].flatMap { [$0.title, $0.message, $0.suggestion] }
    return buttons(of: strings).flatMap { [$0.title, $0.label] } + words + [
      forms.sending, forms.sent, forms.stalled, forms.notAccepted,
      work.loading, work.refreshing, work.slow, work.stalled, work.waitingForConnection, work.waitingToRetry,
      work.percent(40), screens.idle, screens.loaded, screens.refreshFailed, screens.empty, screens.noResults("x"),
      screens.noResultsTitle, screens.changeTerms, screens.changeTermsOrFilters, screens.allDone, screens.allDoneText,
      screens.noPermission, screens.noPermissionText, screens.previousInput, screens.cached,
      strings.nextPage.loading, strings.nextPage.failed, strings.nextPage.end,
    ] + [0, 1, 2].flatMap { [strings.items.count($0), strings.items.more($0)] }
      + ages.map(strings.screens.updated) + waits.map(strings.failures.tryAgain)
      + failures.flatMap { [$0.title, $0.message, $0.suggestion] }
  }
}
