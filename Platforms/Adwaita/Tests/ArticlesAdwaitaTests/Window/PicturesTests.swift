import DesktopDriver
import Foundation
import Testing
import _ArticleServer

extension WindowTests {
  /// The pictures in the documentation: `Platforms/Adwaita/pictures` makes them.
  @Suite(
    "Pictures for the documentation",
    .enabled(if: ProcessInfo.processInfo.environment["ADWAITA_PICTURES"] != nil, "only made by the pictures script"))
  struct PicturesTests {
    @Test("of each state, light and dark", arguments: ["light", "dark"])
    func states(_ scheme: String) throws {
      try stage(scheme, isHeld: true) { stage in
        try stage.desktop.waitFor("Loading articles")
        try keep(stage, "loading")
        try stage.desktop.waitFor("This is taking longer than usual")
        try keep(stage, "slow")
        stage.release()
        try stage.waitForList()
        try keep(stage, "content")
        stage.server.setScenario(.serverError)
        try stage.desktop.press(.f5)
        try stage.desktop.waitFor("Couldn’t Refresh Articles")
        try keep(stage, "refresh-failed")
      }
      try stage(scheme, .offline) { stage in
        try stage.desktop.waitFor("button", "Retry loading articles")
        try keep(stage, "failed")
      }
      try stage(scheme, .empty) { stage in
        try stage.desktop.waitFor("No Articles")
        try keep(stage, "empty")
      }
      try stage(scheme) { stage in
        try stage.waitForList()
        try stage.desktop.press("f", holding: .control)
        try stage.desktop.waitForFocus("search box", "Search articles")
        try stage.desktop.type("zeppelin")
        try stage.desktop.waitFor("No Results for “zeppelin”")
        try keep(stage, "no-results")
      }
      try stage(scheme) { stage in
        try ArticlePageTests.open(stage)
        try stage.desktop.waitFor("3 comments")
        stage.holdDocuments(at: 40)
        try stage.desktop.pressButton("Download document")
        try stage.desktop.waitFor("40%")
        try keep(stage, "download")
      }
      try stage(scheme) { stage in
        try stage.waitForList()
        try stage.desktop.press("n", holding: .control)
        try stage.desktop.waitFor("button", "Publish article")
        try stage.desktop.type("On bread")
        try stage.desktop.press(.tab)
        try stage.desktop.press(.enter, holding: .control)
        try stage.desktop.wait("what is wrong, and no sign of sending") { window in
          window.says("Article Not Published") && window.first("button", "Publish article") != nil ? true : nil
        }
        try keep(stage, "form")
      }
    }

    private func stage(
      _ scheme: String, _ scenario: Scenario = .normal, isHeld: Bool = false, _ body: (Stage) throws -> Void
    ) throws {
      let environment = scheme == "dark" ? ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"] : [:]
      try body(
        Stage(scenario, scale: 2, environment: environment.merging(["PICTURE_SCHEME": scheme]) { $1 }, isHeld: isHeld))
    }

    private func keep(_ stage: Stage, _ name: String) throws {
      try stage.keepPicture("\(name)-\(stage.desktop.environment["PICTURE_SCHEME"] ?? "")")
    }
  }
}
