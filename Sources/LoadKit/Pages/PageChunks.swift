/// The items of a list in the chunks in which its pages brought them.
///
/// It is a value whose copies share their chunks: adding a page at either end copies no item and at most one group of
/// chunks, also while earlier values are in use. An edit copies the chunks that it changes.
struct PageChunks<Item, Cursor> {
  struct Chunk {
    /// The position of the first item, counted from where the list began. Pages before that have negative positions.
    var start: Int
    var items: [Item]
    var page: PageLinks<Cursor>

    var end: Int { start + items.count }
  }

  struct Group {
    var start: Int
    var chunks: [Chunk]
  }

  /// The greatest number of chunks in a group: the number of references that adding a page copies.
  static var groupSize: Int { 32 }

  private(set) var groups: [Group] = []
  private(set) var start = 0
  private(set) var end = 0
  /// The number of pages.
  private(set) var chunkCount = 0
  /// Values with the same edition differ by pages that were added only.
  private(set) var edition = PageMark()

  var count: Int { end - start }

  init() {}

  init(_ items: [Item], page: PageLinks<Cursor>) { append(items, page: page) }

  private init(_ chunks: [Chunk], start: Int) {
    self.start = start
    end = start
    for chunk in chunks { append(chunk.items, page: chunk.page) }
  }

  // MARK: Adding and removing pages

  mutating func append(_ items: [Item], page: PageLinks<Cursor>) {
    let chunk = Chunk(start: end, items: items, page: page)
    if let last = groups.indices.last, groups[last].chunks.count < Self.groupSize {
      groups[last].chunks.append(chunk)
    } else {
      groups.append(Group(start: end, chunks: [chunk]))
    }
    end += items.count
    chunkCount += 1
  }

  mutating func prepend(_ items: [Item], page: PageLinks<Cursor>) {
    start -= items.count
    let chunk = Chunk(start: start, items: items, page: page)
    if let first = groups.first, first.chunks.count < Self.groupSize {
      groups[0].start = start
      groups[0].chunks.insert(chunk, at: 0)
    } else {
      groups.insert(Group(start: start, chunks: [chunk]), at: 0)
    }
    chunkCount += 1
  }

  mutating func removeFirstChunk() -> Chunk? {
    guard !groups.isEmpty else { return nil }
    edition = PageMark()
    let chunk = groups[0].chunks.removeFirst()
    start = chunk.end
    if groups[0].chunks.isEmpty { groups.removeFirst() } else { groups[0].start = start }
    chunkCount -= 1
    return chunk
  }

  mutating func removeLastChunk() -> Chunk? {
    guard let last = groups.indices.last, let chunk = groups[last].chunks.popLast() else { return nil }
    edition = PageMark()
    if groups[last].chunks.isEmpty { groups.removeLast() }
    end = chunk.start
    chunkCount -= 1
    return chunk
  }

  var firstPage: PageLinks<Cursor> { groups.first?.chunks.first?.page ?? PageLinks() }
  var lastPage: PageLinks<Cursor> { groups.last?.chunks.last?.page ?? PageLinks() }

  // MARK: Items

  /// The place of an item. An empty chunk shares its position with the chunk after it, and is never the place.
  private func locate(_ offset: Int) -> (group: Int, chunk: Int, item: Int) {
    precondition(offset >= 0 && offset < count, "Index out of range")
    let position = start + offset
    let group = groups.lastIndex(upTo: position) { $0.start }
    let chunk = groups[group].chunks.lastIndex(upTo: position) { $0.start }
    return (group, chunk, position - groups[group].chunks[chunk].start)
  }

  subscript(offset: Int) -> Item {
    get {
      let place = locate(offset)
      return groups[place.group].chunks[place.chunk].items[place.item]
    }
    set {
      let place = locate(offset)
      edition = PageMark()
      groups[place.group].chunks[place.chunk].items[place.item] = newValue
    }
  }

