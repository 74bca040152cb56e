import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("A first load")
  struct FirstLoadTests {
    @Test("a quick answer shows the list and nothing else")
    func list() throws {
      let stage = try Stage()
      let window = try stage.waitForList()
      #expect(window.first("list", "Articles") != nil)
      #expect(window.first("image", "Loading articles") == nil)
      #expect(window.elements().allSatisfy { !$0.states.contains(.busy) })
      #expect(try stage.states() == ["loading", "loaded"])
      try stage.keepPicture("list")
    }

    @Test("B73 a load that takes a while shows a placeholder that is one element, a busy region, and says what it does")
    func loading() throws {
      let stage = try Stage(isHeld: true)
      let window = try stage.desktop.waitFor("Loading articles")
      #expect(window.elements("image", "Loading articles").count == 1)
      #expect(window.first("image", "Loading articles")?.children.isEmpty == true)
      #expect(window.elements().contains { $0.states.contains(.busy) })
      #expect(window.first("group", "Loading articles") != nil)
      #expect(window.first("button", "Cancel loading articles") == nil)
      #expect(window.first("list") == nil)
      try stage.keepPicture("loading")
      stage.release()
      let loaded = try stage.waitForList()
      #expect(loaded.first("image", "Loading articles") == nil)
      #expect(loaded.elements().allSatisfy { !$0.states.contains(.busy) })
    }

    @Test("rule 19: a slow load says so and can be stopped, and then there is a way to load")
    func slow() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitFor("This is taking longer than usual")
      try stage.keepPicture("slow")
      try stage.desktop.pressButton("Cancel loading articles")
      let window = try stage.desktop.waitFor("Articles Not Loaded")
      #expect(window.first("image", "Loading articles") == nil)
      try stage.keepPicture("idle")
      stage.release()
      try stage.desktop.pressButton("Load articles")
      try stage.waitForList()
      #expect(try stage.states() == ["loading", "idle", "loading", "loaded"])
    }

    @Test("rule 19: Escape stops a slow load")
    func escape() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitFor("This is taking longer than usual")
      try stage.desktop.press(.escape)
      try stage.desktop.waitFor("Articles Not Loaded")
    }

    @Test("B03 an empty answer says that there is nothing")
    func empty() throws {
      let stage = try Stage(.empty)
      let window = try stage.desktop.waitFor("No Articles")
      #expect(window.says("There is nothing to read here yet."))
      #expect(window.first("list") == nil)
      try stage.keepPicture("empty")
    }

    @Test("B06 a server that fails twice is asked again, and nobody is told of it")
    func flaky() throws {
      let stage = try Stage(.flaky)
      try stage.waitForList()
      #expect(stage.server.requestCount == 3)
      #expect(try stage.states() == ["loading", "loaded"])
      #expect(try stage.desktop.announcements().allSatisfy { ["Loading articles", "12 articles"].contains($0) })
    }
  }
}
