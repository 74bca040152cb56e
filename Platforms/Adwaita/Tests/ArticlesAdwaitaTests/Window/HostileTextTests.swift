import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("B86 hostile text")
  struct HostileTextTests {
    private static let titles = [
      "<b>bold</b> & <span size='900000'>huge</span>", "Fish & Chips <", "\u{1B}[31mred\u{1B}[0m",
      "\u{202E}desrever", String(repeating: "long ", count: 20_000), "",
    ]

    @Test("markup, escapes, controls and very long titles are drawn harmless, in the list and on the page")
    func list() throws {
      let articles = Self.titles.enumerated().map { index, title in
        Catalog.Article(id: index + 1, userID: 1, title: title, body: title)
      }
      let stage = try Stage(catalog: Catalog(articles: articles))
      let window = try stage.desktop.wait("six rows") { $0.elements("list item").count == 6 ? $0 : nil }
      let names = window.elements("list item").map(\.name)
      #expect(names.contains("<b>bold</b> & <span size='900000'>huge</span>"))
      #expect(names.contains("Fish & Chips <"))
      #expect(names.contains("red"))
      #expect(names.contains("desrever"))
      #expect(names.allSatisfy { $0.count <= 200 })
      try stage.keepPicture("hostile-list")
      for _ in 0..<20 where try stage.desktop.windows().first?.focus?.role != "list item" {
        try stage.desktop.press(.tab)
      }
      try stage.desktop.press(.enter)
      let page = try stage.desktop.wait("the page") { window in
        window.says("Comments Unavailable") || window.says("No Comments") ? window : nil
      }
      #expect(page.says("<b>bold</b> & <span size='900000'>huge</span>"))
      #expect(stage.program.isRunning)
    }

    @Test("a query with markup is named in the message that nothing was found")
    func query() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      try stage.desktop.type("<i>&")
      try stage.desktop.waitFor("No results for “<i>&”")
    }

    @Test("a title with markup is announced in the toast of the form as it is")
    func toast() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
      try stage.desktop.type("a < b & c")
      try stage.desktop.press(.tab)
      try stage.desktop.type("text")
      try stage.desktop.press(.enter, holding: .control)
      try stage.desktop.waitFor("Article published: a < b & c")
    }
  }
}
