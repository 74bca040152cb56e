import SwiftUI
import _ArticlesCore

/// An article in a list.
struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: article.title).font(.headline)
      Text(verbatim: article.body).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
    }
  }
}
