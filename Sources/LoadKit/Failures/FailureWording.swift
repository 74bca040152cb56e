/// The messages for failures: those of ``FailureTable``, with whatever an app or a screen says instead.
///
/// A value, so that a screen starts from the app's messages and changes a copy. The last override that has something
/// to say wins. Failures without an override have the words of the language of the screen
/// (``CommonWording/failures``), English by default.
public struct FailureWording: Sendable {
  /// The messages of the table, in English.
  public static let standard = FailureWording()

  /// The suggestion when the server said how long to wait. Default: the English sentence.
  public var tryAgain: @Sendable (RoundedWait) -> String {
    get { ownTryAgain ?? { FailureTable.tryAgain(in: $0) } }
    set { ownTryAgain = newValue }
  }

  private var ownTryAgain: (@Sendable (RoundedWait) -> String)?
  private var overrides: [Override] = []

  private enum Override: Sendable {
    case kind(LoadFailure.Kind, FailureMessage)
    case cause(LoadFailure.Cause, FailureMessage)
    case custom(@Sendable (LoadFailure) -> FailureMessage?)
  }

  /// Creates messages without overrides.
  public init() {}

  /// The message for a failure.
  ///
  /// If the server said how long to wait and trying again is offered, that replaces the suggestion ("Try again in
  /// 2 minutes."), also that of an override by kind. An override by closure is taken as it is: it knows the failure.
  ///
  /// - Parameter failure: What went wrong.
  /// - Returns: The words and the symbol.
  public func message(for failure: LoadFailure) -> FailureMessage {
    let row = FailureTable.row(for: failure)
    var message = row.message
    search: for override in overrides.reversed() {
      switch override {
      case .kind(failure.kind, let own):
        message = own
        break search
      case .cause(let cause, let own) where cause == failure.specificCause:
        message = own
        break search
      case .kind, .cause:
        continue
      case .custom(let function):
        if let own = function(failure) { return own }
      }
    }
    if row.offersRetry || failure.isRetryable, let wait = failure.retryAfter.flatMap({ RoundedWait($0) }) {
      message.suggestion = tryAgain(wait)
    }
    return message
  }

  /// These words where there are any, and those of a language for all other failures.
  func over(_ language: FailureWording) -> FailureWording {
    var wording = self
    wording.overrides = language.overrides + overrides
    wording.ownTryAgain = ownTryAgain ?? language.ownTryAgain
    return wording
  }

  /// Says something else for one kind of failure.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - kind: For which failures.
  public mutating func set(_ message: FailureMessage, for kind: LoadFailure.Kind) {
    overrides.removeAll { if case .kind(kind, _) = $0 { true } else { false } }
    overrides.append(.kind(kind, message))
  }

  /// Says something else for one cause. A message that is set for its kind afterwards replaces this one.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - cause: For which failures.
  public mutating func set(_ message: FailureMessage, for cause: LoadFailure.Cause) {
    overrides.removeAll { if case .cause(cause, _) = $0 { true } else { false } }
    overrides.append(.cause(cause, message))
  }

  /// Says something else for the failures that a function recognises.
  ///
  /// - Parameter custom: Gives the message, or `nil` to leave it to what was there before.
  public mutating func set(_ custom: @escaping @Sendable (LoadFailure) -> FailureMessage?) {
    overrides.append(.custom(custom))
  }

  /// A copy that says something else for one kind of failure.
  ///
  /// - Parameters:
  ///   - kind: For which failures.
  ///   - message: What to say.
  /// - Returns: The copy.
  public func overriding(_ kind: LoadFailure.Kind, with message: FailureMessage) -> FailureWording {
    var copy = self
    copy.set(message, for: kind)
    return copy
  }

  /// A copy that says something else for the failures that a function recognises.
  ///
  /// - Parameter custom: Gives the message, or `nil` to leave it to what was there before.
  /// - Returns: The copy.
  public func overriding(_ custom: @escaping @Sendable (LoadFailure) -> FailureMessage?) -> FailureWording {
    var copy = self
    copy.set(custom)
    return copy
  }
}
