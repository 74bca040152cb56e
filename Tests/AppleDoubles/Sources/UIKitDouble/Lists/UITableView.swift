/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView, RowList {
  /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.property
  public let style: Style
  /// https://developer.apple.com/documentation/uikit/uitableview/datasource
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forget() } }
  /// https://developer.apple.com/documentation/uikit/uitableview/delegate
  open weak var delegate: (any UITableViewDelegate)?
  /// https://developer.apple.com/documentation/uikit/uitableview/separatorstyle
  @available(tvOS, unavailable)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// https://developer.apple.com/documentation/uikit/uitableview/rowheight
  open var rowHeight: CGFloat = -1
  /// https://developer.apple.com/documentation/uikit/uitableview/backgroundview
  open var backgroundView: UIView? {
    willSet {
      if backgroundView !== newValue, backgroundView?.superview === self { backgroundView?.removeFromSuperview() }
    }
    didSet { if let backgroundView { insertSubview(backgroundView, at: 0) } }
  }
  /// https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// https://developer.apple.com/documentation/uikit/uitableview/automaticdimension
  public class var automaticDimension: CGFloat { -1 }

  /// The numbers that the data source gave at the last reload; rows are drawn by them, whatever it has now.
  private var counts: [Int]?
  private(set) var reloads = 0
  private var cells: [IndexPath: UITableViewCell] = [:]
  private let pool = CellPool<UITableViewCell>()
  private var headers: [Int: UILabel] = [:]
  var firstRow = 0
  var heights: (own: CGFloat, made: CGFloat)?
  private var registered: Set<String> = []
  /// The cell that the data source is to configure again.
  private var reconfigured: UITableViewCell?

  /// https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// https://developer.apple.com/documentation/uikit/uitableview/init(coder:)
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // Rows

  /// https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-3l3ct
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    // A class of the app's own cannot be made from its type here; UIKit asks the Objective-C runtime.
    precondition(cellClass == UITableViewCell.self, "Only cells with a content configuration can be registered here")
    registered.insert(identifier)
  }
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    precondition(registered.contains(identifier), "No cell is registered for \(identifier)")
    return reused(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reused(identifier)
      ?? (registered.contains(identifier) ? UITableViewCell(style: .default, reuseIdentifier: identifier) : nil)
  }

  private func reused(_ identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let cell = pool.take(identifier)
    cell?.prepareForReuse()
    return cell
  }
  /// https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
  open func reloadData() {
    reloads += 1
    indexPathForSelectedRow = nil
    let holdsFocus = UIKitRecords.current.isFocus(in: cells.values)
    forget()
    _ = currentCounts
    if holdsFocus { UIKitRecords.current.focusLeft(self) }
  }

  /// Applies a difference (U06): cells of rows that stay are kept as they are, at their new places, and only those that
  /// are to be configured again are given to the data source.
  ///
  /// - Parameters:
  ///   - moves: The old and the new index paths of the rows that stay.
  ///   - changed: The new index paths of the rows that are to be configured again.
  func applyDifference(_ moves: [(old: IndexPath, new: IndexPath)], reconfiguring changed: [IndexPath]) {
    var old = cells
    cells = [:]
    for move in moves { cells[move.new] = old.removeValue(forKey: move.old) }
    indexPathForSelectedRow = moves.first { $0.old == indexPathForSelectedRow }?.new
    let holdsFocus = UIKitRecords.current.isFocus(in: old.values)
    for (_, cell) in old.sorted(by: { $0.key < $1.key }) { pool.add(cell, cell.reuseIdentifier) }
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    counts = nil
    _ = currentCounts
    for indexPath in changed {
      guard let cell = cells[indexPath] else { continue }
      reconfigured = cell
      let given = dataSource?.tableView(self, cellForRowAt: indexPath)
      precondition(given === cell, "A row that is configured again has to be given the cell that it has")
      reconfigured = nil
    }
    setNeedsLayout()
    if holdsFocus { UIKitRecords.current.focusLeft(self) }
  }
  /// https://developer.apple.com/documentation/uikit/uitableview/numberofsections
  open var numberOfSections: Int { currentCounts.count }
  /// https://developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)
  open func numberOfRows(inSection section: Int) -> Int { currentCounts[section] }
  /// https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpath(for:)
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// https://developer.apple.com/documentation/uikit/uitableview/visiblecells
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

  private var currentCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    let new = (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    counts = new
    return new
  }

  private func forget() {
    counts = nil
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { pool.add(cell, cell.reuseIdentifier) }
    cells = [:]
    for header in headers.values { header.removeFromSuperview() }
    headers = [:]
    setNeedsLayout()
  }

  func select(_ indexPath: IndexPath) {
    indexPathForSelectedRow = indexPath
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard window != nil, let dataSource else { return }
    let shown = shownRows
    var number = 0
    for (section, count) in currentCounts.enumerated() {
      if headers[section] == nil, let title = dataSource.tableView(self, titleForHeaderInSection: section) {
        let header = UILabel()
        header.text = title
        header.accessibilityTraits = .header
        headers[section] = header
        addSubview(header)
      }
      for row in 0..<count {
        update(IndexPath(row: row, section: section), isShown: shown.contains(number), dataSource)
        number += 1
      }
    }
    placeRows()
  }

  /// Makes the cell of a row that has come into sight, or puts away that of a row that has gone.
  ///
  /// As in UIKit, a later cell lies on top of what is in the table already.
  private func update(_ indexPath: IndexPath, isShown: Bool, _ dataSource: any UITableViewDataSource) {
    if let cell = cells[indexPath] {
      guard !isShown else { return }
      cells[indexPath] = nil
      pool.add(cell, cell.reuseIdentifier)
    } else if isShown {
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      cells[indexPath] = cell
      addSubview(cell)
    }
  }

  var rowCount: Int { currentCounts.reduce(0, +) }

  var rowViews: [UIView] {
    let sections = Set(headers.keys).union(cells.keys.map(\.section)).sorted()
    return sections.flatMap { section -> [UIView] in
      let rows = cells.filter { $0.key.section == section }.sorted { $0.key < $1.key }.map(\.value)
      return (headers[section].map { [$0] } ?? []) + rows
    }
  }

  override var subviewsInOrder: [UIView] { rowsInOrder }

  /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain
    case plain
    /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/grouped
    case grouped
    /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/insetgrouped
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    case insetGrouped
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
  public enum RowAnimation: Int, Sendable {
    /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation/fade
    case fade
    /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation/none
    case none = 5
    /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation/automatic
    case automatic = 100
  }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
  func numberOfSections(in tableView: UITableView) -> Int
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/numberofsections(in:)
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:titleforheaderinsection:)
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didselectrowat:)
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
