import LoadKit

/// One part of what is shown: a loader, with its states told on the display and in the trace.
@MainActor struct Segment<Value> {
  private let loader: Loader<NoInput, Value>
  private let empty: EmptyContent?

  /// Creates a segment that loads nothing yet.
  ///
  /// - Parameters:
  ///   - name: Its name in the trace.
  ///   - wording: Its words.
  ///   - empty: What it says if there is nothing, if not its usual words.
  ///   - options: The options of its loader.
  ///   - session: The display and the trace.
  ///   - operation: Loads it.
  init(
    _ name: String, _ wording: LoadWording, empty: EmptyContent? = nil, options: LoadOptions, in session: Session,
    operation: @escaping @MainActor (LoadContext) async throws -> Value
  ) {
    let loader = Loader<NoInput, Value>(wording, options: options, operation: operation)
    self.loader = loader
    self.empty = empty
    var announcer = LoadAnnouncer<Value>()
    let traits = loader.traits
    // The loader's own time line begins with it.
    let beginning = (session.trace?.now ?? .zero) - loader.now
    loader.onTransition = { transition in
      session.trace?.record(transition.state, loader: name, count: traits.count, at: beginning + transition.time)
      let announcement = announcer.announcement(
        for: transition.state, words: LoadWords(wording, empty: empty), traits: traits)
      session.status.update(
        name, Self.presentation(transition.state, wording, empty).workIndicator,
        // A message tells it all and more.
        announcement: transition.state.hasMessage ? nil : announcement)
    }
    session.onInterrupt { loader.cancel() }
  }

  /// Loads it, and says on standard error what there is to say in place of content.
  ///
  /// - Returns: The state with which the load ended.
  func load(in session: Session) async -> LoadState<Value> {
    let state = await loader.load()
    if case .message(let message) = Self.presentation(state, loader.wording, empty).body {
      session.status.say(MessageText.lines(message))
    }
    return state
  }

  private static func presentation(
    _ state: LoadState<Value>, _ wording: LoadWording, _ empty: EmptyContent?
  ) -> LoadPresentation {
    LoadPresentation(
      state, words: LoadWords(wording, empty: empty),
      options: LoadPresentation.Options(available: MessageText.available))
  }
}

extension LoadPresentation {
  /// The sign of work in place of content.
  fileprivate var workIndicator: Indicator? {
    if case .indicator(let indicator) = body { indicator } else { nil }
  }
}

extension LoadState {
  /// Whether a message takes the place of content.
  fileprivate var hasMessage: Bool {
    switch self {
    case .idle, .empty, .failed: true
    case .loading, .loaded: false
    }
  }
}
