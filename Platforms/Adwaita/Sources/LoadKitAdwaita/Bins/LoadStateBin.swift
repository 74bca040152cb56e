import LoadKit

/// Shows a loader: placeholder, progress indicator, content, message and banner, with their actions, keys and
/// announcements.
///
/// It loads when it appears, and stops loading a while after it disappeared (rule 17).
///
/// ```swift
/// let bin = LoadStateBin(articles, content: list.widget, placeholder: PlaceholderRows.widget()) { list.show($0) }
/// adw_application_window_set_content(window, bin.widget)
/// ```
@MainActor public final class LoadStateBin<Input: Equatable, Value> {
  /// The loader.
  public let loader: Loader<Input, Value>
  /// The bin that draws the loader.
  public let screen: LoadScreenBin<Value>
  /// The widget. It owns this object, and with it the loader. Once it is destroyed, nothing is drawn and nothing is
  /// loaded.
  public var widget: Widget { screen.widget }
  /// The words, symbols and actions that are drawn.
  public var presentation: LoadPresentation { screen.presentation }
  /// Called after each change of ``presentation``, and once when it is set: for a button in the header bar.
  public var onPresentation: (@MainActor (LoadPresentation) -> Void)? {
    get { screen.onPresentation }
    set { screen.onPresentation = newValue }
  }

  private let empty: @MainActor (Input) -> EmptyContent?
  private var input: Input?

  /// Creates a bin that loads when it appears, for one input after the other; see ``load(_:)``.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input to load for; `nil` for none yet.
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: The settings.
  ///   - display: The display of the page that the bin is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  ///   - empty: The words for an empty outcome of an input; `nil` for the usual words of the screen.
  ///   - update: Shows a value in `content`. Called when the content changed.
  public init(
    _ loader: Loader<Input, Value>, input: Input?, content: Widget, placeholder: Widget? = nil,
    options: LoadBinOptions = LoadBinOptions(), display: LoadDisplay? = nil,
    empty: @escaping @MainActor (Input) -> EmptyContent? = { _ in nil }, update: @escaping @MainActor (Value) -> Void
  ) {
    self.loader = loader
    self.input = input
    self.empty = empty
    screen = LoadScreenBin(
      content: content, placeholder: placeholder, options: options, display: display, update: update)
    widget.own(self)
    show(loadsOnAppear: true)
  }

  /// Creates a bin that creates its content, again for another input and for a sample (rule 30).
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input to load for; `nil` for none yet.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: The settings.
  ///   - display: The display of the page that the bin is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  ///   - empty: The words for an empty outcome of an input; `nil` for the usual words of the screen.
  ///   - makeContent: Creates a widget and shows values in it; see
  ///     ``LoadScreenBin/init(placeholder:options:display:makeContent:)``.
  public init(
    _ loader: Loader<Input, Value>, input: Input?, placeholder: Widget? = nil,
    options: LoadBinOptions = LoadBinOptions(), display: LoadDisplay? = nil,
    empty: @escaping @MainActor (Input) -> EmptyContent? = { _ in nil },
    makeContent: @escaping @MainActor () -> LoadBinContent<Value>
  ) {
    self.loader = loader
    self.input = input
    self.empty = empty
    screen = LoadScreenBin(placeholder: placeholder, options: options, display: display, makeContent: makeContent)
    widget.own(self)
    show(loadsOnAppear: true)
  }

  /// Loads for an input, and for no other from now on, unless its content is there and fresh.
  ///
  /// While the bin does not show, it waits until it does.
  ///
  /// - Parameter input: The input.
  public func load(_ input: Input) {
    self.input = input
    show(loadsOnAppear: true)
  }

  /// Offers to load for an input: nothing is loaded before the user asks for it. Content for another input is
  /// forgotten.
  ///
  /// - Parameter input: The input.
  public func offer(_ input: Input) {
    if input != self.input { loader.reset() }
    self.input = input
    show(loadsOnAppear: false)
  }

  /// Fetches newer content because the user asks for it.
  ///
  /// - Returns: Whether that is possible now.
  @discardableResult public func refresh() -> Bool { screen.refresh() }

  /// Stops the work if Cancel is offered.
  ///
  /// - Returns: Whether it is.
  @discardableResult public func cancel() -> Bool { screen.cancel() }

  /// Carries out the action that the user chose.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether it was carried out.
  @discardableResult public func perform(_ action: LoadAction) -> Bool { screen.perform(action) }

  private func show(loadsOnAppear: Bool) {
    screen.show(.loader(loader, input: input, loadsOnAppear: loadsOnAppear), empty: input.flatMap(empty))
  }
}

extension LoadStateBin where Input == NoInput {
  /// Creates a bin that loads when it appears.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - content: The widget of the content.
  ///   - placeholder: The layout before there is content, such as ``PlaceholderRows``.
  ///   - options: The settings.
  ///   - display: The display of the page that the bin is a part of; see ``LoadDisplay/bind(to:)``. Default: a display
  ///     of the bin's own.
  ///   - update: Shows a value in `content`. Called when the content changed.
  public convenience init(
    _ loader: Loader<NoInput, Value>, content: Widget, placeholder: Widget? = nil,
    options: LoadBinOptions = LoadBinOptions(), display: LoadDisplay? = nil,
    update: @escaping @MainActor (Value) -> Void
  ) {
    self.init(
      loader, input: NoInput(), content: content, placeholder: placeholder, options: options, display: display,
      update: update)
  }
}
