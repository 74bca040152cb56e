/// The phrases of one screen: whole phrases in the user's language, since a noun that is put into a sentence cannot be
/// translated.
///
/// ```swift
/// extension LoadWording {
///   static let articles = LoadWording(
///     loading: "Loading articles", load: "Load articles", retry: "Retry loading articles",
///     refresh: "Refresh articles", cancel: "Cancel loading articles",
///     empty: .firstUse(title: "No Articles", description: "Articles that you write appear here."),
///     count: { $0 == 1 ? "1 article" : "\($0) articles" })
/// }
/// ```
///
/// What is `nil`, or has nothing to see, is said in the general words of ``CommonWording``. The names of buttons are
/// for assistive technology and stand alone (rule 28); what is seen is a short title. The name should contain the
/// title, so that speech control finds the button (WCAG 2.5.3): in languages where it does not, give the title too.
public struct LoadWording: Sendable {
  /// The label of the indicator, announced once: "Loading articles".
  public var loading: String?
  /// The label of the indicator beside content: "Refreshing articles".
  public var refreshing: String?
  /// Announced when content that is no list of items has arrived: "Article loaded".
  public var loaded: String?

  /// The name of the button that loads: "Load articles". It is also what is seen, unless there is a title.
  public var load: String?
  /// The name of the button that tries again: "Retry loading articles".
  public var retry: String?
  /// The name of the button that fetches newer content: "Refresh articles".
  public var refresh: String?
  /// The name of the button that stops the work: "Cancel loading articles".
  public var cancel: String?
  /// What is seen on these buttons, where it is not the general word.
  public var titles: Titles

  /// The title where nothing was asked for yet: "Articles Not Loaded".
  public var idleTitle: String?
  /// The text below it.
  public var idleDescription: String?
  /// The title above every failure, in place of that of ``FailureWording``: "Articles Unavailable".
  public var failureTitle: String?
  /// The title of the banner over content that could not be renewed: "Couldn’t Refresh Articles".
  public var refreshFailedTitle: String?
  /// What is said when there is nothing to show.
  public var empty: EmptyContent
  /// What is said at the end of a list that is loaded page by page.
  public var nextPage: NextPage

  /// So many items, announced when they arrive: "12 articles".
  public var count: (@Sendable (Int) -> String)?
  /// So many items in addition, announced when a next page arrives: "12 more articles".
  public var more: (@Sendable (Int) -> String)?

  /// Creates the phrases of a screen.
  public init(
    loading: String, refreshing: String? = nil, loaded: String? = nil,
    load: String? = nil, retry: String? = nil, refresh: String? = nil, cancel: String? = nil,
    titles: Titles = Titles(),
    idleTitle: String? = nil, idleDescription: String? = nil, failureTitle: String? = nil,
    refreshFailedTitle: String? = nil, empty: EmptyContent = .standard,
    nextPage: NextPage = NextPage(), count: (@Sendable (Int) -> String)? = nil, more: (@Sendable (Int) -> String)? = nil
  ) {
    self.loading = loading
    self.refreshing = refreshing
    self.loaded = loaded
    self.load = load
    self.retry = retry
    self.refresh = refresh
    self.cancel = cancel
    self.titles = titles
    self.idleTitle = idleTitle
    self.idleDescription = idleDescription
    self.failureTitle = failureTitle
    self.refreshFailedTitle = refreshFailedTitle
    self.empty = empty
    self.nextPage = nextPage
    self.count = count
    self.more = more
  }

  /// Only general words: "Loading", "Retry".
  public static let standard = {
    var wording = LoadWording(loading: "")
    wording.loading = nil
    return wording
  }()

  /// The phrases at the end of a list that is loaded page by page; `nil` for the general words of ``CommonWording``.
  public struct NextPage: Sendable, Hashable {
    /// The label of the indicator: "Loading more articles".
    public var loading: String?
    /// The name of the button that loads the next page: "Load more articles". It is also what is seen, unless there is
    /// a title.
    public var load: String?
    /// The name of the button that tries again: "Retry loading more articles".
    public var retry: String?
    /// The name of the button that stops the work: "Cancel loading more articles".
    public var cancel: String?
    /// What is seen on these buttons, where it is not the general word.
    public var titles: Titles
    /// The title where the next page could not be loaded: "Couldn’t Load More Articles".
    public var failed: String?
    /// A note below the last item: "No more articles". By default there is none.
    public var end: String?

    /// Creates the phrases.
    public init(
      loading: String? = nil, load: String? = nil, retry: String? = nil, cancel: String? = nil,
      titles: Titles = Titles(), failed: String? = nil, end: String? = nil
    ) {
      self.loading = loading
      self.load = load
      self.retry = retry
      self.cancel = cancel
      self.titles = titles
      self.failed = failed
      self.end = end
    }
  }

  /// What is seen on buttons; `nil` for the general words of ``CommonWording``.
  public struct Titles: Sendable, Hashable {
    /// On the button that loads.
    public var load: String?
    /// On the button that tries again.
    public var retry: String?
    /// On the button that fetches newer content.
    public var refresh: String?
    /// On the button that stops the work.
    public var cancel: String?

    /// Creates titles.
    public init(load: String? = nil, retry: String? = nil, refresh: String? = nil, cancel: String? = nil) {
      self.load = load
      self.retry = retry
      self.refresh = refresh
      self.cancel = cancel
    }
  }
}
