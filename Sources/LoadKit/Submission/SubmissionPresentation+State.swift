extension SubmissionPresentation {
  /// Decides what to draw for a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - canSend: Whether pressing the button would send (``LoadSubmission/canSend``).
  ///   - wording: The phrases of the form.
  ///   - strings: The general phrases. Default: English.
  ///   - messages: The words for failures; by default those of `strings`.
  ///   - options: What the renderer and the app add.
  public init<Value>(
    _ state: SubmissionState<Value>, canSend: Bool, wording: SubmissionWording = .standard,
    strings: LoadStrings = .english, messages: FailureMessages? = nil, options: Options = Options()
  ) {
    let phrases = SubmissionPhrases(wording: wording, strings: strings, messages: messages)
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
  ///   - strings: The general phrases. Default: English.
  ///   - messages: The words for failures; by default those of `strings`.
  ///   - options: What the renderer and the app add.
  /// - Returns: What to draw.
  public func presentation(
    strings: LoadStrings = .english, messages: FailureMessages? = nil,
    options: SubmissionPresentation.Options = SubmissionPresentation.Options()
  ) -> SubmissionPresentation {
    SubmissionPresentation(
      state, canSend: canSend, wording: wording, strings: strings, messages: messages, options: options)
  }
}

extension LoadAnnouncement {
  /// What to say when one state of a form follows another, or `nil` for silence (rule 27).
  ///
  /// That sending has begun is said once; progress and further attempts are not. The end is always said, as the user
  /// waits for it: that it was sent, or what went wrong, with what is wrong at the first fields. A failure that comes
  /// back when the user stops the sending is not said again.
  ///
  /// - Parameters:
  ///   - previous: The state before.
  ///   - next: The state now.
  ///   - wording: The phrases of the form.
  ///   - strings: The general phrases. Default: English.
  ///   - messages: The words for failures; by default those of `strings`.
  /// - Returns: The announcement, or `nil`.
  public static func between<Value>(
    _ previous: SubmissionState<Value>, _ next: SubmissionState<Value>, wording: SubmissionWording = .standard,
    strings: LoadStrings = .english, messages: FailureMessages? = nil
  ) -> LoadAnnouncement? {
    let phrases = SubmissionPhrases(wording: wording, strings: strings, messages: messages)
    switch (previous, next) {
    case (.sending, .sending), (_, .idle), (.sent, .sent): return nil
    case (_, .sending): return LoadAnnouncement(phrases.sending, priority: .low)
    case (_, .sent): return LoadAnnouncement(phrases.sent)
    case (_, .failed(let failure)): return LoadAnnouncement(phrases.spoken(failure), priority: .high)
    }
  }
}
