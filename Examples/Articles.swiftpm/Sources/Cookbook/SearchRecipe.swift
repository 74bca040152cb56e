import Foundation
import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// A search with a blank query: an empty field asks for nothing, and earlier results stay until new ones arrive.
struct SearchRecipe: View {
  let service: ArticleService
  @State private var query = ""

  var body: some View {
    LoadStateView(.articles, input: input, empty: .articles(query: query), options: options) { query, context in
      try await service.articles(query: query, context: context)
    } content: { list in
      List(list) { ArticleRow(article: $0) }
    }
    .loadIdle { Text("Search for articles.") }
    .onLoadAction(.clearSearch) { query = "" }
    .searchable(text: $query, prompt: "Search articles")
    .navigationTitle("Search")
  }

  /// The words to search for; `nil` while there are none.
  private var input: String? {
    let words = query.trimmingCharacters(in: .whitespaces)
    return words.isEmpty ? nil : words
  }

  private var options: LoadOptions { LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true) }
}
