import LoadKit

/// The words for one failure: a title without a full stop, and two sentences.
public struct LanguageMessage: Sendable, Hashable {
  /// A few words.
  public var title: String
  /// What happened, as a sentence.
  public var message: String
  /// What to do, as a sentence.
  public var suggestion: String

  /// Creates the words.
  ///
  /// - Parameters:
  ///   - title: A few words.
  ///   - message: What happened.
  ///   - suggestion: What to do.
  public init(_ title: String, _ message: String, _ suggestion: String) {
    self.title = title
    self.message = message
    self.suggestion = suggestion
  }

  /// The words with a symbol.
  func message(symbol: String) -> FailureMessage {
    FailureMessage(symbol: symbol, title: title, message: message, suggestion: suggestion)
  }
}

/// The words for every kind of failure and for every cause.
public struct LanguageFailures: Sendable, Hashable {
  /// The words for `LoadFailure.Kind.offline`.
  public var offline: LanguageMessage
  /// The words for `LoadFailure.Kind.timedOut`.
  public var timedOut: LanguageMessage
  /// The words for `LoadFailure.Kind.cannotConnect`.
  public var cannotConnect: LanguageMessage
  /// The words for `LoadFailure.Kind.insecureConnection`.
  public var insecureConnection: LanguageMessage
  /// The words for `LoadFailure.Kind.rateLimited`.
  public var rateLimited: LanguageMessage
  /// The words for `LoadFailure.Kind.serverError`.
  public var serverError: LanguageMessage
  /// The words for `LoadFailure.Kind.unauthorized`.
  public var unauthorized: LanguageMessage
  /// The words for `LoadFailure.Kind.forbidden`.
  public var forbidden: LanguageMessage
  /// The words for `LoadFailure.Kind.notFound`.
  public var notFound: LanguageMessage
  /// The words for `LoadFailure.Kind.invalidRequest`.
  public var invalidRequest: LanguageMessage
  /// The words for `LoadFailure.Kind.conflict`.
  public var conflict: LanguageMessage
  /// The words for `LoadFailure.Kind.invalidData`.
  public var invalidData: LanguageMessage
  /// The words for `LoadFailure.Kind.tooLarge`.
  public var tooLarge: LanguageMessage
  /// The words for `LoadFailure.Kind.storageFull`.
  public var storageFull: LanguageMessage
  /// The words for `LoadFailure.Kind.cannotSave`.
  public var cannotSave: LanguageMessage
  /// The words for `LoadFailure.Kind.unknown`.
  public var unknown: LanguageMessage
  /// The words for `LoadFailure.Cause.networkSignIn`.
  public var networkSignIn: LanguageMessage
  /// The words for `LoadFailure.Cause.webPage`.
  public var webPage: LanguageMessage
  /// The words for `LoadFailure.Cause.numberOutOfRange`.
  public var numberOutOfRange: LanguageMessage
  /// The words for `LoadFailure.Cause.cellularOff`.
  public var cellularOff: LanguageMessage
  /// The words for `LoadFailure.Cause.roamingOff`.
  public var roamingOff: LanguageMessage
  /// The words for `LoadFailure.Cause.lowDataMode`.
  public var lowDataMode: LanguageMessage
  /// The words for `LoadFailure.Cause.limitedNetwork`.
  public var limitedNetwork: LanguageMessage
  /// The words for `LoadFailure.Cause.localNetworkDenied`.
  public var localNetworkDenied: LanguageMessage
  /// The words for `LoadFailure.Cause.tooManyConnections`.
  public var tooManyConnections: LanguageMessage
  /// The words for `LoadFailure.Cause.tooManyFiles`.
  public var tooManyFiles: LanguageMessage
  /// The words for `LoadFailure.Cause.fileLocked`.
  public var fileLocked: LanguageMessage
  /// The words for `LoadFailure.Cause.fileInUse`.
  public var fileInUse: LanguageMessage
  /// The words for `LoadFailure.Cause.resourceLocked`.
  public var resourceLocked: LanguageMessage
  /// The words for `LoadFailure.Cause.insecureAddress`.
  public var insecureAddress: LanguageMessage

