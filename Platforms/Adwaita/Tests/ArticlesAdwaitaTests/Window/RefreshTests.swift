import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("A refresh")
  struct RefreshTests {
    @Test("rules 5 and 7: F5 keeps the list, and only the button for it is busy")
    func refresh() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.hold()
      try stage.desktop.press(.f5)
      let window = try stage.desktop.wait("a busy button") { window in
        window.first("button", "Refresh articles")?.states.contains(.busy) == true ? window : nil
      }
      #expect(window.first("list", "Articles") != nil)
      #expect(window.elements("progress bar").isEmpty)
      try stage.keepPicture("refreshing")
      stage.release()
      try stage.desktop.wait("an idle button") { window in
        window.first("button", "Refresh articles")?.states.contains(.busy) == false ? window : nil
      }
      #expect(try stage.states() == ["loading", "loaded"])
      #expect(stage.server.requestCount == 2)
    }

    @Test("Ctrl+R and the button in the header bar refresh too")
    func otherWays() throws {
      let stage = try Stage()
      try stage.waitForList()
      for requests in [2, 3] {
        if requests == 2 {
          try stage.desktop.press("r", holding: .control)
        } else {
          try stage.desktop.pressButton("Refresh articles")
        }
        try stage.desktop.wait("request \(requests), answered") { window in
          stage.server.requestCount == requests
            && window.first("button", "Refresh articles")?.states.contains(.busy) == false ? window : nil
        }
      }
    }

    @Test("rule 6: a refresh that fails keeps the list and shows a banner whose retry clears it")
    func failure() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.server.setScenario(.serverError)
      try stage.desktop.press(.f5)
      let window = try stage.desktop.waitFor("Couldn’t Refresh Articles")
      #expect(window.first("list item", "How swifts sleep in the air") != nil)
      #expect(window.says("Updated just now"))
      try stage.keepPicture("refresh-failed")
      stage.server.setScenario(.normal)
      stage.hold()
      try stage.desktop.pressButton("Retry loading articles")
      let busy = try stage.desktop.wait("a retry that cannot be pressed") { window in
        window.first("button", "Retry loading articles")?.states.contains(.sensitive) == false ? window : nil
      }
      #expect(busy.says("Couldn’t Refresh Articles"))
      try stage.keepPicture("refresh-retrying")
      stage.release()
      let cleared = try stage.desktop.wait("no banner") { $0.says("Couldn’t Refresh Articles") ? nil : $0 }
      #expect(cleared.first("list item", "How swifts sleep in the air") != nil)
    }

    @Test("a banner can be put away")
    func dismiss() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.server.setScenario(.offline)
      try stage.desktop.press(.f5)
      try stage.desktop.waitFor("Couldn’t Refresh Articles")
      try stage.desktop.pressButton("Dismiss the message")
      try stage.desktop.wait("no banner") { $0.says("Couldn’t Refresh Articles") ? nil : $0 }
    }

    @Test("a slow refresh says so above the list and can be stopped, which brings back what was there")
    func slow() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.hold()
      try stage.desktop.press(.f5)
      let window = try stage.desktop.waitFor("This is taking longer than usual")
      #expect(window.first("list", "Articles") != nil)
      try stage.desktop.press(.escape)
      try stage.desktop.wait("no words") { $0.says("This is taking longer than usual") ? nil : $0 }
      #expect(try stage.states() == ["loading", "loaded"])
    }
  }
}
