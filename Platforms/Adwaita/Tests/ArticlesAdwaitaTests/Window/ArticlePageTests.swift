import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("An article")
  struct ArticlePageTests {
    /// Opens the second article with the keyboard alone.
    static func open(_ stage: Stage) throws {
      try stage.waitForList()
      for _ in 0..<20 where try stage.desktop.windows().first?.focus?.role != "list item" {
        try stage.desktop.press(.tab)
      }
      try stage.desktop.press(.down)
      try stage.desktop.waitForFocus("list item", "How swifts sleep in the air")
      try stage.desktop.press(.enter)
    }

    @Test("it opens with the keyboard, shows its three parts, and leaves the list out of the tree; Alt+Left goes back")
    func opens() throws {
      let stage = try Stage()
      try Self.open(stage)
      let window = try stage.desktop.wait("three parts") { window in
        window.says("Ruth Okafor") && window.says("3 comments") && window.says("How swifts sleep in the air")
          ? window : nil
      }
      #expect(window.elements("list item").isEmpty)
      #expect(window.first("search box") == nil)
      try stage.desktop.waitForFocus("button", "Back to the articles")
      try stage.keepPicture("article")
      try stage.desktop.press(.left, holding: .alt)
      try stage.desktop.wait("the list alone, with the focus") { window in
        window.focus?.name == "How swifts sleep in the air" && !window.says("Ruth Okafor") ? true : nil
      }
    }

    @Test("each part fails by itself, says which it is, and is retried by itself")
    func partsFail() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.server.setScript { request in
        request.path.contains("comments") || request.path.contains("users")
          ? ServerResponse(status: 404).steps(for: request) : nil
      }
      try Self.open(stage)
      let window = try stage.desktop.wait("two failures") { window in
        window.says("Author Unavailable") && window.says("Comments Unavailable")
          && window.says("How swifts sleep in the air") ? window : nil
      }
      #expect(window.first("button", "Retry loading author") != nil)
      try stage.keepPicture("article-parts-failed")
      stage.server.setScript(nil)
      try stage.desktop.pressButton("Retry loading comments")
      let retried = try stage.desktop.waitFor("3 comments")
      #expect(retried.says("Author Unavailable"))
      #expect(try stage.states("author") == ["loading", "failed"])
    }

    @Test("F5 fetches all parts anew, and the list not")
    func refresh() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.waitFor("3 comments")
      let count = stage.server.requestCount
      try stage.desktop.press(.f5)
      try stage.desktop.wait("three more requests") { _ in stage.server.requestCount == count + 3 ? true : nil }
      #expect(!stage.server.requests.suffix(3).contains { $0.path == "/posts" })
    }

    @Test("in a wide window the list and the article stand side by side, both in the tree")
    func wide() throws {
      let stage = try Stage(width: 1_000)
      let window = try stage.waitForList()
      #expect(window.says("No Article Chosen"))
      try Self.open(stage)
      let both = try stage.desktop.waitFor("3 comments")
      #expect(both.first("list item", "How swifts sleep in the air") != nil)
      #expect(both.first("button", "Back to the articles") == nil)
      #expect(both.elements("button", "Close").count == 1)
      try stage.keepPicture("wide")
    }

    @Test("in a wide window each has one half, whatever is shown in it")
    func halves() throws {
      let stage = try Stage(width: 1_000)
      func width() throws -> Int {
        let search = try stage.desktop.windows().first?.first("search box", "Search articles")
        return try stage.desktop.frame(of: #require(search)).width
      }
      try stage.waitForList()
      let before = try width()
      stage.server.setScenario(.forbidden)
      try stage.desktop.press(.f5)
      try stage.desktop.waitFor("button", "Retry loading articles")
      #expect(try width() == before)
      stage.server.setScenario(.normal)
      try Self.open(stage)
      try stage.desktop.waitFor("3 comments")
      #expect(try width() == before)
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.type("zz")
      try stage.desktop.waitFor("button", "Clear search")
      #expect(try width() == before)
    }
  }
}
