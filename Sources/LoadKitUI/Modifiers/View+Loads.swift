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
      var sources: [ListedSource?] = []
      repeat sources.append(ListedSource(.loader(each loaders)))
      return modifier(DisplayList(sources: sources.compactMap { $0 }))
    }

    /// Loads for a list whose content depends on an input, a search text for example: also when the input changes.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - input: The input to load for; the latest wins. With `nil` there is nothing to load yet.
    ///   - empty: The words for an empty outcome, in place of the wording's. Give the same to the rows.
    /// - Returns: The view that loads.
    public func loads<Input: Equatable, Value>(
      _ loader: Loader<Input, Value>, input: Input?, empty: EmptyContent? = nil
    ) -> some View {
      modifier(DisplayList(sources: [ListedSource(.loader(loader, input: input), empty: empty)].compactMap { $0 }))
    }

    /// Loads for a list with several loaders, each with an input of its own. An input that changes reloads only its
    /// loader; a pull refreshes all.
    ///
    /// ```swift
    /// List {
    ///   Section("Articles") { LoadStateRows(search) { ForEach($0) { ArticleRow($0) } } }
    ///   Section("Topics") { LoadStateRows(topics) { ForEach($0) { Text($0.name) } } }
    /// }
    /// .loads(.loader(search, input: query), .loader(topics))
    /// ```
    ///
    /// - Parameter sources: The loaders and groups. States of the app's own are not loaded.
    /// - Returns: The view that loads.
    public func loads<each Value>(_ sources: repeat LoadScreenSource<each Value>) -> some View {
      var listed: [ListedSource?] = []
      repeat listed.append(ListedSource(each sources))
      return modifier(DisplayList(sources: listed.compactMap { $0 }))
    }

    /// Makes the screens within one display: a pull in one of them refreshes all, and on a Mac one button does.
    ///
    /// Apply it to screens that stand side by side, two columns of a window for example.
    ///
    /// - Returns: The view as one display.
    public func loadDisplay() -> some View { modifier(DisplayList(sources: [])) }
  }
#endif
