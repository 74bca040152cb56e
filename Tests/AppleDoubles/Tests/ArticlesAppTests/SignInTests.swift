import Foundation
import LoadKit
import Testing
import _ArticlesCore

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI
@testable import UIKit

extension AppSuites {
  @MainActor @Suite("Signing in and out") struct SignInTests {
    private let title = "One state for every screen"

    private func alone(_ test: @Sendable @MainActor () async throws -> Void) async throws {
      try await UIKitRecords.alone { try await test() }
    }

    /// An app whose server refuses everybody who has not signed in.
    private func refusing() -> AppModel {
      let app = AppModel.alone()
      app.condition = .signInNeeded
      return app
    }

    private func signIn(_ host: AppHost, as name: String = "Ada", password: String = "tea") throws {
      try host.type(name, into: "Name")
      try host.type(password, into: "Password")
      try host.tap("Sign in")
    }

    @Test("B32 a list that needs it offers to sign in, and loads by itself afterwards")
    func list() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try await host.until("a way to sign in") { $0.has("Sign in") }
        try host.tap("Sign in")
        try await host.until("the form") { $0.has("Password") }
        try signIn(host, password: "coffee")
        try await host.shows("The password is incorrect.")
        #expect(app.backend.user == nil)
        try signIn(host)
        try await host.shows(title)
        #expect(!host.has("Password") && app.backend.user == "Ada")
        // The server still asks everybody.
        #expect(app.condition == .signInNeeded)
      }
    }

    @Test("B32 so does the list of view controllers, and an article that is opened then is asked for with the token")
    func uiKit() async throws {
      try await alone {
        let app = refusing()
        let screen = AppScreen(.uiKit, app)
        try await screen.until("a way to sign in") { $0.has("Sign in") }
        try screen.tap("Sign in")
        let form = AppHost(RootView(app: app))
        try await form.until("the form") { $0.has("Password") }
        try signIn(form)
        try await screen.shows(title)
        try screen.open(title)
        try await screen.shows("Bashir Rahimi")
      }
    }

    @Test("who closes the form has not signed in, and is offered to again")
    func closed() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        for _ in 1...2 {
          try await host.until("a way to sign in") { $0.has("Sign in") && !$0.has("Password") }
          try host.tap("Sign in")
          try await host.until("the form") { $0.has("Password") }
          try host.swipeAway()
        }
        #expect(!host.shows(title) && app.backend.user == nil)
      }
    }

    @Test("B32 so does a screen without a loader, which asks again by itself; nobody signs in to another server")
    func profile() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try host.tap("Library")
        try host.tap("Profile")
        try await host.until("a way to sign in") { $0.has("Sign in") }
        try host.tap("Sign in")
        try await host.until("the form") { $0.has("Password") }
        try signIn(host)
        try await host.shows("Mirela Dobrescu")
        await app.use(.server(try #require(URL(string: "https://example.com"))))
        #expect(app.askToSignIn == nil)
      }
    }

    @Test("B32 a form that needs it offers to sign in, and sends only when the user does")
    func form() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try host.tap("Compose")
        try host.type("A title", into: "Title")
        try host.type("A text", into: "Text")
        try host.tap("Publish article")
        try await host.shows("Article Not Published")
        try host.tap("Sign in")
        try await host.until("the form") { $0.has("Password") }
        try signIn(host)
        try await host.until("signed in") { !$0.has("Password") && app.backend.user == "Ada" }
        // Nothing was sent by itself, and nothing that was typed is lost.
        #expect(try await app.backend.service.articles().first?.title == title)
        try host.tap("Publish article")
        try await host.shows("Article published")
        #expect(try await app.backend.service.articles().first?.title == "A title")
      }
    }

    @Test("signing out forgets what was kept and what screens show, and the server asks again")
    func signOut() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try await app.signIn(Credentials(name: "Ada", password: "tea"), context: .init())
        let service = app.backend.service
        try await host.until("the list") { host in host.shows(title) || host.has("Sign in") }
        if host.has("Sign in") { try host.tap("Retry loading articles") }
        try await host.shows(title)
        try host.tap("Library")
        try host.tap("Archive")
        try await host.shows("The last page of a list")
        #expect(app.store.count > 0)
        #expect(await service.savedArticles()?.value.isEmpty == false)
        #expect(await service.savedPages()?.value.items.count == 20)

        await app.signOut()
        #expect(app.archive.list.value == nil && app.backend.user == nil)
        // Neither with the old owner nor with none.
        #expect(await service.savedArticles() == nil)
        #expect(await app.backend.service.savedArticles() == nil)
        try await host.until("a way to sign in") { $0.has("Sign in") }
        #expect(!host.shows(title) && !host.shows("The last page of a list"))
      }
    }

    @Test("somebody else who signs in sees nothing of the one before")
    func somebodyElse() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try await app.signIn(Credentials(name: "Ada", password: "tea"), context: .init())
        #expect(try await app.backend.service.articles().count == 20)
        let session = app.session
        // The same person again goes on with what is there.
        try await app.signIn(Credentials(name: "Ada", password: "tea"), context: .init())
        #expect(app.session == session)
        try await app.signIn(Credentials(name: "Bo", password: "tea"), context: .init())
        #expect(app.session == session + 1 && app.store.count == 0)
        #expect(await app.backend.service.savedArticles() == nil)
        try await host.shows(title)
      }
    }

    @Test("the menu signs out, and begins anew with whoever signs in next")
    func menu() async throws {
      try await alone {
        let app = refusing()
        let host = AppHost(RootView(app: app))
        try await app.signIn(Credentials(name: "Ada", password: "tea"), context: .init())
        try host.choose("Sign Out Ada", in: "Network condition: Sign-In Needed")
        try await host.until("a way to sign in") { $0.has("Sign in") && app.backend.user == nil }
        try host.tap("Sign in")
        try await host.until("the form") { $0.has("Password") }
        try signIn(host, as: "Bo")
        try await host.shows(title)
        #expect(app.backend.user == "Bo")
      }
    }

    @Test("another server never gets the token, nor the user's answers")
    func anotherServer() async throws {
      let app = refusing()
      try await app.signIn(Credentials(name: "Ada", password: "tea"), context: .init())
      #expect(app.backend.user == "Ada")
      await app.use(.sample)
      #expect(app.backend.user == nil && app.session == 1)
      let failure = await #expect(throws: LoadFailure.self) { try await app.backend.service.articles() }
      #expect(failure?.kind == .unauthorized)
    }
  }
}
