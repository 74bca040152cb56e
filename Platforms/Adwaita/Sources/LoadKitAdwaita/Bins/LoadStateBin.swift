import CAdwaita
import LoadKit

/// Shows what a loader loads: placeholder, sign of work, content, message and all that is beside it, with the actions,
/// the keys and the announcements that belong to them.
///
/// It loads when it appears, and gives that up a while after it disappears (rule 17).
///
/// ```swift
/// let bin = LoadStateBin(articles, content: list.widget, placeholder: PlaceholderRows.widget()) { list.show($0) }
/// adw_application_window_set_content(window, bin.widget)
/// ```
@MainActor public final class LoadStateBin<Input: Equatable, Value> {
  /// What loads.
  public let loader: Loader<Input, Value>
  /// The widget. It owns this object, and with it the loader. Once it is gone, calls of this object have no effect on
  /// it.
  public var widget: Widget { bin.widget }
  /// What is drawn.
  public private(set) var presentation: LoadPresentation
  /// Is called at every change of what is drawn, and once at the beginning when it is set, for what stands elsewhere: a
  /// button in the header bar for example.
  public var onPresentation: (@MainActor (LoadPresentation) -> Void)? {
    didSet { onPresentation?(presentation) }
  }

  private let bin: PresentationBin
  private let options: LoadBinOptions<Input>
  private let update: @MainActor (Value) -> Void
  private var input: Input?
  private var isOffer = false
  private var isGone = false
  private var isAboutToLoad = true
  private var announcer: LoadAnnouncer<Value>
  private var visit: Task<Void, Never>?
  private var subscription: LoadSubscription?
  private var shownVersion: Int?

  /// Creates a bin that loads when it appears, for one input after the other; see ``load(_:)``.
  ///
  /// - Parameters:
  ///   - loader: What loads.
  ///   - input: What to load for; `nil` for nothing yet.
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: All else.
  ///   - update: Shows a value in `content`. Not called again while the value stays the same.
  public init(
    _ loader: Loader<Input, Value>, input: Input?, content: Widget, placeholder: Widget? = nil,
    options: LoadBinOptions<Input> = LoadBinOptions(), update: @escaping @MainActor (Value) -> Void
  ) {
    self.loader = loader
    self.input = input
    self.options = options
    self.update = update
    announcer = LoadAnnouncer(loader.state)
    bin = PresentationBin(content: content, placeholder: placeholder, layout: options.layout)
    presentation = LoadPresentation(loader.state, words: LoadWords(loader.wording))
    bin.onAction = { [weak self] in self?.perform($0) }
    bin.widget.on("map") { [weak self] in self?.appear() }
    bin.widget.on("unmap") { [weak self] in self?.visit?.cancel() }
    bin.widget.on("destroy") { [weak self] in self?.end() }
    bin.widget.own(self)
    if options.hasShortcuts {
      LoadShortcuts.attach(
        to: bin.widget, refresh: { [weak self] in self?.refresh() == true },
        cancel: { [weak self] in self?.cancel() == true })
    }
    draw(loader.state)
    subscription = loader.subscribe { [weak self] in self?.draw($0.state) }
  }

  /// Loads for an input, and for no other from now on, unless its content is there and fresh.
  ///
  /// While the bin does not show, it waits until it does.
  public func load(_ input: Input) {
    self.input = input
    isOffer = false
    if !isGone, gtk_widget_get_mapped(widget) != 0 { appear() }
  }

  /// Offers to load for an input: nothing is loaded before the user asks for it. What was loaded for another is
  /// forgotten.
  public func offer(_ input: Input) {
    let isOther = input != self.input
    self.input = input
    isOffer = true
    if isOther { loader.reset() }
    redraw()
  }

  /// Fetches newer content because the user asks for it.
  ///
  /// - Returns: Whether that is possible now.
  @discardableResult public func refresh() -> Bool {
    guard presentation.refreshAction?.isEnabled == true else { return false }
    perform(.refresh)
    return true
  }

  /// Stops the work under way if Cancel is offered.
  ///
  /// - Returns: Whether it is.
  @discardableResult public func cancel() -> Bool {
    guard presentation.actions.contains(where: { $0.action == .cancel && $0.isEnabled }) else { return false }
    perform(.cancel)
    return true
  }

  /// Carries out what the user chose.
  public func perform(_ action: LoadAction) {
    if let own = options.actions[action] { return own() }
    loader.perform(action, input: isOffer || loader.input == nil ? input : nil)
  }

  /// Draws again what depends on the time, such as the age of the content.
  public func redraw() { present(loader.state, empty: empty) }

  // MARK: Implementation

  private func appear() {
    visit?.cancel()
    redraw()
    guard let input, !isOffer else { return }
    visit = Task { [loader] in await loader.load(input) }
  }

  /// Draws the next state and says what there is to say about it.
  private func draw(_ state: LoadState<Value>) {
    if !state.isIdle { isAboutToLoad = false }
    let empty = empty
    let announcement = announcer.announcement(
      for: state, words: LoadWords(loader.wording, common: options.strings, failures: options.messages, empty: empty),
      traits: loader.traits)
    if case .loaded(let value, _) = state, loader.contentVersion != shownVersion {
      shownVersion = loader.contentVersion
      update(value)
    }
    present(state, empty: empty)
    guard options.announces else { return }
    // While work goes on, what was said last stays true.
    if announcement != nil || !state.isRunning { bin.announce(announcement) }
  }

  private func present(_ state: LoadState<Value>, empty: EmptyContent?) {
    guard !isGone else { return }
    presentation = LoadPresentation(
      state, words: LoadWords(loader.wording, common: options.strings, failures: options.messages),
      options: LoadPresentation.Options(
        isAboutToLoad: isAboutToLoad && input != nil && !isOffer, available: available, empty: empty, now: loader.now))
    bin.draw(presentation)
    onPresentation?(presentation)
  }

  private var empty: EmptyContent? { (loader.input ?? input).flatMap(options.empty) }

  private var available: Set<LoadAction> {
    loader.availableActions.union([.details]).union(options.actions.keys)
  }

  /// The widget goes.
  private func end() {
    isGone = true
    subscription = nil
    visit?.cancel()
  }
}

extension LoadStateBin where Input == NoInput {
  /// Creates a bin that loads when it appears.
  ///
  /// - Parameters:
  ///   - loader: What loads.
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: All else.
  ///   - update: Shows a value in `content`. Not called again while the value stays the same.
  public convenience init(
    _ loader: Loader<NoInput, Value>, content: Widget, placeholder: Widget? = nil,
    options: LoadBinOptions<NoInput> = LoadBinOptions(), update: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      loader, input: NoInput(), content: content, placeholder: placeholder, options: options, update: update)
  }
}
