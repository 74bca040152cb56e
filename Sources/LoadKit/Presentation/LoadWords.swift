/// All words of one screen as one value: its own phrases, the general ones, those for failures, and those for an empty
/// outcome.
///
/// A screen model and the presentations take it. A phrase that is not set here is the loader's own, else the general
/// one.
public struct LoadWords: Sendable {
  /// The phrases of the screen; `nil`, the default, for those that its loader has.
  public var screen: LoadWording?
  /// The general phrases in one language. Default: the app's (``setDefault(common:failures:)``), else English.
  public var common: CommonWording
  /// The words for failures; `nil` for those of ``common``. Default: the app's, else `nil`.
  public var failures: FailureWording?
  /// The words for an empty outcome in this state, in place of the screen's usual ones: that a query found nothing, for
  /// example.
  public var empty: EmptyContent?

  /// Creates words.
  ///
  /// - Parameters:
  ///   - screen: The phrases of the screen; `nil` for those that its loader has.
  ///   - common: The general phrases; `nil` for the app's, else English.
  ///   - failures: The words for failures; `nil` for the app's, else those of `common`.
  ///   - empty: The words for an empty outcome in this state; `nil` for the screen's usual ones.
  public init(
    _ screen: LoadWording? = nil, common: CommonWording? = nil, failures: FailureWording? = nil,
    empty: EmptyContent? = nil
  ) {
    self.screen = screen
    self.common = common ?? Self.defaultCommon ?? .english
    self.failures = failures ?? Self.defaultFailures
    self.empty = empty
  }

  /// The same words, with a loader's phrases where the screen has none of its own.
  func filled(with wording: LoadWording) -> LoadWords {
    var words = self
    words.screen = screen ?? wording
    return words
  }
}
