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

    /// The present state, and each change of it, for code that is built on Combine; elsewhere use ``states``.
    ///
    /// ```swift
    /// articles.statePublisher.sink { state in spinner.isHidden = !state.isRunning }
    /// ```
    /// It sends on the main actor, after each change. A subscription does not keep the loader alive.
    public var statePublisher: AnyPublisher<LoadState<Value>, Never> {
      if let stateSubject { return stateSubject.eraseToAnyPublisher() }
      let subject = CurrentValueSubject<LoadState<Value>, Never>(driver.published.open(as: Value.self))
      stateSubject = subject
      return subject.eraseToAnyPublisher()
    }
  }
#endif
