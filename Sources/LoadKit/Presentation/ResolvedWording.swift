/// The words for one screen, found in the screen's wording first and in the general table then, and harmless.
///
/// A wording may hold what a user or a server wrote, the name of a folder for example, so it counts as text from
/// outside.
struct ResolvedWording {
  private let sharedWording: Shared<LoadWording>
  private let sharedStrings: Shared<CommonWording>
  var wording: LoadWording { _read { yield sharedWording.value } }
  var strings: CommonWording { _read { yield sharedStrings.value } }
  let messages: FailureWording

  /// The words for an empty outcome.
  let empty: EmptyContent

  init(_ words: LoadWords) {
    sharedWording = words.sharedScreen ?? .standardWording
    sharedStrings = words.sharedCommon
    messages = words.failures.map { $0.over(words.common.failures) } ?? words.common.failures
    empty = words.empty ?? sharedWording.value.empty
  }

  var loading: String { Self.line(wording.loading, or: strings.work.loading) }
  var refreshing: String { Self.line(wording.refreshing, or: strings.work.refreshing) }
  var loaded: String { Self.line(wording.loaded, or: strings.screens.loaded) }
  var idleTitle: String { Self.line(wording.idleTitle, or: strings.screens.idle) }
  var idleDescription: String? { Self.text(wording.idleDescription) }
  var failureTitle: String? { Self.line(wording.failureTitle) }
  var refreshFailedTitle: String { Self.line(wording.refreshFailedTitle, or: strings.screens.refreshFailed) }

  func count(_ items: Int) -> String { Self.line(wording.count?(items), or: strings.items.count(items)) }
  func more(_ items: Int) -> String { Self.line(wording.more?(items), or: strings.items.more(items)) }

  /// The note below the last item, where the screen has one.
  var endNote: String? { Self.line(wording.nextPage.end) }
  /// What is said when the last page has come and brought nothing.
  var end: String { Self.line(wording.nextPage.end, or: strings.nextPage.end) }

  /// The words for the end of a list that is loaded page by page, under the names that a whole screen has for them.
  var nextPage: ResolvedWording {
    var (wording, strings) = (LoadWording.standard, strings)
    wording.loading = self.wording.nextPage.loading
    wording.load = self.wording.nextPage.load
    wording.retry = self.wording.nextPage.retry
    wording.cancel = self.wording.nextPage.cancel
    wording.titles = self.wording.nextPage.titles
    wording.refreshFailedTitle = self.wording.nextPage.failed
    strings.work.loading = strings.nextPage.loading
    strings.buttons.load = strings.nextPage.load
    strings.buttons.retry = strings.nextPage.retry
    strings.buttons.cancel = strings.nextPage.cancel
    strings.screens.refreshFailed = strings.nextPage.failed
    return ResolvedWording(LoadWords(wording, common: strings, failures: messages))
  }

  /// What a phase says in addition to the label; `nil` while all is as expected.
  func detail(of activity: LoadActivity) -> String? {
    switch activity.phase.code {
    case .working: nil
    case .slow: strings.work.slow
    case .stalled: strings.work.stalled
    case .waitingForConnection: strings.work.waitingForConnection
    case .waitingToRetry: strings.work.waitingToRetry
    }
  }

  /// What a failure is called, what happened, and what can be done.
  func message(for failure: LoadFailure) -> FailureMessage {
    let message = messages.message(for: failure)
    let fallback = FailureTable.row(for: failure).message
    return FailureMessage(
      symbol: SafeText.isBlank(message.symbol) ? fallback.symbol : message.symbol,
      title: Self.line(message.title, or: fallback.title), message: Self.text(message.message) ?? "",
      suggestion: Self.text(message.suggestion) ?? "")
  }

  /// The title and the text of a screen with nothing to show.
  func words(for empty: EmptyContent) -> (title: String, description: String?) {
    let screens = strings.screens
    let (title, text): (String, String?)
    switch empty.kind {
    case .firstUse:
      (title, text) = (screens.empty, nil)
    case .noSearchResults(let query, let hasFilters):
      let query = Self.trimmed(SafeText.harmless(query, limit: 60, oneLine: true))
      title = SafeText.isBlank(query) ? screens.noResultsTitle : screens.noResults(query)
      text = hasFilters ? screens.changeTermsOrFilters : screens.changeTerms
    case .allDone:
      (title, text) = (screens.allDone, screens.allDoneText)
    case .noPermission:
      (title, text) = (screens.noPermission, screens.noPermissionText)
    }
    return (Self.line(empty.title, or: title), Self.text(empty.description) ?? text)
  }

  /// The reason for an empty outcome with texts that can be shown, for a view of the app's own.
  func harmless(_ empty: EmptyContent) -> EmptyContent {
    var harmless = empty
    (harmless.title, harmless.description) = words(for: empty)
    if case .noSearchResults(let query, let hasFilters) = empty.kind {
      let query = SafeText.harmless(query, limit: 60, oneLine: true)
      harmless.kind = .noSearchResults(query: query, hasFilters: hasFilters)
    }
    harmless.actions = empty.actions.compactMap { action in
      guard let id = action.customID else { return action }
      return name(of: action).map { .custom(id: id, title: $0.title) }
    }
    return harmless
  }

  /// The visible title of an action and its name for assistive technology; `nil` if an app's own has none.
  func name(of action: LoadAction) -> CommonWording.ButtonName? {
    let buttons = strings.buttons
    return switch action.code {
    case .load: name(wording.titles.load ?? wording.load, wording.load, or: buttons.load)
    case .retry: name(wording.titles.retry, wording.retry, or: buttons.retry)
    case .refresh: name(wording.titles.refresh, wording.refresh, or: buttons.refresh)
    case .cancel: name(wording.titles.cancel, wording.cancel, or: buttons.cancel)
    case .signIn: buttons.signIn
    case .clearSearch: buttons.clearSearch
    case .clearFilters: buttons.clearFilters
    case .details: buttons.details
    case .contactSupport: buttons.contactSupport
    case .openSettings: buttons.openSettings
    case .dismiss: buttons.dismiss
    case .custom: Self.line(action.customTitle).map { CommonWording.ButtonName($0) }
    }
  }

  private func name(
    _ title: String?, _ label: String?, or general: CommonWording.ButtonName
  ) -> CommonWording.ButtonName {
    // A title of the screen's own without a label is the better label too: the general one may not contain it.
    let title = Self.line(title)
    return CommonWording.ButtonName(title ?? general.title, label: Self.line(label) ?? title ?? general.label)
  }

  /// One line, or `nil` if nothing of it would be seen.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = SafeText.harmless(text, limit: 200, oneLine: true)
    return SafeText.isBlank(line) ? nil : line
  }

  static func line(_ text: String?, or general: String) -> String { line(text) ?? general }

  /// A text of up to 1,000 characters, or `nil` if nothing of it would be seen.
  static func text(_ text: String?) -> String? {
    guard let text else { return nil }
    let harmless = SafeText.harmless(text)
    return SafeText.isBlank(harmless) ? nil : harmless
  }

  /// A share in words; `nil` if something has moved and nobody knows how much is left.
  func share(of progress: LoadProgress) -> String? {
    if progress.fraction == nil, progress.completed > 0 { return nil }
    let fraction = progress.fraction ?? 0
    // The nearest whole number, but 100 only when all is done.
    return strings.work.percent(fraction < 1 ? min(99, Int((fraction * 100).rounded())) : 100)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
