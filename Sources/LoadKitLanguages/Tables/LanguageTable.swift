import LoadKit

/// All phrases of one language, as a table that can be read from top to bottom.
///
/// No initializer has a default: a table that lacks a phrase, a failure, or a plural form doesn't compile. "{}" stands
/// for a number, a query, or an amount of time.
///
/// ```swift
/// extension CommonWording {
///   static let danish = LanguageTable(language: "da", buttons: …).wording
/// }
/// ```
public struct LanguageTable<Forms: PluralForms>: Sendable {
  /// The language as a BCP 47 tag, such as "fr" or "zh-Hant".
  public var language: String
  /// The names of buttons.
  public var buttons: CommonWording.Buttons
  /// The notes beside an indicator.
  public var work: LanguageWork
  /// The words in place of content, or beside it.
  public var screens: LanguageScreens
  /// The words at the end of a list that is loaded page by page.
  public var nextPage: CommonWording.NextPage
  /// The counts of items and of time.
  public var counts: LanguageCounts<Forms>
  /// The suggestions to wait.
  public var waits: LanguageWaits
  /// The words for failures.
  public var failures: LanguageFailures
  /// The words around a form.
  public var forms: LanguageForms

  /// Creates a table.
  public init(
    language: String, buttons: CommonWording.Buttons, work: LanguageWork, screens: LanguageScreens,
    nextPage: CommonWording.NextPage, counts: LanguageCounts<Forms>, waits: LanguageWaits, failures: LanguageFailures,
    forms: LanguageForms
  ) {
    self.language = language
    self.buttons = buttons
    self.work = work
    self.screens = screens
    self.nextPage = nextPage
    self.counts = counts
    self.waits = waits
    self.failures = failures
    self.forms = forms
  }
}

/// The notes beside an indicator: no full stop.
public struct LanguageWork: Sendable, Hashable {
  /// A first load.
  public var loading: String
  /// A refresh behind content.
  public var refreshing: String
  /// The load takes long.
  public var slow: String
  /// The progress of the load stands still.
  public var stalled: String
  /// The load continues when the device is online again.
  public var waitingForConnection: String
  /// The next attempt follows automatically.
  public var waitingToRetry: String
  /// The share that is done: "{}%".
  public var percent: String

  /// Creates the notes.
  public init(
    loading: String, refreshing: String, slow: String, stalled: String, waitingForConnection: String,
    waitingToRetry: String, percent: String
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

/// The words in place of content, or beside it.
public struct LanguageScreens: Sendable, Hashable {
  /// The title before the first load.
  public var idle: String
  /// The announcement of content that isn't a list.
  public var loaded: String
  /// The title of the banner over content that couldn't be refreshed.
  public var refreshFailed: String
  /// The title of a screen without content.
  public var empty: String
  /// The title of a search for "{}" without results, with the quotation marks of the language.
  public var noResults: String
  /// The title of a search without results whose query isn't known.
  public var noResultsTitle: String
  /// The advice below it: a sentence.
  public var changeTerms: String
  /// The advice where filters are in use: a sentence.
  public var changeTermsOrFilters: String
  /// The title where everything is done.
  public var allDone: String
  /// The explanation of it: a sentence.
  public var allDoneText: String
  /// The title where the user lacks the permission.
  public var noPermission: String
  /// The explanation of it: a sentence.
  public var noPermissionText: String
  /// The note beside content for an earlier input.
  public var previousInput: String
  /// The note beside content from an earlier launch.
  public var cached: String
  /// The note beside content that is less than a minute old.
  public var updatedJustNow: String
  /// The note beside content that is "{}" old, such as "2 minutes".
  public var updated: String

  /// Creates the words.
  public init(
    idle: String, loaded: String, refreshFailed: String, empty: String, noResults: String, noResultsTitle: String,
    changeTerms: String, changeTermsOrFilters: String, allDone: String, allDoneText: String, noPermission: String,
    noPermissionText: String, previousInput: String, cached: String, updatedJustNow: String, updated: String
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
    self.updatedJustNow = updatedJustNow
    self.updated = updated
  }
}

/// The counts of items and of time, in the plural forms of the language.
///
/// Amounts of time are put into ``LanguageScreens/updated`` and ``LanguageWaits/tryAgain``, so they are in the case
/// that both need: "vor 2 Stunden", "in 2 Stunden".
public struct LanguageCounts<Forms: PluralForms>: Sendable, Hashable {
  /// "12 items".
  public var items: Forms
  /// "12 more items".
  public var moreItems: Forms
  /// "12 seconds".
  public var seconds: Forms
  /// "12 minutes".
  public var minutes: Forms
  /// "12 hours".
  public var hours: Forms
  /// "12 days".
  public var days: Forms
  /// "2 hours and 15 minutes" of "{}" and "{}".
  public var hoursAndMinutes: String

  /// Creates the counts.
  public init(
    items: Forms, moreItems: Forms, seconds: Forms, minutes: Forms, hours: Forms, days: Forms, hoursAndMinutes: String
  ) {
    self.items = items
    self.moreItems = moreItems
    self.seconds = seconds
    self.minutes = minutes
    self.hours = hours
    self.days = days
    self.hoursAndMinutes = hoursAndMinutes
  }
}

/// The suggestions to wait: sentences.
public struct LanguageWaits: Sendable, Hashable {
  /// "Try again in {}."
  public var tryAgain: String
  /// The suggestion for more than a day.
  public var longer: String

  /// Creates the suggestions.
  public init(tryAgain: String, longer: String) {
    self.tryAgain = tryAgain
    self.longer = longer
  }
}
