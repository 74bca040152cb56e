import LoadKit

/// What fills the screen: sections below each other, one of whose rows has the focus.
@MainActor class Page {
  /// What stands at the top.
  let title: String
  /// Whether it is a text to scroll through, rather than a list to choose from.
  let isText: Bool
  private(set) var sections: [any Section] = []
  /// The page as its loaders see it. It is on screen while no other page covers it.
  let display = LoadDisplay()
  private(set) var focus: Row.Target?
  private var offset = 0
  private var rows: [Row] = []
  /// Where the focus stands among the rows. To look for it in each of very many would take too long for each key.
  private var focusRow: Int?
  private var height = 0

  init(title: String, isText: Bool) {
    self.title = title
    self.isText = isText
  }

  /// Adds a section below the others.
  func add(_ section: any Section) {
    sections.append(section)
    display.add(section.displayed)
  }

  /// Whether something moves.
  var isAnimated: Bool { sections.contains(where: \.isAnimated) }
  /// Whether something runs that the user may stop.
  var isRunning: Bool { sections.contains(where: \.isRunning) }
  /// What the keys do, in a line.
  var hint: String { "Tab choose  Esc back  ? help  q quit" }
  /// Where the next character goes that is typed, by its row among all rows; `nil` if nothing is typed.
  var caret: (row: Int, column: Int)? { nil }

  /// Whether its top is out of sight.
  var isScrolled: Bool { offset > 0 }

  /// Words in the corner: what goes on behind the content, or how much there is.
  func status(frame: Int) -> String { "" }

  /// Takes a key before it is a command.
  ///
  /// - Returns: Whether it was meant for the page.
  func take(_ key: Key) -> Bool { false }

  /// Does what Enter does.
  func activate() {
    if case .action(let action, let section) = focus { perform(action, section: section) }
  }

  /// All rows, before scrolling.
  func allRows(width: Int, frame: Int) -> [Row] {
    var all: [Row] = []
    for section in sections {
      let rows = section.rows(width: width, frame: frame)
      if all.isEmpty {
        all = rows
      } else if !rows.isEmpty {
        all.append(.space)
        all += rows
      }
    }
    return all
  }

  /// The rows that fit, with the focus among them if it was moved there.
  func visibleRows(width: Int, height: Int, frame: Int) -> [Row] {
    let wasInSight = focusRow.map { (offset..<(offset + self.height)).contains($0) } ?? false
    rows = allRows(width: width, frame: frame)
    let isResized = self.height != max(0, height)
    self.height = max(0, height)
    keepFocus()
    if isResized, wasInSight, let focusRow { show(focusRow) }
    if let caret { show(row: caret.row) }
    offset = min(max(0, offset), max(0, rows.count - height))
    return Array(rows.dropFirst(offset).prefix(self.height))
  }

  /// Keeps the focus where it was as long as that is there; then it goes to what took its place (rule 28).
  private func keepFocus() {
    let before = focusRow
    focusRow = focus.flatMap { row(of: $0, near: before) }
    if let focusRow {
      // What it is on has moved: it stays where it is on the screen, unless the top is in sight, which stays so.
      if let before, offset > 0 { offset = max(0, offset + focusRow - before) }
      if focusRow != before { show(focusRow) }
      return
    }
    guard focus != nil || !isText else { return }
    focusRow = rows.firstIndex { $0.target != nil }
    focus = focusRow.flatMap { rows[$0].target }
    if let focusRow { show(focusRow) }
  }

  private func row(of target: Row.Target, near row: Int?) -> Int? {
    if let row, rows.indices.contains(row), rows[row].target == target { return row }
    return rows.firstIndex { $0.target == target }
  }

  /// Scrolls to a row which can be chosen.
  private func show(_ index: Int) {
    // Nothing to choose stands above the first: whoever goes there wants to see the top.
    if rows.firstIndex(where: { $0.target != nil }) == index { offset = min(offset, max(0, index + 1 - height)) }
    show(row: index)
  }

  private func show(row index: Int) {
    if index < offset { offset = index }
    if height > 0, index >= offset + height { offset = index + 1 - height }
  }

  /// Where the cursor stands among the rows that show, from 0.
  var cursor: (row: Int, column: Int)? {
    caret.flatMap { (offset..<(offset + height)).contains($0.row) ? ($0.row - offset, $0.column) : nil }
  }

  /// Moves the focus by so many rows that can be chosen; scrolls, if it is a text.
  func move(_ distance: Int) {
    if isText { offset += distance } else { moveFocus(distance) }
  }

  /// Moves by what fits on the screen.
  func movePage(_ direction: Int) { move(direction * max(1, height - 1)) }

  /// Moves to the beginning or the end.
  func moveToEnd(_ isEnd: Bool) { move(isEnd ? rows.count : -rows.count) }

  /// Moves the focus among what can be chosen.
  func moveFocus(_ distance: Int) {
    guard distance != 0 else { return }
    let start = focusRow ?? (distance > 0 ? -1 : rows.count)
    let others = stride(from: start + distance.signum(), to: distance > 0 ? rows.count : -1, by: distance.signum())
    // The last of them that there are, if there are fewer.
    guard let row = others.lazy.filter({ self.rows[$0].target != nil }).prefix(abs(distance)).reduce(nil, { $1 }),
      let target = rows[row].target
    else { return }
    (focus, focusRow) = (target, row)
    show(row)
  }

  /// Moves the focus to a target, which may not be drawn yet.
  func moveFocus(to target: Row.Target) {
    focus = target
    focusRow = row(of: target, near: nil)
    if let focusRow { show(focusRow) }
  }

  /// Puts the focus back to the first thing to choose.
  func forgetFocus() {
    (focus, focusRow) = (nil, nil)
    offset = 0
  }

  /// Loads anew what is there, or what failed if there is such. What is only offered waits to be chosen.
  func refresh() {
    let failed = sections.filter(\.isWaitingForUser)
    for section in failed.isEmpty ? sections.filter({ !$0.isOffer }) : failed {
      section.perform(failed.isEmpty ? .refresh : .retry)
    }
  }

  /// Stops what runs.
  ///
  /// - Returns: Whether something did.
  func cancel() -> Bool {
    let running = sections.filter(\.isRunning)
    for section in running { section.perform(.cancel) }
    return !running.isEmpty
  }

  /// Does what a target offers, if it belongs to a section.
  func perform(_ action: LoadAction, section name: String) {
    sections.first { $0.name == name }?.perform(action)
  }
}
