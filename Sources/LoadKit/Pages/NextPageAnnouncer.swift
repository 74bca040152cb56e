/// Follows the end of a list that is loaded page by page and says what to announce (rules 24 and 27).
///
/// - The beginning is announced once, when the indicator becomes visible.
/// - A page that has come is announced with the number of items it added, whether its indicator showed or not: whoever
///   does not see the list grow would not know.
/// - A failure is announced once, with what can be done. What the user stops says nothing.
///
/// Give it every change of the next page and of the pages; the same twice in a row says nothing. The list itself is
/// followed by a ``LoadAnnouncer``, which says nothing about next pages.
package struct NextPageAnnouncer: Sendable {
  private var nextPage: NextPageState
  private var told: LoadFailure?
  private let edge: LoadPageEdge
  private var list: PageMark?
  private var pageCount = 0
  private var addedCount = 0

  /// Creates an announcer.
  ///
  /// - Parameters:
  ///   - nextPage: The end of the list that is on screen, of which nothing is said. Default: idle.
  ///   - edge: Which end of the list it is.
  package init(_ nextPage: NextPageState = .idle, edge: LoadPageEdge = .next) {
    self.edge = edge
    self.nextPage = nextPage
    told = nextPage.failure
  }

  /// Takes what shows next.
  ///
  /// - Parameters:
  ///   - next: The end of the list now.
  ///   - pages: The pages now, or `nil` if there are none.
  ///   - words: The words of the screen.
  /// - Returns: What to announce, or `nil`.
  package mutating func announcement<Item, Cursor>(
    for next: NextPageState, pages: LoadPages<Item, Cursor>?, words: LoadWords = LoadWords()
  ) -> LoadAnnouncement? {
    let end = pages?[edge]
    let hasGrown = pages != nil && list === pages?.list && end?.addedPages ?? 0 > pageCount
    let added = (end?.addedItems ?? 0) - addedCount
    let previous = nextPage
    nextPage = next
    list = pages?.list
    pageCount = end?.addedPages ?? 0
    addedCount = end?.addedItems ?? 0

    let phrases = ResolvedWording(words)
    if hasGrown, let more = LoadAnnouncement.more(added, words: words) { return more }
    switch next {
    case .loading(let activity):
      guard activity.indicator == .visible, previous.activity?.indicator != .visible else { return nil }
      return LoadAnnouncement(phrases.nextPage.loading, priority: .low)
    case .failed(let failure):
      guard isNews(failure, after: previous) else { return nil }
      told = failure
      let message = phrases.message(for: failure)
      return LoadAnnouncement(
        SafeText.spoken([phrases.nextPage.refreshFailedTitle, message.title, message.suggestion]),
        priority: previous.activity?.reason.isUser == true ? .high : .normal)
    case .end:
      // Whoever saw it being loaded, or asked for it, wants to know that nothing came.
      guard hasGrown, let activity = previous.activity, activity.reason.isUser || activity.indicator == .visible
      else { return nil }
      return LoadAnnouncement(phrases.end)
    case .idle, .stopped:
      return nil
    }
  }

  /// Whether a failure was not told yet: one that a stopped run brings back was.
  private func isNews(_ failure: LoadFailure, after previous: NextPageState) -> Bool {
    told != failure || (previous.activity != nil && failure.occurrence == 0)
  }
}
