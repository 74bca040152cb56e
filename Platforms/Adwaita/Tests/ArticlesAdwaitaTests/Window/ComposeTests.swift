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
      #expect(stage.desktop.wasAnnounced("Article published"))
      #expect(stage.server.requests.filter { $0.method == "POST" }.count == 1)
    }

    @Test("what the server does not accept stands at its field; what was written stays, and so does the focus")
    func rejected() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.type("bread")
      try stage.desktop.press(.tab)
      try stage.desktop.press(.enter, holding: .control)
      try stage.desktop.wait("what is wrong, at the text, and a button that can be pressed") { window in
        window.says("Article Not Published")
          && window.elements().contains { $0.name == "Text" && !$0.description.isEmpty }
          && window.first("button", "Publish article")?.states.contains(.sensitive) == true
          && window.focus?.name == "Text" ? true : nil
      }
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
      stage.hold()
      try stage.desktop.pressButton("Publish article")
      try stage.desktop.pressButton("Publishing article")
      stage.release()
      try stage.desktop.wait("the list, again") { window in
        window.first("list") != nil && window.first("list item", "bread") != nil ? window : nil
      }
      let posts = stage.server.requests.filter { $0.method == "POST" }
      #expect(posts.count == 3)
      #expect(Set(posts.map { $0.header("Idempotency-Key") }).count == 1)
    }

    @Test("if it fails after it was closed, the window tells")
    func failsBehind() throws {
      let stage = try Stage()
      try Self.open(stage)
      try stage.desktop.type("bread")
      try stage.desktop.press(.tab)
      try stage.desktop.type("flour")
      stage.server.setScenario(.forbidden)
      stage.hold()
      try stage.desktop.press(.enter, holding: .control)
      try stage.desktop.waitFor("button", "Publishing article")
      try stage.desktop.press(.escape)
      try stage.desktop.waitUntilGone("button", "Publishing article")
      stage.release()
      try stage.desktop.wait("a toast over the list") { window in
        window.first("list") != nil && window.says("Article Not Published") ? true : nil
      }
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
      try stage.desktop.waitFor("Article Not Published")
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
