/// One page of a list, as an operation returns it.
public struct LoadPage<Item, Cursor> {
  /// The items of this page. They may be none although more pages follow.
  public var items: [Item]
  /// What the next page is asked for with, or `nil` after the last page.
  public var next: Cursor?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The items of this page.
  ///   - next: What the next page is asked for with: a token, an offset, a page number. `nil` after the last page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension LoadPage: Sendable where Item: Sendable, Cursor: Sendable {}
extension LoadPage: Equatable where Item: Equatable, Cursor: Equatable {}
