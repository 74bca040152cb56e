extension SubmissionPresentation {
  /// Decides what to draw for a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - canSend: Whether pressing the button would send (``LoadSubmission/canSend``).
  ///   - wording: The phrases of the form.
  ///   - words: The general words and those for failures; the others do not matter to a form.
  ///   - options: What the renderer and the app add.
  public init<Value>(
    _ state: SubmissionState<Value>, canSend: Bool, wording: SubmissionWording = .standard,
    words: LoadWords = LoadWords(), options: Options = Options()
  ) {
    let phrases = ResolvedSubmissionWording(wording, words)
    let name = phrases.send
    send = Button(
      title: name.title, label: state.isSending ? phrases.sending : name.label, isEnabled: canSend && !state.isSending,
      isBusy: state.isSending)
    areFieldsEnabled = !state.isSending
    indicator = state.activity.map { phrases.indicator($0, available: options.available) }
    message = state.failure.map { phrases.message(for: $0, available: options.available) }
    fieldMessages = state.failure.map(phrases.fieldMessages) ?? []
    confirmation = state.isSent && !canSend ? phrases.sent : nil
  }
}

extension LoadSubmission {
  /// What to draw for the state now.
  ///
  /// - Parameters:
  ///   - words: The general words and those for failures; the others do not matter to a form.
  ///   - options: What the renderer and the app add; by default what the submission does itself.
  /// - Returns: What to draw.
  public func presentation(
    words: LoadWords = LoadWords(), options: SubmissionPresentation.Options? = nil
  ) -> SubmissionPresentation {
    SubmissionPresentation(
      state, canSend: canSend, wording: wording, words: words,
      options: options ?? SubmissionPresentation.Options(available: availableActions))
  }
}
