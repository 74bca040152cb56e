import Observation

#if canImport(Combine)
  import Combine
#endif

/// Loads a list page by page for a screen, and tells what the screen shows (rule 24).
///
/// The first page is an ordinary load: ``list`` is the ``Loader`` for it, to be shown, loaded, refreshed and retried as any
/// other; its content is all pages so far. What follows is at the end of the list and has a state of its own, the
/// ``tail``: a further page that fails leaves the list as it is, and is asked for again by the user only.
///
/// ```swift
/// let articles = PagedLoader(.articles) { (cursor: String?, _) in try await service.articles(after: cursor) }
/// await articles.list.load()
/// await articles.loadMore()
/// ```
///
/// Creating one does nothing; dropping the last reference cancels its work. It belongs to the main actor, is
/// `Observable` from iOS 17 on, and an `ObservableObject`.
@MainActor public final class PagedLoader<Input: Equatable, Item, Cursor> {
  /// What is called for a page: gets the input, what ``LoadPage/next`` of the page before was (`nil` for the first page),
  /// and what is known about the attempt.
  public typealias Operation =
    @MainActor (_ input: Input, _ cursor: Cursor?, _ context: LoadContext) async throws -> LoadPage<Item, Cursor>

  /// The loader of the first page, which holds all pages.
  ///
  /// Where a refresh succeeds the first page takes the place of all; where it fails they stay.
  public let list: Loader<Input, LoadPages<Item, Cursor>>
  /// How further pages are asked for.
  public let pageOptions: LoadPageOptions
  #if canImport(Combine)
    /// Tells before the list or its tail changes.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  /// The loader of the page that follows.
  let next: Loader<PageRequest<Input, Item, Cursor>, PageAnswer<Item, Cursor>>
  private var known: PageItems<Item>
  /// The age of the list when its state changed last.
  private var asOf: Duration?

  init(
    wording: LoadWording, seed: LoadSeed<LoadPages<Item, Cursor>>, options: LoadOptions, pageOptions: LoadPageOptions,
    environment: LoadEnvironment, known: PageItems<Item>, operation: @escaping Operation
  ) {
    self.pageOptions = pageOptions
    self.known = known
    var traits = LoadTraits<LoadPages<Item, Cursor>>.automatic
    // A page without items is not the end if another one follows.
    traits.isEmpty = { $0.items.isEmpty && $0.next == nil }
    list = Loader(wording, seed: seed, options: options, traits: traits, environment: environment) {
      known.first(try await operation($0, nil, $1))
    }
    let tailOptions = LoadOptions(
      timing: pageOptions.timing, retry: options.effectiveRetry, freshFor: .zero, slowAfter: options.slowAfter,
      leaveGrace: options.leaveGrace, offline: options.offline, isCancellable: options.isCancellable)
    next = Loader(wording, options: tailOptions, traits: LoadTraits(), environment: environment) {
      .page(try await operation($0.input, $0.pages.next, $1))
    }
    list.followers.append(WeakFollower(follower: self))
    next.followers.append(WeakFollower(follower: self))
  }

  /// What is at the end of the list. Whoever reads it is notified of it.
  public var tail: LoadTail { scene.tail }

  /// All items so far. Whoever reads only this is not notified of what goes on around them.
  public var items: [Item] { list.value?.items ?? [] }

  /// When a footer that is on screen asks again: as soon as this is another one.
  ///
  /// `nil` while there are no pages. It is the same while a page is loaded and after that failed.
  public var tailID: LoadTailID? { list.value.map { LoadTailID(mark: $0.mark) } }

  /// The list and its tail at this moment.
  var scene: PageScene<Item, Cursor> {
    PageScene(list: list.state, tailMark: next.input?.pages.mark, tailState: next.state, options: pageOptions)
  }

  /// Changes the items on screen without asking the source: a row is deleted, an item is replaced by what a submission
  /// answered.
  ///
  /// Their age, the tail, a failed refresh and a refresh under way stay as they are. Without effect while there is no
  /// content; items that are there twice afterwards are dropped.
  ///
  /// - Parameter change: Changes the items.
  public func update(_ change: (inout [Item]) -> Void) {
    guard list.value != nil || list.state.isEmpty else { return }
    let pages = list.value ?? LoadPages()
    var items = pages.items
    change(&items)
    known.forget()
    amend(pages.with(items: known.unique(items)))
  }

  private func amend(_ pages: LoadPages<Item, Cursor>) { list.driver.send(.amend(LoadContent(pages))) }
}

/// What a further page is asked for with: the pages before it.
struct PageRequest<Input: Equatable, Item, Cursor>: Equatable {
  let input: Input
  let pages: LoadPages<Item, Cursor>

  static func == (lhs: PageRequest, rhs: PageRequest) -> Bool { lhs.pages.mark === rhs.pages.mark }
}

extension PagedLoader: LoaderFollower {
  func loaderWillChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }

  func loaderDidChange() {
    let scene = scene
    if let page = scene.arrived, let pages = scene.list.value {
      amend(known.append(page, to: pages))
      next.reset()
    } else if scene.isTailOutdated {
      // Other pages are on screen, or none: what was asked for is not wanted any more.
      next.reset()
    } else if let pages = scene.list.value, scene.list.status?.asOf != asOf, scene.isTailSettled {
      // The list was refreshed and is the same: its tail begins anew all the same.
      next.reset()
      amend(pages.asking())
    }
    asOf = list.driver.published.status?.asOf
  }
}

#if canImport(Combine)
  extension PagedLoader: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PagedLoader: Observable {}
