extension LoadPresentation {
  /// Decides what to draw for a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - wording: The phrases of the screen.
  ///   - strings: The general phrases. Default: English.
  ///   - messages: The words for failures; by default those of `strings`.
  ///   - options: What the renderer and the app add.
  public init<Value>(
    _ state: LoadState<Value>, wording: LoadWording = .standard, strings: CommonWording = .english,
    messages: FailureWording? = nil, options: Options = Options()
  ) {
    let phrases = ResolvedWording(wording: wording, strings: strings, messages: messages)
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
      isDimmed = status.origin == .previousInput
      note = builder.note(on: status.origin)
    }
  }
}
