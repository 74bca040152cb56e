/// What the buttons of a ``LoadPresentation`` do.
extension Loader {
  /// The actions that the loader carries out: those of every loader, and signing in if the app says how. Without an
  /// input there is nothing to load, retry or refresh.
  public var availableActions: Set<LoadAction> { availableActions(hasInput: driver.machine.hasInput) }

  /// The actions that the loader carries out with an input to load for, or without one.
  func availableActions(hasInput: Bool) -> Set<LoadAction> {
    let canSignIn = driver.environment.authentication?.canSignIn ?? false
    let actions = LoadPresentation.Options.loaderActions.union(canSignIn ? [.signIn] : [])
    return hasInput ? actions : actions.subtracting([.load, .retry, .refresh])
  }

  /// Carries out the action of a button, and returns at once.
  ///
  /// ```swift
  /// for action in message.actions {
  ///   addButton(action.title) { if !articles.perform(action.action) { perform(action.action) } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the user chose.
  ///   - input: What to load for; by default what was asked for last.
  /// - Returns: Whether the loader carries such an action out. The others are the app's.
  @discardableResult public func perform(_ action: LoadAction, input: Input? = nil) -> Bool {
    switch action.code {
    case .load, .retry: request(input, by: .userRetry)
    case .refresh: request(input, by: .userRefresh)
    case .cancel: cancel()
    case .dismiss: dismissFailure()
    case .signIn: return startSignIn()
    case .clearSearch, .clearFilters, .details, .contactSupport, .openSettings, .custom: return false
    }
    return true
  }

  private func request(_ input: Input?, by reason: LoadReason) {
    if let input { start(input, reason: reason) } else { start(reason) }
  }

  /// Lets the user sign in, if the app says how.
  func startSignIn() -> Bool {
    guard let authentication = driver.environment.authentication, authentication.canSignIn else { return false }
    Task { await authentication.signIn() }
    return true
  }
}
