extension PagedLoader {
  /// The actions that the end of the list carries out: load, retry, cancel, and signing in if the app says how.
  public var availableNextPageActions: Set<LoadAction> {
    list.availableActions.intersection([.load, .retry, .cancel, .signIn])
  }

  /// Carries out the action of a button at the end of the list, and returns at once.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether it is one of ``availableNextPageActions``. The others are the app's.
  @discardableResult public func performNextPageAction(_ action: LoadAction) -> Bool { perform(action, at: .next) }

  /// Carries out the action of a button at the beginning of the list, and returns at once.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether it is one of ``availableNextPageActions``. The others are the app's.
  @discardableResult public func performPreviousPageAction(_ action: LoadAction) -> Bool {
    perform(action, at: .previous)
  }

  func perform(_ action: LoadAction, at edge: LoadPageEdge) -> Bool {
    switch action {
    case .load, .retry: start(edge, .userRetry)
    case .cancel: cancel(edge)
    case .signIn: return list.perform(.signIn)
    default: return false
    }
    return true
  }
}
