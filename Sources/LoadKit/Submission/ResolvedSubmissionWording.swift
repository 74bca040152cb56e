/// The words for one form, found in its wording first and in the general table then, and harmless.
struct ResolvedSubmissionWording {
  /// How many errors of fields are read out: nobody remembers more.
  private static let spokenErrors = 3

  let wording: SubmissionWording
  let strings: CommonWording
  /// The words that do not depend on the form.
  private let general: ResolvedWording

  init(_ wording: SubmissionWording, _ words: LoadWords) {
    self.wording = wording
    strings = words.common
    general = ResolvedWording(LoadWords(.standard, common: words.common, failures: words.failures))
  }

  private var forms: CommonWording.Forms { strings.forms }

  var sending: String { ResolvedWording.line(wording.sending, or: forms.sending) }
  var sent: String { ResolvedWording.line(wording.sent, or: forms.sent) }

  var send: CommonWording.ButtonName {
    let title = ResolvedWording.line(wording.send)
    return CommonWording.ButtonName(
      title ?? forms.send.title, label: ResolvedWording.line(wording.sendLabel) ?? title ?? forms.send.label)
  }

  // MARK: Sending

  func indicator(_ activity: LoadActivity, available: Set<LoadAction>) -> LoadPresentation.Indicator {
    var indicator = LoadPresentation.Indicator(label: sending, style: .spinner)
    if let progress = activity.progress {
      indicator.style = .bar(of: progress)
      indicator.value = general.share(of: progress)
    }
    indicator.detail = activity.phase == .stalled ? forms.stalled : general.detail(of: activity)
    if activity.offersCancel, available.contains(.cancel) {
      indicator.cancel = LoadPresentation.Action(
        action: .cancel, title: forms.cancel.title, label: ResolvedWording.line(wording.cancel, or: forms.cancel.label))
    }
    return indicator
  }

  // MARK: Failures

  func message(for failure: SubmissionFailure, available: Set<LoadAction>) -> LoadPresentation.Message {
    let words = words(for: failure)
    let builder = PresentationBuilder(
      phrases: general, options: LoadPresentation.Options(available: available))
    let details = builder.details(of: failure.failure)
    let candidates = FailureTable.row(for: failure.failure).actions.filter {
      $0 != .retry && $0 != .dismiss && ($0 != .details || details != nil)
        && !($0 == .signIn && failure.isWrongCredentials)
    }
    let description = ResolvedWording.text(([words.message] + unplaced(failure.fieldErrors)).joined(separator: "\n"))
    return LoadPresentation.Message(
      kind: .failed, symbol: words.symbol, title: words.title, description: description,
      suggestion: words.suggestion.isEmpty ? nil : words.suggestion, actions: builder.actions(candidates + [.dismiss]),
      details: details)
  }

  /// What happened, and what can be done: whoever may have sent something has to know that before all else.
  private func words(for failure: SubmissionFailure) -> FailureMessage {
    if failure.mayHaveBeenSent {
      return harmless(wording.mayHaveBeenSent ?? forms.mayHaveBeenSent, or: forms.mayHaveBeenSent)
    }
    if failure.isWrongCredentials {
      return harmless(wording.wrongCredentials ?? forms.wrongCredentials, or: forms.wrongCredentials)
    }
    var words =
      failure.fieldErrors.isEmpty && failure.editedFieldErrors.isEmpty
      ? message(for: failure.failure) : harmless(forms.rejected, or: forms.rejected)
    if let title = ResolvedWording.line(wording.failureTitle) { words.title = title }
    return words
  }

  /// What the app says of a failure, else what is said of forms, else what is said of everything.
  private func message(for failure: LoadFailure) -> FailureMessage {
    let words = general.message(for: failure)
    // How long to wait, and a specific cause, are worth more than any of these.
    guard failure.retryAfter == nil, failure.specificCause == nil, let own = forms.failures[failure.kind] else {
      return words
    }
    let standard = ResolvedWording(LoadWords(common: strings, failures: strings.failures)).message(for: failure)
    return words == standard ? harmless(own, or: words) : words
  }

  private func harmless(_ words: FailureMessage, or standard: FailureMessage) -> FailureMessage {
    FailureMessage(
      symbol: SafeText.isBlank(words.symbol) ? standard.symbol : words.symbol,
      title: ResolvedWording.line(words.title, or: standard.title), message: ResolvedWording.text(words.message) ?? "",
      suggestion: ResolvedWording.text(words.suggestion) ?? "")
  }

  // MARK: Fields

  func fieldMessages(for failure: SubmissionFailure) -> [SubmissionPresentation.FieldMessage] {
    failure.fieldErrors.compactMap { error in
      guard let field = error.field, let label = wording.label(of: error) else { return nil }
      return SubmissionPresentation.FieldMessage(
        field: field, label: ResolvedWording.line(label, or: field), text: text(of: error))
    }
  }

  /// What is wrong with the form as a whole, or with fields that it does not show.
  private func unplaced(_ errors: [FieldError]) -> [String] {
    errors.filter { wording.label(of: $0) == nil }.map { error in
      error.field.map { "\($0): \(text(of: error))" } ?? text(of: error)
    }
  }

  private func text(of error: FieldError) -> String { error.message.isEmpty ? forms.notAccepted : error.message }

  func spoken(_ failure: SubmissionFailure) -> String {
    let message = message(for: failure, available: [])
    let fields = fieldMessages(for: failure).prefix(Self.spokenErrors).map { "\($0.label): \($0.text)" }
    return SafeText.spoken([message.title, message.description] + fields + [message.suggestion])
  }
}
