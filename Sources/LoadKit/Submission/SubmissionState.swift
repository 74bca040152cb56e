/// How far a form's sending is: exactly one of four things.
///
/// A plain value. It is `Sendable`, `Equatable` and `Hashable` where `Value` is.
public enum SubmissionState<Value> {
  /// Nothing is under way, and there is nothing to tell.
  case idle
  /// It is being sent.
  case sending(LoadActivity)
  /// It was sent, and this is the outcome.
  case sent(Value)
  /// It was not sent, or nobody knows whether it was.
  indirect case failed(SubmissionFailure)
}

extension SubmissionState: Sendable where Value: Sendable {}
extension SubmissionState: Equatable where Value: Equatable {}
extension SubmissionState: Hashable where Value: Hashable {}

extension SubmissionState {
  /// The outcome, or `nil` unless it was sent.
  public var value: Value? {
    if case .sent(let value) = self { return value }
    return nil
  }

  /// Why it was not sent, or `nil`.
  public var failure: SubmissionFailure? {
    if case .failed(let failure) = self { return failure }
    return nil
  }

  /// The sending under way, or `nil`.
  public var activity: LoadActivity? {
    if case .sending(let activity) = self { return activity }
    return nil
  }

  /// Whether it is being sent.
  public var isSending: Bool { activity != nil }

  /// Whether it was sent.
  public var isSent: Bool {
    if case .sent = self { return true }
    return false
  }
}

/// Why a form was not sent.
public struct SubmissionFailure: Error, Hashable, Sendable {
  /// What went wrong.
  public var failure: LoadFailure
  /// What is wrong with single fields, in the order of the outcome. Empty if the service named none.
  public var fieldErrors: [FieldError]
  /// The errors of fields that the user has edited since. Their fields no longer show them.
  public var editedFieldErrors: [FieldError] = []
  /// Whether a form that signs in was refused for its name or password (``SubmissionOptions/signsIn``).
  public var isWrongCredentials = false
  /// Whether it may have been sent all the same, and sending it now could do it twice: no clear outcome came, and the
  /// server does not recognise repetitions, or the draft was edited since and so is another submission (rule 12).
  public var mayHaveBeenSent: Bool

  /// Creates a failure.
  public init(_ failure: LoadFailure, fieldErrors: [FieldError] = [], mayHaveBeenSent: Bool = false) {
    self.failure = failure
    self.fieldErrors = fieldErrors
    self.mayHaveBeenSent = mayHaveBeenSent
  }
}
