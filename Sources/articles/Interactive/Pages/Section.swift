import LoadKit
import _ArticlesCommandLine

/// A part of a page that loads by itself.
@MainActor protocol Section: AnyObject {
  /// Its name in the trace and in the targets of its rows.
  var name: String { get }
  /// What it shows.
  var presentation: LoadPresentation { get }
  /// Whether something runs that the user may stop.
  var isRunning: Bool { get }
  /// Whether nothing is loaded before the user asks for it.
  var isOffer: Bool { get }

  /// Its rows, for a screen of that many columns.
  func rows(width: Int, frame: Int) -> [Row]
  /// The model that the page's display holds.
  var displayed: LoadDisplayMember { get }
  /// Carries out the action that the user chose.
  func perform(_ action: LoadAction)
}

extension Section {
  /// Whether it needs the user's retry to show anything.
  var isWaitingForUser: Bool {
    guard case .message(let message) = presentation.body else { return false }
    return message.kind == .failed || (message.kind == .idle && !isOffer)
  }

  /// Whether something in it moves.
  var isAnimated: Bool {
    presentation.refresh != nil || presentation.banner?.retry?.isBusy == true
      || presentation.actions.contains(where: \.isBusy) || presentation.indicator != nil
  }
}

extension LoadPresentation {
  /// The sign of work that stands in place of content, or beside a placeholder.
  var indicator: Indicator? {
    switch body {
    case .indicator(let indicator): indicator
    case .placeholder(let placeholder): placeholder.indicator
    case .content, .message: nil
    }
  }
}

/// A section with a loader, drawn from its screen model.
@MainActor final class LoaderSection<Input: Equatable, Value>: Section {
  /// What a section needs to know besides its loader.
  struct Traits {
    var name: String
    /// Whether nothing is loaded before the user asks for it.
    var isOffer = false
    /// The actions that the program can carry out besides the loader's own.
    var actions: Set<LoadAction> = []
    /// The words for an empty outcome of an input, if not the usual.
    var empty: (Input?) -> EmptyContent? = { _ in nil }
    /// Draws a value, for so many columns.
    var content: (Value, Int) -> [Row]
  }

  let loader: Loader<Input, Value>
  var name: String { traits.name }
  var isOffer: Bool { traits.isOffer }
  var isRunning: Bool { loader.activity != nil }
  var presentation: LoadPresentation { model.presentation }
  var displayed: LoadDisplayMember { model }
  /// Carries out the actions that are not the loader's.
  var onAction: @MainActor (LoadAction) -> Void = { _ in }

  private let traits: Traits
  private let model = LoadScreenModel<Value>()
  /// The rows of the content, which are made once for each value and width.
  private var content: (width: Int, version: Int, rows: [Row])?

  /// Creates a section that loads when its page is on screen, unless it only offers to.
  ///
  /// - Parameters:
  ///   - loader: The loader.
  ///   - input: The input to load for at first.
  ///   - traits: Its name, and how it is drawn.
  ///   - trace: Where transitions are recorded, if anywhere.
  ///   - onChange: Called when the section has to be drawn again.
  init(
    _ loader: Loader<Input, Value>, input: Input, _ traits: Traits, trace: Trace?,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.loader = loader
    self.traits = traits
    let beginning = (trace?.now ?? .zero) - loader.now
    let (name, count) = (traits.name, loader.traits.count)
    loader.onTransition = { transition in
      trace?.record(transition.state, loader: name, count: count, at: beginning + transition.time)
    }
    // Details are part of every message here.
    model.showsDetails = false
    model.onChange = onChange
    for action in traits.actions { model.handlers[action] = { [weak self] in self?.onAction(action) } }
    show(input)
  }

  /// Shows what there is for an input, and loads it if the page is on screen.
  func show(_ input: Input) {
    model.words.empty = traits.empty(input)
    model.show(.loader(loader, input: input, loadsOnAppear: !isOffer))
  }

  func rows(width: Int, frame: Int) -> [Row] {
    let drawing = PresentationRows(section: name, width: width, frame: frame)
    let presentation = presentation
    let header = drawing.header(presentation)
    if let body = drawing.body(presentation) { return header + body }
    let rows = contentRows(width)
    // Very many rows are not copied for nothing.
    return header.isEmpty ? rows : header + rows
  }

  private func contentRows(_ width: Int) -> [Row] {
    let shown = model.content
    if let content, content.width == width, content.version == shown.version { return content.rows }
    let rows = shown.value.map { traits.content($0, width) } ?? []
    content = (width, shown.version, rows)
    return rows
  }

  func perform(_ action: LoadAction) { model.perform(action) }
}
