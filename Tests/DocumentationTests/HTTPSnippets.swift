import Foundation
import LoadKit
import LoadKitHTTP

// The code of the articles about LoadKitHTTP, word for word, so that it compiles; `HTTPArticlesTests` compares the two.

/// What the snippets sign in with.
struct Account: Sendable {
  var id = "4711"
  var token: String? = "old"
  func refreshToken() async throws -> String? { nil }
  @MainActor func signIn() async -> String? { "new" }
}

@MainActor enum HTTPSnippets {
  static func offline(_ baseURL: URL) -> (Loader<NoInput, [Article]>, LoadEnvironment) {
    let client = HTTPClient(baseURL: baseURL, cache: HTTPCache(URLCacheStorage(name: "com.example.articles")))
    let articles = Loader(.articles) { try await client.get("/posts", as: [Article].self, context: $0) }
      .restoring { await client.saved("/posts", as: [Article].self) }

    let environment = LoadEnvironment(connectivity: .system())
    return (articles, environment)
  }

  static func personal(_ baseURL: URL, _ account: Account, _ authorization: HTTPAuthorization) -> HTTPClient {
    let personal = HTTPClient(
      baseURL: baseURL, authorization: authorization,
      cache: HTTPCache(URLCacheStorage(name: "com.example.account"), owner: account.id))
    return personal
  }

  static func signingIn(_ baseURL: URL, _ account: Account) -> Loader<NoInput, [Article]> {
    let authorization = HTTPAuthorization(account.token.map { "Bearer \($0)" }) { _ in
      try await account.refreshToken().map { "Bearer \($0)" }
    }
    let client = HTTPClient(baseURL: baseURL, authorization: authorization)

    let authentication = LoadAuthentication {
      guard let token = await account.signIn() else { return false }
      authorization.set("Bearer \(token)")
      return true
    }
    let environment = LoadEnvironment(connectivity: .system(), authentication: authentication)
    let articles = Loader(.articles, environment: environment) { context in
      try await client.get("/posts", as: [Article].self, context: context)
    }
    return articles
  }

  static func log(_ baseURL: URL) -> HTTPClient {
    let client = HTTPClient(baseURL: baseURL, log: HTTPLog { entry in print(entry) })
    return client
  }
}
