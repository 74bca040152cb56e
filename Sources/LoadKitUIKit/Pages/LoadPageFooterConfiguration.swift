#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// The end of a list that is loaded page by page, as the content of a cell: it asks for the next page when it is
  /// displayed, shows that it comes, and offers a retry if it does not (rule 24).
  ///
  /// Give it to the only cell of a section below the items, in a table or a collection:
  ///
  /// ```swift
  /// override func numberOfSections(in tableView: UITableView) -> Int { loads?.sections(2) ?? 0 }
  ///
  /// // In tableView(_:cellForRowAt:), for the second section:
  /// cell.contentConfiguration = LoadPageFooterConfiguration(pages)
  /// ```
  ///
  /// A page that failed is not asked for again by scrolling. At the end of the list it draws nothing, unless the
  /// wording has a note for it. What happens is announced while it is displayed. To fetch a page before the last row
  /// shows, call `PagedLoader.itemAppeared(at:)` when a cell is displayed.
  public struct LoadPageFooterConfiguration<Input: Equatable, Item, Cursor>: UIContentConfiguration {
    let pages: PagedLoader<Input, Item, Cursor>
    let edge: LoadPageEdge
    let options: LoadStateOptions

    /// Creates the content of a cell.
    ///
    /// - Parameters:
    ///   - pages: The loader of the list above it.
    ///   - edge: The end of the list: after its last item by default, or before its first one.
    ///   - options: Words for all screens, and what else can be set.
    public init(
      _ pages: PagedLoader<Input, Item, Cursor>, edge: LoadPageEdge = .next,
      options: LoadStateOptions = LoadStateOptions()
    ) {
      self.pages = pages
      self.edge = edge
      self.options = options
    }

    /// Makes the view that draws it.
    @MainActor public func makeContentView() -> any UIView & UIContentView { PageFooterView(self) }

    /// The same, whatever the state of the cell.
    public func updated(for state: any UIConfigurationState) -> LoadPageFooterConfiguration { self }
  }
#endif
