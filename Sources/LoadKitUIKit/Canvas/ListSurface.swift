#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A list with a view behind its rows.
  @MainActor protocol BackgroundList: UIScrollView {
    var backgroundView: UIView? { get set }
    /// The rows that are seen, the first one first.
    var rows: [UIView] { get }
    /// What the app has above and below the rows.
    var surroundings: [UIView] { get }
    /// The place of a row that is seen; `nil` for another view.
    func place(ofRow view: UIView) -> IndexPath?
    /// The row at a place, if it is seen.
    func row(at place: IndexPath) -> UIView?
    /// How many rows a section has; `nil` for a section that the list does not have.
    func rowCount(inSection section: Int) -> Int?
  }

  extension UITableView: BackgroundList {
    var rows: [UIView] { visibleCells }
    var surroundings: [UIView] { [tableHeaderView, tableFooterView].compactMap { $0 } }
    func place(ofRow view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap(indexPath(for:)) }
    func row(at place: IndexPath) -> UIView? { cellForRow(at: place) }
    func rowCount(inSection section: Int) -> Int? {
      section < numberOfSections ? numberOfRows(inSection: section) : nil
    }
  }

  extension UICollectionView: BackgroundList {
    // Its visible cells are in no order.
    var rows: [UIView] { indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) } }
    var surroundings: [UIView] { [] }
    func place(ofRow view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap(indexPath(for:)) }
    func row(at place: IndexPath) -> UIView? { cellForItem(at: place) }
    func rowCount(inSection section: Int) -> Int? {
      section < numberOfSections ? numberOfItems(inSection: section) : nil
    }
  }

  /// A view within a row that moves the focus of assistive technology itself.
  @MainActor protocol FocusOwner: UIView {}

  /// The row that has the focus of assistive technology, and the text of the element with it.
  struct FocusedRow {
    let place: IndexPath
    let text: String?
  }

  /// A table or a collection: the state view stands behind the rows, of which there are none then, so that it can be
  /// pulled. What the app has there itself stays visible, and is there alone again afterwards.
  @MainActor final class ListSurface: Surface {
    private weak var list: (any BackgroundList)?
    private let separators: Separators?

    init(_ list: any BackgroundList) {
      self.list = list
      separators = (list as? UITableView).map(Separators.init)
    }

    var view: UIView? { list }

    func show(_ stateView: StateView) {
      guard let list else { return }
      if list.backgroundView !== stateView {
        let own = list.backgroundView
        list.backgroundView = stateView
        stateView.backdrop = own
      }
      stateView.headerHeight = { [weak list] in (list as? UITableView)?.tableHeaderView?.frame.height ?? 0 }
      stateView.setNeedsLayout()
      separators?.hide()
    }

    func hide(_ stateView: StateView) {
      if let list, list.backgroundView === stateView {
        let own = stateView.backdrop
        stateView.backdrop = nil
        list.backgroundView = own
      }
      separators?.restore()
    }

    func isContent(_ view: UIView) -> Bool {
      guard let list, view.isDescendant(of: list), view !== list else { return false }
      return !list.surroundings.contains { view.isDescendant(of: $0) }
    }

    var firstElement: UIView? {
      // A list outside of a window is laid out with wrong insets.
      if list?.window != nil { list?.layoutIfNeeded() }
      return list?.rows.first ?? list
    }

    var focusedRow: FocusedRow? {
      guard let list, var view = FocusKeeper.focusedView, view !== list, view.isDescendant(of: list) else { return nil }
      while let above = view.superview {
        // The end of a list page by page moves its focus itself.
        if view is any FocusOwner { return nil }
        if let place = list.place(ofRow: view) { return FocusedRow(place: place, text: FocusKeeper.focusedText) }
        view = above
      }
      return nil
    }

    func keepFocus(on row: FocusedRow) {
      guard let list, list.window != nil else { return }
      list.layoutIfNeeded()
      // A diffable data source keeps the row, wherever its place is now.
      if focusedRow != nil, FocusKeeper.focusedText == row.text { return }
      guard let count = list.rowCount(inSection: row.place.section), count > 0 else { return }
      let place = IndexPath(item: min(row.place.item, count - 1), section: row.place.section)
      guard let target = list.row(at: place) else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: target)
    }

    let coversContent = false
  }

  /// The separators of a table, which are not drawn while there are no rows.
  @MainActor private final class Separators {
    private weak var table: UITableView?

    init(_ table: UITableView) { self.table = table }

    #if os(tvOS)
      func hide() {}
      func restore() {}
    #else
      /// The app's own style, while none is drawn.
      private var own: UITableViewCell.SeparatorStyle?

      func hide() {
        guard let table, own == nil || table.separatorStyle != .none else { return }
        // The second time, the app has set another one meanwhile.
        own = table.separatorStyle
        table.separatorStyle = .none
      }

      func restore() {
        if let table, let own, table.separatorStyle == .none { table.separatorStyle = own }
        own = nil
      }
    #endif
  }
#endif
