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
      send: ButtonName("Send", label: "Send the form"),
      cancel: ButtonName("Cancel", label: "Cancel sending"),
      sending: "Sending",
      sent: "Sent",
      stalled: "Nothing has moved for a while",
      notAccepted: "This entry wasn’t accepted.",
      rejected: FailureMessage(
        symbol: "list.bullet.clipboard", title: "Check Your Entries", message: "Some entries weren’t accepted.",
        suggestion: "Correct these entries, then send again."),
      mayHaveBeenSent: FailureMessage(
        symbol: "questionmark.circle", title: "May Already Be Sent",
        message: "No clear confirmation arrived, so this may already have been sent.",
        suggestion: "Check whether this was received before you send again."),
      wrongCredentials: FailureMessage(
        symbol: "person.crop.circle.badge.exclamationmark", title: "Couldn’t Sign In",
        message: "The name or password is incorrect.", suggestion: "Check both, then try again."),
      failures: failures { code in
        switch code {
        case .unauthorized: ("Sign-In Needed", "You need to be signed in to send this.", "Sign in, then send again.")
        case .forbidden:
          (
            "Not Allowed", "Your account isn’t allowed to do this.",
            "Ask the owner for access, or use another account."
          )
        case .notFound:
          (
            "Destination Not Found", "The item that this belongs to no longer exists.",
            "The content may have been moved or removed. Go back, then search again."
          )
        case .invalidRequest:
          (
            "Not Accepted", "The service didn’t accept this.", "Check your entries, then send again."
          )
        case .conflict:
          (
            "Changed Elsewhere", "This was changed in another place before you sent your version.",
            "Look at the latest version, then send yours again."
          )
        case .tooLarge:
          (
            "Too Large to Send", "This is larger than the service accepts.",
            "Reduce the size, then send again."
          )
        case .invalidData:
          (
            "Unclear Result", "The service sent data that this app can’t read.",
            "Check whether this was received before you send again."
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
