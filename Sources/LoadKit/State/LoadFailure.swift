/// Why a load did not succeed, in terms that a person and a program can act on.
///
/// It never holds user info, tokens or the query of a URL, so that it can be logged and shown.
public struct LoadFailure: Error, Hashable, Sendable {
  /// What went wrong. Messages, symbols and actions follow from it (``FailureTable``).
  public var kind: Kind
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
  /// How many calls were made before this failure was shown; 0 if none was, as when the device is known to be offline.
  public var attempts: Int
  /// Counts the failures of one loader, so that two alike in a row can be told apart.
  public var occurrence: Int

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
  }

  /// What can go wrong. One list for every transport and every screen.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// The device has no connection.
    case offline
    /// No outcome, or no sign of progress, in time.
    case timedOut
    /// The server could not be reached, or the connection broke.
    case cannotConnect
    /// No trustworthy connection could be made.
    case insecureConnection
    /// Too many requests.
    case rateLimited
    /// The server failed, or is out of service.
    case serverError
    /// The user has to sign in.
    case unauthorized
    /// The user may not see this.
    case forbidden
    /// It does not exist (any more).
    case notFound
    /// The request itself is wrong.
    case invalidRequest
    /// It was changed by someone else meanwhile, or the same submission is still being processed.
    case conflict
    /// The outcome could not be understood.
    case invalidData
    /// The outcome, or what was sent, is larger than allowed.
    case tooLarge
    /// This device has no room for it.
    case storageFull
    /// It cannot be saved in that place.
    case cannotSave
    /// An error that nothing is known about.
    case unknown

    /// Whether sending the same request again may help.
    public var isRetryable: Bool {
      switch self {
      case .offline, .timedOut, .cannotConnect, .rateLimited, .serverError, .unknown: true
      case .insecureConnection, .unauthorized, .forbidden, .notFound, .invalidRequest, .conflict, .invalidData,
        .tooLarge, .storageFull, .cannotSave:
        false
      }
    }

    /// Whether what was asked may have been done all the same, where nothing more is known than the kind.
    public var mayHaveTakenEffect: Bool {
      switch self {
      case .timedOut, .cannotConnect, .serverError, .invalidData, .unknown: true
      case .offline, .insecureConnection, .rateLimited, .unauthorized, .forbidden, .notFound, .invalidRequest,
        .conflict, .tooLarge, .storageFull, .cannotSave:
        false
      }
    }

    /// Whether the network is to blame, so that the return of the connection is a reason to load again (rule 21).
    public var isNetwork: Bool { self == .offline || self == .timedOut || self == .cannotConnect }
  }
}
