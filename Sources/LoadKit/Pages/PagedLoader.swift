import Observation

#if canImport(Combine)
  import Combine
#endif

/// Loads a list page by page for a screen, and tells what the screen shows (rule 24).
///
/// The first page is an ordinary load: ``list`` is the ``Loader`` for it, to be shown, loaded, refreshed and retried as
/// any other; its content is all pages so far. What follows is at the end of the list and has a state of its own, the
/// ``nextPage``: a next page that fails leaves the list as it is, and is asked for again by the user only.
///
/// ```swift
/// let articles = PagedLoader<NoInput, Article, String>(.articles) { cursor, _ in
///   try await service.page(after: cursor)
/// }
/// await articles.list.load()
/// await articles.loadMore()
/// ```
///
/// Creating one does nothing, and can be done anywhere; dropping the last reference cancels its work. It belongs to the
/// main actor, is `Observable` from iOS 17 on, and an `ObservableObject`.
@MainActor public final class PagedLoader<Input: Equatable, Item, Cursor> {
  /// What is called for a page: gets the input, what ``LoadPage/next`` of the page before was (`nil` for the first
  /// page), and what is known about the attempt.
  public typealias Operation =
    @MainActor (_ input: Input, _ cursor: Cursor?, _ context: LoadContext) async throws -> LoadPage<Item, Cursor>

  /// The loader of the first page, which holds all pages.
  ///
  /// Where a refresh succeeds the first page takes the place of all; where it fails they stay. They stay too where a
  /// refresh without the user brings the same first page, so that a user after scrolling down stays there.
  public var list: Loader<Input, LoadPages<Item, Cursor>> {
    // Followed from its first use on, before any other observer.
    if following.isEmpty { observeLoaders() }
    return first
  }
  /// How pages are asked for.
  public let pageOptions: LoadPageOptions
  #if canImport(Combine)
    /// Tells before the list or a page at one of its ends changes.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  /// Called on the main actor for each change of ``nextPage``, in order: for logging, and for renderers that do not
  /// observe in another way. Changes of the list are told by ``list``.
  public var onNextPageChange: (@MainActor (NextPageState) -> Void)?
  /// Called on the main actor for each change of ``previousPage``, in order.
  public var onPreviousPageChange: (@MainActor (NextPageState) -> Void)?

  typealias PageLoader = Loader<PageRequest<Input, Cursor>, NextPageResult<Item, Cursor>>

  private var observers = LoadObservers<Void>()
  let first: Loader<Input, LoadPages<Item, Cursor>>
  let next: PageLoader
  let previous: PageLoader
  private let known: PageItems<Item>
  private let shown: ShownPages<Item, Cursor>
  private var following: [LoadSubscription] = []
  /// The age of the list when its state changed last.
  private var asOf: Duration?
  /// Counts the changes of the list and of its ends.
  private var changeCount = 0
  private var published = PageEdges(NextPageState.idle)
  /// The newest pages and outcomes of the page loaders, as decisions see them.
  private var pagesFacts: (content: LoadContent, facts: PagesFacts)?
  private var marks = PageEdges<(input: Int, mark: PageMark)?>(nil)
  private var outcomes = PageEdges<(content: LoadContent, outcome: PageLoaderFacts.Outcome)?>(nil)

  @usableFromInline nonisolated init(
    wording: LoadWording, seed: @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>>, options: LoadOptions,
    pageOptions: LoadPageOptions, environment: LoadEnvironment?, known: PageItems<Item>, operation: @escaping Operation
  ) {
    self.pageOptions = pageOptions
    self.known = known
    let shown = ShownPages<Item, Cursor>()
    self.shown = shown
    first = Loader(wording, seed: seed(), options: options, traits: .pages(known), environment: environment) {
      known.first(try await operation($0, nil, $1), after: shown.pagesToKeep)
    }
    func makeLoader(_ suffix: String) -> PageLoader {
      let pageOptions = LoadOptions(
        name: options.name.map { "\($0).\(suffix)" }, timing: pageOptions.timing, retry: options.effectiveRetry,
        staleAfter: .zero, slowAfter: options.slowAfter,
        cancellationDelay: options.cancellationDelay, offline: options.offline, isCancellable: options.isCancellable)
      return Loader(wording, options: pageOptions, traits: LoadTraits(), environment: environment) {
        .page(try await operation($0.input, $0.cursor, $1))
      }
    }
    next = makeLoader("nextPage")
    previous = makeLoader("previousPage")
  }

  private func observeLoaders() {
    shown.list = first
    following = [first.followChanges { [weak self] in self?.loadersDidChange() }]
    for edge in LoadPageEdge.allCases {
      following.append(loader(at: edge).followChanges { [weak self] in self?.loadersDidChange() })
    }
  }

