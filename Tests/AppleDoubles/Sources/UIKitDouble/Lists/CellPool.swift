/// Where a list keeps cells that it does not show.
///
/// Reports differ: dumps of iOS 13 show such cells hidden in their table, others speak of cells without a superview.
enum PooledCells { case removed, hidden }

/// The cells of a list that wait to be used again.
///
/// Cells that are taken out of the list are not used again here.
@MainActor final class CellPool<Cell: UIView> {
  private var cells: [(identifier: String, cell: Cell)] = []

  /// Takes a cell that the list no longer shows.
  func add(_ cell: Cell, _ identifier: String?) {
    guard UIKitRecords.current.pooledCells == .hidden, let identifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cells.append((identifier, cell))
  }

  /// A cell with this identifier, which the list shows from now on.
  func take(_ identifier: String) -> Cell? {
    guard let index = cells.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    let cell = cells.remove(at: index).cell
    cell.isHidden = false
    return cell
  }
}

/// A scroll view with rows.
@MainActor protocol RowList: UIScrollView {
  /// The cells and headers that show, from top to bottom.
  var rowViews: [UIView] { get }
  /// The number of the first row that shows, with a limit of rows.
  var firstRow: Int { get set }
  /// The number of rows in all sections.
  var rowCount: Int { get }
  /// How high the list is by its frame, and how high it was made for its rows.
  var heights: (own: CGFloat, made: CGFloat)? { get set }
}

extension RowList {
  static var rowHeight: CGFloat { 44 }

  /// The numbers of the rows that show.
  var shownRows: Range<Int> {
    guard let limit = UIKitRecords.current.rowLimit else { return 0..<rowCount }
    let first = max(0, min(firstRow, rowCount - limit))
    return first..<min(rowCount, first + limit)
  }

  /// Gives rows and headers their places, from the top of what is seen.
  ///
  /// Without a limit of rows all of them are in sight: the list is as high as they are.
  func placeRows() {
    growForRows()
    for (index, view) in rowViews.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: seenSize.width, height: Self.rowHeight)
    }
  }

  private func growForRows() {
    guard frame.height > 0 else { return }
    let own = heights.map { $0.made == frame.height ? $0.own : frame.height } ?? frame.height
    let needed = UIKitRecords.current.rowLimit == nil ? CGFloat(rowViews.count) * Self.rowHeight : 0
    heights = (own, max(own, needed))
    if frame.height != max(own, needed) { frame.size.height = max(own, needed) }
  }

  /// The size of the list. There is no solver, so a list without a frame is as large as the window.
  var seenSize: CGSize { bounds.isEmpty ? UIWindow.size.size : bounds.size }

  /// The subviews in the order in which they are read: rows from top to bottom, whatever lies on top.
  var rowsInOrder: [UIView] {
    let rows = rowViews
    func isRow(_ view: UIView) -> Bool { rows.contains { $0 === view } }
    // A background view and a refresh control are behind the first row.
    guard let first = subviews.firstIndex(where: isRow) else { return subviews }
    return Array(subviews[..<first]) + rows + subviews[first...].filter { !isRow($0) }
  }

  /// Whether a row lies on top of a view that floats in the list.
  func isCovered(_ view: UIView) -> Bool {
    guard let index = subviews.firstIndex(where: { $0 === view }), let place = place(of: view) else { return false }
    let rows = rowViews
    return subviews[(index + 1)...].contains { row in
      rows.contains { $0 === row } && !row.isHidden && row.frame.minY < place.upperBound
        && row.frame.maxY > place.lowerBound
    }
  }

  /// From where to where a floating view reaches: by its frame, or by the edge of the list that it is tied to.
  private func place(of view: UIView) -> Range<CGFloat>? {
    if view.frame.height > 0 { return view.frame.minY..<view.frame.maxY }
    let height = max(view.fittingHeight, 1)
    for constraint in LayoutCheck.constraints(of: view) where constraint.firstItem === view {
      guard NSLayoutConstraint.view(of: constraint.secondItem)?.isDescendant(of: view) == false else { continue }
      switch constraint.firstAttribute {
      case .bottom: return seenSize.height - safeAreaInsets.bottom - height..<seenSize.height
      case .top: return 0..<height
      default: continue
      }
    }
    return nil
  }
}
