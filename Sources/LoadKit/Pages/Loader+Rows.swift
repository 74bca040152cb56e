/// Rows of a list, by their identity.
extension Loader where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// The row with an identity, or `nil` if the content has none. An observer that reads it is notified of content.
  ///
  /// Rows that are read in their order are found at once, however long the list is.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The row.
  public func row(id: Value.Element.ID) -> Value.Element? {
    guard let value, let offset = value.offset(of: id, near: lastRow) else { return nil }
    lastRow = offset
    return value[value.index(value.startIndex, offsetBy: offset)]
  }

  /// Changes the row with an identity, as ``update(_:)`` does. Without effect if the content has no such row.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - change: Changes the row. It may be called several times, and has to give the same result when applied twice.
  public func update(id: Value.Element.ID, _ change: @escaping (_ row: inout Value.Element) -> Void) {
    guard row(id: id) != nil else { return }
    update { $0.update(id: id, change) }
  }

  /// A row that a view reads and writes, for as long as the view wants: a row that is gone keeps its last value and
  /// takes nothing.
  ///
  /// - Parameter row: The row as it is now.
  /// - Returns: The row.
  package func editableRow(_ row: Value.Element) -> EditableRow<Value.Element> {
    let id = row.id
    return EditableRow(
      row, read: { [weak self] in self?.row(id: id) }, write: { [weak self] new in self?.update(id: id) { $0 = new } })
  }
}

extension PagedLoader where Item: Identifiable {
  /// The item with an identity, or `nil` if the list has none; see ``Loader/row(id:)``.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The item.
  public func row(id: Item.ID) -> Item? { list.row(id: id) }

  /// Changes the item with an identity, as ``update(_:)`` does. Without effect if the list has no such item.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - change: Changes the item. It may be called several times, and has to give the same result when applied twice.
  public func update(id: Item.ID, _ change: @escaping (_ item: inout Item) -> Void) { list.update(id: id, change) }
}

/// A row of a list that is read and written through a binding.
@MainActor package final class EditableRow<Row> {
  private var last: Row
  private let read: @MainActor () -> Row?
  private let write: @MainActor (Row) -> Void

  init(_ row: Row, read: @escaping @MainActor () -> Row?, write: @escaping @MainActor (Row) -> Void) {
    last = row
    self.read = read
    self.write = write
  }

  /// The row, or its last value if it is gone.
  package var value: Row {
    get {
      if let row = read() { last = row }
      return last
    }
    set {
      guard read() != nil else { return }
      last = newValue
      write(newValue)
    }
  }
}

extension RandomAccessCollection where Element: Identifiable {
  /// The offset of the element with an identity, searched outwards from an offset.
  fileprivate func offset(of id: Element.ID, near start: Int) -> Int? {
    let count = count
    let start = Swift.min(start, count)
    func has(_ offset: Int) -> Bool { self[index(startIndex, offsetBy: offset)].id == id }
    for distance in 0...count {
      if start + distance < count, has(start + distance) { return start + distance }
      if distance > 0, distance <= start, has(start - distance) { return start - distance }
    }
    return nil
  }
}
