import LoadKit

// The code of the article Pages, word for word, so that it compiles; `PagesArticleTests` compares the two.

/// What the snippets call, and the screen that they stand for.
@MainActor enum PagesSnippets {
  struct Article: Sendable, Hashable, Identifiable { var id: Int }
  struct Saved {
    var items: [Article]
    var cursor: String?
    var age: Duration
  }

  /// Two pages of two articles.
  struct Service {
    func articles(after cursor: String?) async throws -> (items: [Article], nextCursor: String?) {
      cursor == nil ? ([Article(id: 1), Article(id: 2)], "2") : ([Article(id: 2), Article(id: 3)], nil)
    }

    func delete(_ article: Article) async throws {}

    func messages(at cursor: String?) async throws -> (items: [Article], earlier: String?, later: String?) {
      cursor == nil ? ([Article(id: 2)], "1", nil) : ([Article(id: 1)], nil, "2")
    }

    func page(after cursor: String?) async throws -> LoadPage<Article, String> {
      let answer = try await articles(after: cursor)
      return LoadPage(answer.items, next: answer.nextCursor)
    }
  }

  static func make(_ service: Service) async -> PagedLoader<NoInput, Article, String> {
    let articles = PagedLoader<NoInput, Article, String>(.articles) { cursor, _ in
      let answer = try await service.articles(after: cursor)
      return LoadPage(answer.items, next: answer.nextCursor)
    }
    await articles.list.load()
    let shown = articles.items
    assert(shown.count == articles.list.value?.count)
    return articles
  }

  /// A screen whose footer is always in sight.
  @MainActor final class Screen {
    let articles: PagedLoader<NoInput, Article, String>
    private(set) var drawn: [NextPagePresentation] = []

    init(_ articles: PagedLoader<NoInput, Article, String>) { self.articles = articles }

    func draw(_ footer: NextPagePresentation) { drawn.append(footer) }

    func footer() {
      articles.startMore()
      draw(NextPagePresentation(articles.nextPage, words: LoadWords(articles.list.wording)))
    }

    func perform(_ action: LoadAction) {
      articles.performNextPageAction(action)
    }
  }

  static func makeMessages(_ service: Service) -> PagedLoader<NoInput, Article, String> {
    let messages = PagedLoader<NoInput, Article, String>(.articles) { cursor, _ in
      let answer = try await service.messages(at: cursor)
      return LoadPage(answer.items, next: answer.later, previous: answer.earlier)
    }
    return messages
  }

  @MainActor final class Model {
    let service: Service
    let articles: PagedLoader<NoInput, Article, String>

    init(_ service: Service, _ articles: PagedLoader<NoInput, Article, String>) {
      self.service = service
      self.articles = articles
    }

    func delete(_ article: Article) async throws {
      try await articles.optimistically({ $0.remove(id: article.id) }) { try await service.delete(article) }
    }
  }

  static func makeSeeded(_ saved: Saved, _ service: Service) -> PagedLoader<NoInput, Article, String> {
    let seeded = PagedLoader<NoInput, Article, String>(
      .articles, seed: .cached(LoadPages(saved.items, next: saved.cursor), age: saved.age)
    ) { cursor, _ in try await service.page(after: cursor) }
    return seeded
  }
}