  /// The loader of the page at an end.
  func loader(at edge: LoadPageEdge) -> PageLoader { edge == .next ? next : previous }

  /// The state of the end of the list. An observer that reads it is notified of changes there, and of the list's.
  public var nextPage: NextPageState { state(at: .next) }

  /// The state of the beginning of the list, for lists whose first page has pages before it
  /// (``LoadPage/previous``); ``NextPageState/end`` for others. An observer that reads it is notified of changes there,
  /// and of the list's.
  public var previousPage: NextPageState { state(at: .previous) }

  private func state(at edge: LoadPageEdge) -> NextPageState {
    list.noteRead()
    loader(at: edge).noteRead()
    return snapshot(at: edge).nextPage
  }

  /// All items so far, in an array of their own: `list.value` has them without a copy. Observing only this ignores
  /// activity.
  public var items: [Item] { list.value?.items ?? [] }

  /// Changes when a visible footer should request the next page.
  ///
  /// `nil` while there are no pages. It is the same while a page is loaded and after that failed.
  public var nextPageID: NextPageID? { list.value.map { NextPageID(mark: $0.nextEnd.mark) } }

  /// Changes when a visible header should request the previous page; see ``nextPageID``.
  public var previousPageID: NextPageID? { list.value.map { NextPageID(mark: $0.previousEnd.mark) } }

  /// Calls a function whenever something has changed, of the list or of its ends, on the main actor: after
  /// ``onNextPageChange``, and any number of them.
  ///
  /// - Parameter notify: What is called.
  /// - Returns: The subscription, which lasts for as long as it is held.
  package func subscribe(_ notify: @escaping @MainActor () -> Void) -> LoadSubscription {
    if following.isEmpty { observeLoaders() }
    return observers.subscribe(notify)
  }

  /// Changes the items on screen without asking the source: a row is deleted, or an item is replaced by the response to
  /// a submission.
  ///
  /// ```swift
  /// feed.update { $0.remove(id: article.id) }
  /// ```
  /// As ``Loader/update(_:)`` of ``list``: only a first page that is requested afterwards ends the change. Until then
  /// it is applied to the pages that are added, too. Duplicates are dropped; cursors stay.
  ///
  /// - Parameter change: Changes the items. It may be called several times, and has to give the same result when
  ///   applied twice.
  public func update(_ change: @escaping (_ items: inout LoadPages<Item, Cursor>) -> Void) { list.update(change) }

  /// Changes the items on screen at once, while work that makes the change at the source is still running; see
  /// ``Loader/optimistically(_:_:)``.
  ///
  /// - Parameters:
  ///   - change: Changes the items, as in ``update(_:)``.
  ///   - work: Makes the change at the source.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work, after the change was undone.
  @discardableResult public func optimistically<Result>(
    _ change: @escaping (_ items: inout LoadPages<Item, Cursor>) -> Void, _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await list.optimistically(change, work)
  }

  // MARK: Implementation

  /// The list and one of its ends at this moment, for decisions: reading it is not noted as observing.
  func snapshot(at edge: LoadPageEdge) -> PagedListSnapshot {
    let (list, loader) = (list.driver.published, loader(at: edge))
    let page = loader.driver.published
    return PagedListSnapshot(
      edge: edge, list: PagedListFacts(list, pages: facts(of: list.value)), nextPageMark: mark(at: edge),
      nextPageState: PageLoaderFacts(page, outcome: outcome(page.value, at: edge)), options: pageOptions)
  }

  /// The mark that the page at an end was requested with last.
  private func mark(at edge: LoadPageEdge) -> PageMark? {
    let loader = loader(at: edge)
    let number = loader.driver.input
    if let known = marks[edge], known.input == number { return known.mark }
    guard let mark = loader.input?.mark else { return nil }
    marks[edge] = (number, mark)
    return mark
  }

  private func facts(of content: LoadContent?) -> PagesFacts? {
    guard let content else {
      pagesFacts = nil
      return nil
    }
    if let pagesFacts, content.isIdentical(to: pagesFacts.content) { return pagesFacts.facts }
    let facts = PagesFacts(content.open(as: LoadPages<Item, Cursor>.self))
    pagesFacts = (content, facts)
    return facts
  }

  private func outcome(_ content: LoadContent?, at edge: LoadPageEdge) -> PageLoaderFacts.Outcome? {
    guard let content else {
      outcomes[edge] = nil
      return nil
    }
    if let known = outcomes[edge], content.isIdentical(to: known.content) { return known.outcome }
    let outcome = content.open(as: NextPageResult<Item, Cursor>.self).outcome
    outcomes[edge] = (content, outcome)
    return outcome
  }

  /// The pages on screen.
  var pages: LoadPages<Item, Cursor>? { list.driver.published.value?.open(as: LoadPages.self) }