  /// Creates the words: the kinds first, then the causes.
  public init(
    offline: LanguageMessage, timedOut: LanguageMessage, cannotConnect: LanguageMessage,
    insecureConnection: LanguageMessage, rateLimited: LanguageMessage, serverError: LanguageMessage,
    unauthorized: LanguageMessage, forbidden: LanguageMessage, notFound: LanguageMessage,
    invalidRequest: LanguageMessage, conflict: LanguageMessage, invalidData: LanguageMessage,
    tooLarge: LanguageMessage, storageFull: LanguageMessage, cannotSave: LanguageMessage, unknown: LanguageMessage,
    networkSignIn: LanguageMessage, webPage: LanguageMessage, numberOutOfRange: LanguageMessage,
    cellularOff: LanguageMessage, roamingOff: LanguageMessage, lowDataMode: LanguageMessage,
    limitedNetwork: LanguageMessage, localNetworkDenied: LanguageMessage, tooManyConnections: LanguageMessage,
    tooManyFiles: LanguageMessage, fileLocked: LanguageMessage, fileInUse: LanguageMessage,
    resourceLocked: LanguageMessage, insecureAddress: LanguageMessage
  ) {
    self.offline = offline
    self.timedOut = timedOut
    self.cannotConnect = cannotConnect
    self.insecureConnection = insecureConnection
    self.rateLimited = rateLimited
    self.serverError = serverError
    self.unauthorized = unauthorized
    self.forbidden = forbidden
    self.notFound = notFound
    self.invalidRequest = invalidRequest
    self.conflict = conflict
    self.invalidData = invalidData
    self.tooLarge = tooLarge
    self.storageFull = storageFull
    self.cannotSave = cannotSave
    self.unknown = unknown
    self.networkSignIn = networkSignIn
    self.webPage = webPage
    self.numberOutOfRange = numberOutOfRange
    self.cellularOff = cellularOff
    self.roamingOff = roamingOff
    self.lowDataMode = lowDataMode
    self.limitedNetwork = limitedNetwork
    self.localNetworkDenied = localNetworkDenied
    self.tooManyConnections = tooManyConnections
    self.tooManyFiles = tooManyFiles
    self.fileLocked = fileLocked
    self.fileInUse = fileInUse
    self.resourceLocked = resourceLocked
    self.insecureAddress = insecureAddress
  }

  func words(for kind: LoadFailure.Kind) -> LanguageMessage {
    switch kind.code {
    case .offline: offline
    case .timedOut: timedOut
    case .cannotConnect: cannotConnect
    case .insecureConnection: insecureConnection
    case .rateLimited: rateLimited
    case .serverError: serverError
    case .unauthorized: unauthorized
    case .forbidden: forbidden
    case .notFound: notFound
    case .invalidRequest: invalidRequest
    case .conflict: conflict
    case .invalidData: invalidData
    case .tooLarge: tooLarge
    case .storageFull: storageFull
    case .cannotSave: cannotSave
    case .unknown: unknown
    }
  }

  func words(for cause: LoadFailure.Cause) -> LanguageMessage {
    switch cause.code {
    case .networkSignIn: networkSignIn
    case .webPage: webPage
    case .numberOutOfRange: numberOutOfRange
    case .cellularOff: cellularOff
    case .roamingOff: roamingOff
    case .lowDataMode: lowDataMode
    case .limitedNetwork: limitedNetwork
    case .localNetworkDenied: localNetworkDenied
    case .tooManyConnections: tooManyConnections
    case .tooManyFiles: tooManyFiles
    case .fileLocked: fileLocked
    case .fileInUse: fileInUse
    case .resourceLocked: resourceLocked
    case .insecureAddress: insecureAddress
    }
  }
}
