#if os(iOS)
  import XCTest

  /// The list once more, by view controllers. Its first request is the second one: the list in SwiftUI has its own.
  final class UIKitTests: XCTestCase {
    @MainActor private func launchList() -> Articles {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.open(tab: Place.uiKit)
      articles.received(Requests.list(2))
      articles.shows(Words.firstTitle)
      return articles
    }

    /// B20: a pull sends one request and keeps the list.
    @MainActor func testPull() {
      let articles = launchList()
      articles.pull()
      articles.received(Requests.list(3))
      XCTAssertTrue(articles.words(Words.firstTitle).exists)
    }

    /// A search shows its results. Clear Search of a search without results shows the list again.
    @MainActor func testSearch() {
      let articles = launchList()
      articles.search("spinner")
      articles.loses(Words.firstTitle)
      articles.shows(Words.secondTitle)
      articles.app.searchFields.firstMatch.typeText("xyz")
      articles.tap(articles.part(Part.clearSearch))
      articles.shows(Words.firstTitle)
    }

    /// B43: an article is opened, and going back does not load the list again.
    @MainActor func testOpenAndBack() {
      let articles = launchList()
      articles.tap(articles.words(Words.firstTitle))
      articles.shows(Words.comment)
      articles.goBack()
      articles.shows(Words.secondTitle)
      XCTAssertTrue(articles.requests.label.hasPrefix(Requests.list(2)), articles.requests.label)
    }
  }
#endif
