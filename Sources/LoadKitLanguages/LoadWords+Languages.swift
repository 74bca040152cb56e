import LoadKit

extension LoadWords {
  /// Sets the languages that the app ships, once, before a screen uses the words: in the initializer of the app or of
  /// its delegate.
  ///
  /// ```swift
  /// LoadWords.setDefault(languages: .german, .japanese)
  /// ```
  /// All screens show one of them, or English. On Apple's systems it is the language of the localization that the
  /// system chose for the app (`Bundle.main.preferredLocalizations`), elsewhere the first of the environment
  /// (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`) that is in the list. Only the languages that are named are linked.
  ///
  /// A second call, and a call after the words were used, change nothing. They stop a debug build with a message.
  ///
  /// - Parameters:
  ///   - languages: The languages that the app is translated into, in addition to English. One may be the app's own,
  ///     or one of LoadKit's with changes.
  ///   - failures: The words for failures; `nil` for those of the language.
  /// - Returns: Whether they were set.
  @discardableResult public static func setDefault(
    languages: CommonWording..., failures: FailureWording? = nil
  ) -> Bool {
    setDefault(languages: languages, for: AppLanguages.preferred, failures: failures)
  }
}
