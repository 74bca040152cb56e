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

struct ServiceError: LoadFailureConvertible {
  struct Body: Decodable { var code, message: String }
  var body: Body
  var loadFailure: LoadFailure?
}

extension LoadWording {
  static let document = LoadWording(loading: "Downloading document", retry: "Retry downloading document")
}

@MainActor enum HTTPSnippets {
  static func offline(_ baseURL: URL) -> (Loader<NoInput, [Article]>, LoadEnvironment) {
    let client = HTTPClient(baseURL: baseURL, cache: HTTPCache(FileCacheStorage(name: "com.example.articles")))
    let articles = Loader(.articles) { try await client.get("/posts", as: [Article].self, context: $0) }
      .restoring { await client.cached("/posts", as: [Article].self) }

    let environment = LoadEnvironment(connectivity: .system())
    return (articles, environment)
  }

  nonisolated struct Artist: Decodable, Sendable {}
  nonisolated struct File: Decodable, Sendable {}

  static func paths(_ client: HTTPClient, _ name: String) async throws -> (Artist, File) {
    let artist = try await client.get(.segments("artists", name), as: Artist.self)
    let file = try await client.get(.encodedPath("/files/a%2Fb"), as: File.self)
    return (artist, file)
  }

  static func versioned() -> HTTPCache {
    let versioned = HTTPCache(FileCacheStorage(name: "com.example.public"), publicHeaders: ["X-App-Version"])
    return versioned
  }

  static func personal(_ baseURL: URL, _ account: Account, _ authorization: HTTPAuthorization) -> HTTPClient {
    let personal = HTTPClient(
      baseURL: baseURL, authorization: authorization,
      cache: HTTPCache(FileCacheStorage(name: "com.example.account"), owner: account.id))
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

  @MainActor struct Session {
    let authorization = HTTPAuthorization("Bearer old")
    let authentication = LoadAuthentication()
    let store = LoaderStore()
    let cache = HTTPCache(MemoryCacheStorage(), owner: "4711")
    let transport = URLSessionTransport()

    func signOut() async {
      authorization.set(nil)
      transport.removeCookies()
      authentication.signedOut()
      store.removeAll()
      await cache.removeAll()
    }
  }

  static func transfers(
    _ client: HTTPClient, to file: URL
  ) -> (Loader<NoInput, HTTPDownload.File>, LoadSubmission<Draft, Article>) {
    let download = HTTPDownload(client, "/documents/7", to: file)
    let document = Loader(.document, options: LoadOptions(progress: .determinate)) { context in
      try await download.fetch(context)
    }

    let options = SubmissionOptions(retry: .submission)
    let compose = LoadSubmission(.article, draft: Draft(), options: options) { draft, context in
      try await client.submit(draft, to: "/posts", as: Article.self, context: context)
    }
    return (document, compose)
  }

  static func paging(_ client: HTTPClient) -> PagedLoader<NoInput, Article, URL> {
    let articles = PagedLoader<NoInput, Article, URL>(.articles) { next, context in
      let recent = [URLQueryItem(name: "_limit", value: "20")]
      let first = try client.request(.get, "/posts", query: recent).url
      let page = try await client.getResponse(next ?? first, as: [Article].self, context: context)
      return LoadPage(page.value, next: page.next)
    }
    return articles
  }

  static func total(_ client: HTTPClient) async throws -> Int? {
    let response = try await client.getResponse("/posts", as: [Article].self)
    let total = response.headers["X-Total-Count"].flatMap { Int($0) }
    return total
  }

  static func refusals(_ baseURL: URL) -> HTTPClient {
    var client = HTTPClient(baseURL: baseURL)
    client.mapErrorResponse = { response, failure in
      guard let body = try? JSONDecoder().decode(ServiceError.Body.self, from: response.body) else { return nil }
      return ServiceError(body: body, loadFailure: failure)
    }
    return client
  }

  static func words(for articles: Loader<NoInput, [Article]>) -> String? {
    if let error = articles.underlyingError as? ServiceError, error.body.code == "quota_exceeded" {
      return error.body.message
    }
    return nil
  }

  static func log(_ baseURL: URL) -> HTTPClient {
    let client = HTTPClient(baseURL: baseURL, log: HTTPLog { entry in print(entry) })
    return client
  }
}
