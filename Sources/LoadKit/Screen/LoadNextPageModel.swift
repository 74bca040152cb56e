import Observation

#if canImport(Combine)
  import Combine
#endif

/// The presentation of an end of a paged list, and its requests for pages (rule 24): a footer after the last item, or a
/// header before the first item.
///
/// A footer draws ``presentation``. It calls ``footerAppeared()`` and ``footerDisappeared()`` as it is scrolled into
/// and out of sight, and ``footerWasLaidOut()`` after each layout in which it is visible. Add the model to the display
/// of the list, which tells it whether the screen is on screen.
///
/// It is `Observable` from iOS 17 on, and an `ObservableObject`. Creating one does nothing and can be done anywhere. It
/// belongs to the main actor.
@MainActor public final class LoadNextPageModel: LoadDisplayMember {
  /// The words of the screen. Setting them notifies no observer.
  public var words = LoadWords() { didSet { cached = nil } }
  /// The actions that the app carries out itself. Setting them notifies no observer.
  public var handlers: [LoadAction: @MainActor () -> Void] = [:] { didSet { cached = nil } }
  #if canImport(Combine)
    /// Sends before each change of ``presentation``.
    public let objectWillChange = ObservableObjectPublisher()
  #endif

  private var source: (any NextPageSource)?
  private var edge = LoadPageEdge.next
  private var subscription: LoadSubscription?
  private var observation = LoadObservation()
  private var cached: NextPagePresentation?
  /// The end of the list that observers know.
  private var knownID: NextPageID?
  private var announcement: (@MainActor (LoadWords) -> LoadAnnouncement?)?
  private var regions: NextPageRegion?
  private var isVisible = false
  /// The end of the list that was asked for last.
  private var asked: NextPageID?
  /// The number of pages that were asked for since the footer was scrolled into sight or the user acted.
  private var unscrolledPages = 0

  /// Creates a model that shows nothing yet.
  public nonisolated override init() { super.init() }

  /// Shows an end of a list from now on. Showing the same end again has no effect.
  ///
  /// - Parameters:
  ///   - pages: The loader of the list; `nil` for none.
  ///   - edge: Which end. Default: the one after the last item.
  public func show<Input: Equatable, Item, Cursor>(
    _ pages: PagedLoader<Input, Item, Cursor>?, edge: LoadPageEdge = .next
  ) {
    prepare(pages, edge: edge)
    updateIfChanged()
  }

  /// Makes ``presentation`` show an end of a list without notifications: for a renderer whose views are evaluated
  /// before they may act.
  ///
  /// - Parameters:
  ///   - pages: The loader of the list; `nil` for none.
  ///   - edge: Which end. Default: the one after the last item.
  public func prepare<Input: Equatable, Item, Cursor>(
    _ pages: PagedLoader<Input, Item, Cursor>?, edge: LoadPageEdge = .next
  ) {
    if let environment { pages?.adopt(environment) }
    guard source !== pages || self.edge != edge else { return }
    if let display { source?.detach(display, self.edge) }
    source = pages
    self.edge = edge
    cached = nil
    asked = nil
    unscrolledPages = 0
    subscription = pages?.subscribe { [weak self] in self?.sourceDidChange() }
    listen()
    if let display {
      pages?.attach(display, edge)
      if display.isOnScreen { pages?.displayDidAppear(display, edge) }
    }
  }

  /// Notifies observers of the source that was prepared last, if it is drawn differently.
  public func showPrepared() { updateIfChanged() }

  // MARK: What shows

  /// What to draw now.
  public var presentation: NextPagePresentation {
    observation.access(.status)
    return presentationNow
  }

  /// Changes when a visible footer has to ask for the next page: for a renderer whose tasks have an identity.
  public var requestID: NextPageID? {
    observation.access(.status)
    return source?.pageID(at: edge)
  }

  // MARK: Footer

  /// The footer was scrolled into sight.
  public func footerAppeared() {
    if !isVisible { unscrolledPages = 0 }
    isVisible = true
    // The visible footer announces, also if the display of another one appeared later.
    if let display, display.isOnScreen { source?.displayDidAppear(display, edge) }
    listen()
    askIfNeeded()
    updateIfChanged()
  }

