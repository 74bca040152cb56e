extension LoadPresentation {
  /// Decides what to draw for a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - words: The words of the screen.
  ///   - options: What the renderer and the app add.
  public init<Value>(
    _ state: LoadState<Value>, words: LoadWords = LoadWords(), options: Options = Options()
  ) {
    let phrases = ResolvedWording(words)
    let builder = PresentationBuilder(phrases: phrases, options: options)
    let scene = VisibleState(state)
    body = builder.body(of: scene)
    showsPullControl = state.isUserRefreshing
    refreshAction = builder.refreshAction(running: state.activity)
    isRefreshing = state.isRefreshing
    // Closures, since a reference to a method takes a copy of all words.
    banner = scene.status.flatMap { builder.banner(in: $0) }
    refresh = scene.status.flatMap { builder.refresh(in: $0) }
    age = scene.status.flatMap { builder.age(of: $0) }
    isDimmed = false
    note = nil
    if case .content(_, let status) = scene {
      isDimmed = status.showsPreviousInput
      note = builder.note(on: status)
    }
  }
}
