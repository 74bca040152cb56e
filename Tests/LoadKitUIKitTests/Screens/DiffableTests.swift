import LoadKit
import LoadKitTesting
import Testing

@testable import LoadKitUIKit
@testable import UIKit

extension UIKitSuites {
  @MainActor @Suite("Diffable data sources") struct DiffableTests {
    struct Article: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    /// A table, or a collection, with a diffable data source.
    final class Screen: UIViewController {
      let loader: Loader<NoInput, [Article]>
      let list: UIScrollView
      private let table: UITableView?
      var loads: LoadStateController<NoInput, [Article]>?
      var provided: [Int] = []
      private var tableSource: UITableViewDiffableDataSource<String, Int>?
      private var collectionSource: UICollectionViewDiffableDataSource<String, Int>?

      init(_ loader: Loader<NoInput, [Article]>, isTable: Bool) {
        self.loader = loader
        let table = UITableView(frame: .zero, style: .plain)
        self.table = isTable ? table : nil
        list = isTable ? table : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      private func content(_ id: Int) -> UIListContentConfiguration {
        provided.append(id)
        var content = UIListContentConfiguration.cell()
        content.text = loads?.value?.first { $0.id == id }?.title
        return content
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        if let table {
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          tableSource = UITableViewDiffableDataSource(tableView: table) { [weak self] table, indexPath, id in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.contentConfiguration = self?.content(id)
            return cell
          }
        } else if let collection = list as? UICollectionView {
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
          collectionSource = UICollectionViewDiffableDataSource(collectionView: collection) {
            [weak self] collection, indexPath, id in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            cell.contentConfiguration = self?.content(id)
            return cell
          }
        }
        loads = LoadStateController(loader, in: self, over: list) { screen in
          if let source = screen.tableSource { screen.loads?.apply(to: source, in: "articles") }
          if let source = screen.collectionSource { screen.loads?.apply(to: source, in: "articles") }
        }
      }
    }

    private func make(
      _ steps: [ScriptedStep<[Article]>], isTable: Bool
    ) -> (clock: ManualClock, screen: Screen, user: UIKitDriver) {
      let clock = ManualClock()
      let script = ScriptedOperation<NoInput, [Article]>(clock, steps)
      let loader = Loader<NoInput, [Article]>(
        .articles, options: .once, environment: LoadEnvironment(clock: clock), operation: script.operation)
      let screen = Screen(loader, isTable: isTable)
      return (clock, screen, UIKitDriver(screen))
    }

    @Test(
      "A refresh changes only rows that differ, and keeps the cell, the selection and the focus of the other rows",
      arguments: [true, false])
    func difference(isTable: Bool) async throws {
      let (clock, screen, user) = make(
        [
          .succeed([Article(id: 1, title: "a"), Article(id: 2, title: "b"), Article(id: 3, title: "c")]),
          .succeed([Article(id: 4, title: "d"), Article(id: 1, title: "a"), Article(id: 2, title: "B")]),
        ], isTable: isTable)
      await clock.advance(by: .zero)
      #expect(user.rows == ["a", "b", "c"])
      try user.focus("a")
      if isTable { try user.tap("b") }
      screen.provided = []
      screen.loader.start(.poll)
      await clock.advance(by: .zero)
      #expect(user.rows == ["d", "a", "B"])
      #expect(screen.provided.sorted() == [2, 4])
      #expect(user.focusedLabel == "a" && user.focusMoves.isEmpty)
      if isTable { #expect(user.table?.indexPathForSelectedRow == IndexPath(row: 2, section: 0)) }
    }

    @Test("A message takes the place of all rows, and the rows come again", arguments: [true, false])
    func message(isTable: Bool) async {
      let (clock, screen, user) = make(
        [.succeed([Article(id: 1, title: "a")]), .succeed([]), .succeed([Article(id: 1, title: "A")])],
        isTable: isTable)
      await clock.advance(by: .zero)
      for rows in [[], ["A"]] {
        screen.loader.start(.poll)
        await clock.advance(by: .zero)
        #expect(user.rows == rows)
        #expect(user.sees("No Articles") == rows.isEmpty)
      }
      screen.loads?.end()
      #expect(user.rows.isEmpty)
    }

    @Test("Of two items with one identifier the first is shown, and the app goes on", arguments: [true, false])
    func twice(isTable: Bool) async {
      let (clock, screen, user) = make(
        [.succeed([Article(id: 1, title: "a"), Article(id: 1, title: "twin"), Article(id: 2, title: "b")])],
        isTable: isTable)
      await clock.advance(by: .zero)
      #expect(user.rows == ["a", "b"])
      #expect(screen.loads?.value?.count == 3)
    }

    @Test("Sections of the app's own: empty ones stay, of two with one name the items are together")
    func sections() async {
      let (clock, screen, user) = make(
        [.succeed([Article(id: 1, title: "a"), Article(id: 2, title: "b")])], isTable: true)
      await clock.advance(by: .zero)
      let table = UITableView(frame: .zero, style: .plain)
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
      screen.loads?.apply(to: source) { articles in
        [("first", Array(articles.prefix(1))), ("none", []), ("first", articles)]
      }
      #expect(source.snapshot().sectionIdentifiers == ["first", "none"])
      #expect(source.snapshot().itemIdentifiers(inSection: "first") == [1, 2])
      #expect(user.rows == ["a", "b"])
    }
  }
}
