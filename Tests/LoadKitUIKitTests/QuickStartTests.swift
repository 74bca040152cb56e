import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

// The code of the documentation's quick start, as it stands there.

private final class ArticlesViewController: UITableViewController {
  let articles = Loader(.articles) { _ in try await service.articles() }
  private var loads: LoadStateController<NoInput, [String]>?

  override func viewDidLoad() {
    super.viewDidLoad()
    loads = LoadStateController(articles, in: self) { $0.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(1) ?? 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    loads?.value?.count ?? 0
  }

  // And what is the app's own anyway.

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = loads?.value?[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

private struct Service {
  func articles() async throws -> [String] { ["a"] }
}

private let service = Service()

extension UIKitSuites {
  @MainActor @Suite("Quick start") struct QuickStartTests {
    @Test("The quick start shows its rows")
    func shows() async {
      let screen = ArticlesViewController(style: .plain)
      let user = UIKitDriver(screen)
      #expect(user.elements == ["Loading articles"])
      await screen.articles.load()
      #expect(user.rows == ["a"])
    }
  }
}
