import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitTesting
import Testing

// The code of README.md, word for word, so that it compiles; `ReadmeTests` compares the two.

// Responses are decoded off the main actor, also in a module whose default isolation is the main actor.
nonisolated struct Article: Codable, Sendable, Hashable, Identifiable { var id: Int }
nonisolated struct Price: Sendable, Hashable { var amount: Int }
nonisolated struct Draft: Codable, Sendable, Hashable { var title = "" }

/// What the snippets call.
@MainActor struct Service {
  var found: [Article] = [Article(id: 1)]
  func articles() async throws -> [Article] { found }
  func search(_ query: String) async throws -> [Article] { found }
  func delete(_ article: Article) async throws {}
  func page(after cursor: Int?) async throws -> LoadPage<Article, Int> { LoadPage(found, next: nil) }
  nonisolated func prices() -> AsyncStream<[Price]> {
    AsyncStream {
      $0.yield([Price(amount: 1)])
      $0.finish()
    }
  }
}

extension LoadWording {
  static let articles = LoadWording(
    loading: "Loading articles", load: "Load articles", retry: "Retry loading articles",
    refresh: "Refresh articles", cancel: "Cancel loading articles",
    empty: .firstUse(title: "No Articles", description: "Articles that you write appear here."),
    count: { $0 == 1 ? "1 article" : "\($0) articles" })
}

extension SubmissionWording {
  static let article = SubmissionWording(
    send: "Publish", sending: "Publishing article", sent: "Article published",
    fields: ["title": "Title", "body": "Text"])
}

/// A renderer that notes what it is asked to draw.
@MainActor final class Screen {
  var drawn: [String] = []

  func showNothingYet() { drawn.append("nothing") }
  func showIndicator(_ activity: LoadActivity) { drawn.append("indicator") }
  func show(_ list: [Article], refreshing: Bool) { drawn.append("list \(list.count)") }
  func showEmpty() { drawn.append("empty") }
  func show(_ failure: LoadFailure) { drawn.append("failure") }
  func drawLayout() { drawn.append("layout") }
  func drawSpinner(_ label: String, _ detail: String?, _ cancel: LoadPresentation.Action?) { drawn.append(label) }
  func drawRows(_ rows: [Article], banner: LoadPresentation.Banner?) { drawn.append("rows \(rows.count)") }
  func drawMessage(_ title: String, _ text: String?, _ actions: [LoadPresentation.Action]) { drawn.append(title) }

  func loader(_ service: Service) async -> Loader<NoInput, [Article]> {
    let articles = Loader(.articles) { _ in try await service.articles() }

    await articles.load()  // the screen appeared: loads, unless there is content younger than a minute
    await articles.refresh()  // the user pulled: content stays on screen, whatever happens
    articles.start(.userRetry)  // the user pressed Retry: acknowledged at once, sent once
    articles.cancel()  // what was there before is there again

    return articles
  }

  func showByState(_ articles: Loader<NoInput, [Article]>) {
    switch articles.state {
    case .idle: showNothingYet()
    case .loading(let activity): showIndicator(activity)
    case .loaded(let list, let status): show(list, refreshing: status.refresh.activity != nil)
    case .empty: showEmpty()
    case .failed(let failure): show(failure)
    }
  }

  func showByPresentation(_ articles: Loader<NoInput, [Article]>) {
    let screen = LoadPresentation(articles.state, words: LoadWords(.articles))
    switch screen.body {
    case .placeholder: drawLayout()
    case .indicator(let indicator): drawSpinner(indicator.label, indicator.detail, indicator.cancel)
    case .content: drawRows(articles.value ?? [], banner: screen.banner)
    case .message(let message): drawMessage(message.title, message.description, message.actions)
    }
  }
}

@MainActor enum Snippets {
  static func search(_ service: Service) async -> Loader<String, [Article]> {
    let options = LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
    let search = Loader<String, [Article]>(.articles, options: options) { query, _ in
      try await service.search(query)
    }
    await search.load("swift")
    return search
  }

