/// What goes wrong on the server, or that nothing does.
public enum Scenario: String, CaseIterable, Sendable, Hashable {
  /// Nothing goes wrong.
  case normal
  /// There is nothing to tell: lists are empty, single records are missing.
  case empty
  /// Every answer takes a while.
  case slow
  /// Each address fails twice with status 503, then answers.
  case flaky
  /// Nothing listens on the port.
  case offline
  /// Status 500.
  case serverError = "server-error"
  /// Status 503 with `Retry-After`.
  case maintenance
  /// Status 429 with `Retry-After`.
  case rateLimited = "rate-limited"
  /// Status 401 that asks for a bearer token.
  case unauthorized
  /// Status 403.
  case forbidden
  /// Status 404.
  case notFound = "not-found"
  /// Status 200 with JSON that ends too early, though the length is right.
  case malformed
  /// Status 200 with a web page, as from a Wi-Fi that wants a sign-in.
  case webPage = "web-page"
  /// The connection ends before the body does.
  case truncated
  /// The connection is reset instead of answered.
  case reset
  /// The head of an answer arrives, its body never does.
  case stalled

  /// The name on a command line, such as `rate-limited`.
  public var name: String { rawValue }

  /// What happens, in one line.
  public var summary: String {
    switch self {
    case .normal: "everything works"
    case .empty: "there are no articles"
    case .slow: "every answer takes three seconds"
    case .flaky: "every address fails twice, then answers"
    case .offline: "the connection is refused"
    case .serverError: "the server fails (500)"
    case .maintenance: "the server is down for maintenance and says for how long (503)"
    case .rateLimited: "too many requests, and when to come back (429)"
    case .unauthorized: "a sign-in is needed (401)"
    case .forbidden: "access is denied (403)"
    case .notFound: "nothing is found (404)"
    case .malformed: "the answer is JSON that breaks off"
    case .webPage: "a web page comes instead of the data"
    case .truncated: "the connection ends in the middle of the answer"
    case .reset: "the connection is reset"
    case .stalled: "the answer begins and never goes on"
    }
  }

  /// The scenario of a name as it stands on a command line; upper and lower case are the same.
  public init?(name: String) {
    self.init(rawValue: name.lowercased())
  }
}
