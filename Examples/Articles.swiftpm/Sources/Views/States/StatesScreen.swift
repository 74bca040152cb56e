import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

#if DEBUG
  /// Every state that a screen can be in, side by side or one at a time.
  struct StatesScreen: View {
    var body: some View {
      NavigationStack {
        LoadStateGallery(Self.articles, placeholder: Article.samples, wording: .articles) { list in
          List(list) { ArticleRow(article: $0) }
        }
        .navigationTitle("States")
      }
    }

    private static let articles = Array(SampleArticles().articles.prefix(3))
  }
#endif
