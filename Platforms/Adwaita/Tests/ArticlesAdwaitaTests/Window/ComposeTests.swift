import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("The form")
  struct ComposeTests {
    /// Opens the form with the keyboard.
    private static func open(_ stage: Stage) throws {
      try stage.waitForList()
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
    }

    @Test("it is filled in and sent with the keyboard alone; the list shows the article")
    func sends() throws {
      let stage = try Stage(catalog: Catalog(articles: [.init(id: 1, userID: 1, title: "One", body: "Text")]))
      try stage.desktop.waitFor("list item", "One")
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
      try stage.desktop.type("bread")
      try stage.desktop.press(.tab)
      try stage.desktop.wait("focus on the text") { window in
        window.focus.map { $0.name == "Text" } == true ? window : nil
      }
      try stage.desktop.type("flour and water")
      try stage.keepPicture("compose")
      try stage.desktop.press(.enter, holding: .control)
      try stage.desktop.waitFor("list item", "bread")
      try stage.desktop.waitUntilGone("button", "Publish article")
      #expect(try stage.states("compose") == ["sending", "sent", "idle"])
      #expect(stage.server.requests.filter { $0.method == "POST" }.count == 1)
    }

    @Test("what the server does not accept stands at its field, and what was written stays")
    func rejected() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.type("bread")
      try stage.desktop.pressButton("Publish article")
      let window = try stage.desktop.waitFor("Article Not Published")
      #expect(window.elements().contains { $0.name == "Text" && !$0.description.isEmpty })
      #expect(window.first("button", "Publish article")?.states.contains(.sensitive) == true)
      try stage.keepPicture("compose-rejected")
    }

    @Test("B33 while it is sent, it cannot be sent again; a server that fails is asked again with the same key")
    func sendsOnce() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.type("bread")
      try stage.desktop.press(.tab)
      try stage.desktop.type("flour")
      stage.server.setScenario(.flaky)
      try stage.desktop.pressButton("Publish article")
      try stage.desktop.pressButton("Publishing article")
      try stage.desktop.wait("the list, again") { window in
        window.first("list") != nil && window.first("list item", "bread") != nil ? window : nil
      }
      let posts = stage.server.requests.filter { $0.method == "POST" }
      #expect(posts.count == 3)
      #expect(Set(posts.map { $0.header("Idempotency-Key") }).count == 1)
    }

    @Test("a form that is closed is kept, and Escape closes it")
    func kept() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.type("bread")
      try stage.desktop.press(.escape)
      try stage.desktop.waitUntilGone("button", "Publish article")
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
      try stage.desktop.pressButton("Publish article")
      try stage.desktop.waitFor("Article Not Published")
      let body = stage.server.requests.last { $0.method == "POST" }.map { String(decoding: $0.body, as: UTF8.self) }
      #expect(body?.contains("bread") == true)
    }
  }
}
