import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A detail seeded from a list: the row's article is on screen at once, and the detail refreshes it.
struct SeededRecipe: View {
  let service: ArticleService

  var body: some View {
    LoadStateView(.articles, placeholder: Article.samples) { context in
      try await service.articles(context: context)
    } content: { list in
      List(list) { article in
        NavigationLink(article.title) { SeededDetail(known: article, service: service) }
      }
    }
    .navigationTitle("Articles")
  }
}

/// An article that is known already. A failed refresh leaves it on screen.
struct SeededDetail: View {
  let known: Article
  let service: ArticleService

  var body: some View {
    LoadStateView(.article, seed: .known(known)) { context in
      try await service.article(known.id, context: context)
    } content: { article in
      List {
        Text(verbatim: article.title).font(.title2)
        Text(verbatim: article.body)
      }
    }
    .navigationTitle("Article")
  }
}
