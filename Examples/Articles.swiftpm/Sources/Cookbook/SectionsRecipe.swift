import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// Sections that fail alone: each has its own message and retry, and a pull refreshes all.
struct SectionsRecipe: View {
  @State private var articles: Loader<NoInput, [Article]>
  @State private var author: Loader<NoInput, Author>
  @State private var comments: Loader<NoInput, [Comment]>

  init(service: ArticleService) {
    _articles = State(initialValue: Loader(.articles) { try await service.articles(limit: 3, context: $0) })
    _author = State(initialValue: Loader(.author) { try await service.author(1, context: $0) })
    _comments = State(initialValue: Loader(.comments) { try await service.comments(articleID: 1, context: $0) })
  }

  var body: some View {
    List {
      Section("Articles") { LoadStateRows(articles) { ForEach($0) { ArticleRow(article: $0) } } }
      Section("Author") { LoadStateRows(author) { AuthorRows(author: $0) } }
      Section("Comments") { LoadStateRows(comments) { ForEach($0) { CommentRow(comment: $0) } } }
    }
    .loads(articles, author, comments)
    .navigationTitle("Home")
  }
}
