extension PresentationBuilder {
  /// What helps against a failure. Nobody is left without a way out, which details are none: if nothing else is
  /// supplied, there is a retry.
  func failureActions(_ failure: LoadFailure) -> [LoadPresentation.Action] {
    // They would load the present input, of which the failure says nothing (rule 3).
    if failure.isOfPreviousInput { return [] }
    let actions = actions(candidates(for: failure))
    return actions.contains { $0.action != .details } ? actions : self.actions([.retry]) + actions
  }

  /// What helps against a failed refresh. There is always a retry (rule 6), busy while the one that it started runs and
  /// not to be pressed during any run of the user's (rule 10).
  func bannerActions(
    _ failure: LoadFailure, running activity: LoadActivity?
  ) -> [LoadPresentation.Action] {
    let candidates = candidates(for: failure).filter { $0 != .dismiss }
    return actions(candidates.contains(.retry) ? candidates : [.retry] + candidates, running: activity)
  }

  /// Fetches newer content. It joins a run that began by itself, and is not to be pressed during one of the user's.
  func refreshAction(running activity: LoadActivity?) -> LoadPresentation.Action? {
    var action = actions([.refresh], running: activity).first
    action?.isBusy = activity?.reason == .userRefresh
    return action
  }

  /// Puts a banner away. It needs nobody but the renderer.
  var dismiss: LoadPresentation.Action {
    let name = phrases.strings.buttons.dismiss
    return LoadPresentation.Action(action: .dismiss, title: name.title, label: name.label)
  }

  private func candidates(for failure: LoadFailure) -> [LoadAction] {
    var actions = FailureTable.row(for: failure).actions
    // Something too large mostly stays so, unless the server said how long to wait.
    if failure.isRetryable, !actions.contains(.retry) { actions.insert(.retry, at: 0) }
    return details(of: failure) == nil ? actions.filter { $0 != .details } : actions
  }

  func actions(
    _ candidates: [LoadAction], running activity: LoadActivity? = nil
  ) -> [LoadPresentation.Action] {
    candidates.compactMap { candidate in
      guard var action = action(candidate) else { return nil }
      if let activity, [.load, .retry, .refresh].contains(candidate) {
        action.isEnabled = !activity.reason.isUser
        action.isBusy = candidate == .retry && activity.reason == .userRetry
      }
      return action
    }
  }

  /// The action with its names, or `nil` if nobody carries it out.
  func action(_ action: LoadAction) -> LoadPresentation.Action? {
    if action.customID == nil, !options.available.contains(action) { return nil }
    guard let name = phrases.name(of: action) else { return nil }
    // The action carries the title that is shown, lest somebody draws the raw one.
    let shown: LoadAction = action.customID.map { .custom(id: $0, title: name.title) } ?? action
    return LoadPresentation.Action(action: shown, title: name.title, label: name.label)
  }
}
