#if os(iOS)
  import XCTest

  /// The list of articles: retry, cancel, pull and search, with the exact requests that each sends.
  final class ListTests: XCTestCase {
    /// B10: a retry sends one request. Before it, the loader made three attempts.
    @MainActor func testRetry() {
      let articles = launch(.serverError, countsRequests: true)
      articles.has(Part.retry)
      articles.received(Requests.serverError)
      articles.choose(.normal, insteadOf: .serverError)
      articles.tap(articles.part(Part.retry))
      articles.shows(Words.firstTitle)
      articles.received(Requests.list(4))
    }

    /// A failure that passes is retried without the user.
    @MainActor func testFlaky() {
      let articles = launch(.flaky, countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.received(Requests.flaky)
    }

    /// The list loads when the connection returns.
    @MainActor func testConnectionReturns() {
      let articles = launch(.offline)
      articles.has(Part.retry)
      articles.choose(.normal, insteadOf: .offline)
      articles.shows(Words.firstTitle)
    }

    /// Cancel leaves no failure, and Load asks again.
    @MainActor func testCancel() {
      let articles = launch(.silent, countsRequests: true)
      articles.tap(articles.part(Part.cancel))
      articles.shows(Words.notLoaded)
      XCTAssertFalse(articles.part(Part.retry).exists)
      articles.received(Requests.list())
      articles.choose(.normal, insteadOf: .silent)
      articles.tap(articles.part(Part.load))
      articles.shows(Words.firstTitle)
      articles.received(Requests.list(2))
    }

    /// B20: a pull sends one request and keeps the list.
    @MainActor func testPull() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.received(Requests.list())
      articles.pull()
      articles.received(Requests.list(2))
      XCTAssertTrue(articles.words(Words.firstTitle).exists)
    }

    /// B21: a pull that fails shows a banner above the list, which stays. Its Retry removes it.
    @MainActor func testPullFails() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      articles.choose(.serverError, insteadOf: .normal)
      articles.pull()
      articles.shows(Words.refreshFailed)
      XCTAssertTrue(articles.words(Words.firstTitle).exists)
      articles.received(Requests.list(2))
      articles.choose(.normal, insteadOf: .serverError)
      articles.tap(articles.part(Part.retry))
      articles.loses(Words.refreshFailed)
      articles.received(Requests.list(3))
    }

    /// A search shows its results. Clear Search of a search without results shows the list again.
    @MainActor func testSearch() {
      let articles = launch()
      articles.shows(Words.firstTitle)
      articles.search("spinner")
      articles.shows(Words.secondTitle)
      articles.loses(Words.firstTitle)
      articles.app.searchFields.firstMatch.typeText("xyz")
      articles.tap(articles.part(Part.clearSearch))
      articles.shows(Words.firstTitle)
    }

    /// B43: an article is opened, and going back neither loads the list again nor blinks.
    @MainActor func testOpenAndBack() {
      let articles = launch(countsRequests: true)
      articles.tap(articles.words(Words.firstTitle))
      articles.received(Requests.firstArticle)
      articles.goBack()
      articles.shows(Words.secondTitle)
      articles.received(Requests.firstArticle)
    }
  }
#endif
