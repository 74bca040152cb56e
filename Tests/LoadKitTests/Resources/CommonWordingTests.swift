import LoadKit
import LoadKitLanguages
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
    #expect(CommonWording.preferred(from: languages, among: [.english, .german]).language == expected)
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

  @Test(
    "Chinese is told apart by its script, and a language is found for another region",
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh_HK.UTF-8", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"), ("zh-Hans-TW", "zh-Hans"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
      ("pt-BR", "pt-BR"), ("iw-IL", "he"), ("fr", "en"),
    ])
  func regions(language: String, expected: String) {
    let tables = ["en", "zh-Hans", "zh-Hant", "pt-BR", "he"].map { tag in
      var table = CommonWording.english
      table.language = tag
      return table
    }
    #expect(CommonWording.preferred(from: [language], among: tables).language == expected)
    #expect(CommonWording.preferred(from: ["zh-TW"], among: [tables[0], tables[1]]).language == "en")
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
}
