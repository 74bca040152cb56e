import LoadKit
import _ArticlesCore

/// What loads what the screens show. Each shows what was kept until there is an answer, and while there is no network.
extension AppModel {
  /// A list of articles with a search of its own, for one screen.
  func articles(on screen: String) -> Loader<String, [Article]> {
    store.loader(for: screen, tags: [Self.lists]) {
      let options = LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
      return Loader(.articles, options: options, environment: environment) { [backend] query, context in
        try await backend.service.articles(query: query, context: context)
      }
      .restoring { [backend] query in await backend.service.savedArticles(query: query) }
    }
  }

  /// Writes an article. The lists on screen load again, and the others when they appear.
  func publish(_ draft: ArticleDraft, context: LoadContext) async throws -> Article {
    let article = try await backend.service.create(draft, context: context)
    store.invalidate(tag: Self.lists)
    return article
  }

  private static let lists = "lists"

  /// The archive, page by page: the same on all screens that show it.
  var archive: PagedLoader<NoInput, Article, Int> {
    store.pages(for: "archive", tags: [Self.lists]) {
      let archive = PagedLoader<NoInput, Article, Int>(.articles, environment: environment) { [backend] page, context in
        try await backend.service.page(page ?? 1, context: context)
      }
      archive.list.restoring { [backend] in await backend.service.savedPages() }
      return archive
    }
  }

  /// An article: the same wherever it is opened.
  func article(_ id: Int) -> Loader<NoInput, Article> {
    store.loader(for: id) {
      Loader(.article, environment: environment) { [backend] context in
        try await backend.service.article(id, context: context)
      }
      .restoring { [backend] in await backend.service.savedArticle(id) }
    }
  }

  /// An author.
  func author(_ id: Int) -> Loader<NoInput, Author> {
    store.loader(for: id) {
      Loader(.author, environment: environment) { [backend] context in
        try await backend.service.author(id, context: context)
      }
      .restoring { [backend] in await backend.service.savedAuthor(id) }
    }
  }

  /// What readers said about an article.
  func comments(on id: Int) -> Loader<NoInput, [Comment]> {
    store.loader(for: id) {
      Loader(.comments, environment: environment) { [backend] context in
        try await backend.service.comments(articleID: id, context: context)
      }
      .restoring { [backend] in await backend.service.savedComments(articleID: id) }
    }
  }
}
