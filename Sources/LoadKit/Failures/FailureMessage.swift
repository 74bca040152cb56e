/// The words and the symbol for a failure, as a user reads them.
public struct FailureMessage: Sendable, Hashable {
  /// The name of an SF Symbol, or of whatever the platform has for it.
  public var symbol: String
  /// A few words in title case, without a full stop: "You’re Offline".
  public var title: String
  /// What happened, as a sentence.
  public var message: String
  /// What the user can do about it, as a sentence.
  public var suggestion: String

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - symbol: The name of an SF Symbol.
  ///   - title: A few words.
  ///   - message: What happened.
  ///   - suggestion: What the user can do about it.
  public init(symbol: String, title: String, message: String, suggestion: String) {
    self.symbol = symbol
    self.title = title
    self.message = message
    self.suggestion = suggestion
  }
}
