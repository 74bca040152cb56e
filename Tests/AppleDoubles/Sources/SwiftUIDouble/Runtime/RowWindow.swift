/// The rows of a list that fit on the screen, if the host limits them.
///
/// Only rows in the window appear, are seen and are heard, as in a list that makes its rows when they are scrolled to.
/// The first view of a row keeps its state out of sight. Everything in its body is removed, and made again with its
/// initial state; the bodies are evaluated at once, in place of when the row comes back.
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
      if node.state is RowWindow {
        for row in node.rows { row.move(outside: false) }
        node.placeRows()
      }
      return
    }
    let window = node.state as? RowWindow ?? RowWindow()
    node.state = window
    let rows = node.rows
    window.offset = min(window.offset, max(0, rows.count - limit))
    for (index, row) in rows.enumerated() {
      row.move(outside: !(window.offset..<window.offset + limit).contains(index))
    }
    node.placeRows()
  }
}

/// Where the rows of a view are.
enum RowPlace { case inSight, outOfSight }

/// A view that makes rows from data.
@MainActor protocol RowSource {}

extension ForEach: RowSource where Content: View {}

extension Node {
  /// The rows in a list: those of sections too, which are not rows themselves.
  var rows: [Node] {
    children.filter(\.isShown).flatMap(\.members).flatMap { member in
      member.leaf.view is any SectionView ? member.leaf.sectionRows : [member]
    }
  }

  fileprivate func move(outside isOutside: Bool) {
    self.isOutside = isOutside
    wrapped?.move(outside: isOutside)
  }

  /// Finds the first view of each row in a list, and has its content made again when all its rows have left the screen.
  fileprivate func placeRows() { for child in children where child.isShown { child.placeOwnRows() } }

  private func placeOwnRows() {
    if view is any SectionView {
      child(at: "content")?.placeOwnRows()
    } else if isFirstOfRow {
      let place = members.allSatisfy(\.isOutside) ? RowPlace.outOfSight : .inSight
      let left = rowPlace == .inSight && place == .outOfSight
      rowPlace = place
      if left, !children.isEmpty { host.mailbox.invalidate(id) }
    } else {
      placeRows()
    }
  }

  /// Whether the view is the first one of a row: it has members of its own, or a body without a source of rows.
  private var isFirstOfRow: Bool {
    guard !members.isEmpty else { return false }
    return !Self.isTransparent(view) || !(view is any Primitive) && !makesRows
  }

  /// Whether rows are made from data in the view, or belong to a section in it.
  private var makesRows: Bool {
    if view is any RowSource || view is any SectionView { return true }
    return Self.isTransparent(view) && children.contains(where: \.makesRows)
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
    invalidate()
    update()
    return true
  }
}
