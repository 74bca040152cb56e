import Foundation
import LoadKit
import LoadKitHTTP
import LoadKitUI
import LoadKitUIKit
import SwiftUI
import UIKit
import _ArticlesCore

@testable import ArticlesApp

// The code of the README's quick starts, word for word, and what it takes for granted.

private let service = ArticleService(client: HTTPClient(baseURL: SampleServer.url, transport: SampleServer().transport))

enum ReadmeSwiftUI {
  struct ArticlesScreen: View {
    let service: ArticleService

    var body: some View {
      LoadStateView(.articles, placeholder: Article.samples) { _ in
        try await service.articles()
      } content: { list in
        List(list) { ArticleRow(article: $0) }
      }
    }
  }

  struct SearchScreen: View {
    let service: ArticleService
    @State private var query = ""

    var body: some View {
      LoadStateView(.articles, input: query.isEmpty ? nil : query) { query, _ in
        try await service.articles(query: query)
      } content: { list in
        List(list) { ArticleRow(article: $0) }
      }
      .loadIdle { Text("Search for articles.") }
      .searchable(text: $query)
    }
  }

  struct LatestScreen: View {
    @State private var articles = Loader(.articles) { _ in try await service.articles() }

    var body: some View {
      LoadStateView(articles) { list in List(list) { ArticleRow(article: $0) } }
    }
  }

  struct RowsScreen: View {
    let article: Loader<NoInput, Article>
    let comments: Loader<NoInput, [Comment]>

    var body: some View {
      List {
        Section { LoadStateRows(article) { Text($0.title) } }
        Section("Comments") { LoadStateRows(comments) { ForEach($0) { Text($0.body) } } }
      }
      .loads(article, comments)
    }
  }
}

extension ReadmeSwiftUI {
  struct FeedScreen: View {
    let feed: PagedLoader<NoInput, Article, Int>

    var body: some View {
      LoadStateView(feed) { articles in
        List {
          ForEach(articles) { ArticleRow(article: $0) }
          LoadPageFooter(feed)
        }
      }
    }
  }

  struct ComposeScreen: View {
    @StateObject private var compose = LoadSubmission(.article, draft: ArticleDraft()) { draft, context in
      try await service.create(draft, context: context)
    }

    var body: some View {
      Form {
        TextField("Title", text: $compose.draft.title)
        FieldErrorText("title")
        TextField("Text", text: $compose.draft.body)
        FieldErrorText("body")
        SubmissionStatus()
        SubmissionButton()
      }
      .submits(compose)
    }
  }
}

enum DatabaseSnippets {
  struct NotesScreen: View {
    @ObservedObject var table: NoteTable
    @State private var sync: Loader<NoInput, Void>

    init(table: NoteTable) {
      self.table = table
      _sync = State(initialValue: Loader(.notes) { _ in try await table.sync() })
    }

    var body: some View {
      LoadStateView(showing: table.notes, syncedBy: sync) { notes in
        List(notes) { Text(verbatim: $0.text) }
      }
    }
  }

  struct QueryScreen: View {
    let rows: Set<Note>
    let sync: Loader<NoInput, Void>

    var body: some View {
      LoadStateView(showing: Array(rows), syncedBy: sync) { rows in
        List(rows) { Text(verbatim: $0.text) }
      }
    }
  }
}

enum ReadmeUIKit {
  final class ArticlesViewController: UITableViewController {
    let articles = Loader(.articles) { _ in try await service.articles() }
    private var loads: LoadStateController<NoInput, [Article]>?

    override func viewDidLoad() {
      super.viewDidLoad()
      loads = LoadStateController(articles, in: self) { $0.tableView.reloadData() }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      loads?.value?.count ?? 0
    }
  }

  final class DiffableViewController: UIViewController {
    nonisolated enum Section { case main }

    let articles = Loader(.articles) { _ in try await service.articles() }
    let table = UITableView(frame: .zero, style: .plain)
    private var loads: LoadStateController<NoInput, [Article]>?
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Article.ID>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      loads = LoadStateController(articles, in: self) { screen in
        screen.loads?.apply(to: screen.dataSource, in: .main)
      }
    }
  }

  final class BrandMessageView: UILabel {
    convenience init(_ message: LoadPresentation.Message, _ perform: @escaping @MainActor (LoadAction) -> Void) {
      self.init(frame: .zero)
      text = message.title
    }
  }

  @MainActor static func brandOptions() -> LoadStateOptions {
    let options = LoadStateOptions { body, perform in
      guard case .message(let message) = body else { return nil }
      return BrandMessageView(message, perform)
    }
    return options
  }
}
