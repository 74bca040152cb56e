import LoadKit
import LoadKitHTTP
import LoadKitUI
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI

extension AppSuites {
  @MainActor @Suite("The cookbook") struct CookbookTests {
    private static let first = "One state for every screen"

    /// A service on a sample server that fails for some paths.
    private func service(failing path: String = "nowhere", with status: Int = 404) -> ArticleService {
      let server = SampleServer { _ in }.transport
      let transport = InMemoryTransport { request in
        if request.url.path.contains(path) { return HTTPResponse(status: status) }
        return try await server.send(request)
      }
      return ArticleService(client: HTTPClient(baseURL: SampleServer.url, transport: transport))
    }

    @Test("the list of recipes opens each")
    func list() async throws {
      let host = AppHost(NavigationStack { CookbookScreen(service: service()) })
      for name in [
        "Search", "Grid with a selection", "Sections that fail alone", "Live prices", "Sign-in", "Split view",
      ] {
        try host.tap(name)
        #expect(!host.has("Grid with a selection"))
        try host.goBack()
      }
    }

    @Test("search: a blank query asks for nothing, and no results offer to clear the search")
    func search() async throws {
      let host = AppHost(SearchRecipe(service: service()))
      #expect(host.shows("Search for articles."))
      try host.type("   ", into: "Search articles")
      #expect(host.shows("Search for articles."))
      try host.type("one state", into: "Search articles")
      try await host.shows(Self.first)
      try host.type("zeppelin", into: "Search articles")
      try await host.shows("No results for “zeppelin”")
      try host.tap("Clear Search")
      try await host.shows("Search for articles.")
    }

    @Test("grid: the selection stays through a refresh")
    func grid() async throws {
      let host = AppHost(NavigationStack { GridRecipe(service: service()) })
      try await host.shows(Self.first)
      try host.tap(Self.first)
      #expect(host.spoken.contains { $0.contains(Self.first) && $0.contains("selected") })
      try await host.pull()
      #expect(host.spoken.contains { $0.contains(Self.first) && $0.contains("selected") })
      try host.tap(Self.first)
      #expect(!host.spoken.contains { $0.contains(Self.first) && $0.contains("selected") })
    }

    @Test("sections: one fails alone, with a retry of its own")
    func sections() async throws {
      let host = AppHost(SectionsRecipe(service: service(failing: "users")))
      try await host.shows("Author Unavailable")
      try await host.shows(Self.first)
      #expect(!host.shows("Comments Unavailable"))
    }

    @Test("live prices: each value replaces the one before")
    func prices() async throws {
      let (stream, continuation) = AsyncThrowingStream<[Price], any Error>.makeStream()
      let host = AppHost(PricesRecipe(prices: { stream }))
      continuation.yield([Price(id: "Tea", cents: 250)])
      try await host.shows("250")
      continuation.yield([Price(id: "Tea", cents: 260)])
      try await host.shows("260")
      #expect(!host.shows("250"))
    }

    @Test("sign-in: an error appears at its field, the draft stays, and the next attempt succeeds")
    func signIn() async throws {
      let host = AppHost(SignInRecipe(service: service()))
      try host.type("Ada", into: "Name")
      try host.type("coffee", into: "Password")
      try host.tap("Sign In")
      try await host.shows("That is not the password.")
      try host.type("tea", into: "Password")
      try host.tap("Sign In")
      try await host.shows("Signed in")
    }

    @Test("split view: the detail shows the selected article, and nothing is asked before")
    func split() async throws {
      let host = AppHost(SplitRecipe(service: service()))
      try await host.shows(Self.first)
      #expect(host.shows("Select an article."))
      let rows = host.all("Row")
      #expect(rows.count > 2)
      for row in rows.prefix(2) {
        let title = row.drawnText.first ?? ""
        try host.tap(try #require(host.accessibility.map(\.label).first { $0.hasPrefix(title) }))
        try await host.until("the detail is \(title)") { host in
          host.all("NavigationSplitView").first?.children.last?.drawnText.first == title
        }
      }
    }
  }
}
