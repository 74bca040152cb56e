/// Knows which items are in a list already, for items of any kind of identity.
///
/// Its initializer is compiled in the module of the app, for the type that tells items apart there: a set of any type
/// costs twenty times as much.
@MainActor @usableFromInline final class PageItems<Item> {
  /// The identities of a list.
  @usableFromInline struct Known {
    /// Adds items, and returns the new ones.
    @usableFromInline let insert: @MainActor ([Item]) -> [Item]
    @usableFromInline let remove: @MainActor ([Item]) -> Void

    @usableFromInline init(
      insert: @escaping @MainActor ([Item]) -> [Item], remove: @escaping @MainActor ([Item]) -> Void
    ) {
      self.insert = insert
      self.remove = remove
    }
  }

  @usableFromInline let make: @MainActor () -> Known
  @usableFromInline let isSame: @MainActor (Item, Item) -> Bool
  private lazy var known = make()
  /// The list whose items are known, as its ends were then.
  private var marks: (next: PageMark, previous: PageMark)?

  @inlinable nonisolated convenience init<ID: Hashable>(id: @escaping @MainActor (Item) -> ID) {
    self.init(
      make: {
        var ids: Set<ID> = []
        return Known(
          insert: { items in
            var new: [Item] = []
            new.reserveCapacity(items.count)
            for item in items where ids.insert(id(item)).inserted { new.append(item) }
            return new
          },
          remove: { for item in $0 { ids.remove(id(item)) } })
      },
      isSame: { id($0) == id($1) })
  }

  @usableFromInline nonisolated init(
    make: @escaping @MainActor () -> Known, isSame: @escaping @MainActor (Item, Item) -> Bool
  ) {
    self.make = make
    self.isSame = isSame
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
      for chunk in pages.chunks.chunks { _ = known.insert(chunk.items) }
    }
    var pages = pages.adding(page, known.insert(page.items), at: edge)
    if let limit { known.remove(pages.drop(at: edge.opposite, toPageCount: limit)) }
    marks = (pages.nextEnd.mark, pages.previousEnd.mark)
    return pages
  }

  /// The marks of pages that were known changed, and their items did not.
  func marksDidChange<Cursor>(of old: LoadPages<Item, Cursor>, to new: LoadPages<Item, Cursor>) {
    guard marks?.next === old.nextEnd.mark, marks?.previous === old.previousEnd.mark else { return }
    marks = (new.nextEnd.mark, new.previousEnd.mark)
  }

  /// The same items without duplicates, the first of each.
  func unique(_ items: [Item]) -> [Item] { make().insert(items) }

  /// Removes the duplicates that an edit brought, but the first of each.
  func removeDuplicates<Cursor>(_ pages: inout LoadPages<Item, Cursor>, editedFrom old: LoadPages<Item, Cursor>) {
    if hasNoNewItem(pages, editedFrom: old) { return }
    let known = make()
    pages.chunks.replaceItems { known.insert($0) }
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
      _ = before.insert(old.items)
      if !before.insert(chunk.items).isEmpty || now.insert(chunk.items).count < chunk.items.count { return false }
    }
    return true
  }
}
