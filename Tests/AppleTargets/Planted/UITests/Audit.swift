// Faults that the check of the UI tests has to find on every system.
import XCTest

@MainActor func audit(_ app: XCUIApplication) throws {
  try app.performAccessibilityAudit()  // fault
  app.buttons["Retry"].press()  // fault
}

func isolation(_ app: XCUIApplication) {
  app.launch()  // fault
}
