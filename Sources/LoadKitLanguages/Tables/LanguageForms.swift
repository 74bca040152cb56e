import LoadKit

/// The words around a form.
public struct LanguageForms: Sendable, Hashable {
  /// Sends the form.
  public var send: CommonWording.ButtonName
  /// Stops the sending.
  public var cancel: CommonWording.ButtonName
  /// The form is being sent.
  public var sending: String
  /// The form was sent.
  public var sent: String
  /// The progress of an upload stands still.
  public var stalled: String
  /// The note at a field that the service rejected without a reason: a sentence.
  public var notAccepted: String
  /// The service rejected some entries.
  public var rejected: LanguageMessage
  /// The form may already be sent.
  public var mayHaveBeenSent: LanguageMessage
  /// The name or the password is incorrect.
  public var wrongCredentials: LanguageMessage
  /// Sending needs a sign-in.
  public var unauthorized: LanguageMessage
  /// The account isn't allowed to send.
  public var forbidden: LanguageMessage
  /// The item that the form belongs to no longer exists.
  public var notFound: LanguageMessage
  /// The service rejected the form.
  public var invalidRequest: LanguageMessage
  /// The item was changed in another place.
  public var conflict: LanguageMessage
  /// The form is larger than the service accepts.
  public var tooLarge: LanguageMessage
  /// The response can't be read.
  public var invalidData: LanguageMessage

  /// Creates the words.
  public init(
    send: CommonWording.ButtonName, cancel: CommonWording.ButtonName, sending: String, sent: String, stalled: String,
    notAccepted: String, rejected: LanguageMessage, mayHaveBeenSent: LanguageMessage, wrongCredentials: LanguageMessage,
    unauthorized: LanguageMessage, forbidden: LanguageMessage, notFound: LanguageMessage,
    invalidRequest: LanguageMessage, conflict: LanguageMessage, tooLarge: LanguageMessage, invalidData: LanguageMessage
  ) {
    self.send = send
    self.cancel = cancel
    self.sending = sending
    self.sent = sent
    self.stalled = stalled
    self.notAccepted = notAccepted
    self.rejected = rejected
    self.mayHaveBeenSent = mayHaveBeenSent
    self.wrongCredentials = wrongCredentials
    self.unauthorized = unauthorized
    self.forbidden = forbidden
    self.notFound = notFound
    self.invalidRequest = invalidRequest
    self.conflict = conflict
    self.tooLarge = tooLarge
    self.invalidData = invalidData
  }

  /// The words for a kind of failure; `nil` where the words for reading fit.
  func words(for kind: LoadFailure.Kind) -> LanguageMessage? {
    switch kind.code {
    case .unauthorized: unauthorized
    case .forbidden: forbidden
    case .notFound: notFound
    case .invalidRequest: invalidRequest
    case .conflict: conflict
    case .tooLarge: tooLarge
    case .invalidData: invalidData
    case .offline, .timedOut, .cannotConnect, .insecureConnection, .rateLimited, .serverError, .storageFull,
      .cannotSave, .unknown:
      nil
    }
  }
}
