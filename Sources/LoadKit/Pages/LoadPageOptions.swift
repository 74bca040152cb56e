/// How a ``PagedLoader`` asks for next pages. What is not here is as in the loader's ``LoadOptions``.
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

  /// Creates options. A negative distance counts as zero, a limit below 1 as 1.
  public init(
    timing: LoadTiming = .spinner, isAutomatic: Bool = true, prefetchDistance: Int = 5, emptyPageLimit: Int = 3
  ) {
    self.timing = timing
    self.isAutomatic = isAutomatic
    self.prefetchDistance = max(0, prefetchDistance)
    self.emptyPageLimit = max(1, emptyPageLimit)
  }
}
