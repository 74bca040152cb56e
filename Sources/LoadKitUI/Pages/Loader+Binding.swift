#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension Loader where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
    /// A binding to the row with an identity, or `nil` if the content has no such row now.
    ///
    /// Writing changes the content as ``LoadKit/Loader/update(id:_:)`` does; nothing is sent. A row that is gone later
    /// keeps its last value and takes nothing.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The binding.
    public func binding(id: Value.Element.ID) -> Binding<Value.Element>? { row(id: id).map(binding(for:)) }

    /// A binding to a row, for a view that has it.
    ///
    /// ```swift
    /// ForEach(notes) { note in
    ///   Toggle("Done", isOn: loader.binding(for: note).isDone)
    /// }
    /// ```
    /// - Parameter row: The row. Its value is kept if the content has no row with its identity.
    /// - Returns: The binding; see ``binding(id:)``.
    public func binding(for row: Value.Element) -> Binding<Value.Element> {
      let row = editableRow(row)
      return Binding(get: { @MainActor in row.value }, set: { @MainActor in row.value = $0 })
    }
  }

  extension PagedLoader where Item: Identifiable {
    /// A binding to the item with an identity, or `nil` if the list has no such item now.
    ///
    /// - Parameter id: The identity.
    /// - Returns: The binding. An item that is gone later keeps its last value and takes nothing.
    public func binding(id: Item.ID) -> Binding<Item>? { list.binding(id: id) }

    /// A binding to an item, for a view that has it.
    ///
    /// - Parameter item: The item. Its value is kept if the list has no item with its identity.
    /// - Returns: The binding; see ``binding(id:)``.
    public func binding(for item: Item) -> Binding<Item> { list.binding(for: item) }
  }
#endif
