extension LoadStrings {
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

    /// Creates the phrases.
    public init(
      send: ButtonName, cancel: ButtonName, sending: String, sent: String, stalled: String, notAccepted: String,
      rejected: FailureMessage, mayHaveBeenSent: FailureMessage
    ) {
      self.send = send
      self.cancel = cancel
      self.sending = sending
      self.sent = sent
      self.stalled = stalled
      self.notAccepted = notAccepted
      self.rejected = rejected
      self.mayHaveBeenSent = mayHaveBeenSent
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
        suggestion: "Check whether it has arrived before you send it again.")
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
        suggestion: "Prüfe, ob es angekommen ist, bevor du es erneut sendest.")
    )
  }
}
