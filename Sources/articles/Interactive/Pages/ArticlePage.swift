import LoadKit
import LoadKitHTTP
import _ArticlesCommandLine
import _ArticlesCore

/// An article, its author, the article as a file, and its comments. Each loads, fails and is tried again by itself; the
/// file only when it is asked for.
@MainActor final class ArticlePage: Page {
  init(
    _ article: Article, service: ArticleService, documents: ArticleDocuments, options: WorkOptions, trace: Trace?,
    onChange: @escaping @MainActor () -> Void
  ) {
    super.init(title: ArticleText.title(article.title), isText: true)
    func add<Value>(
      _ name: String, _ wording: LoadWording, _ content: @escaping (Value, Int) -> [Row], isOffer: Bool = false,
      _ operation: @escaping @MainActor (LoadContext) async throws -> Value
    ) {
      let loader = Loader<NoInput, Value>(
        wording, options: isOffer ? options.downloading : options.reading, operation: operation)
      let traits = LoaderSection<NoInput, Value>.Traits(name: name, isOffer: isOffer, content: content)
      self.add(LoaderSection(loader, input: NoInput(), traits, trace: trace, onChange: onChange))
    }
    add("article", .article, Self.text) { try await service.article(article.id, context: $0) }
    add("author", .author, Self.author) { try await service.author(article.userID, context: $0) }
    add("document", .document, Self.file, isOffer: true) { try await documents.save(article.id, context: $0) }
    add("comments", .comments, Self.comments) { try await service.comments(articleID: article.id, context: $0) }
  }

  override var hint: String { "Tab choose  Enter press  r refresh  Esc back  ? help  q quit" }

  private static func text(_ article: Article, width: Int) -> [Row] {
    Row.text(ArticleText.title(article.title), .strong, width: width) + [.space]
      + Row.text(ArticleText.body(article.body), width: width)
  }

  private static func author(_ author: Author, width: Int) -> [Row] {
    Row.text("By " + ArticleText.authorLine(author), .faint, width: width)
  }

  private static func file(_ file: HTTPDownload.File, width: Int) -> [Row] {
    Row.text(ArticleText.title(file.url.lastPathComponent), .strong, width: width)
      + Row.text(ArticleText.title(file.url.deletingLastPathComponent().path), .faint, width: width)
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
