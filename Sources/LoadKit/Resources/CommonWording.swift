/// The phrases that do not depend on the screen, in one language. Phrases of one screen are in ``LoadWording``.
///
/// The tables are Swift source, so no bundle is searched. LoadKit holds ``english``; the product LoadKitLanguages holds
/// other languages, and a table for one's own in which the compiler asks for every phrase, failures included. Set the
/// languages of the app with ``LoadWords/setDefault(languages:for:failures:)``.
public struct CommonWording: Sendable {
  /// The language as a BCP 47 tag, such as "en" or "de-AT".
  public var language: String
  /// The names of buttons.
  public var buttons: Buttons
  /// What is said while work is under way.
  public var work: Work
  /// What is said in place of content, or beside it.
  public var screens: Screens
  /// What is said at the end of a list that is loaded page by page.
  public var nextPage: NextPage
  /// How items are counted.
  public var items: Items
  /// What went wrong, and what can be done.
  public var failures: FailureWording
  /// What is said around a form.
  public var forms: Forms

  /// Creates a table.
  public init(
    language: String, buttons: Buttons, work: Work, screens: Screens, nextPage: NextPage, items: Items,
    failures: FailureWording, forms: Forms
  ) {
    self.language = language
    self.buttons = buttons
    self.work = work
    self.screens = screens
    self.nextPage = nextPage
    self.items = items
    self.failures = failures
    self.forms = forms
  }

  /// The name of a button: short to see, and complete to hear.
  public struct ButtonName: Sendable, Hashable {
    /// The visible text.
    public var title: String
    /// The name for assistive technology. It says without its surroundings what the button does (rule 28), and it
    /// contains the title, so that speech control finds it (WCAG 2.5.3).
    public var label: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - title: The visible text.
    ///   - label: The name for assistive technology; by default the title.
    public init(_ title: String, label: String? = nil) {
      self.title = title
      self.label = label ?? title
    }
  }

  /// The names of buttons.
  public struct Buttons: Sendable, Hashable {
    /// Loads what was not loaded yet.
    public var load: ButtonName
    /// Tries again after a failure.
    public var retry: ButtonName
    /// Fetches newer content.
    public var refresh: ButtonName
    /// Stops work under way.
    public var cancel: ButtonName
    /// Opens the sign-in screen.
    public var signIn: ButtonName
    /// Opens the system's settings of this app.
    public var openSettings: ButtonName
    /// Empties the search field.
    public var clearSearch: ButtonName
    /// Switches the filters off.
    public var clearFilters: ButtonName
    /// Shows or copies technical details.
    public var details: ButtonName
    /// Writes to the people who run the service.
    public var contactSupport: ButtonName
    /// Hides a message.
    public var dismiss: ButtonName

    /// Creates the names.
    public init(
      load: ButtonName, retry: ButtonName, refresh: ButtonName, cancel: ButtonName, signIn: ButtonName,
      openSettings: ButtonName, clearSearch: ButtonName, clearFilters: ButtonName, details: ButtonName,
      contactSupport: ButtonName, dismiss: ButtonName
    ) {
      self.load = load
      self.retry = retry
      self.refresh = refresh
      self.cancel = cancel
      self.signIn = signIn
      self.openSettings = openSettings
      self.clearSearch = clearSearch
      self.clearFilters = clearFilters
      self.details = details
      self.contactSupport = contactSupport
      self.dismiss = dismiss
    }
  }

  /// What is said while work is under way.
  public struct Work: Sendable {
    /// A first load.
    public var loading: String
    /// A refresh behind content.
    public var refreshing: String
    /// It takes long.
    public var slow: String
    /// Its progress stands still.
    public var stalled: String
    /// It goes on when the device is online again.
    public var waitingForConnection: String
    /// The next attempt follows automatically.
    public var waitingToRetry: String
    /// A share done, from 0 to 100.
    public var percent: @Sendable (Int) -> String

    /// Creates the phrases.
    public init(
      loading: String, refreshing: String, slow: String, stalled: String, waitingForConnection: String,
      waitingToRetry: String, percent: @escaping @Sendable (Int) -> String
    ) {
      self.loading = loading
      self.refreshing = refreshing
      self.slow = slow
      self.stalled = stalled
      self.waitingForConnection = waitingForConnection
      self.waitingToRetry = waitingToRetry
      self.percent = percent
    }
  }

  /// What is said in place of content, or beside it.
  public struct Screens: Sendable {
    /// The title where nothing was asked for yet.
    public var idle: String
    /// Announced when content that is no list of items has arrived.
    public var loaded: String
    /// The title of the banner over content that could not be renewed.
    public var refreshFailed: String
    /// The title where there is nothing yet.
    public var empty: String
    /// The title where a search for the query found nothing.
    public var noResults: @Sendable (_ query: String) -> String
    /// The title where a search found nothing and its query is not known.
    public var noResultsTitle: String
    /// What to do after a search that found nothing.
    public var changeTerms: String
    /// The same where filters were in use.
    public var changeTermsOrFilters: String
    /// The title where everything is done.
    public var allDone: String
    /// What that means.
    public var allDoneText: String
    /// The title where the user may not see what is there.
    public var noPermission: String
    /// What that means.
    public var noPermissionText: String
    /// A note beside the outcome to an earlier input.
    public var previousInput: String
    /// A note beside content from an earlier run of the app.
    public var cached: String
    /// How long ago content was fetched.
    public var updated: @Sendable (LoadAge) -> String

    /// Creates the phrases.
    public init(
      idle: String, loaded: String, refreshFailed: String, empty: String,
      noResults: @escaping @Sendable (_ query: String) -> String, noResultsTitle: String, changeTerms: String,
      changeTermsOrFilters: String, allDone: String, allDoneText: String, noPermission: String,
      noPermissionText: String, previousInput: String, cached: String,
      updated: @escaping @Sendable (LoadAge) -> String
    ) {
      self.idle = idle
      self.loaded = loaded
      self.refreshFailed = refreshFailed
      self.empty = empty
      self.noResults = noResults
      self.noResultsTitle = noResultsTitle
      self.changeTerms = changeTerms
      self.changeTermsOrFilters = changeTermsOrFilters
      self.allDone = allDone
      self.allDoneText = allDoneText
      self.noPermission = noPermission
      self.noPermissionText = noPermissionText
      self.previousInput = previousInput
      self.cached = cached
      self.updated = updated
    }
  }

  /// What is said at the end of a list that is loaded page by page.
  public struct NextPage: Sendable, Hashable {
    /// The next page is loaded.
    public var loading: String
    /// Loads the next page.
    public var load: ButtonName
    /// Tries again after a failure of the next page.
    public var retry: ButtonName
    /// Stops the work on the next page.
    public var cancel: ButtonName
    /// The title where the next page could not be loaded.
    public var failed: String
    /// Announced when the last page has come and brought nothing.
    public var end: String

    /// Creates the phrases.
    public init(
      loading: String, load: ButtonName, retry: ButtonName, cancel: ButtonName, failed: String, end: String
    ) {
      self.loading = loading
      self.load = load
      self.retry = retry
      self.cancel = cancel
      self.failed = failed
      self.end = end
    }
  }

  /// How items are counted. A function a phrase, since languages differ in how many plural forms they have.
  public struct Items: Sendable {
    /// So many items, 0 included.
    public var count: @Sendable (Int) -> String
    /// So many items that came in addition.
    public var more: @Sendable (Int) -> String

    /// Creates the phrases.
    public init(count: @escaping @Sendable (Int) -> String, more: @escaping @Sendable (Int) -> String) {
      self.count = count
      self.more = more
    }
  }
}
