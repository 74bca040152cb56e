import LoadKit

// The code of the article Adopting, word for word, so that it compiles; `AdoptingArticleTests` compares the two.

/// What an app has.
enum LibraryError: Error {
  case cardExpired
  case userBackedOut
}

extension LibraryError: LoadFailureConvertible {
  var loadFailure: LoadFailure? {
    switch self {
    case .cardExpired: LoadFailure(.forbidden)
    case .userBackedOut: nil
    }
  }
}

@MainActor enum AdoptingSnippets {
  struct Article: Sendable, Hashable, Identifiable { var id: Int }

  @MainActor final class Service {
    var error: LibraryError?
    var found = [Article(id: 1), Article(id: 2)]

    func articles() async throws -> [Article] {
      if let error { throw error }
      return found
    }

    func delete(_ article: Article) async throws {
      if let error { throw error }
      found.removeAll { $0 == article }
    }
  }

  struct User {
    func showSignIn() async -> Bool { true }
  }

  static let service = Service()

  @MainActor final class FlagsModel {
    private(set) var isLoading = false
    private(set) var error: (any Error)?
    private(set) var articles: [Article] = []

    func load() async {
      isLoading = true
      do { articles = try await service.articles() } catch { self.error = error }
      isLoading = false
    }
  }

  @MainActor final class ArticlesModel {
    let articles: Loader<NoInput, [Article]>

    init(_ service: Service, _ environment: LoadEnvironment) {
      articles = Loader(.articles, environment: environment) { _ in try await service.articles() }
    }

    func remove(_ article: Article) async throws {
      try await articles.optimistically({ $0.remove(id: article.id) }) { try await service.delete(article) }
    }
  }

  static func ownState() async -> LoadState<[Article]> {
    var state = LoadState<[Article]>.idle
    do {
      state = .loaded(try await service.articles(), LoadStatus())
    } catch {
      // A cancellation is no failure.
      if let failure = FailureClassifier.standard.classify(error) { state = .failed(failure) }
    }
    return state
  }

  static func environment(_ connectivity: LoadConnectivity, _ account: User) -> LoadEnvironment {
    let authentication = LoadAuthentication { await account.showSignIn() }
    let environment = LoadEnvironment(
      budget: RetryBudget(), connectivity: connectivity, authentication: authentication)
    return environment
  }
}
