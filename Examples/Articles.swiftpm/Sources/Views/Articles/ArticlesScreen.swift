import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// The list of articles: search, pull to refresh, and what the network condition makes of it.
struct ArticlesScreen: View {
  @ObservedObject private var app: AppModel
  private let service: ArticleService
  @State private var articles: Loader<String, [Article]>
  @State private var query = ""

  init(app: AppModel) {
    self.app = app
    let service = app.service
    self.service = service
    let options = LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
    _articles = State(
      initialValue: Loader(.articles, options: options, environment: app.environment) { query, context in
        try await service.articles(query: query, context: context)
      })
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
      .navigationDestination(for: Article.self) { article in
        ArticleScreen(article: article, service: service, environment: app.environment)
      }
      .toolbar { NetworkToolbar(app: app) }
    }
  }
}
