import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// An article, its author and its comments: three parts that load, fail and are tried again by themselves.
struct ArticleScreen: View {
  @State private var article: Loader<NoInput, Article>
  @State private var author: Loader<NoInput, Author>
  @State private var comments: Loader<NoInput, [Comment]>

  /// Creates the screen of an article that a list knows already.
  init(article: Article, service: ArticleService, environment: LoadEnvironment) {
    _article = State(
      initialValue: Loader(.article, environment: environment) { context in
        try await service.article(article.id, context: context)
      })
    _author = State(
      initialValue: Loader(.author, environment: environment) { context in
        try await service.author(article.userID, context: context)
      })
    _comments = State(
      initialValue: Loader(.comments, environment: environment) { context in
        try await service.comments(articleID: article.id, context: context)
      })
  }

  var body: some View {
    List {
      Section {
        LoadStateRows(article) { article in
          Text(verbatim: article.title).font(.title2)
          Text(verbatim: article.body)
        }
      }
      Section("Author") {
        LoadStateRows(author) { AuthorRows(author: $0) }
      }
      Section("Comments") {
        LoadStateRows(comments) { comments in
          ForEach(comments) { CommentRow(comment: $0) }
        }
      }
    }
    .loads(article, author, comments)
    .navigationTitle("Article")
  }
}