  /// The footer was scrolled out of sight.
  public func footerDisappeared() {
    isVisible = false
    announcement = nil
  }

  /// The footer was laid out and is still in sight: asks for the next page if there is another one to ask for.
  public func footerWasLaidOut() { askIfNeeded() }

  /// Carries out the action of a button, and returns at once.
  ///
  /// - Parameter action: What the user chose.
  /// - Returns: Whether the action was carried out.
  @discardableResult public func perform(_ action: LoadAction) -> Bool {
    display?.userActed()
    unscrolledPages = 0
    if let handler = handlers.first(where: { $0.key.key == action.key })?.value {
      handler()
      return true
    }
    return source?.perform(action, at: edge) ?? false
  }

  // MARK: Life

  override func shows(_ owner: AnyObject) -> Bool { source === owner }

  override func displayDidChange(_ change: Change) {
    guard let display else { return }
    switch change {
    case .added: source?.attach(display, edge)
    case .removed: source?.detach(display, edge)
    case .appeared:
      source?.displayDidAppear(display, edge)
      listen()
      askIfNeeded()
    case .enteredForeground:
      source?.displaysDidChange(edge)
      askIfNeeded()
    case .disappeared, .enteredBackground: source?.displaysDidChange(edge)
    }
  }

  override func name(of region: LoadRegion) -> String? {
    switch (region, presentationNow.body) {
    case (.indicator, .indicator(let indicator)): indicator.label
    case (.message, .failure(let failure)): failure.title
    default: nil
    }
  }

  override func displayDidEnd() { source?.displaysDidChange(edge) }

  // MARK: Implementation

  private func askIfNeeded() {
    // A footer without a display of its own, in a list that the app draws itself, is on screen while it is visible.
    guard isVisible, display?.isOnScreen ?? true, let source, let id = source.pageID(at: edge), id != asked,
      !isExhausted
    else { return }
    asked = id
    if source.pageState(at: edge) == .idle { unscrolledPages += 1 }
    source.start(edge, .appeared)
  }

  /// Whether another page follows that only the user asks for, since the footer has stayed in sight over so many pages.
  private var isExhausted: Bool {
    guard let source, unscrolledPages >= source.pageOptions.maxUnscrolledPages,
      asked != source.pageID(at: edge)
    else { return false }
    return source.pageState(at: edge) == .idle
  }

  private var presentationNow: NextPagePresentation {
    if let cached { return cached }
    let presentation = makePresentation()
    cached = presentation
    return presentation
  }

  private func makePresentation() -> NextPagePresentation {
    NextPagePresentation(
      isExhausted ? .stopped : source?.pageState(at: edge) ?? .end,
      words: words.filled(with: source?.wording ?? .standardWording),
      options: LoadPresentation.Options(
        available: available(handlers, source?.availableNextPageActions)))
  }

  /// Begins to follow what is announced, of which nothing is said yet.
  private func listen() {
    announcement = isVisible ? source?.makePageAnnouncer(edge) : nil
    // Without keeping it: observers do not know it yet.
    regions = NextPageRegion(makePresentation().body)
  }

  private func sourceDidChange() {
    // Without pages for the present input, the earlier request was reset.
    if source?.pageID(at: edge) == nil { asked = nil }
    let words = words.filled(with: source?.wording ?? .standardWording)
    let said = announcement?(words)
    let next = NextPageRegion(makePresentation().body)
    let focus: LoadRegion? = next != regions && focusedRegion?() != nil ? next.focus : nil
    regions = next
    updateIfChanged()
    guard let display, isVisible, let source else { return }
    display.report(
      source.isSpeaker(display, edge) ? said : nil, focus: focus,
      about: said == nil ? nil : source.pageState(at: edge).failure,
      of: self)
  }

