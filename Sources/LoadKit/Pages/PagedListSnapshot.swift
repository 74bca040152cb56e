/// What is known about a paged list at one moment. All decisions about next pages are made here, from this alone.
struct PagedListSnapshot<Item, Cursor> {
  /// The state of the list.
  var list: LoadState<LoadPages<Item, Cursor>>
  /// What the next page was asked for last, if it was asked for anything.
  var nextPageMark: PageMark?
  /// The state of the next page's loader.
  var nextPageState: LoadState<NextPageResult<Item, Cursor>>
  var options: LoadPageOptions

  /// The end of the list as it shows.
  var nextPage: NextPageState {
    if list.isEmpty { return .end }
    guard let pages = list.value, let origin = list.status?.origin, origin != .previousInput else { return .idle }
    guard pages.next != nil else {
      // What was saved does not say where the list ends.
      return origin == .cached ? .idle : .end
    }
    if let nextPageMark, nextPageMark === pages.mark {
      if let activity = nextPageState.activity { return .loading(activity) }
      if let failure = nextPageState.failure { return .failed(failure) }
      if case .loaded(.stopped, _) = nextPageState { return .stopped }
    }
    return options.isAutomatic && pages.emptyPageCount < options.emptyPageLimit ? .idle : .stopped
  }

  /// The pages after which another one is to be asked for now, or `nil` if none is.
  ///
  /// A run for them that is under way is joined by asking again.
  func pagesToContinue(by reason: LoadReason) -> LoadPages<Item, Cursor>? {
    guard let pages = list.value, pages.next != nil, list.status?.origin != .previousInput else { return nil }
    switch nextPage {
    case .end: return nil
    case .idle, .loading: return pages
    // What failed, or was stopped, is not done again behind the user's back.
    case .stopped, .failed: return reason.isUser ? pages : nil
    }
  }

  /// Whether an item is so near the end of the list that the next page is to be asked for.
  func isNearEnd(_ index: Int) -> Bool {
    guard let count = list.value?.count else { return false }
    return index >= count - 1 - options.prefetchDistance
  }

  /// The page that has arrived for the pages on screen, if one has.
  var arrived: LoadPage<Item, Cursor>? {
    guard !isNextPageOutdated, case .loaded(.page(let page), _) = nextPageState else { return nil }
    return page
  }

  /// Whether the next page's loader has come to an end that is no page: a failure, or the user's wish.
  var isNextPageSettled: Bool { !nextPageState.isIdle && !nextPageState.isRunning }

  /// Whether the next page's loader holds or does something that belongs to other pages than those on screen.
  var isNextPageOutdated: Bool {
    guard !nextPageState.isIdle else { return false }
    guard let pages = list.value, list.status?.origin != .previousInput else { return true }
    return nextPageMark !== pages.mark
  }
}

/// What the loader of the next page holds.
enum NextPageResult<Item, Cursor> {
  case page(LoadPage<Item, Cursor>)
  /// The user has stopped it.
  case stopped
}

extension LoadPages {
  /// The pages with one more.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isNew: Answers once for each item whether it was not there before.
  /// - Returns: The pages; those items that were there before stay as they are.
  func appending(_ page: LoadPage<Item, Cursor>, where isNew: (Item) -> Bool) -> LoadPages {
    let added = page.items.filter(isNew)
    var pages = self
    pages.items += added
    pages.next = page.next
    pages.pageCount += 1
    pages.addedCount += added.count
    pages.emptyPageCount = added.isEmpty ? emptyPageCount + 1 : 0
    pages.mark = PageMark()
    return pages
  }

  /// The same pages with other items.
  func with(items: [Item]) -> LoadPages {
    var pages = self
    pages.items = items
    return pages
  }

  /// The same pages, after which the next one may be asked for anew.
  func asking() -> LoadPages {
    var pages = self
    pages.emptyPageCount = 0
    pages.mark = PageMark()
    return pages
  }
}

extension NextPageResult: Sendable where Item: Sendable, Cursor: Sendable {}
