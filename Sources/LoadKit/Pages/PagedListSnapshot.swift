/// What is known about one end of a paged list at one moment. All decisions about its pages are made here, from this
/// alone.
///
/// It has no type parameters: it is made several times at each change, and looking up the types of the app each time
/// costs more than all else.
struct PagedListSnapshot {
  var edge = LoadPageEdge.next
  var list: PagedListFacts
  /// What the page at this end was asked for last, if it was asked for anything.
  var nextPageMark: PageMark?
  var nextPageState: PageLoaderFacts
  var options: LoadPageOptions

  /// The end of the list; `nil` without pages.
  private var end: PageEndFacts? { list.pages?[edge] }

  /// The end of the list as it shows.
  var nextPage: NextPageState {
    if list.isEmpty { return .end }
    guard let end, let origin = list.origin, origin != .previousInput else { return .idle }
    guard end.exists else {
      // Cached content does not say where the list ends.
      return origin == .cached && edge == .next ? .idle : .end
    }
    if let nextPageMark, nextPageMark === end.mark {
      if let activity = nextPageState.activity { return .loading(activity) }
      if let failure = nextPageState.failure { return .failed(failure) }
      if nextPageState.outcome == .stopped { return .stopped }
    }
    return options.isAutomatic && end.emptyPageCount < options.emptyPageLimit ? .idle : .stopped
  }

  /// Whether another page is to be added now to the pages that are there.
  ///
  /// A run for them that is under way is joined by asking again.
  func continues(by reason: LoadReason) -> Bool {
    guard let end, end.exists, list.origin != .previousInput else { return false }
    switch nextPage {
    case .end: return false
    case .idle, .loading: return true
    // What failed, or was stopped, is not done again behind the user's back.
    case .stopped, .failed: return reason.isUser
    }
  }

  /// Whether an item is so near this end of the list that the page there is to be asked for.
  func isNearEnd(_ index: Int) -> Bool {
    guard let count = list.pages?.count else { return false }
    return edge == .next ? index >= count - 1 - options.prefetchDistance : index <= options.prefetchDistance
  }

  /// Whether a page has arrived for the pages on screen.
  var hasArrived: Bool { !isNextPageOutdated && nextPageState.outcome == .page }

  /// Whether the page's loader has come to an end that is no page: a failure, or the user's wish.
  var isNextPageSettled: Bool { !nextPageState.isIdle && nextPageState.activity == nil }

  /// Whether the page's loader holds or does something that belongs to other pages than those on screen.
  var isNextPageOutdated: Bool {
    guard !nextPageState.isIdle else { return false }
    guard let end, list.origin != .previousInput else { return true }
    return nextPageMark !== end.mark
  }
}

/// The state of a paged list, without its items.
struct PagedListFacts {
  var isEmpty: Bool
  /// The origin of the pages; `nil` before an outcome.
  var origin: LoadOrigin?
  /// The pages; `nil` without a value.
  var pages: PagesFacts?

  init(_ state: LoadState<LoadContent>, pages: PagesFacts?) {
    isEmpty = state.isEmpty
    origin = state.status?.origin
    self.pages = pages
  }
}

/// Pages, without their items.
struct PagesFacts {
  var count: Int
  var next: PageEndFacts
  var previous: PageEndFacts

  init<Item, Cursor>(_ pages: LoadPages<Item, Cursor>) {
    count = pages.count
    next = PageEndFacts(pages.nextEnd)
    previous = PageEndFacts(pages.previousEnd)
  }

  subscript(edge: LoadPageEdge) -> PageEndFacts { edge == .next ? next : previous }
}

/// An end of a list, without its cursor.
struct PageEndFacts {
  /// Whether there is a page to request.
  var exists: Bool
  var mark: PageMark
  var emptyPageCount: Int

  init<Cursor>(_ end: PageEnd<Cursor>) {
    exists = end.link.exists
    mark = end.mark
    emptyPageCount = end.emptyPageCount
  }
}

/// The state of the loader of a page, without the page.
struct PageLoaderFacts {
  enum Outcome {
    case page, stopped
  }

  var isIdle: Bool
  var activity: LoadActivity?
  var failure: LoadFailure?
  /// Its value.
  var outcome: Outcome?

  init(_ state: LoadState<LoadContent>, outcome: Outcome?) {
    isIdle = state.isIdle
    activity = state.activity
    failure = state.failure
    self.outcome = outcome
  }
}

/// What the loader of the page at an end holds.
enum NextPageResult<Item, Cursor> {
  case page(LoadPage<Item, Cursor>)
  /// The user has stopped it.
  case stopped

  var outcome: PageLoaderFacts.Outcome {
    if case .page = self { return .page }
    return .stopped
  }
}

extension NextPageResult: Sendable where Item: Sendable, Cursor: Sendable {}
