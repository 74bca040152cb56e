/// What the buttons of a ``LoadPresentation`` do for a whole group.
extension LoadGroup {
  /// The actions that the group carries out: those of every loader, and signing in if the app says how for one of them.
  public var availableActions: Set<LoadAction> {
    members.reduce(LoadPresentation.Options.loaderActions) { $0.union($1.loader.availableActions) }
  }

  /// Carries out the action of a button for the group, and returns at once.
  ///
  /// A retry loads again what has failed, and nothing else. Signing in is that of the first loader that needs it; all
  /// loads that were refused for the lack of it run again afterwards.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether it is one of ``availableActions``, or ``LoadAction/dismiss``. The others are the app's.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    switch action.code {
    case .load, .retry: start(.userRetry)
    case .refresh: start(.userRefresh)
    case .cancel: cancel()
    case .dismiss: dismissFailure()
    case .signIn: return startSignIn()
    case .clearSearch, .clearFilters, .details, .contactSupport, .openSettings, .custom: return false
    }
    return true
  }

  private func startSignIn() -> Bool {
    let able = members.map(\.loader).filter { $0.availableActions.contains(.signIn) }
    let needy = able.first { $0.groupState.failure?.kind == .unauthorized }
    return (needy ?? able.first)?.startSignIn() ?? false
  }
}
