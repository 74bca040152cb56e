import LoadKit
import LoadKitUI
import SwiftUI
import _ArticlesCore

/// All articles, page by page: the next page is asked for when the end of the list appears.
struct ArchiveScreen: View {
  private let app: AppModel
  @State private var archive: PagedLoader<NoInput, Article, Int>

  init(app: AppModel) {
    self.app = app
    _archive = State(initialValue: app.archive)
  }

  var body: some View {
    LoadStateView(archive.list, placeholder: LoadPages(Article.samples)) { articles in
      List {
        ForEach(articles) { article in
          NavigationLink(value: article) { ArticleRow(article: article) }
        }
        LoadPageFooter(archive)
      }
    }
    .navigationTitle("Archive")
    .navigationDestination(for: Article.self) { ArticleScreen(article: $0, app: app) }
  }
}
