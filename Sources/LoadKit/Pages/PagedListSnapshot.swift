/// What is known about one end of a paged list at one moment. All decisions about its pages are made here, from this
/// alone.
struct PagedListSnapshot<Item, Cursor> {
  var edge = LoadPageEdge.next
  /// The state of the list.
  var list: LoadState<LoadPages<Item, Cursor>>
  /// What the page at this end was asked for last, if it was asked for anything.
  var nextPageMark: PageMark?
  /// The state of the loader of that page.
  var nextPageState: LoadState<NextPageResult<Item, Cursor>>
  var options: LoadPageOptions

  /// The end of the list as it shows.
  var nextPage: NextPageState {
    if list.isEmpty { return .end }
    guard let pages = list.value, let origin = list.status?.origin, origin != .previousInput else { return .idle }
    guard pages[edge].link.exists else {
      // Cached content does not say where the list ends.
      return origin == .cached && edge == .next ? .idle : .end
    }
    if let nextPageMark, nextPageMark === pages[edge].mark {
      if let activity = nextPageState.activity { return .loading(activity) }
      if let failure = nextPageState.failure { return .failed(failure) }
      if case .loaded(.stopped, _) = nextPageState { return .stopped }
    }
    return options.isAutomatic && pages[edge].emptyPageCount < options.emptyPageLimit ? .idle : .stopped
  }

  /// The pages to which another one is to be added now, or `nil` if none is.
  ///
  /// A run for them that is under way is joined by asking again.
  func pagesToContinue(by reason: LoadReason) -> LoadPages<Item, Cursor>? {
    guard let pages = list.value, pages[edge].link.exists, list.status?.origin != .previousInput else { return nil }
    switch nextPage {
    case .end: return nil
    case .idle, .loading: return pages
    // What failed, or was stopped, is not done again behind the user's back.
    case .stopped, .failed: return reason.isUser ? pages : nil
    }
  }

  /// Whether an item is so near this end of the list that the page there is to be asked for.
  func isNearEnd(_ index: Int) -> Bool {
    guard let count = list.value?.count else { return false }
    return edge == .next ? index >= count - 1 - options.prefetchDistance : index <= options.prefetchDistance
  }

  /// The page that has arrived for the pages on screen, if one has.
  var arrived: LoadPage<Item, Cursor>? {
    guard !isNextPageOutdated, case .loaded(.page(let page), _) = nextPageState else { return nil }
    return page
  }

  /// Whether the page's loader has come to an end that is no page: a failure, or the user's wish.
  var isNextPageSettled: Bool { !nextPageState.isIdle && !nextPageState.isRunning }

  /// Whether the page's loader holds or does something that belongs to other pages than those on screen.
  var isNextPageOutdated: Bool {
    guard !nextPageState.isIdle else { return false }
    guard let pages = list.value, list.status?.origin != .previousInput else { return true }
    return nextPageMark !== pages[edge].mark
  }
}

/// What the loader of the page at an end holds.
enum NextPageResult<Item, Cursor> {
  case page(LoadPage<Item, Cursor>)
  /// The user has stopped it.
  case stopped
}

extension NextPageResult: Sendable where Item: Sendable, Cursor: Sendable {}
