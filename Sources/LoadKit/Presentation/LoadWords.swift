/// All words of one screen as one value: its own phrases, the general ones, those for failures, and those for an empty
/// outcome.
///
/// A screen model and the presentations take it. A phrase that is not set here is the loader's own, else the general
/// one.
public struct LoadWords: Sendable {
  /// The phrases of the screen; `nil`, the default, for those that its loader has.
  public var screen: LoadWording? {
    get { sharedScreen?.value }
    set { sharedScreen = newValue.map(Shared.init) }
  }
  /// The general phrases in one language. Default: the app's (``setDefault(common:failures:)``), else English.
  public var common: CommonWording {
    _read { yield sharedCommon.value }
    set { sharedCommon = Shared(newValue) }
  }
  /// The words for failures; `nil` for those of ``common``. Default: the app's, else `nil`.
  public var failures: FailureWording?
  /// The words for an empty outcome in this state, in place of the screen's usual ones: that a query found nothing, for
  /// example.
  public var empty: EmptyContent?

  /// The phrases, each table behind one reference: words are copied for each frame.
  private(set) var sharedScreen: Shared<LoadWording>?
  private(set) var sharedCommon: Shared<CommonWording>

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
    sharedScreen = screen.map(Shared.init)
    sharedCommon = (common ?? Self.defaultCommon).map(Shared.init) ?? .english
    self.failures = failures ?? Self.defaultFailures
    self.empty = empty
  }

  /// The same words, with a loader's phrases where the screen has none of its own.
  func filled(with wording: Shared<LoadWording>) -> LoadWords {
    var words = self
    words.sharedScreen = sharedScreen ?? wording
    return words
  }
}

extension Shared where Value == CommonWording {
  fileprivate static let english = Shared(.english)
}

extension Shared where Value == LoadWording {
  static let standardWording = Shared(.standard)
}
