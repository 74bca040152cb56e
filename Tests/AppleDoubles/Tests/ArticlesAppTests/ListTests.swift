import Testing
import _ArticleServer

@testable import UIKit

/// All suites of the app: each test in an app of its own.
@Suite(.timeLimit(.minutes(5))) struct AppSuites {}

extension AppSuites {
  @MainActor @Suite("The list of articles, in SwiftUI and in UIKit") struct ListTests {
    /// The first article of the server.
    private let title = "One enum instead of four booleans"

    private func alone(_ test: @Sendable @MainActor () async throws -> Void) async throws {
      try await UIKitRecords.alone { try await test() }
    }

    @Test("B01 B73 launch: a layout or a sign of work, then the list", arguments: Toolkit.allCases)
    func launch(toolkit: Toolkit) async throws {
      try await alone {
        let gated = try GatedServer()
        defer { gated.open() }
        let screen = try AppScreen(toolkit, on: gated.url)
        try await screen.until("a sign of work") { $0.has("Loading articles") }
        // A placeholder is one element, not one for each row.
        #expect(screen.names.filter { $0.contains("article") || $0.contains("A title") }.count <= 2)
        #expect(!screen.text.contains(title))
        gated.open()
        try await screen.shows(title)
        #expect(!screen.has("Loading articles"))
        #expect(gated.server.requests.count == 1)
      }
    }

    @Test("B50 offline: a failure, whose retry brings the list", arguments: Toolkit.allCases)
    func offline(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer(scenario: .serverError)
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows("Service Unavailable")
        #expect(screen.has("Retry loading articles"))
        server.setScenario(.normal)
        try screen.tap("Retry loading articles")
        try await screen.shows(title, without: "Service Unavailable")
      }
    }

    @Test("B03 an empty answer says so", arguments: Toolkit.allCases)
    func empty(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer(scenario: .empty)
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows("No Articles")
      }
    }

    @Test("a search without results has other words than a failure", arguments: Toolkit.allCases)
    func search(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows(title)
        try screen.search("no such words")
        try await screen.shows("no such words", without: title, "Unavailable")
        try await screen.until("No results") { $0.text.contains("No Results") }
        server.setScenario(.notFound)
        try screen.search("other words")
        try await screen.until("a failure") {
          !$0.text.contains("No Results for") && $0.text.contains("isn’t available")
        }
      }
    }

    @Test("B20 B21 B27 a pull keeps the rows, and its failure shows a banner", arguments: Toolkit.allCases)
    func pull(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows(title)
        server.setScenario(.serverError)
        try screen.pull()
        try await screen.shows("Couldn’t Refresh Articles")
        #expect(screen.text.contains(title))
        try await screen.until("the end of the pull") { !$0.isPulling }
        // One attempt, since a pull fails fast.
        #expect(server.requests.count == 2)
        server.setScenario(.normal)
        try screen.tap("Retry loading articles")
        try await screen.until("the banner is gone") { !$0.text.contains("Couldn’t Refresh") }
        #expect(screen.text.contains(title))
      }
    }

    @Test("B41 B43 leaving while it loads shows no error on return", arguments: Toolkit.allCases)
    func leaving(toolkit: Toolkit) async throws {
      try await alone {
        let gated = try GatedServer()
        defer { gated.open() }
        let screen = try AppScreen(toolkit, on: gated.url)
        await gated.server.whenRequests(1)
        screen.leave()
        screen.comeBack()
        #expect(!screen.has("Retry loading articles"))
        gated.open()
        try await screen.shows(title)
        // The load went on: within a second nobody has left.
        #expect(gated.server.requests.count == 1)
        #expect(!screen.announcements.contains { $0.contains("ailed") || $0.contains("cancel") })
      }
    }

    @Test("B43 B26 push and pop neither load again nor blink", arguments: Toolkit.allCases)
    func pushAndPop(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows(title)
        try screen.open(title)
        await server.whenRequests(4)
        try screen.goBack()
        #expect(screen.text.contains(title))
        #expect(!screen.has("Loading articles"))
        #expect(server.requests.filter { $0.path == "/posts" }.count == 1)
      }
    }

    @Test("B10 ten quick taps on retry send one request", arguments: Toolkit.allCases)
    func tenTaps(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer(scenario: .serverError)
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.until("a failure") { $0.has("Retry loading articles") }
        let before = server.requests.count
        server.setScenario(.normal)
        for _ in 0..<10 where screen.has("Retry loading articles") {
          // What is disabled or gone refuses to be tapped.
          try? screen.tap("Retry loading articles")
        }
        try await screen.shows(title)
        #expect(server.requests.count == before + 1)
      }
    }

    @Test("a part of an article is tried again alone", arguments: Toolkit.allCases)
    func segments(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows(title)
        server.setScript { request in
          guard request.path.hasSuffix("/comments") else { return nil }
          return [.send(Array("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n".utf8))]
        }
        try screen.open(title)
        try await screen.until("comments fail") { $0.has("Retry loading comments") }
        try await screen.until("the author") { $0.text.contains("Mirela Dobrescu") }
        let before = server.requests.count
        server.setScript(nil)
        try screen.tap("Retry loading comments")
        try await screen.until("comments") { $0.text.contains("Bashir Rahimi") }
        let after = server.requests.dropFirst(before).map(\.path)
        #expect(after.count == 1 && after.allSatisfy { $0.hasSuffix("/comments") })
      }
    }

    @Test("B70 what takes longer than a moment is announced once, and so is its end", arguments: Toolkit.allCases)
    func announcements(toolkit: Toolkit) async throws {
      try await alone {
        let gated = try GatedServer()
        defer { gated.open() }
        let screen = try AppScreen(toolkit, on: gated.url)
        try await screen.until("the announcement") { $0.announcements == ["Loading articles"] }
        gated.open()
        try await screen.shows(title)
        #expect(screen.announcements == ["Loading articles", "64 articles"])
      }
    }

    @Test("B71 three attempts that fail announce one failure, and what can be done", arguments: Toolkit.allCases)
    func failureAnnouncement(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer(scenario: .serverError)
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.until("a failure") { $0.has("Retry loading articles") }
        #expect(server.requests.count == 3)
        let said = screen.announcements.filter { $0 != "Loading articles" }
        #expect(said.count == 1 && said.allSatisfy { $0.contains("Service Unavailable") && $0.contains("Try again") })
        #expect(screen.announcements.count <= 2)
      }
    }

    @Test("B24 a pull that brings the same is announced once", arguments: Toolkit.allCases)
    func sameAgain(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let screen = try AppScreen(toolkit, on: server.url)
        try await screen.shows(title)
        let before = screen.announcements
        try await screen.pullToTheEnd()
        #expect(server.requests.count == 2)
        #expect(screen.announcements == before + ["64 articles"])
      }
    }
  }
}
