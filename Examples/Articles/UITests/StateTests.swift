#if os(iOS)
  import XCTest

  /// Every state: a picture in light and dark, and an audit of its accessibility in both.
  final class StateTests: XCTestCase {
    @MainActor func testLoading() throws {
      let articles = launch(.silent)
      articles.has(Part.placeholder)
      try inspect("loading", of: articles)
    }

    @MainActor func testSlow() throws {
      let articles = launch(.silent)
      articles.has(Part.cancel)
      try inspect("slow", of: articles)
    }

    @MainActor func testIdle() throws {
      let articles = launch(.silent)
      articles.tap(articles.part(Part.cancel))
      articles.has(Part.load)
      try inspect("idle", of: articles)
    }

    @MainActor func testContent() throws {
      let articles = launch()
      articles.shows(Words.firstTitle)
      try inspect("content", of: articles)
    }

    @MainActor func testEmpty() throws {
      let articles = launch(.empty)
      articles.shows(Condition.empty.firstScreen.words)
      try inspect("empty", of: articles)
    }

    @MainActor func testFailed() throws {
      let articles = launch(.serverError)
      articles.has(Part.retry)
      try inspect("failed", of: articles)
    }

    @MainActor func testOffline() throws {
      let articles = launch(.offline)
      articles.has(Part.retry)
      try inspect("offline", of: articles)
    }

    @MainActor func testSignInNeeded() throws {
      let articles = launch(.signInNeeded)
      articles.has(Part.signIn)
      try inspect("sign-in-needed", of: articles)
    }

    @MainActor func testRefreshFailed() throws {
      let articles = launch()
      articles.shows(Words.firstTitle)
      articles.choose(.serverError, insteadOf: .normal)
      articles.pull()
      articles.has(Part.banner)
      try inspect("refresh-failed", of: articles)
    }

    @MainActor func testNoResults() throws {
      let articles = launch()
      articles.shows(Words.firstTitle)
      articles.search("xylophone")
      articles.has(Part.clearSearch)
      try inspect("no-results", of: articles)
    }

    @MainActor func testArticle() throws {
      let articles = launch()
      articles.tap(articles.words(Words.firstTitle))
      articles.shows(Words.author)
      articles.shows(Words.comment)
      try inspect("article", of: articles)
    }

    @MainActor func testArchive() throws {
      let articles = launch()
      articles.open(tab: Place.library)
      articles.tap(articles.words(Place.archive))
      articles.shows(Words.firstTitle)
      try inspect("archive", of: articles)
    }

    @MainActor func testDocument() throws {
      let articles = launch()
      articles.open(tab: Place.library)
      articles.tap(articles.words(Place.document))
      articles.shows(Words.file)
      try inspect("document", of: articles)
    }

    @MainActor func testForm() throws {
      let articles = launch()
      articles.open(tab: Place.compose)
      articles.type("Only a title", into: Field.title)
      articles.tap(articles.part(Part.send))
      articles.shows(Words.textMissing)
      try inspect("form", of: articles)
    }

    @MainActor func testSignIn() throws {
      let articles = launch(.signInNeeded)
      articles.tap(articles.part(Part.signIn))
      articles.shows(Words.signInHint)
      try inspect("sign-in", of: articles)
    }

    @MainActor func testUIKitContent() throws {
      let articles = launch()
      articles.open(tab: Place.uiKit)
      articles.shows(Words.firstTitle)
      try inspect("uikit-content", of: articles)
    }

    @MainActor func testUIKitFailed() throws {
      let articles = launch(.serverError)
      articles.open(tab: Place.uiKit)
      articles.has(Part.retry)
      try inspect("uikit-failed", of: articles)
    }

    @MainActor func testGallery() throws {
      let articles = launch()
      articles.open(tab: Place.states)
      articles.shows(Words.gallery)
      try inspect("gallery", of: articles)
    }
  }
#endif
