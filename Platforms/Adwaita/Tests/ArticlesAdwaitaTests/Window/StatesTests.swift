import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("The states page")
  struct StatesTests {
    /// Opens it by the menu, with the keyboard.
    static func open(_ stage: Stage) throws {
      try stage.waitForList()
      try stage.desktop.press(.f10)
      try stage.desktop.waitFor("menu item", "States")
      try stage.desktop.press(.enter)
      try stage.desktop.waitFor("button", "Next state")
    }

    @Test("every state is drawn with one thing in the place of content, and every control has a name")
    func all() throws {
      let stage = try Stage()
      try Self.open(stage)
      var seen: [String] = []
      while true {
        let window = try stage.desktop.wait("another state") { window in
          window.name == "States" && window.state != nil && window.state != seen.last ? window : nil
        }
        let state = window.state ?? ""
        if state == seen.first { break }
        seen.append(state)
        Self.check(window, state)
        let file = "state-" + state.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        try stage.keepPicture(file)
        try stage.desktop.pressButton("Next state")
      }
      #expect(seen.count > 30)
      #expect(Set(seen).count == seen.count)
    }

    private static func check(_ window: Element, _ state: String) {
      let placeholder = window.first("image", "Loading articles")
      let list = window.first("list", "Articles")
      // Beside content, for an earlier input, it is no more than a sign.
      let work = placeholder == nil && list == nil ? window.first("group", "Loading articles") : nil
      let shown = [list, placeholder, work].compactMap { $0 }
      let beside = ["", "Couldn’t Refresh Articles", "Loading articles", "Refreshing articles"]
      let messages = window.elements("group").filter { !beside.contains($0.name) }
      #expect(shown.count + (messages.isEmpty ? 0 : 1) == 1, "\(state): \(window.outline)")
      for button in window.elements("button") {
        #expect(!button.name.isEmpty && !button.name.hasPrefix("Gtk"), "\(state): \(button)")
      }
      #expect(window.elements().filter { $0.states.contains(.busy) }.count <= 1)
    }

    @Test("a bar has a value, and says it in words")
    func bar() throws {
      let stage = try Stage()
      try Self.open(stage)
      for name in ["Loading, nothing shows yet", "Loading", "Loading, slow", "Loading, 40%"] {
        try stage.desktop.press(.pageDown, holding: .control)
        try stage.desktop.waitFor(name)
      }
      let window = try stage.desktop.wait("the bar") { $0.first("progress bar", "Loading articles") == nil ? nil : $0 }
      #expect(window.first("progress bar", "Loading articles")?.value == 0.4)
      #expect(window.says("40%"))
    }
  }
}

extension Element {
  /// The name of the state that the states page shows: the label below the title of the window.
  fileprivate var state: String? { labels.dropFirst().first }
}
