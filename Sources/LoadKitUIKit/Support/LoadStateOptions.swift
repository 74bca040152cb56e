#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// What can be set about how states are drawn. Make one for the app; the words of a screen are its `LoadWording`.
  public struct LoadStateOptions: Sendable {
    /// The general phrases; by default the app's (`LoadWords.setDefault(languages:failures:)`), else English.
    public var common: CommonWording
    /// The words for failures; by default those of ``common``.
    public var failures: FailureWording?
    /// Whether changes are announced to VoiceOver. Default: yes.
    ///
    /// Where several controllers show one loader, the one that appeared last announces.
    public var announces: Bool
    /// Whether a table, a collection or a scroll view gets a refresh control, unless it has one. Default: yes.
    ///
    /// There is none on tvOS and in an app of Catalyst with the Mac idiom: show a button from `makeRefreshButton()`
    /// there. The app's own control is left alone: call `Loader.refresh(reason:)` from it and end it then.
    public var pullsToRefresh: Bool
    /// From what age on the age of content is told. It is always told beside a failed refresh and of cached content.
    /// Default: 60 s; `nil` for nowhere else.
    public var showsAgeAfter: Duration?

    /// Makes a view of the app's own in place of the content: for a message, an indicator or a placeholder, as
    /// `LoadPresentation.Body` has them. `nil` for the usual look. Default: everything has it.
    ///
    /// Words, actions and their names are decided already; draw them, and call `perform` with the action that is
    /// pressed. Called again at each change; a view that is returned again stays in place. It fills the place of the
    /// content, and VoiceOver's focus goes to its first element.
    public var makeStateView: MakeStateView?

    /// Makes a view for a body other than content.
    public typealias MakeStateView =
      @MainActor @Sendable (
        _ body: LoadPresentation.Body, _ perform: @escaping @MainActor (LoadAction) -> Void
      ) -> UIView?

    /// Creates options.
    public init(
      common: CommonWording? = nil, failures: FailureWording? = nil,
      announces: Bool = true, pullsToRefresh: Bool = true, showsAgeAfter: Duration? = .seconds(60),
      makeStateView: MakeStateView? = nil
    ) {
      self.makeStateView = makeStateView
      self.common = common ?? LoadWords.defaultCommon ?? .english
      self.failures = failures
      self.announces = announces
      self.pullsToRefresh = pullsToRefresh
      self.showsAgeAfter = showsAgeAfter
    }

    /// The words of a screen.
    ///
    /// - Parameters:
    ///   - wording: The phrases of the screen; `nil` for those of its loader.
    ///   - empty: The words for an empty outcome now; `nil` for the usual ones.
    /// - Returns: The words.
    func words(_ wording: LoadWording? = nil, empty: EmptyContent? = nil) -> LoadWords {
      LoadWords(wording, common: common, failures: failures, empty: empty)
    }
  }
#endif
