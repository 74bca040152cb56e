/// What a user can do about what a screen shows. Labels are given by the presentation, ``custom(id:title:)`` apart.
public enum LoadAction: Sendable, Hashable {
  /// Load for the first time.
  case load
  /// Do again what failed, with the same input.
  case retry
  /// Load again what is shown.
  case refresh
  /// Stop what is running.
  case cancel
  /// Sign in. Shown if the app says how.
  case signIn
  /// Empty the search field.
  case clearSearch
  /// Remove the filters.
  case clearFilters
  /// Show the diagnostic, so that it can be copied into a report.
  case details
  /// Write to the people who can help. Shown if the app says how.
  case contactSupport
  /// Open the system's settings. Shown if the app says how.
  case openSettings
  /// Leave the screen, or put the message away.
  case dismiss
  /// An action of the app's own: `id` tells it apart, `title` is its label in the user's language.
  case custom(id: String, title: String)
}

extension LoadAction {
  /// The action as it is looked up: an app's own is known by its identifier alone.
  package var key: LoadAction {
    if case .custom(let id, _) = self { .custom(id: id, title: "") } else { self }
  }
}
