import Testing

@testable import UIKit

@MainActor @Suite("Diffable data sources and cells that are used again", .appOfItsOwn) struct DiffableTests {
  /// A list that records for which items its provider made or configured a cell.
  @MainActor private final class Screen: UIViewController {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    var titles: [Int: String] = [:]
    var provided: [Int] = []
    lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      self?.provided.append(id)
      var content = cell.defaultContentConfiguration()
      content.text = self?.titles[id]
      cell.contentConfiguration = content
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view.addSubview(table)
    }

    func apply(_ items: [Int], changed: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      snapshot.reconfigureItems(changed)
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private func screen(_ titles: [Int: String]) -> (Screen, UIKitDriver) {
    let screen = Screen()
    screen.titles = titles
    return (screen, UIKitDriver(screen))
  }

  @Test("U06 An item that stays keeps its cell as it is, and only a new one asks the provider") func difference() throws
  {
    let (screen, user) = screen([1: "a", 2: "b", 3: "c"])
    screen.apply([1, 2])
    #expect(user.texts == ["a", "b"])
    let second = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
    try user.tap("b")
    screen.provided = []
    screen.titles[2] = "B"
    screen.apply([3, 2])
    #expect(user.texts == ["c", "b"])
    #expect(screen.provided == [3])
    screen.apply([2, 3])
    #expect(user.texts == ["b", "c"])
    #expect(screen.provided == [3])
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) === second)
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(screen.table.reloads == 0)
  }

  @Test("U06 A reconfigured item keeps its cell and shows its new text; a reload makes all rows again")
  func reconfigured() {
    let (screen, user) = screen([1: "a", 2: "b"])
    screen.apply([1, 2])
    #expect(user.texts == ["a", "b"])
    let second = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
    screen.titles = [1: "A", 2: "B"]
    screen.provided = []
    screen.apply([1, 2], changed: [2])
    #expect(user.texts == ["a", "B"])
    #expect(screen.provided == [2])
    #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
    var snapshot = screen.source.snapshot()
    snapshot.reconfigureItems([])
    screen.source.applySnapshotUsingReloadData(snapshot)
    #expect(user.texts == ["A", "B"])
    #expect(screen.table.reloads == 1)
  }

  /// A content view that counts how it was given its configuration.
  private final class Content: UIView, UIContentView {
    struct Configuration: UIContentConfiguration {
      var text: String
      func makeContentView() -> any UIView & UIContentView { Content(self) }
      func updated(for state: any UIConfigurationState) -> Configuration { self }
    }

    var configuration: any UIContentConfiguration { didSet { adoptions += 1 } }
    private(set) var adoptions = 0
    let spinner = UIActivityIndicatorView(style: .medium)

    init(_ configuration: Configuration) {
      self.configuration = configuration
      super.init(frame: .zero)
      addSubview(spinner)
      spinner.startAnimating()
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("U08 A configuration of the same kind is handed to the content view that is there, which is the content view")
  func content() {
    for cell in [UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero)] as [UIView]
    {
      func configure(_ configuration: (any UIContentConfiguration)?) -> UIView? {
        (cell as? UITableViewCell)?.contentConfiguration = configuration
        (cell as? UICollectionViewCell)?.contentConfiguration = configuration
        return (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      }
      let first = configure(Content.Configuration(text: "a")) as? Content
      #expect(first?.superview === cell && first?.adoptions == 0)
      #expect(configure(Content.Configuration(text: "b")) === first)
      #expect(first?.adoptions == 1)
      let other = configure(UIListContentConfiguration.cell())
      #expect(other !== first && first?.superview == nil && other?.superview === cell)
      #expect(configure(nil) !== other)
      #expect(cell.subviews.count == 1)
    }
  }

  @Test("U07 A spinner in a cell that is used again stands still until it is started again") func spinner() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    let content = Content(Content.Configuration(text: "a"))
    cell.contentView.addSubview(content)
    cell.prepareForReuse()
    #expect(!content.spinner.isAnimating && !content.spinner.isHidden)
    content.spinner.startAnimating()
    #expect(content.spinner.isAnimating)
  }

  @Test("V03 A reload in which the row with the focus goes puts the focus on the first element; a difference keeps it")
  func focus() throws {
    let (screen, user) = screen([1: "a", 2: "b", 3: "c"])
    screen.apply([1, 2])
    try user.focus("b")
    screen.apply([3, 1, 2], changed: [2])
    #expect(user.texts == ["c", "a", "b"])
    #expect(user.focusedLabel == "b")
    screen.table.reloadData()
    #expect(user.texts == ["c", "a", "b"])
    #expect(user.focusedLabel != "b")
  }
}
