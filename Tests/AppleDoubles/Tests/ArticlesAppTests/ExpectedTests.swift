import Testing

@testable import ArticlesApp
@_spi(Testing) @testable import SwiftUI

extension AppSuites {
  /// The words, identifiers and counts that the UI tests in `Examples/Articles/UITests` look for. Those tests run only
  /// on a Mac; these run on the doubles.
  @MainActor @Suite("The expectations of the UI tests") struct ExpectedTests {
    private let tally = RequestTally()

    /// The app as a UI test launches it, on a server that answers at once, or never.
    private func launch(_ condition: Condition = .normal) -> AppHost {
      let options = LaunchOptions(["articles", "-condition", condition.rawValue, "-fresh", "YES", "-requests", "YES"])
      #expect(options.showsRequests && options.isFresh && options.condition.rawValue == condition.rawValue)
      let app = AppModel(options, tally: tally) { duration in
        if duration > .seconds(60) { try await Task.sleep(for: duration) }
      }
      return AppHost(RequestTallyView(tally) { RootView(app: app) })
    }

    private func receives(_ requests: String, _ host: AppHost) async throws {
      try await host.until(requests) { _ in tally.text == requests }
      #expect(host.find("requests").map(\.label) == [requests])
    }

    @Test("launch arguments: unknown ones and values are ignored, a last name without a value too")
    func arguments() {
      #expect(LaunchOptions([]) == LaunchOptions())
      #expect(LaunchOptions(["-condition", "Bad", "-fresh", "NO", "--other", "-requests"]) == LaunchOptions())
      #expect(LaunchOptions(["-NSQuitAlways", "YES", "-condition", "Slow"]).condition == .slow)
    }

    @Test("the conditions are those of the menu")
    func conditions() {
      #expect(Condition.allCases.map(\.rawValue) == NetworkCondition.allCases.map(\.rawValue))
    }

    @Test("a cold launch shows the words and the buttons", arguments: Condition.allCases)
    func coldLaunch(condition: Condition) async throws {
      let host = launch(condition)
      let expected = condition.firstScreen
      try await host.until(expected.words) { host in
        host.shows(expected.words)
          && expected.buttons.allSatisfy { id in host.accessibility.contains { $0.identifier == id } }
      }
      #expect(host.shows(Words.firstTitle) == (expected.words == Words.firstTitle))
    }

    @Test("a placeholder, then Cancel, then the screen that was never loaded")
    func cancel() async throws {
      let host = launch(.silent)
      try await host.until("the placeholder") { host in host.find(Part.placeholder).map(\.label) == [Words.loading] }
      try await host.until("Cancel") { $0.has(Part.cancel) }
      try host.tap(Part.cancel)
      try await host.shows(Words.notLoaded)
      #expect(host.has(Part.load) && !host.has(Part.retry))
      try await receives(Requests.list(), host)
      try host.choose("Normal", in: Words.menu(.silent))
      try host.tap(Part.load)
      try await host.shows(Words.firstTitle)
      try await receives(Requests.list(2), host)
    }

    @Test("the requests of a failure that passes")
    func retries() async throws {
      let flaky = launch(.flaky)
      try await flaky.shows(Words.firstTitle)
      try await receives(Requests.flaky, flaky)
    }

    @Test("the requests of a failure whose retry brings the list")
    func failure() async throws {
      let host = launch(.serverError)
      try await host.until("a failure") { $0.has(Part.retry) }
      try await receives(Requests.serverError, host)
      try host.choose("Normal", in: Words.menu(.serverError))
      try host.tap(Part.retry)
      try await host.shows(Words.firstTitle)
      try await receives(Requests.list(4), host)
    }

    @Test("the requests of pulls, of which one fails")
    func pulls() async throws {
      let host = launch()
      try await host.shows(Words.firstTitle)
      try await host.pull()
      try await receives(Requests.list(2), host)
      try host.choose("Server Error", in: Words.menu(.normal))
      try await host.pull()
      try await host.shows(Words.refreshFailed)
      #expect(host.has(Part.banner) && host.shows(Words.firstTitle))
      try await receives(Requests.list(3), host)
      try host.choose("Normal", in: Words.menu(.serverError))
      try host.tap(Part.retry)
      try await host.hides(Words.refreshFailed)
      try await receives(Requests.list(4), host)
    }

    @Test("the requests of an article that is opened from the list, also after going back")
    func article() async throws {
      let host = launch()
      try await host.shows(Words.firstTitle)
      try host.tap(host.accessibility.map(\.label).first { $0.hasPrefix(Words.firstTitle) } ?? "")
      try await host.shows(Words.comment)
      try await receives(Requests.firstArticle, host)
      try host.goBack()
      try await host.shows(Words.secondTitle)
      try await receives(Requests.firstArticle, host)
    }

    @Test("the requests of the archive to its end")
    func archive() async throws {
      let host = launch()
      try await host.shows(Words.firstTitle)
      try host.tap(Place.library)
      try host.tap(Place.archive)
      try await host.shows(Words.lastTitle)
      try await receives("\(Requests.list()), \(Requests.archive)", host)
    }

    @Test("the requests of a form that is refused, corrected and sent again")
    func form() async throws {
      let host = launch()
      try await host.shows(Words.firstTitle)
      try host.tap(Place.compose)
      try host.type("Only a title", into: Field.title)
      try host.tap(Part.send)
      try await host.shows(Words.notPublished)
      #expect(host.shows(Words.textMissing))
      try host.type("And a text.", into: Field.text)
      try host.tap(Part.send)
      try await host.shows(Words.published)
      try await receives("\(Requests.list()), \(Requests.form)", host)
    }

    @Test("the words of signing in and out")
    func signIn() async throws {
      let host = launch(.signInNeeded)
      try await host.until("a way to sign in") { $0.has(Part.signIn) }
      try host.tap(Part.signIn)
      try await host.shows(Words.signInHint)
      try host.type("Ada", into: Field.name)
      try host.type("coffee", into: Field.password)
      try host.tap(Part.send)
      try await host.shows(Words.wrongPassword)
      try host.type("tea", into: Field.password)
      try host.tap(Part.send)
      try await host.shows(Words.firstTitle)
      try host.choose(Words.signOut("Ada"), in: Words.menu(.signInNeeded))
      try await host.until("a way to sign in") { $0.has(Part.signIn) && !$0.shows(Words.firstTitle) }
    }

    @Test("a search with a result, and a search without results")
    func search() async throws {
      let host = launch()
      try await host.shows(Words.firstTitle)
      try host.type("spinner", into: "Search articles")
      try await host.hides(Words.firstTitle)
      #expect(host.shows(Words.secondTitle))
      try host.type("spinnerxyz", into: "Search articles")
      try await host.until("Clear Search") { $0.has(Part.clearSearch) }
      try host.tap(Part.clearSearch)
      try await host.shows(Words.firstTitle)
    }

    @Test("the words of an article, a document and the gallery, and the names of the tabs")
    func places() async throws {
      let host = launch()
      for tab in [Place.uiKit, Place.compose, Place.states, Place.library] { try host.tap(tab) }
      try host.tap(Place.document)
      try await host.shows(Words.file)
      try host.tap(Place.states)
      #expect(host.shows(Words.gallery))
      let article = launch()
      try await article.shows(Words.firstTitle)
      try article.tap(article.accessibility.map(\.label).first { $0.hasPrefix(Words.firstTitle) } ?? "")
      try await article.shows(Words.comment)
      #expect(article.shows(Words.author))
    }
  }
}
