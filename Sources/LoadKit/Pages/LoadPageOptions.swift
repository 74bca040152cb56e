/// How a ``PagedLoader`` asks for pages. All other settings are those of the loader's ``LoadOptions``.
public struct LoadPageOptions: Sendable, Hashable {
  /// When the indicator at the end of the list shows. Default: ``LoadTiming/spinner``.
  public var timing: LoadTiming
  /// Whether the next page is asked for when the end of the list is shown. Default: yes; else the user presses a
  /// button.
  public var isAutomatic: Bool
  /// How many items before the last one count as the end of the list already; see ``PagedLoader/itemAppeared(at:)``.
  /// Default: 5.
  public var prefetchDistance: Int
  /// After how many pages in a row that brought nothing new only the user goes on, so that a server that never comes to
  /// an end is not asked for ever. Default: 3. At least 1.
  public var emptyPageLimit: Int
  /// The number of pages that a footer asks for in a row while it stays in sight, so that a footer that no page moves
  /// out of sight does not load the whole list. Then it is a button. Default: 5. At least 1.
  public var maxUnscrolledPages: Int
  /// The number of pages that the list holds at most; `nil`, the default, for any number. At least 2.
  ///
  /// When a page arrives at one end, pages are dropped at the other end, which can be asked for again.
  public var maxPages: Int?

  /// Creates options. A negative distance counts as zero; limits that are too low count as the lowest ones.
  public init(
    timing: LoadTiming = .spinner, isAutomatic: Bool = true, prefetchDistance: Int = 5, emptyPageLimit: Int = 3,
    maxUnscrolledPages: Int = 5, maxPages: Int? = nil
  ) {
    self.timing = timing
    self.isAutomatic = isAutomatic
    self.prefetchDistance = max(0, prefetchDistance)
    self.emptyPageLimit = max(1, emptyPageLimit)
    self.maxUnscrolledPages = max(1, maxUnscrolledPages)
    self.maxPages = maxPages.map { max(2, $0) }
  }
}
