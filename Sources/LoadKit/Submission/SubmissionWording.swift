/// The phrases of one form: whole phrases in the user's language.
///
/// ```swift
/// extension SubmissionWording {
///   static let article = SubmissionWording(
///     send: "Publish", sending: "Publishing article", sent: "Article published", cancel: "Cancel publishing article",
///     fields: ["title": "Title", "body": "Text"])
/// }
/// ```
///
/// What is `nil`, or has nothing to see, is said in the general words of ``CommonWording/forms``.
public struct SubmissionWording: Sendable {
  /// What is seen on the button that sends: "Publish".
  public var send: String?
  /// The name of that button for assistive technology, if what is seen does not stand alone: "Publish the article".
  public var sendLabel: String?
  /// The label of the sign of sending, announced once: "Publishing article".
  public var sending: String?
  /// What is said when it was sent: "Article published".
  public var sent: String?
  /// The name of the button that stops the sending: "Cancel publishing article".
  public var cancel: String?
  /// The title above every failure, in place of that of ``FailureWording``: "Article Not Published". It is not used
  /// where the article may have been published.
  public var failureTitle: String?
  /// What is said when nobody knows whether it was sent: that it may have been, and how the user can find out.
  public var mayHaveBeenSent: FailureMessage?
  /// The words for a sign-in form whose name or password was refused; `nil` for the general words.
  public var wrongCredentials: FailureMessage?
  /// The labels of the fields that the form shows, by the names that the service gives them. What the service says
  /// about any other field is told with the failure, so that nothing is lost.
  public var fields: [String: String]

  /// Creates the phrases of a form.
  public init(
    send: String? = nil, sendLabel: String? = nil, sending: String? = nil, sent: String? = nil, cancel: String? = nil,
    failureTitle: String? = nil, mayHaveBeenSent: FailureMessage? = nil, fields: [String: String] = [:]
  ) {
    self.send = send
    self.sendLabel = sendLabel
    self.sending = sending
    self.sent = sent
    self.cancel = cancel
    self.failureTitle = failureTitle
    self.mayHaveBeenSent = mayHaveBeenSent
    self.fields = fields
  }

  /// Only general words: "Send".
  public static let standard = SubmissionWording()

  /// The label of a field that the form shows, or `nil` if it shows no such field.
  func label(of error: FieldError) -> String? {
    guard let field = error.field else { return nil }
    return fields[field] ?? fields.first { error.isAbout($0.key) }?.value
  }
}
