/// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor open class UICollectionView: UIScrollView, RowList {
  /// https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout
  open var collectionViewLayout: UICollectionViewLayout
  /// https://developer.apple.com/documentation/uikit/uicollectionview/datasource
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview
  open var backgroundView: UIView? {
    willSet {
      if backgroundView !== newValue, backgroundView?.superview === self { backgroundView?.removeFromSuperview() }
    }
    didSet { if let backgroundView { insertSubview(backgroundView, at: 0) } }
  }

  private var counts: [Int]?
  private(set) var reloads = 0
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private let pool = CellPool<UICollectionViewCell>()
  private var registered: Set<String> = []
  /// The cell that the data source is to configure again.
  private var reconfigured: UICollectionViewCell?
  var firstRow = 0
  var heights: (own: CGFloat, made: CGFloat)?

  /// https://developer.apple.com/documentation/uikit/uicollectionview/init(frame:collectionviewlayout:)
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    // A class of the app's own cannot be made from its type here; UIKit asks the Objective-C runtime.
    precondition(cellClass == UICollectionViewCell.self, "Only cells with a content configuration can be registered")
    registered.insert(identifier)
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/dequeuereusablecell(withreuseidentifier:for:)
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    precondition(registered.contains(identifier), "No cell is registered for \(identifier)")
    if let reconfigured, reconfigured.identifier == identifier { return reconfigured }
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    let cell = UICollectionViewCell(frame: .zero)
    cell.identifier = identifier
    return cell
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata()
  open func reloadData() {
    reloads += 1
    counts = nil
    let holdsFocus = UIKitRecords.current.isFocus(in: cells.values)
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { pool.add(cell, cell.identifier) }
    cells = [:]
    setNeedsLayout()
    _ = currentCounts
    if holdsFocus { UIKitRecords.current.focusLeft(self) }
  }

  /// Applies a difference (U06); see `UITableView.applyDifference(_:reconfiguring:)`.
  func applyDifference(_ moves: [(old: IndexPath, new: IndexPath)], reconfiguring changed: [IndexPath]) {
    var old = cells
    cells = [:]
    for move in moves { cells[move.new] = old.removeValue(forKey: move.old) }
    let holdsFocus = UIKitRecords.current.isFocus(in: old.values)
    for (_, cell) in old.sorted(by: { $0.key < $1.key }) { pool.add(cell, cell.identifier) }
    counts = nil
    _ = currentCounts
    for indexPath in changed {
      guard let cell = cells[indexPath] else { continue }
      reconfigured = cell
      let given = dataSource?.collectionView(self, cellForItemAt: indexPath)
      precondition(given === cell, "An item that is configured again has to be given the cell that it has")
      reconfigured = nil
    }
    setNeedsLayout()
    if holdsFocus { UIKitRecords.current.focusLeft(self) }
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/numberofsections
  open var numberOfSections: Int { currentCounts.count }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/numberofitems(insection:)
  open func numberOfItems(inSection section: Int) -> Int { currentCounts[section] }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpath(for:)
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells
  ///
  /// In no order: after a reload the last cell comes first.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key > $1.key }.map(\.value) }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/indexpathsforvisibleitems
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted(by: >) }
  /// https://developer.apple.com/documentation/uikit/uicollectionview/cellforitem(at:)
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  private var currentCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    let new = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    counts = new
    return new
  }

  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard window != nil, let dataSource else { return }
    let shown = shownRows
    var number = 0
    for (section, count) in currentCounts.enumerated() {
      for item in 0..<count {
        update(IndexPath(item: item, section: section), isShown: shown.contains(number), dataSource)
        number += 1
      }
    }
    placeRows()
  }

  /// Makes the cell of an item that has come into sight, or puts away that of an item that has gone.
  ///
  /// As in UIKit, a later cell lies on top of what is in the list already.
  private func update(_ indexPath: IndexPath, isShown: Bool, _ dataSource: any UICollectionViewDataSource) {
    if let cell = cells[indexPath] {
      guard !isShown else { return }
      cells[indexPath] = nil
      pool.add(cell, cell.identifier)
    } else if isShown {
      let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
      cells[indexPath] = cell
      addSubview(cell)
    }
  }

  var rowCount: Int { currentCounts.reduce(0, +) }

  var rowViews: [UIView] { cells.sorted { $0.key < $1.key }.map(\.value) }

  override var subviewsInOrder: [UIView] { rowsInOrder }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@MainActor open class UICollectionViewLayout: NSObject {}

/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@MainActor open class UICollectionReusableView: UIView {
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()
  open func prepareForReuse() {}
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentview
  ///
  /// With a content configuration it is the view that draws it (U08).
  open private(set) var contentView = UIView()
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = contentView.replaced(in: self, for: contentConfiguration) }
  }

  /// https://developer.apple.com/documentation/uikit/uiview/init(frame:)
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// https://developer.apple.com/documentation/uikit/uicollectionviewcell/init(coder:)
  public required init?(coder: NSCoder) { nil }

  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/prepareforreuse()
  ///
  /// Spinners in the cell stop, and are not started again (U07).
  open override func prepareForReuse() { stopSpinners() }
  /// https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// What the cell was dequeued for.
  var identifier: String?
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
