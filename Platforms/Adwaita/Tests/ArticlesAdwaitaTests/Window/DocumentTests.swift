import DesktopDriver
import Foundation
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("A document")
  struct DocumentTests {
    @Test("rule 19: it is fetched when asked for, with a bar, can be stopped when it is slow, and is saved whole")
    func download() throws {
      let stage = try Stage()
      try ArticlePageTests.open(stage)
      try stage.desktop.waitFor("Document Not Downloaded")
      try stage.keepPicture("document-offered")
      #expect(try stage.lines("document").isEmpty)
      stage.holdDocuments(at: 40)
      try stage.desktop.pressButton("Download document")
      let moving = try stage.desktop.waitFor("40%")
      #expect(moving.first("progress bar", "Downloading document")?.value == 0.4)
      try stage.keepPicture("downloading")
      try stage.desktop.pressButton("Cancel downloading document")
      try stage.desktop.waitFor("Document Not Downloaded")
      stage.release()
      try stage.desktop.pressButton("Download document")
      try stage.desktop.waitFor("Article 2.txt")
      let text = try String(contentsOfFile: stage.desktop.folder + "/Article 2.txt", encoding: .utf8)
      #expect(text.hasPrefix("How swifts sleep in the air\n"))
      #expect(try stage.states("document") == ["loading", "idle", "loading", "loaded"])
      try stage.keepPicture("downloaded")
    }

    @Test("a download that breaks off leaves no file, and Retry fetches it")
    func retry() throws {
      let stage = try Stage()
      try ArticlePageTests.open(stage)
      try stage.desktop.waitFor("Document Not Downloaded")
      stage.server.setScript { request in
        request.path.hasPrefix("/documents") ? ServerResponse(status: 403).steps(for: request) : nil
      }
      try stage.desktop.pressButton("Download document")
      try stage.desktop.waitFor("button", "Retry downloading document")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: stage.desktop.folder).allSatisfy { !$0.contains("Article") }
      )
      stage.server.setScript(nil)
      try stage.desktop.pressButton("Retry downloading document")
      try stage.desktop.waitFor("Article 2.txt")
    }
  }
}
