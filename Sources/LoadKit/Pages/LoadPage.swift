/// One page of a list, as an operation returns it.
public struct LoadPage<Item, Cursor> {
  /// The items of this page. They may be none although more pages follow.
  public var items: [Item]
  /// What the next page is asked for with, or `nil` after the last page.
  public var next: Cursor?
  /// What the page before this one is asked for with, or `nil` if nothing comes before the list.
  ///
  /// Only the first page that was loaded, and pages before it, need it: ``PagedLoader/previousPage``.
  public var previous: Cursor?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The items of this page.
  ///   - next: What the next page is asked for with: a token, an offset, a page number. `nil` after the last page.
  ///   - previous: What the page before this one is asked for with. By default nothing comes before it.
  public init(_ items: [Item], next: Cursor?, previous: Cursor? = nil) {
    self.items = items
    self.next = next
    self.previous = previous
  }
}

extension LoadPage: Sendable where Item: Sendable, Cursor: Sendable {}
extension LoadPage: Equatable where Item: Equatable, Cursor: Equatable {}
