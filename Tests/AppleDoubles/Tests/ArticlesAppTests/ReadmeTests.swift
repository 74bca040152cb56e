import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitUI
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("The README's quick starts") struct ReadmeTests {
    /// Lines without their indentation, which depends on what is around them.
    private func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test("stand in the tests word for word", arguments: ["### SwiftUI", "### UIKit"])
    func wordForWord(heading: String) throws {
      let section = try #require(try text("README.md").components(separatedBy: heading + "\n").dropFirst().first)
      try check(section.components(separatedBy: "\n##")[0])
    }

    @Test("and so does the article about databases")
    func databases() throws { try check(text("Sources/LoadKitUI/LoadKitUI.docc/Databases.md")) }

    @Test("and so does the page of LoadKitUIKit")
    func uiKitPage() throws { try check(text("Sources/LoadKitUIKit/LoadKitUIKit.docc/LoadKitUIKit.md")) }

    private func text(_ path: String) throws -> String {
      let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let root = here.appendingPathComponent("../../../..").standardized
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Expects each piece of code of a text in the snippets.
    private func check(_ text: String) throws {
      let snippets = lines(try self.text("Tests/AppleDoubles/Tests/ArticlesAppTests/ReadmeSnippets.swift"))
      let blocks = text.components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
        .map(\.element).filter { $0.hasPrefix("swift\n") }
      #expect(!blocks.isEmpty)
      for block in blocks { #expect(snippets.contains(lines(String(block.dropFirst("swift\n".count))))) }
    }

    private let service = ArticleService(
      client: HTTPClient(baseURL: SampleServer.url, transport: SampleServer { _ in }.transport))

    @Test("the SwiftUI quick start shows its articles")
    func swiftUI() async throws {
      let host = AppHost(ReadmeSwiftUI.ArticlesScreen(service: service))
      try await host.shows("One state for every screen")
      let latest = AppHost(ReadmeSwiftUI.LatestScreen())
      try await latest.shows("One state for every screen")
    }

    @Test("the list page by page goes on at its end")
    func pages() async throws {
      let feed = PagedLoader<NoInput, Article, Int> { cursor, _ in
        LoadPage([Article.samples[cursor ?? 0]], next: cursor == nil ? 1 : nil)
      }
      let host = AppHost(ReadmeSwiftUI.FeedScreen(feed: feed))
      try await host.until("two rows") { _ in feed.items.count == 2 }
      #expect(feed.nextPage == .end)
    }

    @Test("the form is sent")
    func form() async throws {
      let host = AppHost(ReadmeSwiftUI.ComposeScreen())
      try host.type("Tea", into: "Title")
      try host.tap("Publish article")
      try await host.shows("Article Not Published")
      try host.type("With milk.", into: "Text")
      try host.tap("Publish article")
      try await host.shows("Article published")
    }

    @Test("the UIKit quick start has a row for each article")
    func uiKit() async {
      await UIKitRecords.alone { await shows() }
    }

    private func shows() async {
      let screen = ReadmeUIKit.ArticlesViewController(style: .plain)
      let driver = UIKitDriver(screen)
      for await state in screen.articles.states {
        if case .loaded = state { break }
      }
      #expect(screen.numberOfSections(in: screen.tableView) == 1)
      #expect(screen.tableView(screen.tableView, numberOfRowsInSection: 0) == screen.articles.value?.count)
      #expect(screen.articles.value?.isEmpty == false)
      withExtendedLifetime(driver) {}
    }
  }
}
