import LoadKit
import _ArticlesCommandLine
import _ArticlesCore

/// The list of articles, or what a search finds in it.
@MainActor final class ListPage: Page {
  /// Is called with the article that the user wants to read.
  var onOpen: @MainActor (Article) -> Void = { _ in }

  private let articles: LoaderSection<String, [Article]>

  init(
    query: String, service: ArticleService, options: LoadOptions, trace: Trace?,
    onChange: @escaping @MainActor () -> Void
  ) {
    var options = options
    options.keepsPreviousContent = true
    let loader = Loader<String, [Article]>(.articles, options: options) { query, context in
      try await service.articles(query: query, context: context)
    }
    let traits = LoaderSection<String, [Article]>.Traits(
      name: "articles", actions: [.clearSearch], empty: { .articles(query: $0 ?? "") },
      content: { articles, _ in articles.map(Self.row) })
    articles = LoaderSection(loader, input: query, traits, trace: trace, onChange: onChange)
    super.init(title: "Articles", isText: false)
    articles.onAction = { [weak self] action in
      if action == .clearSearch { self?.search("") }
    }
    add(articles)
  }

  /// What is searched for; empty for all articles.
  var query: String { articles.loader.input ?? "" }

  /// Shows what a search finds.
  func search(_ query: String) {
    forgetFocus()
    articles.show(query)
  }

  /// Loads the list anew since it is known to have changed.
  func reload() { articles.loader.start(.invalidated) }

  override func activate() {
    guard case .article(let id) = focus else { return super.activate() }
    if let article = articles.loader.value?.first(where: { $0.id == id }) { onOpen(article) }
  }

  override var hint: String { "Enter open  / search  n new  r refresh  ? help  q quit" }

  override func status(frame: Int) -> String {
    // What an earlier search found is not counted for this one.
    let isCurrent = articles.loader.state.status?.origin != .previousInput
    let value = isCurrent ? articles.loader.value : nil
    let count = value.flatMap { LoadWording.articles.count?($0.count) } ?? ""
    let query = SafeText.harmless(query, limit: 200, oneLine: true)
    return [query.isEmpty ? "" : "\u{201C}\(query)\u{201D}", count].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func row(_ article: Article) -> Row {
    var line = StyledLine("\(article.id)".leftPadded(to: 4) + "  ", .faint)
    line.add(ArticleText.title(article.title))
    return Row(line, .article(article.id))
  }
}

extension String {
  /// The text with spaces before it, up to a width.
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
