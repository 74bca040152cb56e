import LoadKit

/// What a bin is told besides its loader.
public struct LoadBinOptions<Input> {
  /// The general phrases. Default: those for the user's languages.
  public var strings: CommonWording
  /// The words for failures; by default those of ``strings``.
  public var messages: FailureWording?
  /// Whether the bin fills a page or is a part of one. Default: a page.
  public var layout: LoadBinLayout
  /// What to say about an empty answer to an input, if not the usual words of the screen.
  public var empty: @MainActor (Input) -> EmptyContent?
  /// Carries out what a loader cannot: signing in, clearing the search, what an app adds. Only actions that stand here
  /// are shown; those of the loader and details need not.
  public var actions: [LoadAction: @MainActor () -> Void]
  /// Whether F5 and Ctrl+R refresh and Escape cancels, wherever the focus is, while the bin shows. Default: yes. With
  /// several bins in one window use ``LoadShortcuts`` instead.
  public var hasShortcuts: Bool
  /// Whether the bin announces. Where two bins show one loader, only one of them should. Default: yes.
  public var announces: Bool

  /// Creates options.
  public init(
    strings: CommonWording = .desktop, messages: FailureWording? = nil, layout: LoadBinLayout = .page,
    empty: @escaping @MainActor (Input) -> EmptyContent? = { _ in nil },
    actions: [LoadAction: @MainActor () -> Void] = [:], hasShortcuts: Bool = true, announces: Bool = true
  ) {
    self.strings = strings
    self.messages = messages
    self.layout = layout
    self.empty = empty
    self.actions = actions
    self.hasShortcuts = hasShortcuts
    self.announces = announces
  }
}
