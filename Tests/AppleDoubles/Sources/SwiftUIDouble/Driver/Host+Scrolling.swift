extension Host {
  /// How many rows of a list or of a lazy stack fit on the screen. `nil`, the default: all.
  ///
  /// Rows appear when they are scrolled to, and disappear when they are scrolled away.
  public var rowLimit: Int? {
    get { core.rowLimit }
    set {
      core.rowLimit = newValue.map { max(1, $0) }
      core.update()
    }
  }

  /// Scrolls the list on screen down by a number of rows, or up if it is negative.
  ///
  /// - Throws: ``HostError`` if there is no list, or no limit to its rows.
  public func scroll(by rows: Int) throws { try scroll { current, _ in current + rows } }

  /// Scrolls to the last row.
  public func scrollToEnd() throws { try scroll { _, count in count } }

  /// Scrolls to the first row.
  public func scrollToTop() throws { try scroll { _, _ in 0 } }

  /// The number of the first row on screen: 0 if the list was not scrolled, or is a new list.
  public var scrollOffset: Int? { (list?.node?.state as? RowWindow)?.offset }

  private func scroll(_ offset: (Int, Int) -> Int) throws {
    guard let list, core.scroll(list, to: offset) else {
      throw HostError("There is no list whose rows are limited.", self)
    }
  }

  private var list: Element? { front.all.first { $0.isDrawn && $0.node?.state is RowWindow } }
}
