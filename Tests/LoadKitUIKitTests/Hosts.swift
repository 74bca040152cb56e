import LoadKit
import Testing

@testable import LoadKitUIKit
@testable import UIKit

/// A screen of the app, of one of the kinds that there are.
@MainActor protocol ArticlesHost: UIViewController {
  associatedtype Input: Equatable
  var articles: Loader<Input, [String]> { get }
  var reloads: Int { get }
}

/// A table with a plain data source.
final class ArticlesTable: UITableViewController, ArticlesHost {
  let articles: Loader<NoInput, [String]>
  var loads: LoadStateController<NoInput, [String]>?
  private(set) var reloads = 0
  /// What the app does in `viewDidLoad` before the states are shown, and after.
  var before: (ArticlesTable) -> Void = { _ in }
  var after: (ArticlesTable) -> Void = { _ in }
  var actions: [LoadAction: @MainActor (ArticlesTable) -> Void] = [:]
  var options = LoadStateOptions()
  var placeholder: UIView?
  private(set) var did: [String] = []

  init(_ articles: Loader<NoInput, [String]>, style: UITableView.Style = .plain) {
    self.articles = articles
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    before(self)
    loads = LoadStateController(
      articles, in: self, placeholder: placeholder, actions: actions, options: options
    ) { screen in
      screen.reloads += 1
      screen.tableView.reloadData()
    }
    after(self)
  }

  func note(_ what: String) { did.append(what) }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Recent" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    loads?.value?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.articleCell(loads?.value?[indexPath.row], at: indexPath)
  }
}

/// A table in a screen, with a diffable data source: written as the documentation of the controller tells.
final class DiffableScreen: UIViewController, ArticlesHost {
  private enum Section: Hashable { case main }

  let articles: Loader<NoInput, [String]>
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var reloads = 0
  private var loads: LoadStateController<NoInput, [String]>?
  private lazy var dataSource = UITableViewDiffableDataSource<Section, String>(tableView: table) {
    table, indexPath, title in
    let cell = table.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
    return cell
  }

  init(_ articles: Loader<NoInput, [String]>) {
    self.articles = articles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    loads = LoadStateController(articles, in: self, over: table) { screen in
      var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
      if let articles = screen.loads?.value {
        snapshot.appendSections([.main])
        snapshot.appendItems(articles)
      }
      screen.reloads += 1
      screen.dataSource.apply(snapshot, animatingDifferences: false)
    }
  }
}

/// A collection.
final class ArticlesCollection: UICollectionViewController, ArticlesHost {
  let articles: Loader<NoInput, [String]>
  private var loads: LoadStateController<NoInput, [String]>?
  private(set) var reloads = 0

  init(_ articles: Loader<NoInput, [String]>) {
    self.articles = articles
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "article")
    loads = LoadStateController(articles, in: self) { screen in
      screen.reloads += 1
      screen.collectionView.reloadData()
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { loads?.sections(1) ?? 0 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    loads?.value?.count ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = loads?.value?[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}

/// A screen with content of its own, in the whole of it or in a part.
final class ArticleScreen: UIViewController, ArticlesHost {
  let articles: Loader<NoInput, [String]>
  let part: UIView?
  let label = UILabel()
  var loads: LoadStateController<NoInput, [String]>?
  private(set) var reloads = 0

  init(_ articles: Loader<NoInput, [String]>, part: UIView? = nil) {
    self.articles = articles
    self.part = part
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads = LoadStateController(articles, in: self, over: part) { screen in
      screen.reloads += 1
      screen.label.text = screen.loads?.value?.joined(separator: " ")
    }
    // Content that comes later than what covers it.
    if let part { view.addSubview(part) }
    (part ?? view).addSubview(label)
  }
}

/// A screen with a search field.
final class SearchScreen: UITableViewController, UISearchResultsUpdating, ArticlesHost {
  let articles: Loader<String, [String]>
  private(set) var loads: LoadStateController<String, [String]>?
  private(set) var reloads = 0
  let field = UISearchController(searchResultsController: nil)

  init(_ articles: Loader<String, [String]>) {
    self.articles = articles
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    field.searchResultsUpdater = self
    navigationItem.searchController = field
    loads = LoadStateController(articles, input: "", in: self, actions: [.clearSearch: { $0.field.type("") }]) {
      $0.reloads += 1
      $0.tableView.reloadData()
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    loads?.empty = text.isEmpty ? nil : .noSearchResults(query: text)
    loads?.load(text)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    loads?.value?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.articleCell(loads?.value?[indexPath.row], at: indexPath)
  }
}

extension UITableView {
  /// A cell with a title.
  func articleCell(_ title: String?, at indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "article", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
    return cell
  }
}

/// The kinds of screens that show a list of titles.
enum HostKind: CaseIterable, CustomTestStringConvertible {
  case table, diffable, collection, screen, part

  var testDescription: String { "\(self)" }

  @MainActor func make(_ articles: Loader<NoInput, [String]>) -> any ArticlesHost {
    switch self {
    case .table: ArticlesTable(articles)
    case .diffable: DiffableScreen(articles)
    case .collection: ArticlesCollection(articles)
    case .screen: ArticleScreen(articles)
    case .part: ArticleScreen(articles, part: UIView())
    }
  }

  /// Those with rows and a background view.
  static let lists: [HostKind] = [.table, .diffable, .collection]
}
