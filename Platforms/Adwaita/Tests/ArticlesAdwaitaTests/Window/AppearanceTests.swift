import DesktopDriver
import Testing
import _ArticleServer

extension WindowTests {
  @Suite("Appearance")
  struct AppearanceTests {
    @Test("dark, high contrast: the window follows")
    func dark() throws {
      let light = try brightness("list-light", [:])
      let dark = try brightness("list-dark", ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"])
      let contrast = try brightness("list-high-contrast", ["ADW_DEBUG_HIGH_CONTRAST": "1"])
      #expect(dark < 0.4 && light > 0.7 && contrast > 0.7, "\(dark) \(light) \(contrast)")
    }

    private func brightness(_ name: String, _ environment: [String: String]) throws -> Double {
      let stage = try Stage(.serverError, environment: environment)
      try stage.desktop.waitFor("button", "Retry loading articles")
      try stage.keepPicture(name)
      return try stage.desktop.picture().brightness
    }

    @Test("text twice as large still fits into a window as narrow as a phone")
    func largeText() throws {
      let stage = try Stage(.serverError, textScale: 2)
      let window = try stage.desktop.waitFor("button", "Retry loading articles")
      try stage.keepPicture("large-text-failed")
      // Nothing made the window wider than the display.
      #expect(try stage.desktop.width(of: window) <= 400)
      stage.server.setScenario(.normal)
      try stage.desktop.pressButton("Retry loading articles")
      let list = try stage.waitForList()
      try stage.keepPicture("large-text-list")
      #expect(try stage.desktop.width(of: list) <= 400)
      stage.server.setScenario(.serverError)
      try stage.desktop.press(.f5)
      let banner = try stage.desktop.waitFor("Couldn’t Refresh Articles")
      try stage.keepPicture("large-text-banner")
      #expect(try stage.desktop.width(of: banner) <= 400)
    }

    @Test("from right to left: the refresh button stands at the right")
    func rightToLeft() throws {
      let stage = try Stage(environment: ["LANGUAGE": "he"])
      let window = try stage.waitForList()
      let button = try #require(window.first("button", "Refresh articles"))
      let place = try stage.desktop.frame(of: button)
      #expect(place.x > 200, "\(place)")
      try stage.keepPicture("right-to-left")
    }

    @Test("B9C an app that is not translated is English throughout in a German desktop")
    func oneLanguage() throws {
      let stage = try Stage(.serverError, environment: ["LANGUAGE": "de"])
      let window = try stage.desktop.waitFor("Service Unavailable")
      #expect(!window.says("Dienst nicht verfügbar") && !window.says("Erneut versuchen"))
    }
  }
}
