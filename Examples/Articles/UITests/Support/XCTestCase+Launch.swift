import XCTest

extension XCTestCase {
  /// Launches the app as on a new device.
  ///
  /// - Parameters:
  ///   - condition: How the sample server behaves at first.
  ///   - countsRequests: Whether the app shows the requests that the server has received.
  ///   - arguments: Further launch arguments.
  /// - Returns: The app.
  @MainActor func launch(
    _ condition: Condition = .normal, countsRequests: Bool = false, arguments: [String] = []
  ) -> Articles {
    continueAfterFailure = false
    #if os(iOS)
      // Elsewhere no test changes them; on a Mac it would be the user's own appearance.
      addTeardownBlock {
        XCUIDevice.shared.appearance = .light
        XCUIDevice.shared.orientation = .portrait
      }
    #endif
    let app = XCUIApplication()
    app.launchArguments =
      ["-condition", condition.rawValue, "-fresh", "YES", "-requests", countsRequests ? "YES" : "NO"]
      // The tests find elements by their English names.
      + ["-AppleLanguages", "(en)", "-AppleLocale", "en_US"] + arguments
    app.launch()
    return Articles(app: app)
  }

  /// Keeps a picture of the app.
  @MainActor func picture(_ name: String, of articles: Articles) {
    let attachment = XCTAttachment(
      data: articles.app.screenshot().pngRepresentation, uniformTypeIdentifier: "public.png")
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  /// Keeps pictures of a state in light and dark, and audits its accessibility in both.
  ///
  /// - Parameters:
  ///   - name: The name of the state, and of its pictures.
  ///   - articles: The app, in the state.
  /// - Throws: The error of an audit that cannot run. A finding of an audit is a failure of the test.
  @MainActor func inspect(_ name: String, of articles: Articles) throws {
    // Each finding of an audit is a failure. All are to be seen.
    continueAfterFailure = true
    let appearances = [(XCUIDevice.Appearance.light, "light"), (.dark, "dark")]
    // The pictures first: audits take seconds, and some states pass.
    for (appearance, suffix) in appearances {
      XCUIDevice.shared.appearance = appearance
      picture("\(name)-\(suffix)", of: articles)
    }
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) else { return }
    for (appearance, _) in appearances {
      XCUIDevice.shared.appearance = appearance
      try articles.app.performAccessibilityAudit()
    }
  }
}
