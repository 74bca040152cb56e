#if canImport(UIKit) && !os(tvOS)
  import LoadKit
  import LoadKitUIKit
  import UIKit
  import _ArticlesCore

  /// The list of articles: search, pull to refresh, an article when one is tapped.
  final class ArticlesViewController: UITableViewController, UISearchResultsUpdating {
    private let app: AppModel
    let articles: Loader<String, [Article]>
    private var loads: LoadStateController<String, [Article]>?

    init(app: AppModel) {
      self.app = app
      articles = app.articles(on: "list, UIKit")
      super.init(style: .plain)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Articles"
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search articles"
      navigationItem.searchController = search
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Archive", primaryAction: UIAction { [weak self] _ in self?.openArchive() })
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
      loads = LoadStateController(
        articles, input: "", in: self, actions: [.clearSearch: { $0.navigationItem.searchController?.isActive = false }]
      ) { $0.tableView.reloadData() }
      loads?.empty = .articles(query: "")
    }

    func updateSearchResults(for searchController: UISearchController) {
      let query = searchController.searchBar.text ?? ""
      loads?.empty = .articles(query: query)
      loads?.load(query)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      loads?.value?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
      guard let list = loads?.value, list.indices.contains(indexPath.row) else { return cell }
      cell.show(list[indexPath.row])
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard let list = loads?.value, list.indices.contains(indexPath.row) else { return }
      let article = ArticleViewController(article: list[indexPath.row], app: app)
      navigationController?.pushViewController(article, animated: true)
    }

    private func openArchive() {
      navigationController?.pushViewController(ArchiveViewController(app: app), animated: true)
    }
  }
#endif
