/// How the sample server behaves.
nonisolated enum NetworkCondition: String, CaseIterable, Identifiable, Sendable {
  case normal = "Normal"
  case slow = "Slow"
  case silent = "Silent"
  case flaky = "Flaky"
  case offline = "Offline"
  case serverError = "Server Error"
  case signInNeeded = "Sign-In Needed"
  case empty = "No Content"

  var id: String { rawValue }

  /// What it is like.
  var summary: String {
    switch self {
    case .normal: "Answers after a third of a second."
    case .slow: "Answers after six seconds."
    case .silent: "Takes requests, and never answers."
    case .flaky: "Every second request fails."
    case .offline: "There is no connection."
    case .serverError: "The server fails."
    case .signInNeeded: "The server requires signing in."
    case .empty: "All lists are empty."
    }
  }
}
