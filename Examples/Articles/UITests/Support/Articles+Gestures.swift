#if os(iOS)
  import XCTest

  extension Articles {
    /// Taps an element as soon as it is there.
    func tap(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertTrue(element.waitForExistence(timeout: Self.patience), "nothing to tap", file: file, line: line)
      element.tap()
    }

    /// Opens a tab.
    func open(tab: String) { tap(app.buttons[tab].firstMatch) }

    /// Goes back to the screen before.
    func goBack() {
      let button = app.buttons["BackButton"].firstMatch
      tap(button.exists ? button : app.navigationBars.firstMatch.buttons.firstMatch)
    }

    /// Chooses a network condition in the menu.
    func choose(_ condition: Condition, insteadOf current: Condition) {
      tap(app.buttons[Words.menu(current)].firstMatch)
      tap(app.buttons[condition.rawValue].firstMatch)
      XCTAssertTrue(
        app.buttons[Words.menu(condition)].firstMatch.waitForExistence(timeout: Self.patience))
    }

    /// Types at the end of a field's text.
    func type(_ text: String, into name: String) {
      tap(field(name))
      field(name).typeText(text)
    }

    /// Replaces the text of a field. It deletes 30 characters, since the length of a hidden password is unknown.
    func replace(_ name: String, by text: String) {
      tap(field(name))
      field(name).typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 30) + text)
    }

    /// Types into the search field, which the list hides until it is pulled a little.
    func search(_ text: String) {
      let field = app.searchFields.firstMatch
      if !field.exists || !field.isHittable { app.swipeDown() }
      tap(field)
      field.typeText(text)
    }

    /// Pulls the list down far enough to refresh it.
    func pull() {
      let row = app.cells.firstMatch
      XCTAssertTrue(row.waitForExistence(timeout: Self.patience))
      let start = row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      let end = row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 6))
      start.press(forDuration: 0, thenDragTo: end)
    }

    /// Scrolls down until these words show.
    func scroll(to words: String, file: StaticString = #filePath, line: UInt = #line) {
      // Each swipe waits for the app, so the count is a bound and not a time.
      for _ in 0..<30 where !self.words(words).exists { app.swipeUp() }
      XCTAssertTrue(self.words(words).exists, "“\(words)” is not below", file: file, line: line)
    }
  }
#endif
