/// The pages of a list that were loaded so far, as one collection of items: the content of a ``PagedLoader``.
///
/// What a ``PagedLoader`` makes of pages has no item twice; what it is seeded with is taken as it is. Two are equal if
/// their items and what follows are; how many pages they came in does not matter, since nobody sees it.
public struct LoadPages<Item, Cursor> {
  /// All items, in the order of their pages.
  public internal(set) var items: [Item]
  /// What the next page is asked for with, or `nil` if there is none.
  public internal(set) var next: Cursor?
  /// How many pages were loaded.
  public internal(set) var pageCount = 1

  /// How many items the pages after the first one brought.
  var addedCount = 0
  /// What the pages of one list have in common, and no others.
  var list = PageMark()
  /// How many pages in a row brought nothing that was not there before.
  var emptyPageCount = 0
  /// What a page that follows is asked for and recognised by: another one for whatever another page may follow.
  var mark = PageMark()

  /// Creates pages: samples for a placeholder, or cached content.
  ///
  /// - Parameters:
  ///   - items: All items.
  ///   - next: What the next page is asked for with. By default nothing is known to follow.
  public init(_ items: [Item] = [], next: Cursor? = nil) {
    self.items = items
    self.next = next
  }
}

/// Tells apart what looks alike, by identity.
final class PageMark: Sendable {}

extension LoadPages: RandomAccessCollection {
  /// The position of the first item; 0.
  public var startIndex: Int { items.startIndex }
  /// The position after the last item; the number of items.
  public var endIndex: Int { items.endIndex }
  /// The item at a position.
  public subscript(position: Int) -> Item { items[position] }
}

extension LoadPages: CustomStringConvertible {
  /// The items, as an array describes them.
  public var description: String { items.description }
}

extension LoadPages: Sendable where Item: Sendable, Cursor: Sendable {}

extension LoadPages: Equatable where Item: Equatable, Cursor: Equatable {
  /// Whether the items, and what follows them, are the same.
  public static func == (lhs: LoadPages, rhs: LoadPages) -> Bool { lhs.items == rhs.items && lhs.next == rhs.next }
}
