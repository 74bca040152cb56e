/// A fault of the server that a user may meet, or none.
///
/// `allCases` leaves out ``fault(_:)``, which stands for the malformed responses that a client has to survive.
public enum Scenario: CaseIterable, Sendable, Hashable {
  /// Nothing goes wrong.
  case normal
  /// Lists are empty, single records are missing.
  case empty
  /// Every response is delayed.
  case slow
  /// Each address fails twice with status 503, then succeeds.
  case flaky
  /// There are articles; their authors and comments are denied with status 403.
  case partial
  /// Nothing listens on the port.
  case offline
  /// Status 500.
  case serverError
  /// Status 503 with `Retry-After`.
  case maintenance
  /// Status 429 with `Retry-After`.
  case rateLimited
  /// Status 401 that asks for a bearer token.
  case unauthorized
  /// Status 403.
  case forbidden
  /// Status 404.
  case notFound
  /// Status 400.
  case badRequest
  /// Status 409.
  case conflict
  /// Status 200 with JSON that ends too early, though the length is right.
  case malformed
  /// Status 200 with a web page, as from a Wi-Fi that wants a sign-in.
  case webPage
  /// The connection ends before the body does.
  case truncated
  /// The connection is reset in place of a response.
  case reset
  /// The head of a response arrives, its body never does.
  case stalled
  /// A response with malformed or unusual bytes.
  case fault(Fault)

  /// All but the faults.
  public static let allCases: [Scenario] = [
    .normal, .empty, .slow, .flaky, .partial, .offline, .serverError, .maintenance, .rateLimited, .unauthorized,
    .forbidden, .notFound, .badRequest, .conflict, .malformed, .webPage, .truncated, .reset, .stalled,
  ]

  /// The name on a command line, such as `rate-limited`.
  public var name: String {
    switch self {
    case .normal: "normal"
    case .empty: "empty"
    case .slow: "slow"
    case .flaky: "flaky"
    case .partial: "partial"
    case .offline: "offline"
    case .serverError: "server-error"
    case .maintenance: "maintenance"
    case .rateLimited: "rate-limited"
    case .unauthorized: "unauthorized"
    case .forbidden: "forbidden"
    case .notFound: "not-found"
    case .badRequest: "bad-request"
    case .conflict: "conflict"
    case .malformed: "malformed"
    case .webPage: "web-page"
    case .truncated: "truncated"
    case .reset: "reset"
    case .stalled: "stalled"
    case .fault(let fault): fault.name
    }
  }

  /// A summary in one line.
  public var summary: String {
    switch self {
    case .normal: "everything works"
    case .empty: "there are no articles"
    case .slow: "every answer takes three seconds"
    case .flaky: "every address fails twice, then answers"
    case .partial: "articles come, their authors and comments are denied (403)"
    case .offline: "the connection is refused"
    case .serverError: "the server fails (500)"
    case .maintenance: "the server is down for maintenance and says for how long (503)"
    case .rateLimited: "too many requests, and when to come back (429)"
    case .unauthorized: "a sign-in is needed (401)"
    case .forbidden: "access is denied (403)"
    case .notFound: "nothing is found (404)"
    case .badRequest: "the request is refused (400)"
    case .conflict: "it was changed elsewhere meanwhile (409)"
    case .malformed: "the answer is JSON that breaks off"
    case .webPage: "a web page comes instead of the data"
    case .truncated: "the connection ends in the middle of the answer"
    case .reset: "the connection is reset"
    case .stalled: "the answer begins and never goes on"
    case .fault: "the answer is broken, or odd, in its bytes"
    }
  }

  /// The scenario, or the fault, of a name as it stands on a command line; upper and lower case are the same.
  public init?(name: String) {
    let name = name.lowercased()
    let scenarios = Self.allCases + Fault.allCases.map(Self.fault)
    guard let scenario = scenarios.first(where: { $0.name == name }) else { return nil }
    self = scenario
  }
}
