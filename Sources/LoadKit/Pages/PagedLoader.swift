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
/// let articles = PagedLoader<NoInput, Article, String>(.articles) { cursor, _ in try await service.page(after: cursor)
/// } await articles.list.load()
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
  /// refresh that nobody asked for brings the same first page, so that whoever has scrolled down is left where they
  /// are.
  public var list: Loader<Input, LoadPages<Item, Cursor>> {
    // Followed from its first use on, before anybody else can follow it.
    if following == nil { observeLoaders() }
    return first
  }
  /// How next pages are asked for.
  public let pageOptions: LoadPageOptions
  #if canImport(Combine)
    /// Tells before the list or its next page changes.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  /// Is told every change of the ``nextPage``, in order, on the main actor: for logging, and for renderers that do not
  /// observe in another way. Changes of the list are told by ``list``.
  public var onNextPageChange: (@MainActor (NextPageState) -> Void)?

  private var observers = LoadObservers<Void>()
  let first: Loader<Input, LoadPages<Item, Cursor>>
  /// The loader of the page that follows.
  let next: Loader<PageRequest<Input, Cursor>, NextPageResult<Item, Cursor>>
  private let known: PageItems<Item>
  private let shown: ShownPages<Item, Cursor>
  private var following: (list: LoadSubscription, next: LoadSubscription)?
  /// The age of the list when its state changed last.
  private var asOf: Duration?
  /// Counts the changes of the list and of its next page.
  private var changeCount = 0
  private var publishedNextPage = NextPageState.idle

  nonisolated init(
    wording: LoadWording, seed: @escaping @MainActor () -> LoadSeed<LoadPages<Item, Cursor>>, options: LoadOptions,
    pageOptions: LoadPageOptions, environment: LoadEnvironment?, known: PageItems<Item>, operation: @escaping Operation
  ) {
    self.pageOptions = pageOptions
    self.known = known
    let shown = ShownPages<Item, Cursor>()
    self.shown = shown
    first = Loader(wording, seed: seed(), options: options, traits: .pages(), environment: environment) {
      known.first(try await operation($0, nil, $1), after: shown.pagesToKeep)
    }
    let nextPageOptions = LoadOptions(
      name: options.name.map { "\($0).nextPage" }, timing: pageOptions.timing, retry: options.effectiveRetry,
      staleAfter: .zero, slowAfter: options.slowAfter,
      cancellationDelay: options.cancellationDelay, offline: options.offline, isCancellable: options.isCancellable)
    next = Loader(wording, options: nextPageOptions, traits: LoadTraits(), environment: environment) {
      .page(try await operation($0.input, $0.cursor, $1))
    }
  }

  private func observeLoaders() {
    shown.list = first
    following = (
      first.subscribe { [weak self] _ in self?.loadersDidChange() },
      next.subscribe { [weak self] _ in self?.loadersDidChange() }
    )
  }

  /// What is at the end of the list. Whoever reads it is notified of changes there, and of the list's.
  public var nextPage: NextPageState { snapshot(list.state, next.state).nextPage }

  /// All items so far. Whoever reads only this is not notified of what goes on around them.
  public var items: [Item] { list.value?.items ?? [] }

  /// When a footer that is on screen asks again: as soon as this is another one.
  ///
  /// `nil` while there are no pages. It is the same while a page is loaded and after that failed.
  public var nextPageID: NextPageID? { list.value.map { NextPageID(mark: $0.mark) } }

  /// Calls a function whenever something has changed, of the list or of its next page, on the main actor: after
  /// ``onNextPageChange``, and any number of them.
  ///
  /// - Parameter notify: What is called.
  /// - Returns: The subscription, which lasts for as long as it is held.
  package func subscribe(_ notify: @escaping @MainActor () -> Void) -> LoadSubscription {
    if following == nil { observeLoaders() }
    return observers.subscribe(notify)
  }

  /// Changes the items on screen without asking the source: a row is deleted, an item is replaced by what a submission
  /// answered.
  ///
  /// Their age, the next page, a failed refresh and the running requests stay. Duplicates are dropped. Without effect
  /// while there is no content.
  ///
  /// - Parameter change: Changes the items.
  public func update(_ change: (inout [Item]) -> Void) {
    let snapshot = snapshot
    guard snapshot.list.value != nil || snapshot.list.isEmpty else { return }
    let pages = snapshot.list.value ?? LoadPages()
    var items = pages.items
    change(&items)
    known.forget()
    amend(pages.with(items: known.unique(items)))
  }

  // MARK: Implementation

  /// The list and its next page at this moment, for decisions: reading it is not noted as observing.
  var snapshot: PagedListSnapshot<Item, Cursor> {
    snapshot(list.driver.published.open(as: LoadPages.self), next.driver.published.open(as: NextPageResult.self))
  }

  private func snapshot(
    _ list: LoadState<LoadPages<Item, Cursor>>, _ next: LoadState<NextPageResult<Item, Cursor>>
  ) -> PagedListSnapshot<Item, Cursor> {
    PagedListSnapshot(list: list, nextPageMark: self.next.input?.mark, nextPageState: next, options: pageOptions)
  }

  /// The list or its next page changed. What follows from that changes both again within this call, and then the last
  /// change notifies observers, once, of the result.
  private func loadersDidChange() {
    changeCount += 1
    let change = changeCount
    settle()
    guard change == changeCount else { return }
    publishNextPage()
    observers.tell(())
  }

  /// Puts a page that arrived into the list, and resets what was asked for after other pages.
  private func settle() {
    #if canImport(Combine)
      // Views draw later in any case.
      objectWillChange.send()
    #endif
    let snapshot = snapshot
    let isRefreshed = snapshot.list.status?.asOf != asOf
    asOf = snapshot.list.status?.asOf
    if let pages = snapshot.list.value {
      if let page = snapshot.arrived {
        amend(known.append(page, to: pages))
      } else if isRefreshed, snapshot.isNextPageSettled, !snapshot.isNextPageOutdated {
        // The list was refreshed and is the same: its next page begins anew all the same.
        amend(pages.asking())
      }
    }
    // Other pages are on screen, or none: what was asked for is not wanted any more. Whoever was told of them may have
    // asked for the next one already.
    if self.snapshot.isNextPageOutdated { next.reset() }
  }

  private func amend(_ pages: LoadPages<Item, Cursor>) { list.driver.send(.amend(LoadContent(pages))) }

  private func publishNextPage() {
    let nextPage = self.snapshot.nextPage
    guard nextPage != publishedNextPage else { return }
    publishedNextPage = nextPage
    onNextPageChange?(nextPage)
  }
}

