import LoadKit
import LoadKitLanguages
import Testing

@Suite("What a screen says when there is nothing")
struct EmptyContentTests {
  private func message(
    _ empty: EmptyContent, available: Set<LoadAction> = [], strings: CommonWording = .english
  ) -> LoadPresentation.Message? {
    let state = LoadState<[Int]>.empty(LoadStatus())
    return present(state, strings: strings, empty: empty, options: .init(available: available)).message
  }

  @Test("the first use has the screen's own words and its own action")
  func firstUse() {
    let message = present(.empty(LoadStatus())).message
    #expect(message?.kind == .empty)
    #expect(message?.title == "No Articles")
    #expect(message?.description == "Articles that you write appear here.")
    #expect(message?.symbol == "tray")
    #expect(message?.actions.map(\.action) == [.custom(id: "write", title: "Write the First Article")])
    #expect(message?.actions.first?.label == "Write the First Article")
  }

  @Test("a search that found nothing names the query and says what to change")
  func noResults() {
    let message = message(.noSearchResults(query: "swift"), available: [.clearSearch])
    #expect(message?.title == "No Results for “swift”")
    #expect(message?.description == "Check the spelling or try other words.")
    #expect(message?.symbol == "magnifyingglass")
    #expect(message?.actions.map(\.label) == ["Clear search"])
    #expect(self.message(.noSearchResults(query: "swift"))?.actions == [])
  }

  @Test("a search with filters offers to clear these")
  func filters() {
    let message = message(
      .noSearchResults(query: "swift", hasFilters: true), available: [.clearSearch, .clearFilters])
    #expect(message?.description == "Try other words or clear the filters.")
    #expect(message?.actions.map(\.action) == [.clearFilters, .clearSearch])
  }

  @Test(
    "B86 a query is cut, and what could do harm goes",
    arguments: [
      ("  swift \n", "No Results for “swift”"), ("", "No Results"), (" \u{200B}\t", "No Results"),
      ("a\u{202E}b\u{1B}[31mc\u{7}", "No Results for “abc”"), ("a\nb", "No Results for “a b”"),
      (String(repeating: "x", count: 1_000_000), "No Results for “\(String(repeating: "x", count: 59))…”"),
    ])
  func query(query: String, title: String) {
    #expect(message(.noSearchResults(query: query))?.title == title)
  }

  @Test("everything done, and no permission, have words, symbols and actions of their own")
  func others() {
    let done = message(.allDone())
    #expect(done?.title == "All Done")
    #expect(done?.description == "There is nothing left to do here.")
    #expect(done?.symbol == "checkmark.circle")
    let locked = message(.noPermission(), available: [.openSettings, .signIn])
    #expect(locked?.title == "No Access")
    #expect(locked?.symbol == "lock")
    #expect(locked?.actions.map(\.action) == [.openSettings, .signIn])
    #expect(message(.noPermission(), available: [.signIn])?.actions.map(\.action) == [.signIn])
  }

  @Test("a screen's words come before the general ones, and words of nothing do not count")
  func ownWords() {
    #expect(message(.allDone(title: "Inbox Zero"))?.title == "Inbox Zero")
    #expect(message(.allDone(title: " \u{200B}"))?.title == "All Done")
    #expect(message(.noSearchResults(query: "x", description: "Try a city."))?.description == "Try a city.")
    #expect(message(.firstUse(title: "No Notes", action: .custom(id: "new", title: "")))?.actions == [])
  }

  @Test("the general words follow the language")
  func german() {
    #expect(message(.noSearchResults(query: "swift"), strings: .german)?.title == "Keine Ergebnisse für „swift“")
    let general = LoadPresentation(LoadState<[Int]>.empty(LoadStatus()), words: LoadWords(common: .german))
    #expect(general.message?.title == "Noch nichts vorhanden")
  }
}
