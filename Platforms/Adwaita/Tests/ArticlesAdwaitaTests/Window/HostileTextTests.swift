import DesktopDriver
import Foundation
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
      try stage.desktop.wait("the page, with the title as it is") { window in
        window.first("list item") == nil && window.says("<b>bold</b> & <span size='900000'>huge</span>") ? true : nil
      }
      #expect(stage.program.isRunning)
    }

    @Test("words without an end are drawn in parts, and do not stop the window", .timeLimit(.minutes(5)))
    func endless() throws {
      let word = String(repeating: "x", count: 200_000)
      let article = Catalog.Article(id: 1, userID: 1, title: "Endless", body: word)
      let comments = (1...30).map {
        Catalog.Comment(id: $0, postID: 1, name: "Reader \($0)", email: "", body: word)
      }
      let stage = try Stage(catalog: Catalog(articles: [article], comments: comments), width: 1_000)
      try stage.desktop.waitFor("list item", "Endless")
      for _ in 0..<20 where try stage.desktop.windows().first?.focus?.role != "list item" {
        try stage.desktop.press(.tab)
      }
      try stage.desktop.press(.enter)
      let lines = String(repeating: String(repeating: "x", count: 500) + "\n", count: 3)
      try stage.desktop.wait("thirty comments, in lines that end") { window in
        window.says("30 comments") && window.labels.contains { $0.hasPrefix(lines) } ? true : nil
      }
      stage.program.signal(SIGTERM)
      #expect(stage.program.waitForEnd() == 128 + SIGTERM)
    }

    @Test("a query with markup is named in the message that nothing was found")
    func query() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("f", holding: .control)
      try stage.desktop.waitForFocus("search box", "Search articles")
      try stage.desktop.type("<i>&")
      try stage.desktop.waitFor("No Results for “<i>&”")
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
