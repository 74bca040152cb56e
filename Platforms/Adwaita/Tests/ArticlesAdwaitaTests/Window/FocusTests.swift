import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("Rule 28: the focus")
  struct FocusTests {
    /// Presses Tab until something has the focus.
    private static func tab(_ stage: Stage, to name: String) throws {
      for _ in 0..<20 {
        if try stage.desktop.windows().contains(where: { $0.focus?.name == name }) { return }
        try stage.desktop.press(.tab)
      }
      try stage.desktop.wait("focus on “\(name)”") { $0.focus?.name == name ? true : nil }
    }

    @Test("it goes from Retry to the sign of work, and from there to the start of the content")
    func chain() throws {
      let stage = try Stage(.serverError)
      try stage.desktop.waitFor("button", "Retry loading articles")
      try Self.tab(stage, to: "Retry loading articles")
      stage.server.setScenario(.normal)
      stage.hold()
      try stage.desktop.press(.enter)
      try stage.desktop.waitForFocus("group", "Loading articles")
      stage.release()
      try stage.desktop.waitForFocus("list item", "One enum instead of four booleans")
    }

    @Test("the name of the focused element is not announced again; the announcement of the content follows the focus")
    func announcements() throws {
      let stage = try Stage(.forbidden)
      try stage.desktop.waitFor("button", "Retry loading articles")
      try Self.tab(stage, to: "Retry loading articles")
      let before = try stage.desktop.announcements()
      stage.server.setScenario(.normal)
      stage.hold()
      try stage.desktop.press(.enter)
      try stage.desktop.waitForFocus("group", "Loading articles")
      stage.release()
      try stage.desktop.waitForFocus("list item", "One enum instead of four booleans")
      let after = try stage.desktop.waitForAnnouncement("12 articles")
      #expect(after == before + ["12 articles"])
    }

    @Test("it goes from the sign of work to the message of a failure")
    func failure() throws {
      let stage = try Stage(.serverError)
      try stage.desktop.waitFor("button", "Retry loading articles")
      try Self.tab(stage, to: "Retry loading articles")
      stage.server.setScenario(.forbidden)
      try stage.desktop.press(.enter)
      try stage.desktop.wait("focus on the message") { window in
        window.focus.map { $0.name == "No Access" } == true ? window : nil
      }
      // Tab goes on to what can be done.
      try stage.desktop.press(.tab)
      try Self.tab(stage, to: "Retry loading articles")
    }

    @Test("it goes from Cancel to the message that offers to load")
    func cancel() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitFor("button", "Cancel loading articles")
      try Self.tab(stage, to: "Cancel loading articles")
      try stage.desktop.press(.space)
      try stage.desktop.wait("focus on the message") { window in
        window.focus.map { $0.name == "Articles Not Loaded" } == true ? window : nil
      }
    }

    @Test("elsewhere it stays: in the search field, whatever the list does")
    func stays() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      stage.server.setScenario(.forbidden)
      try stage.desktop.type("x")
      try stage.desktop.wait("a banner or a message") { window in
        window.first("button", "Retry loading articles")
      }
      #expect(try stage.desktop.windows().first?.focus?.name == "Search articles")
      stage.server.setScenario(.normal)
      try stage.desktop.press(.backspace)
      try stage.waitForList()
      #expect(try stage.desktop.windows().first?.focus?.name == "Search articles")
    }

    @Test("it stays in the list while one article after the other is opened beside that")
    func beside() throws {
      let stage = try Stage(width: 1_000)
      try stage.waitForList()
      for _ in 0..<20 where try stage.desktop.windows().first?.focus?.role != "list item" {
        try stage.desktop.press(.tab)
      }
      try stage.desktop.press(.down)
      for title in ["How swifts sleep in the air", "What a 429 is trying to tell you"] {
        try stage.desktop.waitForFocus("list item", title)
        try stage.desktop.press(.enter)
        try stage.desktop.wait("“\(title)” beside the list") { window in
          window.elements("label").contains { $0.name == title } ? true : nil
        }
        #expect(try stage.desktop.windows().first?.focus?.name == title)
        try stage.desktop.press(.down)
      }
      try stage.desktop.waitForFocus("list item", "Crème brûlée without a torch")
    }

    @Test("a retry in a banner keeps it while it is busy; with the banner it goes to the content")
    func banner() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.server.setScenario(.forbidden)
      try stage.desktop.press(.f5)
      try stage.desktop.waitFor("button", "Retry loading articles")
      try Self.tab(stage, to: "Retry loading articles")
      stage.server.setScenario(.normal)
      stage.hold()
      try stage.desktop.press(.enter)
      let busy = try stage.desktop.wait("a retry that cannot be pressed") { window in
        window.first("button", "Retry loading articles")?.states.contains(.sensitive) == false ? window : nil
      }
      #expect(busy.focus?.name == "Retry loading articles")
      stage.release()
      try stage.desktop.waitForFocus("list item", "One enum instead of four booleans")
    }
  }
}
