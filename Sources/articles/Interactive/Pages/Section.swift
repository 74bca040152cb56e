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
  /// Loads, unless what it has is fresh.
  func appear()
  /// Does what the user has chosen.
  func perform(_ action: LoadAction)
  /// Says that the program stands still, or goes on.
  func suspend(_ isSuspended: Bool)
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

/// A section with a loader.
@MainActor final class LoaderSection<Input: Equatable, Value>: Section {
  /// What a section needs to know besides its loader.
  struct Traits {
    var name: String
    /// Whether nothing is loaded before the user asks for it.
    var isOffer = false
    /// The actions that the program can carry out besides the loader's own.
    var actions: Set<LoadAction> = []
    /// What an empty answer to an input says, if not the usual.
    var empty: (Input?) -> EmptyContent? = { _ in nil }
    /// Draws a value, for so many columns.
    var content: (Value, Int) -> [Row]
  }

  let loader: Loader<Input, Value>
  var name: String { traits.name }
  var isOffer: Bool { traits.isOffer }
  var isRunning: Bool { loader.activity != nil }
  /// Carries out what is not the loader's.
  var onAction: @MainActor (LoadAction) -> Void = { _ in }

  private let traits: Traits
  private let begin: @MainActor (Loader<Input, Value>) -> Void
  private var isAboutToLoad = true
  /// The rows of the content, which are made once for each value and width.
  private var content: (width: Int, version: Int, rows: [Row])?

  /// Creates a section that loads nothing yet.
  ///
  /// - Parameters:
  ///   - loader: What loads. Its transitions are followed from now on.
  ///   - traits: Its name, and how it is drawn.
  ///   - trace: Where transitions are noted, if anywhere.
  ///   - onChange: Is called when the section is to be drawn again.
  ///   - begin: Starts the loader when the section appears, unless it only offers to.
  init(
    _ loader: Loader<Input, Value>, _ traits: Traits, trace: Trace?, onChange: @escaping @MainActor () -> Void,
    begin: @escaping @MainActor (Loader<Input, Value>) -> Void
  ) {
    self.loader = loader
    self.traits = traits
    self.begin = begin
    let beginning = (trace?.now ?? .zero) - loader.now
    let (name, count) = (traits.name, loader.traits.count)
    loader.onTransition = { transition in
      trace?.record(transition.state, loader: name, count: count, at: beginning + transition.time)
      onChange()
    }
  }

  var presentation: LoadPresentation {
    LoadPresentation(
      loader.state, words: LoadWords(loader.wording, empty: traits.empty(loader.input)),
      options: LoadPresentation.Options(
        isAboutToLoad: isAboutToLoad,
        available: loader.availableActions.union(traits.actions),
        now: loader.now))
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
    if let content, content.width == width, content.version == loader.contentVersion { return content.rows }
    let rows = loader.value.map { traits.content($0, width) } ?? []
    content = (width, loader.contentVersion, rows)
    return rows
  }

  func appear() {
    isAboutToLoad = false
    if !isOffer { begin(loader) }
  }

  func perform(_ action: LoadAction) {
    if !loader.perform(action) { onAction(action) }
  }

  func suspend(_ isSuspended: Bool) {
    if isSuspended { loader.suspended() } else { loader.resumed() }
  }
}
