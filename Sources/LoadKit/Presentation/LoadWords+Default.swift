extension LoadWords {
  private struct Defaults: Sendable {
    /// The general phrases of the app.
    var common: CommonWording?
    /// Every language of the app.
    var languages: [CommonWording] = []
    var failures: FailureWording?
  }

  private static let app = SetOnce<Defaults>()

  /// The app's general phrases; `nil` if it set none. Reading them fixes them.
  public static var defaultCommon: CommonWording? { app.use()?.common }

  /// The app's words for failures; `nil` if it set none. Reading them fixes them.
  public static var defaultFailures: FailureWording? { app.use()?.failures }

  /// The app's general phrases in another language, for a view that shows itself in that one. Reading them fixes them.
  ///
  /// - Parameter languages: The languages as BCP 47 tags, the preferred one first.
  /// - Returns: The first language of the app that matches; otherwise ``defaultCommon``.
  public static func common(for languages: [String]) -> CommonWording? {
    guard let defaults = app.use() else { return nil }
    return CommonWording.match(languages, among: defaults.languages) ?? defaults.common
  }

  /// Sets the words of all screens that are given no others, once, before a screen uses them: in the initializer of the
  /// app or of its delegate (rule 31).
  ///
  /// ```swift
  /// LoadWords.setDefault(failures: FailureWording().overriding(.notFound, with: .articleRemoved))
  /// ```
  /// A second call, and a call after the words were used, change nothing. They stop a debug build with a message.
  ///
  /// - Parameters:
  ///   - common: The general phrases; `nil` for English.
  ///   - failures: The words for failures; `nil` for those of the general phrases.
  /// - Returns: Whether they were set.
  @discardableResult public static func setDefault(
    common: CommonWording? = nil, failures: FailureWording? = nil
  ) -> Bool {
    set(Defaults(common: common, languages: common.map { [$0] } ?? [], failures: failures))
  }

  /// Sets the languages of all screens, once, before a screen uses them. The product LoadKitLanguages has languages,
  /// and a variant of this function that finds the language of the app.
  ///
  /// - Parameters:
  ///   - languages: The languages that the app is translated into, in addition to English.
  ///   - preferred: The languages in which the app shows itself as BCP 47 tags or POSIX locales, the preferred one
  ///     first. All screens show the first match, English if there is none.
  ///   - failures: The words for failures; `nil` for those of the language.
  /// - Returns: Whether they were set.
  @discardableResult public static func setDefault(
    languages: [CommonWording], for preferred: [String], failures: FailureWording? = nil
  ) -> Bool {
    let languages = languages.contains { $0.language == "en" } ? languages : languages + [.english]
    let common = CommonWording.match(preferred, among: languages) ?? .english
    return set(Defaults(common: common, languages: languages, failures: failures))
  }

  private static func set(_ defaults: Defaults) -> Bool {
    guard let refusal = app.set(defaults) else { return true }
    assertionFailure(refusal.message(for: "LoadWords.setDefault"))
    return false
  }
}
