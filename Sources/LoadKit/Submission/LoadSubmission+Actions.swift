extension LoadSubmission {
  /// The actions that the submission carries out: cancel, put a failure away, and sign in if the app says how.
  public var availableActions: Set<LoadAction> {
    SubmissionPresentation.Options.submissionActions.union(loader.availableActions.intersection([.signIn]))
  }

  /// Carries out the action of a button, and returns at once. Signing in sends nothing by itself.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether it is one of ``availableActions``. The others are the app's.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    switch action {
    case .cancel: cancel()
    case .dismiss: dismissFailure()
    case .signIn: return loader.perform(.signIn)
    default: return false
    }
    return true
  }
}
