/// Why a load did not succeed, in terms that a person and a program can act on.
///
/// It never holds user info, tokens or the query of a URL, so that it can be logged and shown.
public struct LoadFailure: Error, Hashable, Sendable {
  /// What went wrong. Messages, symbols and actions follow from it, and from the cause (``FailureTable``).
  public var kind: Kind
  /// The specific cause, if it is known and has words of its own. It counts only if it belongs to the kind.
  public var cause: Cause?
  /// Whether the same request may succeed if it is sent again, so that an automatic retry makes sense.
  public var isRetryable: Bool
  /// Whether what was asked may have been done all the same: the request may have arrived, and the outcome was lost,
  /// late, unreadable, or no clear one.
  ///
  /// It matters for work that must not be done twice. It is false only where that is known: where no connection was
  /// made, or the server refused.
  public var mayHaveTakenEffect: Bool
  /// A short technical description for a bug report, in English, free of secrets; at most 200 Unicode scalars.
  public var diagnostic: String
  /// How long the server asked to wait before the next request.
  public var retryAfter: Duration?
  /// How many calls were made before this failure was shown.
  public var attempts: Int
  /// Counts the failures of one loader, so that two alike in a row can be told apart.
  public var occurrence: Int
  /// Whether it is the failure of an earlier input, whose words stay on screen until the present input has an indicator
  /// or an outcome (rule 3). Its actions would be those of the present input, so none is offered.
  public var isOfPreviousInput: Bool

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - isRetryable: Whether an automatic retry makes sense; by default what the kind says.
  ///   - diagnostic: A technical description without secrets. Cut after 200 Unicode scalars.
  ///   - retryAfter: How long the server asked to wait; negative counts as zero.
  ///   - mayHaveTakenEffect: Whether what was asked may have been done all the same; by default what the kind says.
  public init(
    _ kind: Kind, isRetryable: Bool? = nil, diagnostic: String = "", retryAfter: Duration? = nil,
    mayHaveTakenEffect: Bool? = nil
  ) {
    self.kind = kind
    self.isRetryable = isRetryable ?? kind.isRetryable
    self.mayHaveTakenEffect = mayHaveTakenEffect ?? kind.mayHaveTakenEffect
    #if hasFeature(Embedded)
      // Cutting text would add half as much again to the size of a module that needs nothing else of Unicode.
      self.diagnostic = diagnostic
    #else
      // By scalars, since a single character may be of any length.
      self.diagnostic = String(diagnostic.unicodeScalars.prefix(200))
    #endif
    self.retryAfter = retryAfter.map { max(.zero, $0) }
    self.attempts = 0
    self.occurrence = 0
    self.cause = nil
    self.isOfPreviousInput = false
  }

  /// What can go wrong. One list for every transport and every screen. New kinds may be added, so a `switch` needs a
  /// `default`.
  public struct Kind: Sendable, Hashable, CaseIterable {
    /// The closed enumeration behind the values, over which the package switches exhaustively.
    package enum Code: UInt8, CaseIterable, Sendable {
      case offline, timedOut, cannotConnect, insecureConnection, rateLimited, serverError, unauthorized, forbidden
      case notFound, invalidRequest, conflict, invalidData, tooLarge, storageFull, cannotSave, unknown
    }

    package let code: Code

    package init(_ code: Code) { self.code = code }

    /// All values of this version.
    public static var allCases: [Kind] { Code.allCases.map(Kind.init) }

    /// The device has no connection.
    public static var offline: Kind { Kind(.offline) }
    /// No outcome, or no sign of progress, in time.
    public static var timedOut: Kind { Kind(.timedOut) }
    /// The server could not be reached, or the connection broke.
    public static var cannotConnect: Kind { Kind(.cannotConnect) }
    /// No trustworthy connection could be made.
    public static var insecureConnection: Kind { Kind(.insecureConnection) }
    /// Too many requests.
    public static var rateLimited: Kind { Kind(.rateLimited) }
    /// The server failed, or is out of service.
    public static var serverError: Kind { Kind(.serverError) }
    /// The user has to sign in.
    public static var unauthorized: Kind { Kind(.unauthorized) }
    /// The user may not see this.
    public static var forbidden: Kind { Kind(.forbidden) }
    /// It does not exist (any more).
    public static var notFound: Kind { Kind(.notFound) }
    /// The request itself is wrong.
    public static var invalidRequest: Kind { Kind(.invalidRequest) }
    /// It was changed by someone else meanwhile, or the same submission is still being processed.
    public static var conflict: Kind { Kind(.conflict) }
    /// The outcome could not be understood.
    public static var invalidData: Kind { Kind(.invalidData) }
    /// The outcome, or what was sent, is larger than allowed.
    public static var tooLarge: Kind { Kind(.tooLarge) }
    /// This device has no room for it.
    public static var storageFull: Kind { Kind(.storageFull) }
    /// It cannot be saved in that place.
    public static var cannotSave: Kind { Kind(.cannotSave) }
    /// An error that nothing is known about.
    public static var unknown: Kind { Kind(.unknown) }

    /// Whether sending the same request again may help.
    public var isRetryable: Bool { traits.contains(.retryable) }

    /// Whether the server may have done what was asked, where nothing more is known than the kind.
    public var mayHaveTakenEffect: Bool { traits.contains(.mayHaveTakenEffect) }

    /// Whether the failure says something about the request, such as "not found", rather than about the service, the
    /// connection or the device: it does not hold for another input (rule 3).
    public var isAboutRequest: Bool { traits.contains(.request) }

    /// Whether the network is to blame, so that the return of the connection is a reason to load again (rule 21).
    public var isNetwork: Bool { traits.contains(.network) }
  }
}
