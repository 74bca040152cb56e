import LoadKit

/// Draws what a presentation says, but for the content itself.
struct PresentationRows {
  /// The name of the section, for its actions.
  let section: String
  let width: Int
  /// The number of the picture, for what moves.
  let frame: Int

  /// What stands above the content: the failure of a refresh, where it comes from. Work behind it is told in the bar.
  func header(_ presentation: LoadPresentation) -> [Row] {
    var rows: [Row] = []
    if let banner = presentation.banner {
      rows += Row.text("! " + banner.title, .alarming, width: width)
      rows += Row.text(banner.text, width: width)
      rows += (banner.actions + [banner.dismiss]).map(button)
      rows.append(.space)
    }
    for words in [presentation.note, presentation.age] {
      if let words { rows += Row.text(words, .faint, width: width) }
    }
    return rows
  }

  /// What stands in place of the content; `nil` if that is shown.
  func body(_ presentation: LoadPresentation) -> [Row]? {
    switch presentation.body {
    case .content: nil
    case .placeholder(let placeholder): placeholder.indicator.map { indicator($0) } ?? []
    case .indicator(let indicator): self.indicator(indicator)
    case .message(let message): self.message(message)
    }
  }

  /// What happened, and what can be done about it.
  func message(_ message: LoadPresentation.Message) -> [Row] {
    let style: StyledLine.Style = message.kind == .failed ? .alarming : .strong
    var rows = Row.text((message.kind == .failed ? "! " : "") + message.title, style, width: width)
    for words in [message.description, message.suggestion] {
      if let words { rows += Row.text(words, width: width) }
    }
    rows += message.actions.map(button)
    if let details = message.details { rows += Row.text("Details: " + details, .faint, width: width) }
    return rows
  }

  /// A sign of work, and what stops it.
  func indicator(_ indicator: LoadPresentation.Indicator) -> [Row] {
    let parts = [WorkSign.picture(indicator, frame), indicator.label, indicator.value ?? ""].filter { !$0.isEmpty }
    var rows = [Row(StyledLine(parts.joined(separator: " ")))]
    if let detail = indicator.detail { rows += Row.text(detail, .faint, width: width) }
    if let cancel = indicator.cancel { rows.append(button(cancel)) }
    return rows
  }

  /// What can be pressed. One that is busy says so and cannot be chosen.
  private func button(_ action: LoadPresentation.Action) -> Row {
    let title = "[ \(action.label) ]" + (action.isBusy ? " " + WorkSign.spinner(frame) : "")
    guard action.isEnabled else { return Row(StyledLine(title, .faint)) }
    return Row(StyledLine(title, .strong), .action(action.action, section: section))
  }

  /// What sends a form. It keeps the focus while it cannot be pressed.
  func button(_ send: SubmissionPresentation.Button) -> Row {
    let title = "[ \(send.label) ]" + (send.isBusy ? " " + WorkSign.spinner(frame) : "")
    return Row(StyledLine(title, send.isEnabled ? .strong : .faint), .send)
  }
}
