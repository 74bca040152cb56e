import LoadKit
import LoadKitTesting
// What an app writes, as the documentation has it. That it compiles is most of the test, so nothing of this module is
// imported for testing here.
import LoadKitUI
import Observation
@_spi(Testing) import SwiftUI
import Testing

private struct Article: Identifiable, Equatable, Sendable {
  var id: Int
  var title: String

  static let samples = [Article(id: 1, title: "Sample")]
}

/// A service that belongs to no actor, as most do.
private struct Service: Sendable {
  func articles() async throws -> [Article] { [Article(id: 1, title: "First")] }
  func search(_ query: String) async throws -> [Article] { [Article(id: 2, title: query)] }
  func page(after cursor: String?) async throws -> LoadPage<Article, String> {
    LoadPage([Article(id: cursor == nil ? 1 : 2, title: cursor ?? "First")], next: cursor == nil ? "Second" : nil)
  }
}

private let service = Service()

private struct ArticleRow: View {
  let article: Article

  init(_ article: Article) { self.article = article }

  var body: some View { Text(article.title) }
}

private struct ArticlesScreen: View {
  @State private var articles = Loader { _ in try await service.articles() }

  var body: some View {
    LoadStateView(articles, placeholder: Article.samples) { list in
      List(list) { ArticleRow($0) }
    }
  }
}

private struct ObservedScreen: View {
  @StateObject private var articles = Loader { _ in try await service.articles() }

  var body: some View {
    LoadStateView(articles) { List($0) { ArticleRow($0) } }
  }
}

private struct SearchScreen: View {
  @State private var search = Loader<String, [Article]> { query, _ in try await service.search(query) }
  @State private var query = "swift"

  var body: some View {
    LoadStateView(search, input: query, empty: .noSearchResults(query: query)) { List($0) { ArticleRow($0) } }
  }
}

private struct CommentsScreen: View {
  @State private var comments = Loader { _ in try await service.articles() }

  var body: some View {
    List { LoadStateRows(comments) { ForEach($0) { ArticleRow($0) } } }.loads(comments)
  }
}

private struct PagedScreen: View {
  @State private var articles = PagedLoader { (cursor: String?, _) in try await service.page(after: cursor) }

  var body: some View {
    LoadStateView(articles.list) { pages in
      List {
        ForEach(pages) { ArticleRow($0) }
        LoadPageFooter(articles)
      }
    }
  }
}

@MainActor @Observable private final class Model {
  var loadState = LoadState<[Article]>.idle

  func load() { loadState = .loaded(Article.samples, LoadStatus()) }
}

private struct OwnScreen: View {
  @State private var model = Model()

  var body: some View {
    LoadStateView(state: model.loadState, content: { list in List(list) { ArticleRow($0) } }, onRetry: { model.load() })
  }
}

private struct ShortOwnScreen: View {
  @State private var model = Model()

  var body: some View {
    LoadStateView(state: model.loadState) {
      List($0) { ArticleRow($0) }
    } onRetry: {
      model.load()
    }
  }
}

@MainActor @Suite("What an app writes") struct CallSiteTests {
  @Test("a screen, a search, rows and pages load by themselves")
  func loads() async throws {
    for (host, words) in [
      (Host(ArticlesScreen()), "First"), (Host(ObservedScreen()), "First"), (Host(SearchScreen()), "swift"),
      (Host(CommentsScreen()), "First"), (Host(PagedScreen()), "First\nSecond"),
    ] {
      try await host.until("\"\(words)\" is all there is", timeout: .seconds(120)) { $0.text == words }
    }
  }

  @Test("a team's own model needs no loader")
  func ownModel() throws {
    for host in [Host(OwnScreen()), Host(ShortOwnScreen())] {
      try host.tap("Load the content")
      #expect(host.text == "Sample")
    }
  }
}