  /// The list or one of its ends changed. What follows from that changes both again within this call, and then the last
  /// change notifies observers, once, of the result.
  private func loadersDidChange() {
    changeCount += 1
    let change = changeCount
    settle()
    guard change == changeCount else { return }
    publish()
    observers.tell(())
  }

  /// Puts a page that arrived into the list, and resets what was asked for after other pages.
  private func settle() {
    #if canImport(Combine)
      // Views draw later in any case.
      objectWillChange.send()
    #endif
    let status = list.driver.published.status
    let isRefreshed = status?.asOf != asOf
    asOf = status?.asOf
    for edge in LoadPageEdge.allCases where isPageLoaderInUse(at: edge) {
      let snapshot = snapshot(at: edge)
      guard snapshot.list.pages != nil else { continue }
      if snapshot.hasArrived {
        guard let pages = answer, let page = arrivedPage(at: edge) else { continue }
        amend(known.add(page, to: pages, at: edge, limit: pageOptions.maxPages))
      } else if isRefreshed, snapshot.isNextPageSettled, !snapshot.isNextPageOutdated {
        // The list was refreshed and is the same: its end begins again anyway.
        guard let pages = answer else { continue }
        let asking = pages.asking(at: edge)
        known.marksDidChange(of: pages, to: asking)
        amend(asking)
      }
    }
    // Other pages are on screen, or none: earlier requests are outdated. An observer may have made a new one already.
    for edge in LoadPageEdge.allCases where isPageLoaderInUse(at: edge) {
      if snapshot(at: edge).isNextPageOutdated { loader(at: edge).reset() }
    }
  }

  /// Whether the loader of the page at an end holds or does something. Most of the time it does not.
  private func isPageLoaderInUse(at edge: LoadPageEdge) -> Bool {
    guard let driver = loader(at: edge).usedDriver else { return false }
    return !driver.published.isIdle
  }

  /// The page that the loader of an end holds.
  private func arrivedPage(at edge: LoadPageEdge) -> LoadPage<Item, Cursor>? {
    let content = loader(at: edge).driver.published.value
    guard case .page(let page) = content?.open(as: NextPageResult<Item, Cursor>.self) else { return nil }
    return page
  }

  /// The pages under the changes of the app.
  private var answer: LoadPages<Item, Cursor>? { list.driver.machine.answer?.open(as: LoadPages.self) }

  private func amend(_ pages: LoadPages<Item, Cursor>) { list.driver.send(.amend(LoadContent(pages))) }

  private func publish() {
    for edge in LoadPageEdge.allCases {
      let state = snapshot(at: edge).nextPage
      guard state != published[edge] else { continue }
      published[edge] = state
      if edge == .next { onNextPageChange?(state) } else { onPreviousPageChange?(state) }
    }
  }
}

extension LoadTraits {
  /// What a loader needs to know about pages: one without items is not the end if another one follows.
  @MainActor fileprivate static func pages<Item, Cursor>(
    _ known: PageItems<Item>
  ) -> LoadTraits where Value == LoadPages<Item, Cursor> {
    var traits = LoadTraits.automatic
    traits.isEmpty = { $0.isEmpty && !$0.nextEnd.link.exists && !$0.previousEnd.link.exists }
    traits.isPaged = true
    traits.edited = { old, new in
      var pages = new.with(everythingButItemsOf: old)
      known.removeDuplicates(&pages, editedFrom: old)
      return pages
    }
    traits.appended = { old, new in new.added(at: .next, since: old) }
    traits.prepended = { old, new in new.added(at: .previous, since: old) }
    return traits
  }
}

/// The pages on screen, for the operation that fetches the first one again.
@MainActor private final class ShownPages<Item, Cursor> {
  weak var list: (any LoadDriving)?

  nonisolated init() {}

  /// What stays if the first page is the same as before: nothing if the user asked for new content, or another input
  /// did.
  var pagesToKeep: LoadPages<Item, Cursor>? {
    guard let driver = list?.driver, let run = driver.machine.run, !run.reason.isUser else { return nil }
    let state = driver.published
    guard state.status?.origin == .current, state.value != nil else { return nil }
    return driver.machine.answer?.open(as: LoadPages.self)
  }
}

/// The request of a page. It does not hold the other pages, which may be gone before it ends.
struct PageRequest<Input: Equatable, Cursor>: Equatable {
  let input: Input
  /// `nil` for a first page that was dropped.
  let cursor: Cursor?
  /// Identifies the end of the pages that it is for.
  let mark: PageMark

  static func == (lhs: PageRequest, rhs: PageRequest) -> Bool { lhs.mark === rhs.mark }
}

#if canImport(Combine)
  extension PagedLoader: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PagedLoader: Observable {}
