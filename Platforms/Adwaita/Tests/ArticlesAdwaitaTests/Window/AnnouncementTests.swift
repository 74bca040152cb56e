import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("Announcements")
  struct AnnouncementTests {
    @Test("B70 a first load is told when its indicator shows, and its end, each once")
    func firstLoad() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitForAnnouncement("Loading articles")
      stage.release()
      #expect(try stage.desktop.waitForAnnouncement("12 articles") == ["Loading articles", "12 articles"])
    }

    @Test("B71 a failure is told once, with what can be done")
    func failure() throws {
      let stage = try Stage(.unauthorized)
      try stage.desktop.waitFor("button", "Retry loading articles")
      let said = try stage.desktop.wait("an announcement") { _ in
        let said = try stage.desktop.announcements().filter { $0 != "Loading articles" }
        return said.isEmpty ? nil : said
      }
      #expect(said.count == 1)
      #expect(said.first?.hasPrefix("Sign-In Needed. ") == true)
    }

    @Test("B24 the user's refresh with equal content is announced once, and so is one that fails")
    func refresh() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press(.f5)
      try stage.desktop.wait("the second answer") { _ in
        try stage.desktop.announcements().last == "12 articles" && stage.server.requestCount == 2 ? true : nil
      }
      stage.server.setScenario(.offline)
      try stage.desktop.press(.f5)
      try stage.desktop.waitFor("Couldn’t Refresh Articles")
      let said = try stage.desktop.wait("an announcement of the failure") { _ in
        let said = try stage.desktop.announcements()
        return said.last?.hasPrefix("Couldn’t Refresh Articles. ") == true ? said : nil
      }
      // A starved machine may have shown the sign of the first load, which is told with its end.
      let told = Array(said.dropLast())
      #expect([["Loading articles", "12 articles", "12 articles"], ["12 articles"]].contains(told), "\(told)")
    }

    @Test("a failure that two parts of a page have is announced once, and again after the user acted")
    func sharedFailure() throws {
      let stage = try Stage()
      try stage.waitForList()
      stage.server.setScript { request in
        request.path.contains("comments") || request.path.contains("users")
          ? ServerResponse(status: 404).steps(for: request) : nil
      }
      try ArticlePageTests.open(stage)
      try stage.desktop.wait("two failures") { window in
        window.says("Author Unavailable") && window.says("Comments Unavailable") ? true : nil
      }
      func failures() throws -> [String] {
        try stage.desktop.announcements().filter { $0.contains(" Unavailable. ") }
      }
      try stage.desktop.pressButton("Retry loading comments")
      let all = try stage.desktop.wait("the announcement of the second attempt") { _ in
        let all = try failures()
        return all.count > 1 && all.last?.hasPrefix("Comments Unavailable. ") == true ? all : nil
      }
      #expect(all.count == 2, "\(all)")
    }

    @Test("what is told lies outside of what is busy")
    func notBusy() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitForAnnouncement("Loading articles")
      let window = try stage.desktop.waitFor("alert", "Loading articles")
      _ = window
      let busy = try stage.desktop.windows().flatMap { $0.elements() }.filter { $0.states.contains(.busy) }
      #expect(busy.count == 1)
      #expect(busy.allSatisfy { $0.elements("alert").isEmpty })
    }
  }
}
