import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("The search")
  struct SearchTests {
    @Test("Ctrl+F and typing find articles; Escape clears the search")
    func finds() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      try stage.desktop.type("swifts")
      let found = try stage.desktop.wait("the one article") { window in
        // The rows come one by one, and their names after them.
        window.elements("list item").count == 1 && window.first("list item", "How swifts sleep in the air") != nil
          ? window : nil
      }
      #expect(found.focus?.name == "Search articles")
      try stage.keepPicture("search")
      try stage.desktop.press(.escape)
      try stage.desktop.waitFor("list item", "Bread on a Tuesday")
      // What was typed came as one search, and the list never gave way to anything else.
      #expect(try stage.states() == ["loading", "loaded"])
    }

    @Test("a search that finds nothing names the query, and clearing it brings the list and the focus back")
    func findsNothing() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      try stage.desktop.type("zeppelin")
      let window = try stage.desktop.waitFor("No Results for “zeppelin”")
      #expect(window.first("list") == nil)
      try stage.keepPicture("no-results")
      try stage.desktop.pressButton("Clear search")
      try stage.waitForList()
      try stage.desktop.waitForFocus("search box", "Search articles")
    }

    @Test("while the answer to another search comes, the earlier one is shown, and says so")
    func earlier() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.hold()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      try stage.desktop.type("sw")
      let window = try stage.desktop.waitFor("Showing earlier results")
      #expect(window.first("list item", "Bread on a Tuesday") != nil)
      try stage.keepPicture("earlier-results")
      stage.release()
      try stage.desktop.waitUntilGone("list item", "Bread on a Tuesday")
    }
  }
}
