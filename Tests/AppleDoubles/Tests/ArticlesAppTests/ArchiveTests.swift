import Testing
import _ArticleServer

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("The archive, page by page, in SwiftUI and in UIKit") struct ArchiveTests {
    private func alone(_ test: @Sendable @MainActor () async throws -> Void) async throws {
      try await UIKitRecords.alone { try await test() }
    }

    /// The titles of the server's articles, by their numbers.
    private let titles = Catalog.standard.articles.map(\.title)

    /// What was asked for, in its order.
    private func targets(_ server: ArticleServer) -> [String] { server.requests.map(\.target) }

    @Test("B62 B72 pages come as the end of the list appears, each once", arguments: Toolkit.allCases)
    func pages(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let app = try AppModel.alone(on: server.url)
        let screen = AppScreen(archive: toolkit, app)
        try await screen.readsOn(until: "the end") { $0.text.contains(titles[63]) && app.archive.nextPage == .end }
        #expect(targets(server) == (1...8).map { "/posts?_page=\($0)&_limit=8" })
        #expect(screen.announcements.last == "8 more articles")
      }
    }

    @Test("B60 a page that fails leaves the list, and its retry asks for that page", arguments: Toolkit.allCases)
    func failure(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        server.setScript { request in
          guard request.target.contains("_page=3&") else { return nil }
          return [.send(Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8))]
        }
        let screen = AppScreen(archive: toolkit, try .alone(on: server.url))
        try await screen.shows("Couldn’t Load More Articles")
        #expect(screen.text.contains(titles[0]) && screen.text.contains(titles[15]))
        #expect(targets(server).count == 3)
        server.setScript(nil)
        try screen.tap("Retry loading more articles")
        try await screen.readsOn(until: "the last article") {
          $0.text.contains(titles[63]) && !$0.text.contains("Couldn’t Load More Articles")
        }
        #expect(targets(server).filter { $0.contains("_page=3&") }.count == 2)
        #expect(targets(server).filter { $0.contains("_page=1&") }.count == 1)
      }
    }

    @Test("the end asks for no more than fits the screen")
    func screenful() async throws {
      try await alone {
        let server = try ArticleServer()
        let app = try AppModel.alone(on: server.url)
        let host = AppHost(NavigationStack { ArchiveScreen(app: app) })
        host.rowLimit = 6
        try await host.shows(titles[0])
        #expect(server.requestCount == 1)
        try host.scrollToEnd()
        try await host.until("the second page") { _ in app.archive.items.count == 16 }
        #expect(server.requestCount == 2)
      }
    }

    @Test("both toolkits show the same archive, which is loaded once, and so are the articles that are opened from it")
    func shared() async throws {
      try await alone {
        let server = try ArticleServer()
        let app = try AppModel.alone(on: server.url)
        let first = AppScreen(archive: .swiftUI, app)
        try await first.readsOn(until: "the end") { $0.text.contains(titles[63]) && app.archive.nextPage == .end }
        let count = server.requestCount
        let second = AppScreen(archive: .uiKit, app)
        try await second.shows(titles[63])
        #expect(server.requestCount == count)
        try first.open(titles[2])
        try second.open(titles[2])
        try await first.until("the article") { _ in
          app.article(3).value != nil && app.comments(on: 3).value != nil
        }
        #expect(server.requests.dropFirst(count).filter { $0.path == "/posts/3" }.count == 1)
        #expect(server.requests.dropFirst(count).filter { $0.path == "/posts/3/comments" }.count == 1)
      }
    }

    @Test("B43 an article is opened from it, and the list is as it was afterwards", arguments: Toolkit.allCases)
    func open(toolkit: Toolkit) async throws {
      try await alone {
        let server = try ArticleServer()
        let app = try AppModel.alone(on: server.url)
        let screen = AppScreen(archive: toolkit, app)
        try await screen.readsOn(until: "the end") { $0.text.contains(titles[63]) && app.archive.nextPage == .end }
        let count = server.requestCount
        try screen.open(titles[20])
        try await screen.until("the article") { $0.text.contains(Catalog.standard.articles[20].body.prefix(40)) }
        try screen.goBack()
        #expect(screen.text.contains(titles[63]))
        #expect(server.requests.dropFirst(count).allSatisfy { !$0.target.contains("_page") })
      }
    }
  }
}
