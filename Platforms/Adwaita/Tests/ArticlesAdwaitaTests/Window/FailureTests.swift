import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("A first load that fails")
  struct FailureTests {
    /// What goes wrong, and the title of what is said about it.
    static let failures: [(Scenario, String)] = [
      (.serverError, "Service Unavailable"), (.rateLimited, "Service Is Busy"), (.unauthorized, "Sign-In Needed"),
      (.forbidden, "No Access"), (.notFound, "Not Found"), (.malformed, "Can’t Show This"),
      (.webPage, "Network Sign-In Needed"), (.offline, "Can’t Connect"),
    ]

    @Test("each kind says what happened and offers what can be done", arguments: failures)
    func kinds(_ scenario: Scenario, _ title: String) throws {
      let stage = try Stage(scenario)
      let window = try stage.desktop.wait("a message") {
        $0.first("button", "Retry loading articles") == nil ? nil : $0
      }
      #expect(window.says(title), "\(window.labels)")
      #expect(window.first("list") == nil)
      #expect(window.first("image", "Loading articles") == nil)
      #expect(try stage.states() == ["loading", "failed"])
      try stage.keepPicture("failed-\(scenario.name)")
    }

    @Test("rule 10: Retry is acknowledged at once and loads the same again")
    func retry() throws {
      let stage = try Stage(.serverError)
      try stage.desktop.waitFor("button", "Retry loading articles")
      stage.server.setScenario(.normal)
      stage.hold()
      try stage.desktop.pressButton("Retry loading articles")
      let window = try stage.desktop.waitFor("Loading articles")
      #expect(window.first("button", "Retry loading articles") == nil)
      stage.release()
      try stage.waitForList()
      #expect(try stage.states() == ["loading", "failed", "loading", "loaded"])
      #expect(try stage.lines().contains { $0.reason == "userRetry" && $0.indicator == "visible" })
    }

    @Test("details are opened and closed by their button, and hold no address")
    func details() throws {
      let stage = try Stage(.serverError)
      let closed = try stage.desktop.waitFor("Service Unavailable")
      #expect(!closed.labels.contains { $0.contains("500") })
      try stage.desktop.pressButton("Details of the problem")
      let open = try stage.desktop.wait("details") { window in
        let isExpanded = window.first("button", "Details of the problem")?.states.contains(.expanded) == true
        return isExpanded && window.labels.contains { $0.contains("500") } ? window : nil
      }
      #expect(!open.labels.contains { $0.contains("?") })
      try stage.keepPicture("details")
      try stage.desktop.pressButton("Details of the problem")
      try stage.desktop.wait("no details") { window in
        window.labels.contains { $0.contains("500") } ? nil : window
      }
    }
  }
}
