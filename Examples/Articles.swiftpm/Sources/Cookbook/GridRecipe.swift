import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A grid with a selection, which stays through refreshes: it holds identifiers, and the content keeps its identity.
struct GridRecipe: View {
  let service: ArticleService
  @State private var selection: Set<Article.ID> = []

  var body: some View {
    LoadStateView(.articles, placeholder: Article.samples) { context in
      try await service.articles(context: context)
    } content: { [selection] list in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
          ForEach(list) { article in
            Button(article.title) { toggle(article.id) }
              .buttonStyle(.bordered)
              .accessibilityAddTraits(selection.contains(article.id) ? .isSelected : [])
          }
        }
      }
    }
    .navigationTitle("\(selection.count) Selected")
  }

  private func toggle(_ id: Article.ID) {
    if selection.remove(id) == nil { selection.insert(id) }
  }
}
