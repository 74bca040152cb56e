#if os(iOS)
  import XCTest

  /// What happens to the device: the app leaves and returns, the device turns, the user wants larger text.
  final class DeviceTests: XCTestCase {
    /// The return from the background keeps the content, and asks nothing while it is fresh.
    @MainActor func testBackgroundAndBack() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      XCUIDevice.shared.press(.home)
      XCTAssertTrue(
        articles.app.wait(for: .runningBackground, timeout: Articles.patience)
          || articles.app.state == .runningBackgroundSuspended)
      articles.app.activate()
      articles.shows(Words.firstTitle)
      articles.received(Requests.list())
    }

    /// A load that the app left goes on after its return, without a failure.
    @MainActor func testBackgroundWhileLoading() {
      let articles = launch(.slow)
      articles.has(Part.placeholder)
      XCUIDevice.shared.press(.home)
      articles.app.activate()
      articles.shows(Words.firstTitle)
      XCTAssertFalse(articles.part(Part.retry).exists)
    }

    /// Turning the device neither loads again nor loses the content.
    @MainActor func testRotation() {
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      XCUIDevice.shared.orientation = .landscapeLeft
      articles.shows(Words.firstTitle)
      picture("content-landscape", of: articles)
      XCUIDevice.shared.orientation = .portrait
      articles.shows(Words.firstTitle)
      articles.received(Requests.list())
    }

    /// With the largest text, a failure's button can be reached and used.
    @MainActor func testLargestText() {
      let articles = launch(.serverError, arguments: Self.largestText)
      articles.has(Part.retry)
      picture("failed-largest-text", of: articles)
      articles.choose(.normal, insteadOf: .serverError)
      // A tap scrolls to its element.
      articles.tap(articles.part(Part.retry))
      articles.shows(Words.firstTitle)
      picture("content-largest-text", of: articles)
    }

    /// With the largest text, a form can be filled in and sent.
    @MainActor func testLargestTextInForm() {
      let articles = launch(arguments: Self.largestText)
      articles.open(tab: Place.compose)
      articles.type("A title", into: Field.title)
      articles.type("A text", into: Field.text)
      articles.tap(articles.part(Part.send))
      articles.shows(Words.published)
      picture("form-largest-text", of: articles)
    }

    /// A launch in dark mode, and a change to light while content shows.
    @MainActor func testDarkMode() {
      XCUIDevice.shared.appearance = .dark
      let articles = launch(countsRequests: true)
      articles.shows(Words.firstTitle)
      picture("content-launched-dark", of: articles)
      XCUIDevice.shared.appearance = .light
      articles.shows(Words.firstTitle)
      articles.received(Requests.list())
    }

    private static let largestText = [
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL",
    ]
  }
#endif
