import LoadKit
import _ArticleServer

/// What a user sees, and a server gets, for everything that can go wrong between them.
enum FaultMatrix {
  /// How often the operation is called: for a GET, for a POST without a key, for a POST with a key.
  enum Calls: Sendable {
    /// The same response would come again.
    case once
    /// It may pass: twice more, if the work may be repeated.
    case retried
    /// Only one who waits for its own first attempt has a reason to ask again.
    case retriedWithKey
    /// As `retried`, but there is no time for a third call.
    case timedOut

    subscript(work: FaultRun.Work) -> Int {
      switch (self, work) {
      case (.once, _), (_, .post), (.retriedWithKey, .get): 1
      case (.timedOut, _): 2
      case (.retried, _), (.retriedWithKey, _): 3
      }
    }
  }

  /// What to expect of one scenario.
  struct Row: Sendable {
    var scenario: Scenario
    /// The failure that shows; `nil` if the response does.
    var kind: LoadFailure.Kind?
    var calls = Calls.once
    /// How many requests the server sees for each call.
    var requests = 1
    /// Whether the connection is lost before a response, so that a request that may be repeated is sent once more.
    var isLost = false
    var patience = FaultRun.Patience.none
    var retryAfter: Duration?
    /// Whether Apple's loading system is known to report this in the same way.
    var isPortable = true
    /// What is asked of the server.
    var works = FaultRun.Work.allCases
  }

  static let rows: [Row] = loaded + disconnected + unreadable + rejected + late + unportable

  // MARK: The response shows

  private static let loaded =
    rows([.normal, .partial], nil)
    + rows([.empty], nil, works: [.post, .keyedPost])
    + rows([.flaky], nil, .retried, works: [.get, .keyedPost])
    + rows(
      faults(
        .staleConnection, .headDrip, .repeatedFields, .continues, .earlyHints, .drip, .byteOrderMark, .duplicateKeys,
        .extraKeys), nil)
    + rows(faults(.redirectHost, .redirectSame), nil, requests: 2)

  // MARK: A failure shows

  private static let disconnected =
    rows([.offline], .cannotConnect, .retried, requests: 0)
    + rows(faults(.closedAtOnce, .resetAtOnce), .cannotConnect, .retried, requests: 0, isLost: true)
    + rows([.reset] + faults(.unanswered, .headReset), .cannotConnect, .retried, isLost: true)
    + rows([.truncated] + faults(.bodyReset, .chunkCut), .cannotConnect, .retried)

  private static let unreadable =
    rows([.malformed] + faults(.garbage), .invalidData)
    + rows([.webPage], .cannotConnect)
    + rows(faults(.redirectNowhere, .redirectMalformed, .noContent, .notModified), .invalidData)
    + rows(
      faults(.shortLength, .emptyBody, .utf16, .latin1, .deep, .hugeNumber, .missingKeys, .wrongTypes, .null),
      .invalidData)

  private static let rejected =
    rows([.serverError], .serverError, .retried)
    + rows([.flaky], .serverError, works: [.post])
    // A wait that does not fit into the time is not begun.
    + rows([.maintenance], .serverError, retryAfter: .seconds(30))
    + rows([.rateLimited], .rateLimited, retryAfter: .seconds(30))
    + rows([.unauthorized] + faults(.basicChallenge), .unauthorized)
    + rows([.forbidden], .forbidden)
    + rows([.notFound], .notFound)
    + rows([.empty], .notFound, works: [.get])
    + rows([.badRequest], .invalidRequest)
    + rows([.conflict], .conflict, .retriedWithKey)
    + rows(faults(.tooLarge, .endlessBody, .gzipBomb, .early413), .tooLarge)
    + rows(faults(.redirectLoop), .serverError, requests: 11)
    + rows(faults(.redirectScheme), .serverError)

  private static let late =
    rows([.slow, .stalled] + faults(.silent), .timedOut, .timedOut, patience: .silence)
    + rows(faults(.longLength), .timedOut, .timedOut, patience: .part)
    + rows(faults(.endlessDrip), .timedOut, patience: .progress)

  /// As libcurl has it; for Apple's loading system only what must hold anyway is checked.
  private static let unportable =
    rows(faults(.twoLengths, .hugeField, .noLastChunk, .onlyContinue), .cannotConnect, .retried, isPortable: false)
    + rows(
      faults(
        .http09, .noStatus, .status0, .status99, .status1000, .endlessHead, .tightFields, .badChunk, .hugeChunk,
        .badGzip, .gzipCut, .unknownEncoding),
      .invalidData, isPortable: false)
    + rows(faults(.redirectTLS), .insecureConnection, .retried, isPortable: false)

  /// What cannot be tried in this process: see ``FatalFaultTests``.
  static let fatal: [Fault] = [.headCut, .trailers]

  // MARK: Words

  /// The title of a failure, and what can be done about it.
  static func words(for failure: LoadFailure) -> (title: String, suggestion: String)? {
    failure.cause.map { causes[$0] } ?? words[failure.kind]
  }

  private static let causes: [LoadFailure.Cause: (title: String, suggestion: String)] = [
    .networkSignIn: (
      "Network Sign-In Needed", "Open a web page to sign in, or use another network. Then try again."
    ),
    .numberOutOfRange: ("Number Not Supported", "Updating the app may help."),
  ]

  private static let words: [LoadFailure.Kind: (title: String, suggestion: String)] = [
    .timedOut: ("Took Too Long", "The connection may be slow. Try again in a moment."),
    .cannotConnect: ("Can’t Connect", "Check your internet connection, then try again."),
    .insecureConnection: ("Connection Not Secure", "Check the date and time of this device, or try another network."),
    .rateLimited: ("Service Is Busy", "Wait a moment, then try again."),
    .serverError: ("Service Unavailable", "Try again in a few minutes."),
    .unauthorized: ("Sign-In Needed", "Sign in, then try again."),
    .forbidden: ("No Access", "Ask the owner for access, or use another account."),
    .notFound: ("Not Found", "The content may have been moved or removed. Go back, then search again."),
    .invalidRequest: (
      "Couldn’t Complete This", "Updating the app may help. If the problem continues, contact support."
    ),
    .conflict: ("Changed Elsewhere", "Load the latest version, then try again."),
    .invalidData: ("Can’t Show This", "Try again later. Updating the app may help."),
    .tooLarge: ("Too Large", "Choose something smaller."),
  ]

  // MARK: Making rows

  private static func rows(
    _ scenarios: [Scenario], _ kind: LoadFailure.Kind?, _ calls: Calls = .once, requests: Int = 1, isLost: Bool = false,
    patience: FaultRun.Patience = .none, retryAfter: Duration? = nil, isPortable: Bool = true,
    works: [FaultRun.Work] = FaultRun.Work.allCases
  ) -> [Row] {
    scenarios.map { scenario in
      Row(
        scenario: scenario, kind: kind, calls: calls, requests: requests, isLost: isLost, patience: patience,
        retryAfter: retryAfter, isPortable: isPortable, works: works)
    }
  }

  private static func faults(_ faults: Fault...) -> [Scenario] { faults.map(Scenario.fault) }
}
