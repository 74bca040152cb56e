/// Changes of rows by their identity, which give the same result when applied twice; see ``Loader/update(_:)``.
extension RangeReplaceableCollection where Element: Identifiable {
  /// Removes the element with an identity. Without effect if there is none.
  ///
  /// - Parameter id: The identity.
  public mutating func remove(id: Element.ID) {
    guard contains(where: { $0.id == id }) else { return }
    removeAll { $0.id == id }
  }

  /// Puts an element in the place of the one with the same identity, or adds it if there is none.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - atStart: Whether it is added before the first element. Default: no, after the last one.
  public mutating func upsert(_ element: Element, atStart: Bool = false) {
    if let index = firstIndex(where: { $0.id == element.id }) {
      replaceSubrange(index..<self.index(after: index), with: CollectionOfOne(element))
    } else {
      insert(element, at: atStart ? startIndex : endIndex)
    }
  }

  /// Changes the element with an identity. Without effect if there is none.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - change: Changes the element; it has to give the same result when applied twice: set values, and add none.
  public mutating func update(id: Element.ID, _ change: (_ element: inout Element) -> Void) {
    guard let index = firstIndex(where: { $0.id == id }) else { return }
    var element = self[index]
    change(&element)
    replaceSubrange(index..<self.index(after: index), with: CollectionOfOne(element))
  }

  /// Moves the element with an identity to the place before another one. Without effect if one of them is missing.
  ///
  /// - Parameters:
  ///   - id: The identity of the element that moves.
  ///   - other: The identity of the element that follows it then; `nil` for none, at the end.
  public mutating func move(id: Element.ID, before other: Element.ID?) {
    guard id != other, let index = firstIndex(where: { $0.id == id }),
      other == nil || contains(where: { $0.id == other })
    else { return }
    let element = remove(at: index)
    insert(element, at: firstIndex { $0.id == other } ?? endIndex)
  }
}
