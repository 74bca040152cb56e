/// Knows which items are in a list already, for items of any kind of identity.
@MainActor final class PageItems<Item> {
  private let makeFilter: @MainActor () -> (Item) -> Bool
  private let isSame: @MainActor (Item, Item) -> Bool
  private lazy var isNew = makeFilter()
  /// The pages whose items are known.
  private var mark: PageMark?

  nonisolated init<ID: Hashable>(id: @escaping @MainActor (Item) -> ID) {
    makeFilter = {
      var ids: Set<ID> = []
      return { ids.insert(id($0)).inserted }
    }
    isSame = { id($0) == id($1) }
  }

  /// A first page without duplicates.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - shown: Pages of the same list. If they begin with the same items, what follows in them stays.
  /// - Returns: The page, or those pages with its items at their beginning.
  func first<Cursor>(
    _ page: LoadPage<Item, Cursor>, after shown: LoadPages<Item, Cursor>?
  ) -> LoadPages<Item, Cursor> {
    var pages = LoadPages(page.items.filter(makeFilter()), next: page.next)
    pages.emptyPageCount = pages.items.isEmpty ? 1 : 0
    if let shown, shown.pageCount > 1, pages.next != nil, !pages.items.isEmpty,
      shown.items.starts(with: pages.items, by: isSame)
    {
      return shown.with(items: pages.items + shown.items.dropFirst(pages.count))
    }
    return pages
  }

  /// Pages with one more, without duplicates.
  func append<Cursor>(
    _ page: LoadPage<Item, Cursor>, to pages: LoadPages<Item, Cursor>
  ) -> LoadPages<Item, Cursor> {
    if mark !== pages.mark {
      isNew = makeFilter()
      for item in pages.items { _ = isNew(item) }
    }
    let pages = pages.appending(page, where: isNew)
    mark = pages.mark
    return pages
  }

  /// Forgets which items are there, since they have changed.
  func forget() { mark = nil }

  /// The same items without duplicates, the first of each.
  func unique(_ items: [Item]) -> [Item] { items.filter(makeFilter()) }
}
