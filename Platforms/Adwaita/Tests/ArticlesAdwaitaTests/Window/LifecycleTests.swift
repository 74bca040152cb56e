import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("The life of the window")
  struct LifecycleTests {
    @Test("it closes cleanly while something loads, with no word on standard error")
    func closesWhileLoading() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitFor("Loading articles")
      try stage.desktop.press("w", holding: .control)
      #expect(stage.program.waitForEnd() == 0)
      #expect(stage.program.errors == "")
      #expect(try stage.states() == ["loading"])
    }

    @Test("it closes with a form that is being sent, and with other windows open")
    func closesWhileSending() throws {
      let stage = try Stage()
      try stage.waitForList()
      try stage.desktop.press("n", holding: .control)
      try stage.desktop.waitFor("button", "Publish article")
      try stage.desktop.type("bread")
      try stage.desktop.press(.tab)
      try stage.desktop.type("flour")
      stage.hold()
      try stage.desktop.pressButton("Publish article")
      try stage.desktop.waitFor("button", "Publishing article")
      try stage.desktop.pressButton("Close")
      try stage.desktop.waitUntilGone("button", "Publishing article")
      try stage.desktop.press("w", holding: .control)
      #expect(stage.program.waitForEnd() == 0)
      #expect(stage.program.errors == "")
    }

    @Test("nothing is computed while nothing happens, and a spinner does not keep a core busy")
    func idle() throws {
      let stage = try Stage()
      try stage.waitForList()
      // Away from the reading of the tree, which also costs the app its time.
      let idle = try stage.program.processorShare(over: .seconds(2))
      #expect(idle < 0.02, "\(idle)")
    }

    @Test("a wrong command line is told, and no window opens")
    func usage() throws {
      let desktop = try Desktop()
      for arguments in [["--scenario", "sunny"], ["--url", "nowhere"], ["--url", "http://a", "--scenario", "slow"]] {
        let program = try Program("articles-adwaita", arguments, on: desktop)
        #expect(program.waitForEnd() == 2)
        #expect(program.errors.hasPrefix("articles-adwaita: --"))
      }
      let help = try Program("articles-adwaita", ["--help"], on: desktop)
      #expect(help.waitForEnd() == 0)
    }
  }
}
