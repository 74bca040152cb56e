extension CommonWording {
  /// What is said around a form that is sent.
  public struct Forms: Sendable, Hashable {
    /// Sends the form.
    public var send: ButtonName
    /// Stops the sending.
    public var cancel: ButtonName
    /// It is being sent.
    public var sending: String
    /// It was sent.
    public var sent: String
    /// The progress of an upload stands still.
    public var stalled: String
    /// Stands at a field of which the service says that it is wrong, and not why.
    public var notAccepted: String
    /// The service did not accept what some fields hold.
    public var rejected: FailureMessage
    /// Nobody knows whether it was sent, and sending it again could do it twice.
    public var mayHaveBeenSent: FailureMessage
    /// A form that signs in was refused for its name or password.
    public var wrongCredentials: FailureMessage
    /// The words for kinds of failures that say something else of what is sent than of what is read.
    public var failures: [LoadFailure.Kind: FailureMessage]

    /// Creates the phrases.
    public init(
      send: ButtonName, cancel: ButtonName, sending: String, sent: String, stalled: String, notAccepted: String,
      rejected: FailureMessage, mayHaveBeenSent: FailureMessage, wrongCredentials: FailureMessage,
      failures: [LoadFailure.Kind: FailureMessage] = [:]
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
      self.failures = failures
    }

    /// English.
    public static let english = Forms(
      send: ButtonName("Send"),
      cancel: ButtonName("Cancel", label: "Cancel sending"),
      sending: "Sending",
      sent: "Sent",
      stalled: "Nothing has moved for a while",
      notAccepted: "This was not accepted.",
      rejected: FailureMessage(
        symbol: "pencil.and.list.clipboard", title: "Check What You Entered", message: "Some of it was not accepted.",
        suggestion: "Correct it, then send it again."),
      mayHaveBeenSent: FailureMessage(
        symbol: "questionmark.circle", title: "May Have Been Sent",
        message: "No clear answer came back, so this may have been sent already.",
        suggestion: "Check whether it has arrived before you send it again."),
      wrongCredentials: FailureMessage(
        symbol: "person.crop.circle.badge.exclamationmark", title: "Couldn't Sign In",
        message: "The name or the password isn't right.", suggestion: "Check both, then try again."),
      failures: failures { code in
        switch code {
        case .unauthorized: ("Sign In Needed", "You need to be signed in to send this.", "Sign in, then send it again.")
        case .forbidden:
          (
            "Not Allowed", "Your account isn't allowed to do this.",
            "Ask the owner for access, or use another account."
          )
        case .notFound:
          (
            "Can't Be Sent There", "What this belongs to isn't there anymore.",
            "It may have been moved or removed. Go back and look for it again."
          )
        case .invalidRequest:
          (
            "Not Accepted", "The service did not accept this.", "Check what you entered, then send it again."
          )
        case .conflict:
          (
            "Changed Elsewhere", "This was changed in another place before you sent it.",
            "Look at the latest version, then send yours again."
          )
        case .tooLarge:
          (
            "Too Large to Send", "The service accepts nothing as large as this.",
            "Make it smaller, then send it again."
          )
        case .invalidData:
          (
            "Unclear Answer", "The answer that arrived could not be read.",
            "Check whether it has arrived before you send it again."
          )
        case .offline, .timedOut, .cannotConnect, .insecureConnection, .rateLimited, .serverError, .storageFull,
          .cannotSave, .unknown:
          nil
        }
      }
    )

    /// German.
    public static let german = Forms(
      send: ButtonName("Senden"),
      cancel: ButtonName("Abbrechen", label: "Senden abbrechen"),
      sending: "Wird gesendet",
      sent: "Gesendet",
      stalled: "Seit einer Weile geht es nicht weiter",
      notAccepted: "Das wurde nicht angenommen.",
      rejected: FailureMessage(
        symbol: "pencil.and.list.clipboard", title: "Prüfe deine Eingaben",
        message: "Ein Teil davon wurde nicht angenommen.",
        suggestion: "Korrigiere sie und sende sie dann erneut."),
      mayHaveBeenSent: FailureMessage(
        symbol: "questionmark.circle", title: "Vielleicht schon gesendet",
        message: "Es kam keine klare Antwort zurück, vielleicht wurde das also schon gesendet.",
        suggestion: "Prüfe, ob es angekommen ist, bevor du es erneut sendest."),
      wrongCredentials: FailureMessage(
        symbol: "person.crop.circle.badge.exclamationmark", title: "Anmelden nicht möglich",
        message: "Der Name oder das Passwort stimmt nicht.", suggestion: "Prüfe beides und versuche es erneut."),
      failures: failures { code in
        switch code {
        case .unauthorized:
          (
            "Anmeldung nötig", "Um das zu senden, musst du angemeldet sein.", "Melde dich an und sende es dann erneut."
          )
        case .forbidden:
          (
            "Nicht erlaubt", "Dein Konto darf das nicht.",
            "Bitte den Eigentümer um Zugriff oder verwende ein anderes Konto."
          )
        case .notFound:
          (
            "Kann dorthin nicht gesendet werden", "Wozu das gehört, gibt es nicht mehr.",
            "Vielleicht wurde es verschoben oder entfernt. Geh zurück und suche noch einmal danach."
          )
        case .invalidRequest:
          (
            "Nicht angenommen", "Der Dienst hat das nicht angenommen.",
            "Prüfe deine Eingaben und sende sie dann erneut."
          )
        case .conflict:
          (
            "Anderswo geändert", "Das wurde an anderer Stelle geändert, bevor du es gesendet hast.",
            "Sieh dir die neueste Fassung an und sende deine dann erneut."
          )
        case .tooLarge:
          (
            "Zu groß zum Senden", "So Großes nimmt der Dienst nicht an.", "Mach es kleiner und sende es dann erneut."
          )
        case .invalidData:
          (
            "Unklare Antwort", "Die Antwort konnte nicht gelesen werden.",
            "Prüfe, ob es angekommen ist, bevor du es erneut sendest."
          )
        case .offline, .timedOut, .cannotConnect, .insecureConnection, .rateLimited, .serverError, .storageFull,
          .cannotSave, .unknown:
          nil
        }
      }
    )

    private typealias Words = (title: String, message: String, suggestion: String)

    /// The messages with the symbols of their kinds. A kind for which the words are `nil` has the words of
    /// ``FailureWording``.
    private static func failures(
      _ words: (LoadFailure.Kind.Code) -> Words?
    ) -> [LoadFailure.Kind: FailureMessage] {
      var messages: [LoadFailure.Kind: FailureMessage] = [:]
      for kind in LoadFailure.Kind.allCases {
        guard let words = words(kind.code) else { continue }
        messages[kind] = FailureMessage(
          symbol: FailureTable.row(for: kind).message.symbol, title: words.title, message: words.message,
          suggestion: words.suggestion)
      }
      return messages
    }
  }
}
