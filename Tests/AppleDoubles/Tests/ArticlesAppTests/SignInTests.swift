import Testing

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("Signing in") struct SignInTests {
    private func refusing() -> AppModel {
      let app = AppModel(server: SampleServer { _ in })
      app.condition = .signInNeeded
      return app
    }

    @Test("B32 a list that needs it offers to sign in, and loads by itself afterwards, in SwiftUI")
    func swiftUI() async throws {
      let app = refusing()
      let host = AppHost(ArticlesScreen(app: app))
      try await host.until("a way to sign in") { $0.has("Sign In") }
      try host.tap("Sign In")
      try await host.shows("One state for every screen")
      #expect(app.condition == .normal)
    }

    @Test("B32 a form that needs it offers to sign in, and sends only when the user does")
    func form() async throws {
      let app = refusing()
      let host = AppHost(ComposeScreen(app: app))
      try host.type("A title", into: "Title")
      try host.type("A text", into: "Text")
      try host.tap("Publish article")
      try await host.shows("Article Not Published")
      try host.tap("Sign In")
      try await host.until("signed in") { _ in app.condition == .normal }
      #expect(!host.shows("Article published"))
      try host.tap("Publish article")
      try await host.shows("Article published")
    }
  }
}
