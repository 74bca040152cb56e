import DesktopDriver
import Foundation
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

    /// Starts a download of which half arrives.
    private static func halfDownload() throws -> Stage {
      let stage = try Stage()
      try ArticlePageTests.open(stage)
      try stage.desktop.waitFor("Document Not Downloaded")
      stage.holdDocuments(at: 50)
      try stage.desktop.pressButton("Download document")
      try stage.desktop.waitFor("50%")
      #expect(try parts(stage).count == 1)
      return stage
    }

    private static func parts(_ stage: Stage) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: stage.desktop.folder).filter { $0.hasSuffix(".part") }
    }

    @Test("closed in the middle of a download it leaves no half of a file")
    func closesWhileDownloading() throws {
      let stage = try Self.halfDownload()
      try stage.desktop.press("w", holding: .control)
      #expect(stage.program.waitForEnd() == 0)
      #expect(try Self.parts(stage).isEmpty)
      #expect(stage.program.errors == "")
    }

    @Test("so it does if a signal ends it", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(_ number: Int32) throws {
      let stage = try Self.halfDownload()
      stage.program.signal(number)
      #expect(stage.program.waitForEnd() == 128 + number)
      #expect(try Self.parts(stage).isEmpty)
      #expect(stage.program.errors == "")
    }

    @Test("nothing is computed while nothing happens; also not while it loads, for who wants nothing to move (rule 28)")
    func idle() throws {
      let stage = try Stage(isHeld: true)
      try stage.desktop.waitFor("This is taking longer than usual")
      // Away from the reading of the tree, which also costs the app its time. A thread of URLSession never rests there
      // while it waits for an answer, so that only the drawing counts.
      let loading = stage.program.share(of: \.drawingTime, over: .seconds(2))
      #expect(loading < 0.02, "\(loading)")
      stage.release()
      try stage.waitForList()
      let idle = stage.program.share(over: .seconds(2))
      #expect(idle < 0.02, "\(idle)")
    }

    @Test("--scenario chooses what goes wrong on the embedded server, and --trace notes what comes of it")
    func options() throws {
      let desktop = try Desktop()
      let trace = desktop.folder + "/trace"
      let program = try Program("articles-adwaita", ["--scenario", "empty", "--trace=\(trace)"], on: desktop)
      try desktop.waitFor("No Articles")
      program.signal(SIGTERM)
      #expect(program.waitForEnd() == 128 + SIGTERM)
      let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      #expect(lines.first?.contains(#""loader":"articles","state":"loading""#) == true)
      #expect(lines.last?.contains(#""loader":"articles","state":"empty""#) == true)
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
      let words = help.output
      // What the message about a wrong name sends the user there for.
      #expect(words.contains("rate-limited ") && words.contains("redirect-loop"))
    }
  }
}
