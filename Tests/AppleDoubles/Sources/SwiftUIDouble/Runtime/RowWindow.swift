/// The rows of a list that fit on the screen, if the host limits them.
///
/// Only rows in the window appear, are seen and are heard, as in a list that makes its rows when they are scrolled to.
/// Their views are evaluated all the same.
final class RowWindow {
  /// How many rows are above the window.
  var offset = 0
}

/// A view that only shows the rows which fit on the screen.
@MainActor protocol RowContainer: Primitive {}

extension RowContainer {
  /// Decides which rows are on screen; sections count by their rows.
  func layOut(_ node: Node) {
    guard let limit = node.host.rowLimit else {
      if node.state is RowWindow { for row in node.rows { row.isOutside = false } }
      return
    }
    let window = node.state as? RowWindow ?? RowWindow()
    node.state = window
    let rows = node.rows
    window.offset = min(window.offset, max(0, rows.count - limit))
    for (index, row) in rows.enumerated() { row.isOutside = !(window.offset..<window.offset + limit).contains(index) }
  }
}

extension Node {
  /// The rows in a list: those of sections too, which are not rows themselves.
  var rows: [Node] {
    children.filter(\.isShown).flatMap(\.members).flatMap { member in
      member.leaf.view is any SectionView ? member.leaf.sectionRows : [member]
    }
  }

  /// The member inside of all modifiers.
  private var leaf: Node { wrapped?.leaf ?? self }

  private var sectionRows: [Node] { child(at: "content")?.members ?? [] }
}

@MainActor protocol SectionView {}

extension Section: SectionView where Parent: View, Content: View, Footer: View {}

extension HostCore {
  /// Moves the rows of the list on screen.
  ///
  /// - Returns: Whether there is a list whose rows can be moved.
  func scroll(_ element: Element, to offset: (_ current: Int, _ rows: Int) -> Int) -> Bool {
    guard let node = element.node, let window = node.state as? RowWindow, let limit = rowLimit else { return false }
    let rows = node.rows.count
    window.offset = max(0, min(offset(window.offset, rows), rows - limit))
    update()
    return true
  }
}
