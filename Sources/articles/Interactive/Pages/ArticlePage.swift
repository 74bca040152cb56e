import LoadKit
import _ArticlesCommandLine
import _ArticlesCore

/// An article, its author and its comments, each of which loads, fails and is tried again by itself.
@MainActor final class ArticlePage: Page {
  init(
    _ article: Article, service: ArticleService, options: LoadOptions, trace: Trace?,
    onChange: @escaping @MainActor () -> Void
  ) {
    super.init(title: ArticleText.title(article.title), isText: true)
    func add<Value>(
      _ name: String, _ wording: LoadWording, _ content: @escaping (Value, Int) -> [Row],
      _ operation: @escaping @MainActor (LoadContext) async throws -> Value
    ) {
      let loader = Loader<NoInput, Value>(wording, options: options, operation: operation)
      let traits = LoaderSection<NoInput, Value>.Traits(name: name, content: content)
      self.add(LoaderSection(loader, traits, trace: trace, onChange: onChange) { $0.start() })
    }
    add("article", .article, Self.text) { try await service.article(article.id, context: $0) }
    add("author", .author, Self.author) { try await service.author(article.userID, context: $0) }
    add("comments", .comments, Self.comments) { try await service.comments(articleID: article.id, context: $0) }
  }

  private static func text(_ article: Article, width: Int) -> [Row] {
    Row.text(ArticleText.title(article.title), .strong, width: width) + [.space]
      + Row.text(ArticleText.body(article.body), width: width)
  }

  private static func author(_ author: Author, width: Int) -> [Row] {
    Row.text("By " + ArticleText.authorLine(author), .faint, width: width)
  }

  private static func comments(_ comments: [Comment], width: Int) -> [Row] {
    var rows = Row.text(LoadWording.comments.count?(comments.count) ?? "", .strong, width: width)
    for comment in comments {
      rows.append(.space)
      rows += Row.text(ArticleText.commentLine(comment), .strong, width: width)
      rows += Row.text(ArticleText.body(comment.body), width: width)
    }
    return rows
  }
}
