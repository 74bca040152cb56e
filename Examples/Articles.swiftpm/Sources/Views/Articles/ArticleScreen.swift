import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// An article, its author and its comments: three parts that load, fail and are tried again by themselves.
struct ArticleScreen: View {
  @State private var article: Loader<NoInput, Article>
  @State private var author: Loader<NoInput, Author>
  @State private var comments: Loader<NoInput, [Comment]>

  /// Creates the screen of an article that a list knows already. What it loads is shared with other screens.
  init(article: Article, app: AppModel) {
    _article = State(initialValue: app.article(article.id))
    _author = State(initialValue: app.author(article.userID))
    _comments = State(initialValue: app.comments(on: article.id))
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
