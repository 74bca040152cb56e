import LoadKit
import LoadKitHTTP
import LoadKitUI
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI

extension AppSuites {
  @MainActor @Suite("The cookbook") struct CookbookTests {
    private let service = ArticleService(
      client: HTTPClient(baseURL: SampleServer.url, transport: SampleServer { _ in }.transport))

    @Test("the list of recipes opens each")
    func list() async throws {
      let host = AppHost(NavigationStack { CookbookScreen(service: service, notes: NoteTable()) })
      for name in [
        "Search", "Grid with a selection", "Sections that fail alone", "Live prices", "Sign-in", "Split view",
        "Detail from a list", "Votes with undo", "Optimistic delete", "Database first", "Chat", "Dashboard",
      ] {
        try host.tap(name)
        #expect(!host.has("Grid with a selection"))
        try host.goBack()
      }
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
      let host = AppHost(SignInRecipe(service: service))
      try host.type("Ada", into: "Name")
      try host.type("coffee", into: "Password")
      try host.tap("Sign in")
      try await host.shows("The password is incorrect.")
      try host.type("tea", into: "Password")
      try host.tap("Sign in")
      try await host.shows("Signed in")
    }
  }
}
