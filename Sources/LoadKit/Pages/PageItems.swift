/// Knows which items are in a list already, for items of any kind of identity.
@MainActor final class PageItems<Item> {
  /// The identities of a list.
  struct Known {
    /// Adds an item, and returns whether the list did not have it.
    var insert: @MainActor (Item) -> Bool
    var remove: @MainActor (Item) -> Void
  }

  private let make: @MainActor () -> Known
  private let isSame: @MainActor (Item, Item) -> Bool
  private lazy var known = make()
  /// The list whose items are known, as its ends were then.
  private var marks: (next: PageMark, previous: PageMark)?

  nonisolated init<ID: Hashable>(id: @escaping @MainActor (Item) -> ID) {
    make = {
      var ids: Set<ID> = []
      return Known(insert: { ids.insert(id($0)).inserted }, remove: { ids.remove(id($0)) })
    }
    isSame = { id($0) == id($1) }
  }

  /// A first page without duplicates.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - shown: Pages of the same list. If they have the same items where their first page was, the other pages stay.
  /// - Returns: The page, or those pages with its items in the place of the first page's.
  func first<Cursor>(
    _ page: LoadPage<Item, Cursor>, after shown: LoadPages<Item, Cursor>?
  ) -> LoadPages<Item, Cursor> {
    let items = unique(page.items)
    if !items.isEmpty, var shown, shown.pageCount > 1, let offset = shown.chunks.firstPageOffset,
      offset == 0 || page.previous != nil, offset + items.count == shown.count || page.next != nil,
      shown[offset...].starts(with: items, by: isSame)
    {
      shown.replaceSubrange(offset..<offset + items.count, with: items)
      return shown
    }
    return LoadPages(first: page, items: items)
  }

  /// Pages with one more at an end, without duplicates, and without the pages at the other end that are too many.
  func add<Cursor>(
    _ page: LoadPage<Item, Cursor>, to pages: LoadPages<Item, Cursor>, at edge: LoadPageEdge, limit: Int?
  ) -> LoadPages<Item, Cursor> {
    if marks?.next !== pages.nextEnd.mark || marks?.previous !== pages.previousEnd.mark {
      known = make()
      for item in pages { _ = known.insert(item) }
    }
    var pages = pages.adding(page, at: edge, where: known.insert)
    if let limit { for item in pages.drop(at: edge.opposite, toPageCount: limit) { known.remove(item) } }
    marks = (pages.nextEnd.mark, pages.previousEnd.mark)
    return pages
  }

  /// The marks of pages that were known changed, and their items did not.
  func marksDidChange<Cursor>(of old: LoadPages<Item, Cursor>, to new: LoadPages<Item, Cursor>) {
    guard marks?.next === old.nextEnd.mark, marks?.previous === old.previousEnd.mark else { return }
    marks = (new.nextEnd.mark, new.previousEnd.mark)
  }

  /// The same items without duplicates, the first of each.
  func unique(_ items: [Item]) -> [Item] { items.filter(make().insert) }

  /// Removes the duplicates that an edit brought, but the first of each.
  func removeDuplicates<Cursor>(_ pages: inout LoadPages<Item, Cursor>, editedFrom old: LoadPages<Item, Cursor>) {
    if hasNoNewItem(pages, editedFrom: old) { return }
    let known = make()
    pages.chunks.filter { known.insert($0) }
  }

  /// Whether each page has only items that it had before the edit. Pages that the edit did not change are not looked
  /// at, so that an edit of one row costs little in a long list.
  private func hasNoNewItem<Cursor>(
    _ pages: LoadPages<Item, Cursor>, editedFrom old: LoadPages<Item, Cursor>
  ) -> Bool {
    let (chunks, olds) = (pages.chunks.chunks, old.chunks.chunks)
    guard chunks.count == olds.count else { return false }
    for (chunk, old) in zip(chunks, olds) where !chunk.items.isIdentical(to: old.items) {
      let (before, now) = (make(), make())
      for item in old.items { _ = before.insert(item) }
      for item in chunk.items where before.insert(item) || !now.insert(item) { return false }
    }
    return true
  }
}