  private func updateIfChanged() {
    let (after, id) = (makePresentation(), source?.pageID(at: edge))
    // After a quick page the footer looks the same, but has another page to ask for.
    guard after != cached || id != knownID else { return }
    #if canImport(Combine)
      objectWillChange.send()
    #endif
    observation.willChange(content: false, status: true)
    cached = after
    knownID = id
    observation.didChange(content: false, status: true)
    notifyChange()
  }
}

#if canImport(Combine)
  extension LoadNextPageModel: ObservableObject {}
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension LoadNextPageModel: Observable {}

/// What a footer shows, as far as a focus can be lost.
private enum NextPageRegion: Equatable {
  case nothing
  case indicator
  case button
  case failure
  case note

  init(_ body: NextPagePresentation.Body) {
    self =
      switch body {
      case .nothing, .space: .nothing
      case .indicator: .indicator
      case .button: .button
      case .failure: .failure
      case .note: .note
      }
  }

  /// Where a focus goes that was in another region.
  var focus: LoadRegion {
    switch self {
    case .indicator: .indicator
    case .failure: .message
    case .nothing, .button, .note: .content
    }
  }
}

/// A paged loader of any types.
@MainActor protocol NextPageSource: AnyObject {
  var pageOptions: LoadPageOptions { get }
  var wording: Shared<LoadWording> { get }
  var availableNextPageActions: Set<LoadAction> { get }
  func pageState(at edge: LoadPageEdge) -> NextPageState
  func pageID(at edge: LoadPageEdge) -> NextPageID?
  func perform(_ action: LoadAction, at edge: LoadPageEdge) -> Bool
  func start(_ edge: LoadPageEdge, _ reason: LoadReason)
  /// Creates a function that says what changed since its last call.
  func makePageAnnouncer(_ edge: LoadPageEdge) -> @MainActor (LoadWords) -> LoadAnnouncement?
  func attach(_ display: LoadDisplay, _ edge: LoadPageEdge)
  func detach(_ display: LoadDisplay, _ edge: LoadPageEdge)
  func displayDidAppear(_ display: LoadDisplay, _ edge: LoadPageEdge)
  func displaysDidChange(_ edge: LoadPageEdge)
  func isSpeaker(_ display: LoadDisplay, _ edge: LoadPageEdge) -> Bool
}

extension PagedLoader: NextPageSource {
  func pageState(at edge: LoadPageEdge) -> NextPageState { snapshot(at: edge).nextPage }

  func pageID(at edge: LoadPageEdge) -> NextPageID? {
    let list = snapshot(at: edge).list
    // After the pages of a previous input nothing is asked for.
    guard list.origin != .previousInput else { return nil }
    return list.pages.map { NextPageID(mark: $0[edge].mark) }
  }

  var wording: Shared<LoadWording> { list.sharedWording }

  func makePageAnnouncer(_ edge: LoadPageEdge) -> @MainActor (LoadWords) -> LoadAnnouncement? {
    let snapshot = snapshot(at: edge)
    var announcer = NextPageAnnouncer(snapshot.nextPage, edge: edge)
    // It takes note of the pages that are there, of which nothing is said.
    _ = announcer.announcement(for: snapshot.nextPage, pages: pages)
    return { [weak self] words in
      guard let self else { return nil }
      return announcer.announcement(for: self.snapshot(at: edge).nextPage, pages: pages, words: words)
    }
  }

  // The list itself is on the display of its own screen model: a footer that comes and goes must not take the list off
  // that display, nor speak for the list.
  func attach(_ display: LoadDisplay, _ edge: LoadPageEdge) { loader(at: edge).driver.attach(display) }
  func detach(_ display: LoadDisplay, _ edge: LoadPageEdge) { loader(at: edge).driver.detach(display) }
  func displayDidAppear(_ display: LoadDisplay, _ edge: LoadPageEdge) {
    loader(at: edge).driver.displayDidAppear(display)
  }
  func displaysDidChange(_ edge: LoadPageEdge) { loader(at: edge).driver.displaysDidChange() }
  func isSpeaker(_ display: LoadDisplay, _ edge: LoadPageEdge) -> Bool {
    loader(at: edge).driver.displays.speaker(for: self) === display
  }
}
