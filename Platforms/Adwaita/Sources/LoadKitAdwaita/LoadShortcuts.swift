import CAdwaita

/// The keys of the desktop for what a screen loads: F5 and Ctrl+R refresh, Escape cancels.
@MainActor public enum LoadShortcuts {
  /// Adds the keys to a part of a window. They work wherever the focus is, for as long as the part shows.
  ///
  /// Each closure says whether there was anything to do; if not, the key goes on to whatever else wants it.
  ///
  /// - Parameters:
  ///   - widget: The part.
  ///   - refresh: Fetches newer content; see ``LoadStateBin/refresh()``.
  ///   - cancel: Stops what can be stopped; see ``LoadStateBin/cancel()``.
  public static func attach(
    to widget: Widget, refresh: @escaping @MainActor () -> Bool, cancel: @escaping @MainActor () -> Bool
  ) {
    widget.onKeys("F5|<Control>r", refresh)
    widget.onKeys("Escape", cancel)
  }
}
