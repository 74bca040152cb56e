import Foundation
import LoadKitUI
import Testing
import _ArticleServer

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("Compose") struct ComposeTests {
    private func screen(on server: ArticleServer) throws -> AppHost {
      AppHost(ComposeScreen(app: try .alone(on: server.url)))
    }

    @Test("B33 tapped twice, it writes one article")
    func twice() async throws {
      let server = try ArticleServer()
      let host = try screen(on: server)
      try host.type("A new article", into: "Title")
      try host.type("With a text.", into: "Text")
      try host.tap("Publish article")
      #expect(throws: (any Error).self) { try host.tap("Publish article") }
      try await host.shows("Article published")
      #expect(server.requests.count == 1)
    }

    @Test("what a server says of a field stands at the field, and nothing that was typed is lost")
    func fields() async throws {
      let server = try ArticleServer()
      let host = try screen(on: server)
      try host.type("Only a title", into: "Title")
      try host.tap("Publish article")
      try await host.shows("Article Not Published")
      #expect(server.requests.count == 1)
      try host.type("And a text.", into: "Text")
      try host.tap("Publish article")
      try await host.shows("Article published")
      #expect(server.requests.count == 2)
      #expect(String(decoding: server.requests[1].body, as: UTF8.self).contains("Only a title"))
    }
  }
}
