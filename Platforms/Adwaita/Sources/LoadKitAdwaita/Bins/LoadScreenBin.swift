import CAdwaita
import LoadKit

/// Shows a loader, a group or a state of the app's own: placeholder, progress indicator, content, message and banner,
/// with their actions, keys and announcements.
///
/// ```swift
/// let bin = LoadScreenBin<[Article]>(content: list.widget) { list.show($0) }
/// bin.show(.state(model.articles, retry: { model.load() }))
/// ```
///
/// For a loader use ``LoadStateBin``.
@MainActor public final class LoadScreenBin<Value> {
  /// The widget. It owns this object. Once it is destroyed, nothing is drawn and nothing is loaded.
  public var widget: Widget { canvas.widget }
  /// The model that decides what is drawn.
  public let model = LoadScreenModel<Value>()
  /// The words, symbols and actions that are drawn.
  public var presentation: LoadPresentation { model.presentation }
  /// Called after each change of ``presentation``, and once when it is set: for a button in the header bar.
  public var onPresentation: (@MainActor (LoadPresentation) -> Void)? {
    didSet { onPresentation?(presentation) }
  }

  private let canvas: BinCanvas
  private var isGone = false
  private var update: @MainActor (Value) -> Void
  /// Creates the content of another identity, if the app lets the bin do that.
  private var makeContent: (@MainActor () -> LoadBinContent<Value>)?
  private var drawnID: LoadContentID?
  /// The words for an empty outcome, where a source has none of its own.
  private let usualEmpty: EmptyContent?

  /// Creates a bin that shows nothing yet.
  ///
  /// - Parameters:
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``. Without one an indicator stands
  ///     in the middle.
  ///   - options: The settings.
  ///   - display: The display of the page that the bin is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  ///   - update: Shows a value in `content`. Called when the content changed.
  public init(
    content: Widget, placeholder: Widget? = nil, options: LoadBinOptions = LoadBinOptions(),
    display: LoadDisplay? = nil, update: @escaping @MainActor (Value) -> Void
  ) {
    self.update = update
    usualEmpty = options.words.empty
    canvas = BinCanvas(content: content, placeholder: placeholder, layout: options.layout)
    model.words = options.words
    model.handlers = options.actions
    model.announces = options.announces
    model.showsAgeAfter = options.showsAgeAfter
    model.focusedRegion = { [weak canvas] in canvas?.focusedRegion }
    model.onChange = { [weak self] in self?.drawFrame() }
    model.onEffect = { [weak self] in self?.carryOut($0) }
    canvas.onAction = { [weak self] in self?.perform($0) }
    widget.on("destroy") { [weak self] in self?.leaveDisplay() }
    widget.own(self)
    if options.hasShortcuts {
      LoadShortcuts.attach(
        to: widget, refresh: { [weak self] in self?.refresh() == true },
        cancel: { [weak self] in self?.cancel() == true })
    }
    if let display {
      display.add(model)
    } else {
      let own = LoadDisplay()
      own.add(model)
      own.bind(to: widget)
    }
    drawFrame()
  }

  /// Creates a bin that creates its content: again for another input, and for a sample, so that the state of rows and
  /// the scroll position of one are never those of another (rule 30).
  ///
  /// - Parameters:
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: The settings.
  ///   - display: The display of the page that the bin is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  ///   - makeContent: Creates a widget and shows values in it. Called at once, and whenever the content gets another
  ///     identity; the widget before is destroyed.
  public convenience init(
    placeholder: Widget? = nil, options: LoadBinOptions = LoadBinOptions(), display: LoadDisplay? = nil,
    makeContent: @escaping @MainActor () -> LoadBinContent<Value>
  ) {
    let content = makeContent()
    self.init(
      content: content.widget, placeholder: placeholder, options: options, display: display, update: content.update)
    self.makeContent = makeContent
  }

  /// Shows a source from now on. If the bin is on screen, it loads what the source asks for, else when it appears.
  ///
  /// - Parameters:
  ///   - source: The source; `nil` for none.
  ///   - empty: The words for an empty outcome; `nil` for those of the options.
  public func show(_ source: LoadScreenSource<Value>?, empty: EmptyContent? = nil) {
    model.words.empty = empty ?? usualEmpty
    model.show(source)
    // The words alone may have changed, of which the model notifies no renderer.
    drawFrame()
  }

  /// Fetches newer content because the user asks for it.
  ///
  /// - Returns: Whether that is possible now.
  @discardableResult public func refresh() -> Bool {
    presentation.refreshAction?.isEnabled == true && perform(.refresh)
  }

  /// Stops the work if Cancel is offered.
  ///
  /// - Returns: Whether it is.
  @discardableResult public func cancel() -> Bool {
    presentation.actions.contains { $0.action == .cancel && $0.isEnabled } && perform(.cancel)
  }

  /// Carries out the action that the user chose.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether it was carried out.
  @discardableResult public func perform(_ action: LoadAction) -> Bool { model.perform(action) }

  // MARK: Implementation

  private func drawFrame() {
    guard !isGone else { return }
    canvas.draw(presentation)
    onPresentation?(presentation)
  }

  private func carryOut(_ effect: LoadEffect) {
    switch effect {
    case .announce(let announcement): canvas.announce(announcement)
    case .focus(let region, let announcement): canvas.moveFocus(to: region, saying: announcement)
    case .content: if let value = model.content.value { updateContent(value) }
    }
  }

  private func updateContent(_ value: Value) {
    let id = model.content.id
    if let makeContent, let drawnID, drawnID != id, !isGone {
      let content = makeContent()
      canvas.replaceContent(content.widget)
      update = content.update
    }
    drawnID = id
    update(value)
  }

  /// The widget is destroyed.
  private func leaveDisplay() {
    isGone = true
    model.display?.remove(model)
  }
}
