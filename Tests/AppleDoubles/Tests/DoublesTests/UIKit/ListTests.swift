import Testing

@testable import UIKit

@MainActor @Suite("Rows, pooled cells and what lies on top", .appOfItsOwn) struct ListTests {
  /// A cell's content that records its windows.
  private final class Probe: UIView, UIContentView {
    struct Configuration: UIContentConfiguration {
      let name: String
      let note: @MainActor (String) -> Void
      func makeContentView() -> any UIView & UIContentView { Probe(self) }
      func updated(for state: any UIConfigurationState) -> Configuration { self }
    }

    var configuration: any UIContentConfiguration {
      get { own }
      set { if let configuration = newValue as? Configuration { own = configuration } }
    }
    private var own: Configuration { didSet { label.text = own.name } }
    private let label = UILabel()

    init(_ configuration: Configuration) {
      own = configuration
      super.init(frame: .zero)
      label.text = configuration.name
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() { own.note("\(own.name) \(window == nil ? "out" : "in")") }
  }

  private final class Table: UITableViewController {
    var names: [String] = []
    var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "end")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let name = names[indexPath.row]
      let cell = tableView.dequeueReusableCell(withIdentifier: name == "end" ? "end" : "row", for: indexPath)
      cell.contentConfiguration = Probe.Configuration(name: name) { [weak self] in self?.notes.append($0) }
      return cell
    }
  }

  private final class Collection: UICollectionViewController {
    var names: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.contentConfiguration = Probe.Configuration(name: names[indexPath.item]) { _ in }
      return cell
    }
  }

  private func table(_ names: String..., rows: Int, isInNavigation: Bool = false) -> (Table, UIKitDriver) {
    let screen = Table(style: .plain)
    screen.names = names
    let user = UIKitDriver(screen, isInNavigation: isInNavigation)
    user.rowLimit = rows
    return (screen, user)
  }

  // MARK: U04

  @Test("U04 By default a cell that scrolls away leaves the table and its window") func removed() throws {
    let (screen, user) = table("a", "b", "end", rows: 2)
    #expect(user.texts == ["a", "b"])
    user.rowLimit = 3
    screen.notes = []
    user.rowLimit = 2
    #expect(screen.notes == ["end out"])
    try user.scroll(by: 1)
    #expect(user.texts == ["b", "end"])
    #expect(screen.tableView.subviews.count == 2)
  }

  @Test("U04 In the mode of hidden cells a cell that scrolls away stays in the table, hidden, until it is used again")
  func hidden() throws {
    let (screen, user) = table("a", "b", "c", "end", rows: 4)
    user.pooledCells = .hidden
    let end = screen.tableView.visibleCells.last
    screen.notes = []
    user.rowLimit = 3
    #expect(user.texts == ["a", "b", "c"])
    #expect(end?.isHidden == true && end?.superview === screen.tableView && end?.window === user.window)
    // Nothing tells the content that its cell is out of sight.
    #expect(screen.notes == [])
    try user.scroll(by: 1)
    #expect(screen.tableView.visibleCells.last === end && end?.isHidden == false)
    #expect(user.texts == ["b", "c", "end"])
    screen.tableView.reloadData()
    #expect(user.texts == ["b", "c", "end"])
    // "a" waits from before, so four cells serve the rows.
    #expect(screen.tableView.subviews.filter { $0 is UITableViewCell }.count == 4)
  }

  @Test("U04 Hidden cells get and lose the window with their table") func hiddenWindow() throws {
    let (screen, user) = table("a", "end", rows: 2, isInNavigation: true)
    user.pooledCells = .hidden
    user.rowLimit = 1
    screen.notes = []
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(screen.notes.sorted() == ["a out", "end out"])
    screen.navigationController?.popViewController(animated: true)
    #expect(screen.notes.sorted() == ["a in", "a out", "end in", "end out"])
  }

  @Test("U04 The cells of a collection do so too") func collection() throws {
    for mode in [PooledCells.removed, .hidden] {
      let screen = Collection(collectionViewLayout: UICollectionViewFlowLayout())
      screen.names = ["a", "b", "c"]
      let user = UIKitDriver(screen)
      user.pooledCells = mode
      let end = IndexPath(item: 2, section: 0)
      let last = screen.collectionView.cellForItem(at: end)
      user.rowLimit = 2
      #expect(user.texts == ["a", "b"])
      #expect((last?.window === user.window) == (mode == .hidden))
      try user.scroll(by: 1)
      #expect(user.texts == ["b", "c"])
      #expect((screen.collectionView.cellForItem(at: end) === last) == (mode == .hidden))
    }
    #expect(throws: UIKitDriver.Refusal.self) { try UIKitDriver(UIViewController()).scroll(by: 1) }
  }

  // MARK: U09

  @Test("U09 A touch hits the last subview at its point, whatever the z position is") func hitTest() {
    let screen = UIViewController()
    var pressed: [String] = []
    let buttons = ["below", "above"].map { name in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.addAction(UIAction { _ in pressed.append(name) }, for: .touchUpInside)
      screen.view.addSubview(button)
      return button
    }
    buttons[0].layer.zPosition = 1
    let user = UIKitDriver(screen)
    let point = CGPoint(x: 50, y: 50)
    #expect(user.tap(at: point) === buttons[1])
    screen.view.bringSubviewToFront(buttons[0])
    #expect(user.tap(at: point) === buttons[0])
    buttons[0].isHidden = true
    user.tap(at: point)
    buttons[1].isUserInteractionEnabled = false
    #expect(user.tap(at: point) === screen.view)
    #expect(user.tap(at: CGPoint(x: 500, y: 50)) == nil)
    #expect(pressed == ["above", "below", "above"])
  }

  @Test("U09 Rows that come later lie on top of what floats in the table, until it is brought to the front")
  func floating() throws {
    let screen = Table(style: .plain)
    screen.names = (0..<30).map { "row \($0)" }
    let user = UIKitDriver(screen)
    let bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.accessibilityLabel = "Retry"
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    bar.addSubview(button)
    bar.layer.zPosition = 1
    screen.tableView.addSubview(bar)
    let point = CGPoint(x: 50, y: 820)
    user.tap(at: point)
    try user.tap("Retry")
    #expect(presses == 2)
    screen.tableView.reloadData()
    user.tap(at: point)
    #expect(screen.tableView.indexPathForSelectedRow?.row == 18)
    #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Retry") }
    #expect(presses == 2)
    // Where no row is, a later row covers nothing.
    screen.names = ["row 0"]
    screen.tableView.reloadData()
    try user.tap("Retry")
    screen.names = (0..<30).map { "row \($0)" }
    screen.tableView.reloadData()
    _ = user.texts
    screen.tableView.bringSubviewToFront(bar)
    user.tap(at: point)
    try user.tap("Retry")
    #expect(presses == 5)
    #expect(user.texts.first == "row 0")
  }

  @Test("U09 A floating view without a frame is where its constraints tie it to the table") func tied() throws {
    let screen = Table(style: .plain)
    screen.names = (0..<30).map { "row \($0)" }
    let user = UIKitDriver(screen)
    for (isAtTop, count, isCovered) in [(true, 1, true), (false, 1, false), (false, 30, true)] {
      let button = UIButton(configuration: .plain())
      button.accessibilityLabel = "Retry"
      button.translatesAutoresizingMaskIntoConstraints = false
      screen.tableView.addSubview(button)
      let edge =
        isAtTop
        ? button.topAnchor.constraint(equalTo: screen.tableView.topAnchor)
        : button.bottomAnchor.constraint(equalTo: screen.tableView.bottomAnchor)
      edge.isActive = true
      screen.names = (0..<count).map { "row \($0)" }
      screen.tableView.reloadData()
      if isCovered {
        #expect(throws: UIKitDriver.Refusal.self) { try user.tap("Retry") }
      } else {
        try user.tap("Retry")
      }
      button.removeFromSuperview()
    }
  }
}
