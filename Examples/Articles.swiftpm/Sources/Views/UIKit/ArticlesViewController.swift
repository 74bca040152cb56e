import LoadKit
import LoadKitUIKit
import UIKit
import _ArticlesCore

/// The list of articles: search, pull to refresh, an article when one is tapped.
final class ArticlesViewController: UITableViewController, UISearchResultsUpdating {
  private let service: ArticleService
  private let environment: LoadEnvironment
  let articles: Loader<String, [Article]>
  private var loads: LoadStateController<String, [Article]>?

  init(service: ArticleService, environment: LoadEnvironment) {
    self.service = service
    self.environment = environment
    let options = LoadOptions(debounce: .milliseconds(300), keepsPreviousContent: true)
    articles = Loader(.articles, options: options, environment: environment) { query, context in
      try await service.articles(query: query, context: context)
    }
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
    articles.value?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    guard let list = articles.value, list.indices.contains(indexPath.row) else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = list[indexPath.row].title
    content.secondaryText = list[indexPath.row].body
    content.secondaryTextProperties.numberOfLines = 2
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let list = articles.value, list.indices.contains(indexPath.row) else { return }
    let article = ArticleViewController(article: list[indexPath.row], service: service, environment: environment)
    navigationController?.pushViewController(article, animated: true)
  }
}
