import Foundation
import LoadKit
import LoadKitTesting
import Testing

#if canImport(Combine)
  import Combine
#endif
#if canImport(XCTest)
  import XCTest
#endif

// The code of the article Recipes, word for word, so that it compiles; `RecipesArticleTests` compares, and runs it.

@MainActor enum RecipeSnippets {
  struct Article: Decodable, Equatable, Identifiable, Sendable {
    let id: Int
    var title = "Tea"
  }

  struct User: Sendable {
    let id: Int
  }

  struct Credentials: Sendable, Equatable {
    var name = ""
    var password = ""
  }

  /// What the code of the app takes for granted.
  struct Service: Sendable {
    var fetch: @Sendable (URL) async throws -> (Data, Int) = { _ in (Data(#"[{"id":1,"title":"Tea"}]"#.utf8), 200) }

    func article(_ id: Int) async throws -> Article { Article(id: id) }
    func user() async throws -> User { User(id: 7) }
    func posts(of user: Int) async throws -> [Article] { [Article(id: user)] }
    func publish(_ title: String) async throws {}
    func signIn(_ credentials: Credentials) async throws -> String { credentials.name }
  }

  static func ownNetworking(_ service: Service, _ url: URL) async throws -> [Article] {
    let (data, status) = try await service.fetch(url)
    if let failure = LoadFailure(httpStatus: status) { throw failure }
    return try JSONDecoder().decode([Article].self, from: data)
  }

  static func widget(_ articles: Loader<NoInput, [Article]>) async throws -> [Article] {
    try await articles.get(maximumAge: .seconds(900))
  }

  static func many(_ ids: [Int], _ service: Service) async throws -> [Article] {
    let pool = LoadPool<Article.ID, Article>(limit: 4) { id in try await service.article(id) }
    let results = try await pool.results(for: ids)
    return results.compactMap { try? $0.result.get() }
  }

  static func dependent(_ service: Service) -> (Loader<NoInput, User>, Loader<Int, [Article]>) {
    let user = Loader { _ in try await service.user() }
    let posts = Loader<Int, [Article]>(.articles) { id, _ in try await service.posts(of: id) }
      .following(user) { $0.id }
    return (user, posts)
  }

  static func tagged(_ store: LoaderStore, _ service: Service) async throws -> Loader<NoInput, Article> {
    let article = store.loader(for: 7, tags: ["articles"]) {
      Loader(.article) { _ in try await service.article(7) }
    }
    try await service.publish("Tea")
    store.invalidate(tag: "articles")
    return article
  }

  static func keys(_ store: LoaderStore) {
    store.invalidate { $0.key == AnyHashable(7) || $0.tags.contains("articles") }
  }

  static func prefetch(_ store: LoaderStore, _ service: Service) {
    store.prefetch(for: 7, tags: ["articles"]) {
      Loader(.article) { _ in try await service.article(7) }
    }
  }

  static func poll(_ service: Service) -> Loader<NoInput, Article> {
    let options = LoadOptions(pollEvery: .seconds(10))
    let article = Loader(.article, options: options) { _ in try await service.article(7) }
    article.isPaused = true
    return article
  }

  static func handled(_ article: Loader<NoInput, Article>, leave: @escaping @MainActor () -> Void) {
    article.onFailure = { failure in
      guard failure.kind == .notFound else { return .shown }
      leave()
      return .handled
    }
  }

  static func signIn(_ service: Service) -> LoadSubmission<Credentials, String> {
    LoadSubmission(
      draft: Credentials(), options: .signIn,
      validate: { $0.name.isEmpty ? [FieldError(field: "name", message: "Enter your name.")] : [] }
    ) { credentials, _ in
      try await service.signIn(credentials)
    }
  }

  enum Haptic { case success, failure }

  static func haptics(_ articles: Loader<NoInput, [Article]>, play: @escaping @MainActor (Haptic) -> Void) {
    articles.onTransition = { change in
      guard change.previous.isUserRefreshing, !change.state.isUserRefreshing else { return }
      play(change.state.failure == nil ? .success : .failure)
    }
  }
}

#if canImport(Combine)
  extension RecipeSnippets {
    @MainActor final class ArticleModel: ObservableObject {
      let article: Loader<NoInput, Article>

      init(_ service: Service) {
        article = Loader(.article) { _ in try await service.article(7) }
        article.forwardChanges(to: objectWillChange)
      }

      var states: AnyPublisher<LoadState<Article>, Never> { article.statePublisher }
    }
  }
#endif

/// A service that a test gives its answers.
@MainActor final class FakeService {
  var result: Result<[String], LoadFailure> = .success(["Tea"])
  private(set) var calls = 0

  func articles() async throws -> [String] {
    calls += 1
    return try result.get()
  }
}

#if canImport(XCTest)
  nonisolated final class ArticlesTests: XCTestCase {
    @MainActor func testRetry() async {
      let (clock, service) = (ManualClock(), FakeService())
      let articles = Loader(options: LoadOptions(retry: .never), environment: LoadEnvironment(clock: clock)) { _ in
        try await service.articles()
      }
      service.result = .failure(LoadFailure(.serverError))
      await articles.load()
      XCTAssertEqual(articles.failure?.kind, .serverError)
      service.result = .success(["Tea"])
      articles.start(.userRetry)
      await clock.advance(by: .seconds(1))
      XCTAssertEqual(articles.value, ["Tea"])
      XCTAssertEqual(service.calls, 2)
    }
  }
#endif
