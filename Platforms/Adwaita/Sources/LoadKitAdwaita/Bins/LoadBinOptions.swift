import LoadKit

/// The settings of a bin.
public struct LoadBinOptions {
  /// The words of the screen. Default: the app's general phrases, else English, and the loader's own.
  public var words: LoadWords
  /// Whether the bin fills a page or is a part of one. Default: a page.
  public var layout: LoadBinLayout
  /// The actions that the app carries out, in place of the loader or in addition to it: to clear the search, for
  /// example. An action that neither has is not shown.
  public var actions: [LoadAction: @MainActor () -> Void]
  /// Whether F5 and Ctrl+R refresh and Escape cancels, wherever the focus is, while the bin shows. Default: yes. With
  /// several bins in one window use ``LoadShortcuts`` instead.
  public var hasShortcuts: Bool
  /// Whether changes are announced to assistive technology. Default: yes. Two bins that show one loader announce each
  /// change once.
  public var announces: Bool
  /// The age from which on content says how old it is; `nil` for no age. Default: 60 s. Cached content, and content
  /// whose refresh failed, always say it.
  public var showsAgeAfter: Duration?

  /// Creates options.
  public init(
    words: LoadWords = LoadWords(), layout: LoadBinLayout = .page, actions: [LoadAction: @MainActor () -> Void] = [:],
    hasShortcuts: Bool = true, announces: Bool = true, showsAgeAfter: Duration? = .seconds(60)
  ) {
    self.words = words
    self.layout = layout
    self.actions = actions
    self.hasShortcuts = hasShortcuts
    self.announces = announces
    self.showsAgeAfter = showsAgeAfter
  }
}
