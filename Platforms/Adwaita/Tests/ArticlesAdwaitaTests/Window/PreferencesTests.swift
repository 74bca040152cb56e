import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("Preferences")
  struct PreferencesTests {
    @Test("B50 a monitor that says offline holds up no request")
    func offline() throws {
      let stage = try Stage(.unauthorized)
      try stage.desktop.waitFor("button", "Retry loading articles")
      stage.server.setScenario(.normal)
      try stage.desktop.press(",", holding: .control)
      let toggle = try stage.desktop.waitFor("switch", "Offline")
      #expect(toggle.states.contains(.checked) == false)
      let count = stage.server.requestCount
      try stage.desktop.press("switch", "Offline")
      try stage.desktop.press(.escape)
      try stage.desktop.waitUntilGone("switch", "Offline")
      try stage.desktop.pressButton("Retry loading articles")
      try stage.waitForList()
      #expect(stage.server.requestCount == count + 1)
    }

    @Test("what goes wrong on the embedded server is chosen with the keyboard")
    func scenario() throws {
      let desktop = try Desktop(settings: ["gtk-enable-animations=false", "gtk-font-name=Cantarell 11"])
      let program = try Program("articles-adwaita", [], on: desktop)
      try desktop.waitFor("list item", "How swifts sleep in the air")
      try desktop.press(",", holding: .control)
      let window = try desktop.waitFor("everything works")
      #expect(window.says("Server"))
      try Pictures.keep(desktop.picture(), "preferences")
      for _ in 0..<10 where try !desktop.windows().contains(where: { $0.focus?.name == "Server" }) {
        try desktop.press(.tab)
      }
      try desktop.press(.space)
      try desktop.press(.down)
      try desktop.press(.enter)
      try desktop.waitFor("there are no articles")
      try desktop.press(.escape)
      try desktop.waitUntilGone("switch", "Offline")
      try desktop.press(.f5)
      try desktop.waitFor("No Articles")
      #expect(program.isRunning)
    }
  }
}
