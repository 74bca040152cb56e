import LoadKit

/// One part of what is shown: a loader, with its states told on the display and in the trace.
@MainActor struct Segment<Value> {
  private let loader: Loader<NoInput, Value>
  private let display = LoadDisplay()
  private let model = LoadScreenModel<Value>()

  /// Creates a segment that loads nothing yet.
  ///
  /// - Parameters:
  ///   - name: Its name in the trace.
  ///   - wording: Its words.
  ///   - empty: The words for an empty outcome, if not the usual ones.
  ///   - options: The options of its loader.
  ///   - session: The display and the trace.
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
    display.onEffect = { [model] effect, _ in
      // A message says all of its announcement and more.
      guard case .announce(let announcement) = effect, !model.presentation.hasMessage else { return }
      session.status.announce(announcement)
    }
    model.onChange = { [model] in session.status.update(name, model.presentation.workIndicator) }
    display.add(model)
    model.show(.loader(loader))
    session.onInterrupt { loader.cancel() }
  }

  /// Loads it, and says on standard error what there is to say in place of content.
  ///
  /// - Returns: The state with which the load ended.
  func load(in session: Session) async -> LoadState<Value> {
    display.appear()
    let state = await loader.load()
    if case .message(let message) = model.presentation.body { session.status.say(MessageText.lines(message)) }
    display.disappear()
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
