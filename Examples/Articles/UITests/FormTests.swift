#if os(iOS)
  import XCTest

  /// The form of an article.
  final class FormTests: XCTestCase {
    /// The service's error about a field shows at the field, and the typed text stays.
    @MainActor func testFieldErrors() {
      let articles = launch(countsRequests: true)
      articles.open(tab: Place.compose)
      articles.type("Only a title", into: Field.title)
      articles.tap(articles.part(Part.send))
      articles.shows(Words.notPublished)
      articles.shows(Words.textMissing)
      XCTAssertEqual(articles.field(Field.title).value as? String, "Only a title")
      articles.type("And a text.", into: Field.text)
      articles.tap(articles.part(Part.send))
      articles.shows(Words.published)
      articles.received("\(Requests.list()), \(Requests.form)")
    }
  }
#endif
