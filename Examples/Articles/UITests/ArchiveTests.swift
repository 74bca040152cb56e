#if os(iOS)
  import XCTest

  /// The archive, page by page to its end.
  final class ArchiveTests: XCTestCase {
    /// B62: the pages come as the end of the list appears, each once.
    @MainActor func testToTheEnd() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.open(tab: Place.library)
      articles.tap(articles.words(Place.archive))
      articles.shows(Words.firstTitle)
      articles.scroll(to: Words.lastTitle)
      articles.received("\(Requests.list()), \(Requests.archive)")
    }

    /// The same with view controllers.
    @MainActor func testToTheEndInUIKit() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.open(tab: Place.uiKit)
      articles.received(Requests.list(2))
      articles.tap(articles.app.navigationBars.buttons[Place.archive].firstMatch)
      articles.scroll(to: Words.lastTitle)
      articles.received("\(Requests.list(2)), \(Requests.archive)")
    }
  }
#endif
