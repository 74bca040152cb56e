import XCTest

/// A cold launch shows the right state in every scenario, on every system.
final class LaunchTests: XCTestCase {
  @MainActor private func check(_ condition: Condition) {
    let articles = launch(condition)
    let expected = condition.firstScreen
    articles.shows(expected.words)
    for button in expected.buttons { articles.has(button) }
    // Content excludes the message and the placeholder.
    if expected.words == Words.firstTitle {
      XCTAssertFalse(articles.part(Part.retry).exists)
      XCTAssertFalse(articles.part(Part.placeholder).exists)
    } else {
      XCTAssertFalse(articles.words(Words.firstTitle).exists)
    }
  }

  @MainActor func testNormal() { check(.normal) }
  @MainActor func testSlow() { check(.slow) }
  @MainActor func testSilent() { check(.silent) }
  @MainActor func testFlaky() { check(.flaky) }
  @MainActor func testOffline() { check(.offline) }
  @MainActor func testServerError() { check(.serverError) }
  @MainActor func testSignInNeeded() { check(.signInNeeded) }
  @MainActor func testEmpty() { check(.empty) }

  /// B01: the placeholder shows before the content.
  @MainActor func testLoading() {
    let articles = launch(.silent)
    articles.has(Part.placeholder)
    XCTAssertTrue(articles.part(Part.placeholder).label.contains(Words.loading))
  }
}
