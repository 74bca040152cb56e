import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A split view whose detail changes its item: the input of the detail is the selection.
struct SplitRecipe: View {
  let service: ArticleService
  @State private var selection: Article.ID?

  var body: some View {
    NavigationSplitView {
      LoadStateView(.articles, placeholder: Article.samples) { context in
        try await service.articles(context: context)
      } content: { list in
        List(list, selection: $selection) { ArticleRow(article: $0) }
      }
      .navigationTitle("Articles")
    } detail: {
      LoadStateView(.article, input: selection) { id, context in
        try await service.article(id, context: context)
      } content: { article in
        List {
          Text(verbatim: article.title).font(.title2)
          Text(verbatim: article.body)
        }
      }
      .loadIdle { Text("Select an article.") }
    }
  }
}