  static func stream(_ service: Service) -> Loader<NoInput, [Price]> {
    let prices = Loader<NoInput, [Price]>(stream: { _ in service.prices() })
    return prices
  }

  static func pages(_ service: Service) async -> PagedLoader<NoInput, Article, Int> {
    let feed = PagedLoader<NoInput, Article, Int>(.articles) { cursor, _ in
      try await service.page(after: cursor)
    }
    await feed.list.load()
    feed.startMore()
    return feed
  }

  @MainActor struct Feed {
    let service: Service
    let feed: PagedLoader<NoInput, Article, Int>

    func delete(_ article: Article) async throws {
      try await feed.optimistically({ $0.remove(id: article.id) }) { try await service.delete(article) }
    }
  }

  static func form(_ client: HTTPClient) async -> (LoadSubmission<Draft, Article>, [FieldError]) {
    var shown: [FieldError] = []
    func show(_ errors: [FieldError]) { shown = errors }
    let options = SubmissionOptions(retry: .submission)
    let compose = LoadSubmission(.article, draft: Draft(), options: options) { draft, context in
      try await client.submit(draft, to: "/posts", as: Article.self, context: context)
    }
    compose.draft.title = "Tea"
    if case .failed(let failure) = await compose.send() { show(failure.fieldErrors) }
    return (compose, shown)
  }

  static func overNetwork(_ baseURL: URL) -> Loader<NoInput, [Article]> {
    let client = HTTPClient(baseURL: baseURL)
    let recent = Loader(.articles) { context in
      try await client.get(
        "/posts", query: [URLQueryItem(name: "_limit", value: "20")], as: [Article].self, context: context)
    }
    return recent
  }

  static func signedIn(_ baseURL: URL, _ account: Account) -> Loader<NoInput, [Article]> {
    let authorization = HTTPAuthorization(account.token.map { "Bearer \($0)" })
    let authentication = LoadAuthentication { await account.signIn() != nil }
    let client = HTTPClient(
      baseURL: baseURL, authorization: authorization,
      cache: HTTPCache(FileCacheStorage(name: "com.example.articles"), owner: account.id),
      log: HTTPLog { entry in print(entry) })
    let environment = LoadEnvironment(connectivity: .system(), authentication: authentication)
    let articles = Loader(.articles, environment: environment) { context in
      try await client.get("/posts", as: [Article].self, context: context)
    }
    .restoring { await client.cached("/posts", as: [Article].self) }
    return articles
  }

  static func download(_ client: HTTPClient, to file: URL) -> Loader<NoInput, HTTPDownload.File> {
    let download = HTTPDownload(client, "/documents/7", to: file)
    let document = Loader(.document, options: LoadOptions(progress: .determinate)) { context in
      try await download.fetch(context)
    }
    return document
  }

  static func messages() -> FailureWording {
    let messages = FailureWording.standard.overriding(
      .notFound,
      with: FailureMessage(
        symbol: "questionmark.folder", title: "No Such Article", message: "This article was removed.",
        suggestion: "Look for another one."))
    return messages
  }

  static func observed(_ service: Service) -> Loader<NoInput, [Article]> {
    struct ConsoleObserver: LoadObserver {
      func loaderDidChange(_ event: LoadObserverEvent) {
        print(event.name ?? "loader", event.previous, "→", event.outcome, event.failure.map { "\($0)" } ?? "")
      }
    }

    let environment = LoadEnvironment(observer: ConsoleObserver())
    let options = LoadOptions(name: "articles")
    let articles = Loader(.articles, options: options, environment: environment) { _ in try await service.articles() }
    return articles
  }

  static func testing() async {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [String]>(clock, [.succeed(["a"], after: .milliseconds(300))])
    let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    let recorder = StateRecorder(loader)

    loader.start()
    await clock.advance(by: .seconds(1))
    #expect(recorder.lines == ["0 idle", "0 loading", "200 loading visible", "500 loaded [\"a\"]"])
  }
}
