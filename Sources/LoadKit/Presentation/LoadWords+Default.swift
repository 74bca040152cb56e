extension LoadWords {
  private struct Defaults: Sendable {
    var common: CommonWording?
    var failures: FailureWording?
  }

  private static let app = SetOnce<Defaults>()

  /// The app's general phrases; `nil` if it set none. Reading them fixes them.
  public static var defaultCommon: CommonWording? { app.use()?.common }

  /// The app's words for failures; `nil` if it set none. Reading them fixes them.
  public static var defaultFailures: FailureWording? { app.use()?.failures }

  /// Sets the words of all screens that are given no others, once, before a screen uses them: in the initializer of the
  /// app or of its delegate (rule 31).
  ///
  /// ```swift
  /// LoadWords.setDefault(failures: FailureWording().overriding(.notFound, with: .articleRemoved))
  /// ```
  /// A second call, and a call after the words were used, change nothing. They stop a debug build with a message.
  ///
  /// - Parameters:
  ///   - common: The general phrases; `nil` for those of the user's language, as the renderer finds it.
  ///   - failures: The words for failures; `nil` for those of the general phrases.
  /// - Returns: Whether they were set.
  @discardableResult public static func setDefault(
    common: CommonWording? = nil, failures: FailureWording? = nil
  ) -> Bool {
    guard let refusal = app.set(Defaults(common: common, failures: failures)) else { return true }
    assertionFailure(refusal.message(for: "LoadWords.setDefault(common:failures:)"))
    return false
  }
}
