import CAdwaita
import LoadKitAdwaita

/// A list of any length: only the rows that show have widgets.
@MainActor final class RowList<Item: Equatable> {
  let widget: Widget
  /// Is called with the item that the user has chosen.
  var onChoose: @MainActor (Item) -> Void = { _ in }

  private let list: Widget
  /// As many strings as there are items; the items themselves stay in Swift.
  private let model = gtk_string_list_new(nil)
  private var items: [Item] = []
  private var rows: [OpaquePointer: ArticleListRow] = [:]
  private let draw: @MainActor (Item, ArticleListRow) -> Void

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - name: Its name for assistive technology.
  ///   - draw: Shows an item in a row.
  init(name: String, draw: @escaping @MainActor (Item, ArticleListRow) -> Void) {
    self.draw = draw
    let selection = gtk_no_selection_new(model)
    let factory = gtk_signal_list_item_factory_new()
    list = gtk_list_view_new(selection, factory)
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    widget = Widgets.scroller(list.named(name))
    guard let factory else { return }
    let source = UnsafeMutableRawPointer(factory)
    connect(source, "setup") { [weak self] in self?.setUp($0.item) }
    connect(source, "bind") { [weak self] in self?.bind($0.item) }
    connect(source, "teardown") { [weak self] arguments in
      if let item = arguments.item { self?.rows[item] = nil }
    }
    connect(list, "activate") { [weak self] arguments in
      guard let self, let item = self.items[at: arguments.position(1)] else { return }
      self.onChoose(item)
    }
    list.own(self)
  }

  /// Shows other items. Rows whose items stay are not touched, so that the list stays where it was scrolled to.
  func show(_ items: [Item]) {
    let old = self.items
    let shorter = min(old.count, items.count)
    let start = (0..<shorter).first { old[$0] != items[$0] } ?? shorter
    let rest = shorter - start
    let end = (0..<rest).first { old[old.count - 1 - $0] != items[items.count - 1 - $0] } ?? rest
    self.items = items
    let added = items.count - start - end
    "".withCString { empty in
      let strings = [UnsafePointer<CChar>?](repeating: empty, count: added) + [nil]
      gtk_string_list_splice(model, UInt32(start), UInt32(old.count - start - end), strings)
    }
  }

  private func setUp(_ item: OpaquePointer?) {
    guard let item else { return }
    let row = ArticleListRow()
    rows[item] = row
    gtk_list_item_set_child(item, row.widget)
  }

  private func bind(_ item: OpaquePointer?) {
    guard let item, let row = rows[item], let value = items[at: Int(gtk_list_item_get_position(item))] else { return }
    draw(value, row)
    // The list's own widget for a row, which assistive technology sees, has no name of itself.
    gtk_widget_get_parent(row.widget)?.named(row.name)
  }
}

extension SignalArguments {
  /// The list item that a factory works on.
  fileprivate var item: OpaquePointer? { object(1).map { OpaquePointer($0) } }
}

extension Array {
  /// The element at a position, or `nil` if there is none.
  subscript(at position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}
