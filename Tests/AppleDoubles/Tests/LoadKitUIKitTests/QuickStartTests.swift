import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

// The code of the documentation's quick start, as it stands there.

private final class ArticlesViewController: UITableViewController {
  private let articles: Loader<NoInput, [String]>
  private var loads: LoadStateController<NoInput, [String]>?

  override func viewDidLoad() {
    super.viewDidLoad()
    loads = LoadStateController(articles, in: self) { $0.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.value?.count ?? 0
  }

  // And what is the app's own anyway.

  init(_ articles: Loader<NoInput, [String]>) {
    self.articles = articles
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = articles.value?[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension UIKitSuites {
  @MainActor @Suite("Quick start") struct QuickStartTests {
    @Test("The quick start shows its rows")
    func shows() async {
      let bench = Bench<NoInput>([.answer(["a"], after: .milliseconds(900))])
      let user = UIKitDriver(ArticlesViewController(bench.loader))
      await bench.at(300)
      #expect(user.spins)
      await bench.at(900)
      #expect(user.rows == ["a"])
    }
  }
}