extension LoadTraits {
  /// What a loader needs to know about pages: one without items is not the end if another one follows.
  fileprivate static func pages<Item, Cursor>() -> LoadTraits where Value == LoadPages<Item, Cursor> {
    var traits = LoadTraits.automatic
    traits.isEmpty = { $0.items.isEmpty && $0.next == nil }
    traits.appended = { old, new in
      guard old.list === new.list, new.pageCount > old.pageCount, new.count >= old.count else { return nil }
      return old.count..<new.count
    }
    return traits
  }
}

/// The pages on screen, for the operation that fetches the first one anew.
@MainActor private final class ShownPages<Item, Cursor> {
  weak var list: (any LoadDriving)?

  nonisolated init() {}

  /// What stays if the first page is the same as before: nothing if the user asked for new content, or another input
  /// did.
  var pagesToKeep: LoadPages<Item, Cursor>? {
    guard let driver = list?.driver, let run = driver.machine.run, !run.reason.isUser else { return nil }
    let state = driver.published
    return state.status?.origin == .current ? state.value?.open(as: LoadPages.self) : nil
  }
}

/// What a next page is asked for with. It does not hold the pages before it, which may be gone when it is.
struct PageRequest<Input: Equatable, Cursor>: Equatable {
  let input: Input
  let cursor: Cursor
  /// What those pages are known by.
  let mark: PageMark

  static func == (lhs: PageRequest, rhs: PageRequest) -> Bool { lhs.mark === rhs.mark }
}

#if canImport(Combine)
  extension PagedLoader: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PagedLoader: Observable {}
