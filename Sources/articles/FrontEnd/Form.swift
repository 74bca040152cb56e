import LoadKit

/// A form that is sent: a submission on the display of the run, with its states in the trace.
@MainActor struct Form<Draft: Equatable, Value> {
  private let submission: LoadSubmission<Draft, Value>
  private let model = LoadFormModel()

  /// Creates a form that sends nothing yet.
  ///
  /// - Parameters:
  ///   - name: Its name in the trace.
  ///   - wording: Its words.
  ///   - draft: What is sent.
  ///   - options: Whether and when it is sent again.
  ///   - session: The display, the status line and the trace.
  ///   - operation: Sends it.
  init(
    _ name: String, _ wording: SubmissionWording, draft: Draft, options: SubmissionOptions, in session: Session,
    operation: @escaping @MainActor (Draft, LoadContext) async throws -> Value
  ) {
    let submission = LoadSubmission(wording, draft: draft, options: options, operation: operation)
    self.submission = submission
    submission.onTransition = { _, state in session.trace?.record(state, loader: name) }
    model.showsDetails = false
    model.onChange = { [weak model] in session.status.update(name, model?.presentation.indicator) }
    model.onEffect = { [weak model] effect in
      // The message of a failure says all of its announcement and more.
      guard case .announce(let announcement) = effect, model?.presentation.message == nil else { return }
      session.status.announce(announcement)
    }
    session.display.add(model)
    model.show(submission)
    session.onInterrupt { [weak submission] in
      // The key ends with the program: whoever runs it again sends another article.
      guard let submission, submission.mayHaveArrived else { return }
      session.status.clear()
      session.status.say(MessageText.doubt(wording))
    }
  }

  /// Sends it, and says on standard error why it was not sent.
  ///
  /// - Returns: The answer, or `nil`.
  func send(in session: Session) async -> Value? {
    let state = await submission.send()
    if var failure = state.failure {
      failure.mayHaveBeenSent = failure.mayHaveBeenSent || submission.mayHaveArrived
      session.status.say(MessageText.lines(failure, submission.wording))
    }
    return state.value
  }
}
