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
    banner = scene.status.flatMap(builder.banner(in:))
    refresh = scene.status.flatMap(builder.refresh(in:))
    age = scene.status.flatMap(builder.age(of:))
    isDimmed = false
    note = nil
    if case .content(_, let status) = scene {
      isDimmed = status.showsPreviousInput
      note = builder.note(on: status)
    }
  }
}
