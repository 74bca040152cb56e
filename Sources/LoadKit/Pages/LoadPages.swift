/// The pages of a list that were loaded so far, as one collection of items: the content of a ``PagedLoader``.
///
/// Its positions are 0, 1, 2 and so on. Copies share their pages: a page that is added copies no item, however long the
/// list is, and an edit copies only the page that it changes. ``items`` is an array of all items, and a copy.
///
/// A ``PagedLoader`` drops an item whose identity is in the list already, but not in the pages that it is seeded with.
/// Two values are equal if their items and cursors are; the sizes of their pages do not matter.
public struct LoadPages<Item, Cursor> {
  var chunks: PageChunks<Item, Cursor>
  /// The list after its last page, and before its first one.
  var nextEnd: PageEnd<Cursor>
  var previousEnd: PageEnd<Cursor>
  /// The pages of one list have it in common, and no other pages do.
  var list = PageMark()

  /// Creates pages: samples for a placeholder, or cached content.
  ///
  /// - Parameters:
  ///   - items: All items.
  ///   - next: The cursor of the next page. By default nothing is known to follow.
  ///   - previous: The cursor of the page before the first item. By default there is none.
  public init(_ items: [Item] = [], next: Cursor? = nil, previous: Cursor? = nil) {
    chunks = PageChunks(items, page: PageLinks())
    nextEnd = PageEnd(link: PageLink(next))
    previousEnd = PageEnd(link: PageLink(previous))
  }

  /// All items, in the order of their pages. An array of their own: it costs a copy of the list.
  public var items: [Item] { chunks.items }
  /// The cursor of the next page, or `nil` if there is none.
  public var next: Cursor? { nextEnd.link.cursor }
  /// The cursor of the page before the first item, or `nil` if there is none.
  public var previous: Cursor? { previousEnd.link.cursor }
  /// The number of pages in the list.
  public var pageCount: Int { chunks.chunkCount }

  subscript(edge: LoadPageEdge) -> PageEnd<Cursor> {
    get { edge == .next ? nextEnd : previousEnd }
    set { if edge == .next { nextEnd = newValue } else { previousEnd = newValue } }
  }
}

/// An end of a list that is loaded page by page.
public enum LoadPageEdge: Sendable, Hashable, CaseIterable {
  /// The end after the last item.
  case next
  /// The beginning, before the first item: earlier messages of a chat, for example.
  case previous

  var opposite: LoadPageEdge { self == .next ? .previous : .next }
}

/// A value for each end of a list.
struct PageEdges<Value> {
  private var next: Value
  private var previous: Value

  init(_ value: Value) { (next, previous) = (value, value) }

  subscript(edge: LoadPageEdge) -> Value {
    get { edge == .next ? next : previous }
    set { if edge == .next { next = newValue } else { previous = newValue } }
  }
}

/// What is known about one end of a list.
struct PageEnd<Cursor> {
  /// How the page there is requested.
  var link: PageLink<Cursor>
  /// Identifies the page there: it changes when another page may be requested.
  var mark = PageMark()
  /// The number of pages that were added there.
  var addedPages = 0
  /// The number of items that these pages brought.
  var addedItems = 0
  /// The number of pages in a row that brought no new item.
  var emptyPageCount = 0
  /// How the pages that were dropped there are requested, the one next to the list last.
  var dropped: [PageLink<Cursor>] = []
}

/// Tells apart what looks alike, by identity.
final class PageMark: Sendable {}

extension LoadPages: RandomAccessCollection, MutableCollection {
  /// The position of the first item; 0.
  public var startIndex: Int { 0 }
  /// The position after the last item; the number of items.
  public var endIndex: Int { chunks.count }
  /// The item at a position. Finding it takes a time that grows with the logarithm of the number of pages.
  public subscript(position: Int) -> Item {
    get { chunks[position] }
    set { chunks[position] = newValue }
  }

  /// An iterator over the items.
  public struct Iterator: IteratorProtocol {
    var iterator: PageChunks<Item, Cursor>.Iterator

    /// The next item.
    public mutating func next() -> Item? { iterator.next() }
  }

  /// Begins an iteration over the items, which is faster than access by position.
  public func makeIterator() -> Iterator { Iterator(iterator: chunks.makeIterator()) }
}

extension LoadPages: RangeReplaceableCollection {
  /// Creates pages without items.
  public init() { self.init([]) }

  /// Replaces items. The cursors stay.
  public mutating func replaceSubrange<Items: Collection<Item>>(_ range: Range<Int>, with items: Items) {
    chunks.replaceSubrange(range, with: items)
  }

  /// Adds an item after the last one.
  public mutating func append(_ item: Item) { chunks.append(item) }

  /// Removes all items that pass a test.
  public mutating func removeAll(where isRemoved: (Item) throws -> Bool) rethrows {
    try chunks.filter { try !isRemoved($0) }
  }

  /// Removes all items. The cursors stay.
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) { chunks.filter { _ in false } }
}

extension LoadPages: CustomStringConvertible {
  /// The items, as an array describes them.
  public var description: String { items.description }
}

extension PageEnd: Sendable where Cursor: Sendable {}
extension LoadPages: Sendable where Item: Sendable, Cursor: Sendable {}
extension LoadPages.Iterator: Sendable where Item: Sendable, Cursor: Sendable {}

extension LoadPages: Equatable where Item: Equatable, Cursor: Equatable {
  /// Whether the items, and the cursors at both ends, are the same.
  public static func == (lhs: LoadPages, rhs: LoadPages) -> Bool {
    lhs.nextEnd.link == rhs.nextEnd.link && lhs.previousEnd.link == rhs.previousEnd.link
      && PageChunks.haveEqualItems(lhs.chunks, rhs.chunks)
  }
}
