#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  extension View {
    /// Loads for a list, a form or a scroll view that holds ``LoadStateRows``: when it appears, when the user pulls,
    /// and when the app comes back and the content is stale.
    ///
    /// ```swift
    /// List {
    ///   Section { LoadStateRows(article) { ArticleText($0) } }
    ///   Section("Comments") { LoadStateRows(comments) { ForEach($0) { CommentRow($0) } } }
    /// }
    /// .loads(article, comments)
    /// ```
    ///
    /// Name all loaders of a list in one place: a pull refreshes the loaders of the innermost `loads` only. Do not
    /// apply it to a view inside of ``LoadStateView``, which loads by itself.
    ///
    /// - Parameter loaders: The loaders.
    /// - Returns: The view that loads.
    public func loads<each Value>(_ loaders: repeat Loader<NoInput, each Value>) -> some View {
      var listed: [ListedLoader] = []
      repeat listed.append(ListedLoader(each loaders, input: NoInput(), empty: nil))
      return modifier(DisplayList(id: NoInput(), loaders: listed))
    }

    /// Loads for a list whose content depends on an input, a search text for example: also when the input changes.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: What to load for; the latest wins.
    ///   - empty: What to announce about an empty outcome, in place of the wording's. Give the same to the rows.
    /// - Returns: The view that loads.
    public func loads<Input: Equatable, Value>(
      _ loader: Loader<Input, Value>, input: Input, empty: EmptyContent? = nil
    ) -> some View {
      modifier(DisplayList(id: input, loaders: [ListedLoader(loader, input: input, empty: empty)]))
    }
  }
#endif
