import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// The list of articles: search, pull to refresh, and what the network condition makes of it.
struct ArticlesScreen: View {
  @ObservedObject private var app: AppModel
  @State private var articles: Loader<String, [Article]>
  @State private var query = ""

  init(app: AppModel) {
    self.app = app
    _articles = State(initialValue: app.articles(on: "list"))
  }

  var body: some View {
    NavigationStack {
      LoadStateView(articles, input: query, placeholder: Article.samples, empty: .articles(query: query)) { list in
        List(list) { article in
          NavigationLink(value: article) { ArticleRow(article: article) }
        }
      }
      .onLoadAction(.clearSearch) { query = "" }
      .navigationTitle("Articles")
      .searchable(text: $query, prompt: "Search articles")
      .navigationDestination(for: Article.self) { ArticleScreen(article: $0, app: app) }
      .toolbar { NetworkToolbar(app: app) }
    }
  }
}