  /// All items in an array of their own.
  var items: [Item] {
    if chunkCount == 1 { return groups[0].chunks[0].items }
    var items: [Item] = []
    items.reserveCapacity(count)
    for group in groups { for chunk in group.chunks { items += chunk.items } }
    return items
  }

  /// Adds an item at the end of the last page.
  mutating func append(_ item: Item) {
    guard let group = groups.indices.last, let chunk = groups[group].chunks.indices.last else {
      return append([item], page: PageLinks())
    }
    edition = PageMark()
    groups[group].chunks[chunk].items.append(item)
    end += 1
  }

  mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<Item>) {
    let range = start + range.lowerBound..<start + range.upperBound
    var chunks = groups.flatMap(\.chunks)
    // The new items go to the page of the first item that they replace or follow.
    let first = chunks.isEmpty ? 0 : Swift.max(0, chunks.lastIndex(upTo: range.lowerBound) { $0.start })
    if chunks.isEmpty { chunks.append(Chunk(start: start, items: [], page: PageLinks())) }
    var isInserted = false
    for index in chunks.indices where index >= first {
      let chunk = chunks[index]
      if isInserted, chunk.start >= range.upperBound { break }
      let lower = Swift.min(Swift.max(range.lowerBound, chunk.start), chunk.end) - chunk.start
      let upper = Swift.min(Swift.max(range.upperBound, chunk.start), chunk.end) - chunk.start
      if isInserted {
        if lower < upper { chunks[index].items.removeSubrange(lower..<upper) }
      } else {
        chunks[index].items.replaceSubrange(lower..<upper, with: items)
        isInserted = true
      }
    }
    self = PageChunks(chunks, start: start)
  }

  /// Keeps the items that pass a test. Chunks of which all items pass are shared with the earlier value.
  mutating func filter(_ isKept: (Item) throws -> Bool) rethrows {
    var chunks = groups.flatMap(\.chunks)
    var isChanged = false
    for index in chunks.indices {
      // Each item is tested once, since a test may count.
      var kept: [Item]?
      for (offset, item) in chunks[index].items.enumerated() {
        if try isKept(item) {
          kept?.append(item)
        } else if kept == nil {
          kept = Array(chunks[index].items[..<offset])
        }
      }
      guard let kept else { continue }
      chunks[index].items = kept
      isChanged = true
    }
    if isChanged { self = PageChunks(chunks, start: start) }
  }

  /// Gives each chunk the items that a function gives for its own, which are some of them. Chunks that keep all are
  /// shared with the earlier value.
  mutating func replaceItems(_ kept: ([Item]) -> [Item]) {
    var chunks = groups.flatMap(\.chunks)
    var isChanged = false
    for index in chunks.indices {
      let items = kept(chunks[index].items)
      if items.count == chunks[index].items.count { continue }
      chunks[index].items = items
      isChanged = true
    }
    if isChanged { self = PageChunks(chunks, start: start) }
  }

  // MARK: Comparing

  /// Whether this list and a later one have a number of chunks in common at their beginnings, or at their ends. Only
  /// the very same chunks count.
  func isShared(with other: PageChunks, atEnd: Bool) -> Bool {
    guard chunkCount <= other.chunkCount, groups.count <= other.groups.count else { return false }
    if edition === other.edition, isBranch(of: other, atEnd: atEnd) { return true }
    for offset in groups.indices {
      let own = groups[atEnd ? groups.count - 1 - offset : offset].chunks
      let others = other.groups[atEnd ? other.groups.count - 1 - offset : offset].chunks
      if own.isIdentical(to: others) { continue }
      // Adding a page changes one group. Others differ after an edit.
      guard offset == groups.count - 1 else { return chunks.isShared(with: other.chunks, atEnd: atEnd) }
      return own.count <= others.count && own.isShared(with: others, atEnd: atEnd)
    }
    return true
  }

  /// Whether the chunk that was added last is in a later value of the same edition, at the same place: then all chunks
  /// before it are, too. An empty chunk does not tell, since all empty arrays are the same.
  private func isBranch(of other: PageChunks, atEnd: Bool) -> Bool {
    guard let own = atEnd ? groups.first?.chunks.first : groups.last?.chunks.last, !own.items.isEmpty else {
      return false
    }
    var index = atEnd ? other.chunkCount - chunkCount : chunkCount - 1
    for group in other.groups {
      guard index >= group.chunks.count else {
        let chunk = group.chunks[index]
        return chunk.start == own.start && chunk.items.isIdentical(to: own.items)
      }
      index -= group.chunks.count
    }
    return false
  }

  var chunks: [Chunk] {
    var chunks: [Chunk] = []
    chunks.reserveCapacity(chunkCount)
    for group in groups { chunks += group.chunks }
    return chunks
  }

  /// The offset of the first item of the page that was requested as the first one, if it is known.
  var firstPageOffset: Int? {
    for group in groups {
      for chunk in group.chunks { if case .first = chunk.page.request { return chunk.start - start } }
    }
    return nil
  }
}

