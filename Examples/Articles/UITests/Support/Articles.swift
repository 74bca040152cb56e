import XCTest

/// The running app, as a user finds his way in it.
@MainActor struct Articles {
  /// The timeout of each expectation, in seconds. A slow runner needs most of it.
  nonisolated static let patience: TimeInterval = 20

  let app: XCUIApplication

  // MARK: Finding

  /// An element whose label contains these words. The label of a row may be its title and its text.
  func words(_ words: String) -> XCUIElement {
    let predicate = NSPredicate(format: "label CONTAINS %@", argumentArray: [words])
    return app.descendants(matching: .any).matching(predicate).firstMatch
  }

  /// An element by its identifier.
  func part(_ identifier: String) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: identifier).firstMatch
  }

  /// A text field by its name, which several kinds of elements may be.
  func field(_ name: String) -> XCUIElement {
    let candidates = [app.textFields[name], app.secureTextFields[name], app.textViews[name]]
    return candidates.first { $0.exists } ?? candidates[0]
  }

  /// The line with the requests that the sample server has received.
  var requests: XCUIElement { part("requests") }

  // MARK: Waiting

  /// Fails if these words don't show.
  func shows(_ words: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      self.words(words).waitForExistence(timeout: Self.patience), "“\(words)” doesn't show", file: file, line: line)
  }

  /// Fails if this part doesn't show.
  func has(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      part(identifier).waitForExistence(timeout: Self.patience), "\(identifier) doesn't show", file: file, line: line)
  }

  /// Fails if these words stay.
  func loses(_ words: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      self.words(words).waitForNonExistence(timeout: Self.patience), "“\(words)” stays", file: file, line: line)
  }

  /// Fails unless the server receives exactly these requests: each with its count, in alphabetical order.
  func received(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    let isEqual = requests.wait(for: \.label, toEqual: expected, timeout: Self.patience)
    XCTAssertTrue(isEqual, "the requests are \(requests.label)", file: file, line: line)
  }
}
