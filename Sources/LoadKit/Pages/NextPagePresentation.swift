/// What to draw at the end of a list that is loaded page by page, the same for every renderer.
///
/// A footer draws ``body``. When it appears, and whenever ``PagedLoader/nextPageID`` has changed while it is on screen,
/// it calls ``PagedLoader/startMore(_:)``.
public struct NextPagePresentation: Sendable, Hashable {
  /// What to draw.
  public var body: Body

  /// What stands at the end of a list.
  public enum Body: Sendable, Hashable {
    /// Nothing, and nothing will: there is no footer.
    case nothing
    /// Empty space as high as this indicator, which may follow, so that nothing moves then.
    case space(LoadPresentation.Indicator)
    /// The next page is loaded.
    case indicator(LoadPresentation.Indicator)
    /// A button that loads the next page.
    case button(LoadPresentation.Action)
    /// The next page could not be loaded.
    case failure(Failure)
    /// That nothing follows, where the screen says so.
    case note(String)
  }

  /// A next page that could not be loaded.
  public struct Failure: Sendable, Hashable {
    /// The name of an SF Symbol. It only decorates.
    public var symbol: String
    /// That more could not be loaded. Never empty.
    public var title: String
    /// Why, and what can be done.
    public var text: String
    /// What the user can do. There is always a retry if the renderer supplies it; it asks for the missing page.
    public var actions: [LoadPresentation.Action]
    /// Technical details for a bug report, free of secrets, if there are any.
    public var details: String?

    /// The retry among the actions.
    public var retry: LoadPresentation.Action? { actions.first { $0.action == .retry } }
  }

  /// Decides what to draw for the end of a list.
  ///
  /// ``PagedLoader/performNextPageAction(_:)`` carries its actions out.
  ///
  /// - Parameters:
  ///   - nextPage: The end of the list.
  ///   - words: The words of the screen.
  ///   - options: What the renderer and the app add; of these only ``LoadPresentation/Options/available``.
  public init(
    _ nextPage: NextPageState, words: LoadWords = LoadWords(),
    options: LoadPresentation.Options = LoadPresentation.Options()
  ) {
    let phrases = ResolvedWording(words)
    let builder = PresentationBuilder(phrases: phrases.nextPage, options: options)
    switch nextPage {
    case .idle:
      body = .space(builder.nextPageIndicator(LoadActivity()))
    case .loading(let activity) where activity.indicator == .pending:
      body = .space(builder.nextPageIndicator(activity))
    case .loading(let activity):
      body = .indicator(builder.nextPageIndicator(activity))
    case .stopped:
      body = builder.action(.load).map(Body.button) ?? .nothing
    case .failed(let failure):
      body = .failure(builder.nextPageFailure(failure))
    case .end:
      body = phrases.endNote.map(Body.note) ?? .nothing
    }
  }

  /// All there is to press.
  public var actions: [LoadPresentation.Action] {
    switch body {
    case .nothing, .space, .note: []
    case .indicator(let indicator): [indicator.cancel].compactMap { $0 }
    case .button(let action): [action]
    case .failure(let failure): failure.actions
    }
  }
}

extension PresentationBuilder {
  fileprivate func nextPageIndicator(_ activity: LoadActivity) -> LoadPresentation.Indicator {
    indicator(activity, label: phrases.loading)
  }

  fileprivate func nextPageFailure(_ failure: LoadFailure) -> NextPagePresentation.Failure {
    let message = phrases.message(for: failure)
    return NextPagePresentation.Failure(
      symbol: message.symbol, title: phrases.refreshFailedTitle,
      text: SafeText.spoken([message.title, message.suggestion]), actions: bannerActions(failure, running: nil),
      details: details(of: failure))
  }
}
