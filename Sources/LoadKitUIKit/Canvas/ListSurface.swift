#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A list with a view behind its rows.
  @MainActor protocol BackgroundList: UIScrollView {
    var backgroundView: UIView? { get set }
    /// The rows that are seen, the first one first.
    var rows: [UIView] { get }
    /// What the app has above and below the rows.
    var surroundings: [UIView] { get }
  }

  extension UITableView: BackgroundList {
    var rows: [UIView] { visibleCells }
    var surroundings: [UIView] { [tableHeaderView, tableFooterView].compactMap { $0 } }
  }

  extension UICollectionView: BackgroundList {
    // Its visible cells are in no order.
    var rows: [UIView] { indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) } }
    var surroundings: [UIView] { [] }
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
      stateView.headerHeight = (list as? UITableView)?.tableHeaderView?.frame.height ?? 0
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
