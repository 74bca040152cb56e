#if canImport(Combine)
  import Combine

  extension Loader {
    /// Sends the changes of the loader to an object that holds it, for systems before iOS 17: views that observe only
    /// the model are then drawn again when the loader changes.
    ///
    /// ```swift
    /// final class ArticlesModel: ObservableObject {
    ///   let articles: Loader<NoInput, [Article]>
    ///   init() { articles.forwardChanges(to: objectWillChange) }
    /// }
    /// ```
    ///
    /// - Parameter publisher: The publisher of the object; it sends before each change, as ``objectWillChange`` does.
    ///   It does not keep the object alive.
    /// - Returns: The loader.
    @discardableResult public func forwardChanges(to publisher: ObservableObjectPublisher) -> Self {
      if !forwarded.contains(where: { $0 === publisher }) { forwarded.append(publisher) }
      return self
    }
  }
#endif