extension Array {
  /// Whether this is the same array, by the identity of its storage.
  func isIdentical(to other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }

  fileprivate func isShared<Item, Cursor>(
    with other: [Element], atEnd: Bool
  ) -> Bool where Element == PageChunks<Item, Cursor>.Chunk {
    zip(self, atEnd ? other.suffix(count) : other.prefix(count)).allSatisfy {
      $0.start == $1.start && $0.items.isIdentical(to: $1.items)
    }
  }
}

extension PageChunks {
  /// Whether two lists have the same items. Shared pages are not compared.
  static func haveEqualItems(_ lhs: PageChunks, _ rhs: PageChunks) -> Bool where Item: Equatable {
    guard lhs.count == rhs.count else { return false }
    guard lhs.chunkCount == rhs.chunkCount else { return lhs.elementsEqual(rhs) }
    let (own, others) = (lhs.chunks, rhs.chunks)
    if zip(own, others).allSatisfy({ $0.items.count == $1.items.count }) {
      return zip(own, others).allSatisfy { $0.items == $1.items }
    }
    return lhs.elementsEqual(rhs)
  }
}

extension PageChunks: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var groups: [Group]
    fileprivate var group = 0
    fileprivate var chunk = 0
    fileprivate var items: IndexingIterator<[Item]>?

    mutating func next() -> Item? {
      while true {
        if let item = items?.next() { return item }
        guard group < groups.count else { return nil }
        if chunk < groups[group].chunks.count {
          items = groups[group].chunks[chunk].items.makeIterator()
          chunk += 1
        } else {
          group += 1
          chunk = 0
          items = nil
        }
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(groups: groups) }
}

/// How a page is requested.
enum PageLink<Cursor> {
  /// No page is there to request.
  case none
  /// The first page, without a cursor.
  case first
  case cursor(Cursor)

  init(_ cursor: Cursor?) { self = cursor.map(PageLink.cursor) ?? .none }

  var cursor: Cursor? {
    if case .cursor(let cursor) = self { return cursor }
    return nil
  }

  /// Whether there is a page to request.
  var exists: Bool {
    if case .none = self { return false }
    return true
  }
}

/// How a page was requested, and the cursors that came with it. Of cached pages nothing is known.
struct PageLinks<Cursor> {
  var request = PageLink<Cursor>.none
  var next = PageLink<Cursor>.none
  var previous = PageLink<Cursor>.none
}

extension PageLinks: Sendable where Cursor: Sendable {}
extension PageLink: Sendable where Cursor: Sendable {}
extension PageLink: Equatable where Cursor: Equatable {}
extension PageChunks: Sendable where Item: Sendable, Cursor: Sendable {}
extension PageChunks.Iterator: Sendable where Item: Sendable, Cursor: Sendable {}
extension PageChunks.Group: Sendable where Item: Sendable, Cursor: Sendable {}
extension PageChunks.Chunk: Sendable where Item: Sendable, Cursor: Sendable {}

extension Array {
  /// The index of the last element whose position, which grows with the index, is not after a position.
  fileprivate func lastIndex(upTo position: Int, _ start: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if start(self[middle]) <= position { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
