#if canImport(UIKit) && !os(tvOS)
  import LoadKit
  import LoadKitUIKit
  import UIKit
  import _ArticlesCore

  /// All articles, page by page: the end of the list is a section of its own, whose only cell asks for the next page.
  final class ArchiveViewController: UITableViewController {
    private let app: AppModel
    let archive: PagedLoader<NoInput, Article, Int>
    private var loads: LoadStateController<NoInput, LoadPages<Article, Int>>?

    private var articles: [Article] { loads?.value?.items ?? [] }

    private enum Part: Int, CaseIterable { case articles, end }

    init(app: AppModel) {
      self.app = app
      archive = app.archive
      super.init(style: .plain)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Archive"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "end")
      loads = LoadStateController(archive.list, in: self) { $0.tableView.reloadData() }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(Part.allCases.count) ?? 0 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == Part.articles.rawValue ? articles.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard indexPath.section == Part.articles.rawValue else {
        let cell = tableView.dequeueReusableCell(withIdentifier: "end", for: indexPath)
        cell.contentConfiguration = LoadPageFooterConfiguration(archive)
        return cell
      }
      let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
      if articles.indices.contains(indexPath.row) { cell.show(articles[indexPath.row]) }
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard indexPath.section == Part.articles.rawValue, articles.indices.contains(indexPath.row) else { return }
      let article = ArticleViewController(article: articles[indexPath.row], app: app)
      navigationController?.pushViewController(article, animated: true)
    }
  }
#endif
