extension LoadFailure {
  /// A specific cause within a kind of failure, which has words and actions of its own (``FailureTable``).
  ///
  /// It counts only for failures of its kind. New causes may be added, so a `switch` needs a `default`.
  public struct Cause: Sendable, Hashable, CaseIterable {
    /// The closed enumeration behind the values, over which the package switches exhaustively.
    package enum Code: UInt8, CaseIterable, Sendable {
      case networkSignIn, webPage, numberOutOfRange
      case cellularOff, roamingOff, lowDataMode, limitedNetwork, localNetworkDenied
      case tooManyConnections, tooManyFiles, fileLocked, fileInUse, resourceLocked, insecureAddress
    }

    package let code: Code

    package init(_ code: Code) { self.code = code }

    /// All values of this version.
    public static var allCases: [Cause] { Code.allCases.map(Cause.init) }

    /// A web page arrived in place of data, which the service did not send: the network may want a sign-in first.
    public static var networkSignIn: Cause { Cause(.networkSignIn) }
    /// The service sent a web page in place of data.
    public static var webPage: Cause { Cause(.webPage) }
    /// A number in the data does not fit the type that the app has for it.
    public static var numberOutOfRange: Cause { Cause(.numberOutOfRange) }
    /// The user, or the app, does not allow mobile data.
    public static var cellularOff: Cause { Cause(.cellularOff) }
    /// The user does not allow data roaming.
    public static var roamingOff: Cause { Cause(.roamingOff) }
    /// The app does not load this in Low Data Mode.
    public static var lowDataMode: Cause { Cause(.lowDataMode) }
    /// The app does not load this over an expensive or slow network: mobile data, a hotspot, a satellite.
    public static var limitedNetwork: Cause { Cause(.limitedNetwork) }
    /// The user does not allow the app to reach devices on the local network.
    public static var localNetworkDenied: Cause { Cause(.localNetworkDenied) }
    /// The app has more sessions or connections open than the system allows.
    public static var tooManyConnections: Cause { Cause(.tooManyConnections) }
    /// The app, or the system, has as many files open as it may.
    public static var tooManyFiles: Cause { Cause(.tooManyFiles) }
    /// A file cannot be opened: the device is locked, or the file belongs to someone else.
    public static var fileLocked: Cause { Cause(.fileLocked) }
    /// A file is in use elsewhere.
    public static var fileInUse: Cause { Cause(.fileInUse) }
    /// Someone else is editing it on the service.
    public static var resourceLocked: Cause { Cause(.resourceLocked) }
    /// The address is not encrypted, and the app may not use it so.
    public static var insecureAddress: Cause { Cause(.insecureAddress) }

    /// The kind that it belongs to.
    public var kind: Kind {
      switch code {
      case .networkSignIn, .tooManyConnections: .cannotConnect
      case .webPage, .numberOutOfRange: .invalidData
      case .cellularOff, .roamingOff, .lowDataMode, .limitedNetwork, .localNetworkDenied: .offline
      case .tooManyFiles, .fileInUse: .unknown
      case .fileLocked: .forbidden
      case .resourceLocked: .conflict
      case .insecureAddress: .insecureConnection
      }
    }

    /// Whether sending the same request again may help. Settings, pages and data don't change within seconds.
    public var isRetryable: Bool {
      switch code {
      case .tooManyConnections, .tooManyFiles, .fileInUse: true
      case .networkSignIn, .webPage, .numberOutOfRange, .cellularOff, .roamingOff, .lowDataMode, .limitedNetwork,
        .localNetworkDenied, .fileLocked, .resourceLocked, .insecureAddress:
        false
      }
    }

    /// Whether it tells more than an error around it that blames the network.
    package var explainsNetworkErrors: Bool {
      switch code {
      case .cellularOff, .roamingOff, .lowDataMode, .limitedNetwork, .localNetworkDenied, .tooManyConnections,
        .tooManyFiles, .networkSignIn:
        true
      case .webPage, .numberOutOfRange, .fileLocked, .fileInUse, .resourceLocked, .insecureAddress: false
      }
    }
  }

  /// Creates a failure with a specific cause.
  ///
  /// - Parameters:
  ///   - cause: What went wrong. The kind follows from it.
  ///   - isRetryable: Whether an automatic retry makes sense; default: the value of the cause.
  ///   - diagnostic: A technical description without secrets. Cut after 200 Unicode scalars.
  ///   - retryAfter: How long the server asked to wait; negative counts as zero.
  ///   - mayHaveTakenEffect: Whether the server may have carried out the request; default: the trait of
  ///     the kind, and `false` if no connection was made.
  public init(
    cause: Cause, isRetryable: Bool? = nil, diagnostic: String = "", retryAfter: Duration? = nil,
    mayHaveTakenEffect: Bool? = nil
  ) {
    let isUnsent = cause == .tooManyConnections
    self.init(
      cause.kind, isRetryable: isRetryable ?? cause.isRetryable, diagnostic: diagnostic, retryAfter: retryAfter,
      mayHaveTakenEffect: mayHaveTakenEffect ?? (isUnsent ? false : nil))
    self.cause = cause
  }

  /// The cause, if it belongs to the kind.
  package var specificCause: Cause? { cause.flatMap { $0.kind == kind ? $0 : nil } }
}
