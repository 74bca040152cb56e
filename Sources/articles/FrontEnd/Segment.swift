import LoadKit

/// One part of the output: a loader on the display of the run, with its states in the trace.
@MainActor struct Segment<Value> {
  private let loader: Loader<NoInput, Value>
  private let model = LoadScreenModel<Value>()

  /// Creates a segment and begins to load it.
  ///
  /// - Parameters:
  ///   - name: Its name in the trace.
  ///   - wording: Its words.
  ///   - empty: The words for an empty outcome, if not the usual ones.
  ///   - options: The options of its loader.
  ///   - session: The display, the status line and the trace.
  ///   - operation: Loads it.
  init(
    _ name: String, _ wording: LoadWording, empty: EmptyContent? = nil, options: LoadOptions, in session: Session,
    operation: @escaping @MainActor (LoadContext) async throws -> Value
  ) {
    let loader = Loader<NoInput, Value>(wording, options: options, operation: operation)
    self.loader = loader
    let traits = loader.traits
    // The loader's own time line begins with it.
    let beginning = (session.trace?.now ?? .zero) - loader.now
    loader.onTransition = { transition in
      session.trace?.record(transition.state, loader: name, count: traits.count, at: beginning + transition.time)
    }
    model.words = LoadWords(empty: empty)
    model.showsDetails = false
    // The user carries this out by running the command again, as its hint says.
    model.handlers = [.clearSearch: {}]
    model.onEffect = { [weak model] effect in
      // A message says all of its announcement and more.
      guard case .announce(let announcement) = effect, model?.presentation.hasMessage == false else { return }
      session.status.announce(announcement)
    }
    model.onChange = { [weak model] in session.status.update(name, model?.presentation.workIndicator) }
    session.display.add(model)
    model.show(.loader(loader))
    session.onInterrupt { loader.cancel() }
  }

  /// Waits until it is loaded, and writes the message in place of content to standard error.
  ///
  /// - Returns: The state with which the load ended.
  func load(in session: Session) async -> LoadState<Value> {
    let state = await loader.load()
    if case .message(let message) = model.presentation.body { session.status.say(MessageText.lines(message)) }
    return state
  }
}

extension LoadPresentation {
  /// The sign of work in place of content.
  fileprivate var workIndicator: Indicator? {
    if case .indicator(let indicator) = body { indicator } else { nil }
  }

  /// Whether a message takes the place of content.
  fileprivate var hasMessage: Bool {
    if case .message = body { true } else { false }
  }
}
