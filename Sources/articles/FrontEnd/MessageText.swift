import LoadKit

/// The lines of a message: what there is to say, and what can be done on a command line.
enum MessageText {
  static func lines(
    _ message: LoadPresentation.Message, fields: [SubmissionPresentation.FieldMessage] = []
  ) -> [String] {
    let texts = [message.description] + fields.map { "\($0.label): \($0.text)" } + [message.suggestion]
    var lines = [message.title]
    for text in texts {
      if let text { lines += text.split(separator: "\n").map(String.init) }
    }
    lines += message.actions.compactMap(line)
    if let details = message.details { lines.append("Details: \(details)") }
    return lines
  }

  /// The lines of a form that was not sent.
  static func lines(_ failure: SubmissionFailure, _ wording: SubmissionWording) -> [String] {
    let presentation = SubmissionPresentation(SubmissionState<Void>.failed(failure), canSend: true, wording: wording)
    return presentation.message.map { lines($0, fields: presentation.fieldMessages) } ?? []
  }

  /// The lines of a form of which nobody will know whether it was sent.
  static func doubt(_ wording: SubmissionWording) -> [String] {
    lines(SubmissionFailure(LoadFailure(.unknown), mayHaveBeenSent: true), wording)
  }

  private static func line(_ action: LoadPresentation.Action) -> String? {
    hint(action.action).map { "- \(action.label): \($0)" }
  }

  /// How an action is carried out here; `nil` for those that a command line does not have.
  private static func hint(_ action: LoadAction) -> String? {
    switch action.code {
    case .load, .retry, .refresh: "run the command again"
    case .clearSearch: "run the command without --query"
    case .cancel, .signIn, .clearFilters, .details, .contactSupport, .openSettings, .dismiss, .custom: nil
    }
  }
}
