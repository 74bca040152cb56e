import LoadKit
import LoadKitHTTP
import Testing

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("Without a network") struct OfflineTests {
    private let title = "One state for every screen"

    private func alone(_ test: @Sendable @MainActor () async throws -> Void) async throws {
      try await UIKitRecords.alone { try await test() }
    }

    /// What an app keeps that has shown the list, the archive and an article.
    private func kept() async throws -> MemoryCacheStorage {
      let storage = MemoryCacheStorage()
      let service = AppModel.alone(storage: storage).backend.service
      _ = try await service.articles()
      for page in 1...3 { _ = try await service.page(page) }
      _ = try await (service.article(1), service.author(2), service.comments(articleID: 1))
      return storage
    }

    /// A launch of the app without a network.
    private func launch(_ storage: MemoryCacheStorage) -> AppModel {
      let app = AppModel.alone(storage: storage)
      app.condition = .offline
      return app
    }

    @Test("B50 without anything kept it says so, and loads when the connection returns", arguments: Toolkit.allCases)
    func nothing(toolkit: Toolkit) async throws {
      try await alone {
        let app = launch(MemoryCacheStorage())
        let screen = AppScreen(toolkit, app)
        try await screen.until("a failure") { $0.has("Retry loading articles") }
        app.condition = .normal
        try await screen.shows(title)
      }
    }

    @Test("what was kept shows with its age until the connection is back", arguments: Toolkit.allCases)
    func list(toolkit: Toolkit) async throws {
      try await alone {
        let app = launch(try await kept())
        let screen = AppScreen(toolkit, app)
        try await screen.shows(title)
        try await screen.until("the banner") { $0.text.contains("Couldn’t Refresh Articles") }
        #expect(screen.text.contains("Showing saved content") && screen.text.contains("Updated just now"))
        app.condition = .normal
        try await screen.shows(title, without: "Couldn’t Refresh Articles", "Showing saved content")
      }
    }

    @Test("a search looks through what was kept", arguments: Toolkit.allCases)
    func search(toolkit: Toolkit) async throws {
      try await alone {
        let screen = AppScreen(toolkit, launch(try await kept()))
        try await screen.shows(title)
        try screen.search("spinner")
        try await screen.shows("When to show a spinner", without: title)
      }
    }

    @Test("an article, its author and its comments are read", arguments: Toolkit.allCases)
    func article(toolkit: Toolkit) async throws {
      try await alone {
        let screen = AppScreen(toolkit, launch(try await kept()))
        try await screen.shows(title)
        try screen.open(title)
        try await screen.until("all parts") { screen in
          ["this is a sample article", "Bashir Rahimi", "I read this twice."].allSatisfy(screen.text.contains)
        }
      }
    }

    @Test("all pages of the archive are there that were kept", arguments: Toolkit.allCases)
    func archive(toolkit: Toolkit) async throws {
      try await alone {
        let app = launch(try await kept())
        let screen = AppScreen(archive: toolkit, app)
        try await screen.readsOn(until: "an article of a late page") { $0.text.contains("Large text first") }
        app.condition = .normal
        try await screen.until("renewed") { _ in app.archive.list.state.status?.origin == .current }
        try await screen.readsOn(until: "the same from the server") {
          $0.text.contains("Large text first") && !$0.text.contains("Showing saved content")
        }
      }
    }

    @Test("a real server's connection is that of the system, the sample server's that of the menu")
    func connectivity() throws {
      let app = AppModel.alone()
      #expect(app.environment.connectivity?.connection == .online)
      app.condition = .offline
      #expect(app.environment.connectivity?.connection == .offline)
      let other = try AppModel.alone(on: "https://example.com")
      other.condition = .offline
      #expect(other.environment.connectivity?.connection != .offline)
      #expect(other.environment.authentication == nil && app.environment.authentication != nil)
    }
  }
}
