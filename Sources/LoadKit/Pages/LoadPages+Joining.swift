extension LoadPages {
  /// A first page.
  init(first page: LoadPage<Item, Cursor>, items: [Item]) {
    self.init(items, next: page.next, previous: page.previous)
    chunks = PageChunks(items, page: PageLinks(page, request: .first))
    if items.isEmpty {
      nextEnd.emptyPageCount = 1
      previousEnd.emptyPageCount = 1
    }
  }

  /// The pages with one more at an end.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - added: Its items that the list did not have before.
  ///   - edge: The end.
  /// - Returns: The pages; the items that the list had before stay as they are.
  func adding(_ page: LoadPage<Item, Cursor>, _ added: [Item], at edge: LoadPageEdge) -> LoadPages {
    var pages = self
    let links = PageLinks(page, request: self[edge].link)
    switch edge {
    case .next:
      pages.chunks.append(added, page: links)
    case .previous:
      pages.chunks.prepend(added, page: links)
    }
    // A page that was dropped is in the list again; the one beyond it may be known by how it was requested only.
    _ = pages[edge].dropped.popLast()
    let cursor = edge == .next ? links.next : links.previous
    pages[edge].link = cursor.exists ? cursor : pages[edge].dropped.last ?? .none
    pages[edge].addedPages += 1
    pages[edge].addedItems += added.count
    pages[edge].emptyPageCount = added.isEmpty ? self[edge].emptyPageCount + 1 : 0
    pages[edge].mark = PageMark()
    return pages
  }

  /// Drops pages at an end until there are no more than a number, and has that end request them again.
  ///
  /// - Returns: The items of the dropped pages.
  mutating func drop(at edge: LoadPageEdge, toPageCount limit: Int) -> [Item] {
    var dropped: [Item] = []
    while pageCount > limit {
      let chunk = edge == .next ? chunks.removeLastChunk() : chunks.removeFirstChunk()
      guard let chunk else { break }
      dropped += chunk.items
      // The cursor of the service leads from the page that is left; else the dropped page is requested as before. Of
      // cached pages that is not known: the first page begins the list again.
      let cursor = edge == .next ? chunks.lastPage.next : chunks.firstPage.previous
      let request = chunk.page.request.exists ? chunk.page.request : .first
      self[edge].dropped.append(request)
      self[edge].link = cursor.exists ? cursor : request
      self[edge].mark = PageMark()
      self[edge].emptyPageCount = 0
    }
    return dropped
  }

  /// The same pages, whose ends may request their pages again.
  func asking(at edge: LoadPageEdge) -> LoadPages {
    var pages = self
    pages[edge].emptyPageCount = 0
    pages[edge].mark = PageMark()
    return pages
  }

  /// These items, with the cursors and everything else of other pages that no edit of items changes.
  func with(everythingButItemsOf other: LoadPages) -> LoadPages {
    var pages = other
    pages.chunks = chunks
    return pages
  }

  /// The positions of the items that were added at an end since an earlier value, if all others are the very same.
  func added(at edge: LoadPageEdge, since old: LoadPages) -> Range<Int>? {
    guard list === old.list, self[edge].addedPages > old[edge].addedPages,
      self[edge.opposite].addedPages == old[edge.opposite].addedPages,
      old.chunks.isShared(with: chunks, atEnd: edge == .previous)
    else { return nil }
    return edge == .next ? old.count..<count : 0..<count - old.count
  }
}

extension PageLinks {
  init<Item>(_ page: LoadPage<Item, Cursor>, request: PageLink<Cursor>) {
    self.init(request: request, next: PageLink(page.next), previous: PageLink(page.previous))
  }
}
