import LoadKit
import _ArticlesCommandLine
import _ArticlesCore

/// The form in which an article is written. What was written stays until it was sent, also while other pages show.
@MainActor final class ComposePage: Page {
  /// The fields, by the names that the service gives them.
  private enum Field: String, CaseIterable {
    case title, body
  }

  /// Is called with what the server keeps, and with what there is to say about that.
  var onSent: @MainActor (Article, String) -> Void = { _, _ in }
  /// Is called when it could not be sent, with a few words about that.
  var onFailed: @MainActor (String) -> Void = { _ in }

  private let submission: LoadSubmission<ArticleDraft, Article>
  private let model = LoadFormModel()
  private let onChange: @MainActor () -> Void
  private var inputs = [Field.title: TextInput(limit: 200), .body: TextInput(limit: 20_000)]
  private var width = 0
  private var place: (row: Int, column: Int)?

  init(service: ArticleService, options: SubmissionOptions, trace: Trace?, onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    submission = LoadSubmission(.article, draft: ArticleDraft(), options: options) {
      try await service.create($0, context: $1)
    }
    super.init(title: "New Article", isText: false)
    model.showsDetails = false
    model.show(submission)
    display.add(model)
    submission.onTransition = { _, state in trace?.record(state, loader: "compose") }
    model.onChange = { [weak self] in self?.formDidChange() }
    moveFocus(to: .field(Field.title.rawValue))
  }

  /// What to say when the program ends and nobody will know whether the article was sent; `nil` if that is clear.
  var doubt: [String]? { submission.mayHaveArrived ? MessageText.doubt(submission.wording) : nil }

  override var isAnimated: Bool { isRunning }
  override var isRunning: Bool { submission.state.isSending }
  override var hint: String { "Tab next  Shift-Tab previous  Enter press  Esc back" }

  private func formDidChange() {
    if let article = submission.state.value, let words = model.presentation.confirmation {
      submission.reset(to: ArticleDraft())
      for field in Field.allCases { inputs[field]?.clear() }
      moveFocus(to: .field(Field.title.rawValue))
      onSent(article, words)
    } else if let message = model.presentation.message {
      onFailed(message.title)
    }
    onChange()
  }

  override func cancel() -> Bool {
    model.presentation.indicator?.cancel != nil && model.perform(.cancel)
  }

  // MARK: Keys

  override func take(_ key: Key) -> Bool {
    // Letters are text here, and never a command.
    guard case .field(let name) = focus, let field = Field(rawValue: name) else {
      if case .character = key { return true }
      return false
    }
    switch key {
    case .enter where field == .title: moveFocus(1)
    case .up: return moveRow(-1, in: field)
    case .down: return moveRow(1, in: field)
    case .enter: edit(field) { $0.insert("\n") }
    case .pasted(let text): edit(field) { $0.paste(text, keepsLines: field == .body) }
    default:
      var isText = false
      edit(field) { isText = $0.press(key) }
      return isText
    }
    return true
  }

  private func edit(_ field: Field, _ change: (inout TextInput) -> Void) {
    let before = submission.state.isSending ? inputs[field] : nil
    change(&inputs[field, default: TextInput(limit: 0)])
    // What is being sent is what is seen.
    if let before, before.characters != inputs[field]?.characters { inputs[field] = before }
  }

  /// Hands over what was typed: not at every key, since a text that is pasted is many.
  private func updateDraft() {
    submission.draft.title = inputs[.title]?.text ?? ""
    submission.draft.body = inputs[.body]?.text ?? ""
  }

  /// Goes to the row above or below; from the outermost ones the focus goes on.
  private func moveRow(_ distance: Int, in field: Field) -> Bool {
    guard let input = inputs[field], let place = TextLayout(input, width: width).place(rowsAway: distance) else {
      return false
    }
    inputs[field]?.move(to: place)
    return true
  }

  override func activate() {
    guard focus == .send else { return super.activate() }
    updateDraft()
    model.send()
  }

  override func perform(_ action: LoadAction, section name: String) { model.perform(action) }

  // MARK: Drawing

  override var caret: (row: Int, column: Int)? { place }

  override func allRows(width: Int, frame: Int) -> [Row] {
    self.width = width
    place = nil
    updateDraft()
    let presentation = model.presentation
    let drawing = PresentationRows(section: "compose", width: width, frame: frame)
    var rows: [Row] = []
    if let message = presentation.message {
      rows += drawing.message(message)
      rows.append(.space)
    }
    for field in Field.allCases {
      rows += self.rows(of: field, presentation, after: rows.count)
      rows.append(.space)
    }
    rows.append(drawing.button(presentation.send))
    if let indicator = presentation.indicator { rows += drawing.indicator(indicator) }
    return rows
  }

  private func rows(of field: Field, _ presentation: SubmissionPresentation, after count: Int) -> [Row] {
    let target = Row.Target.field(field.rawValue)
    let label = submission.wording.fields[field.rawValue] ?? field.rawValue
    var rows = [Row(StyledLine(label, .strong), target)]
    if let text = presentation.text(for: field.rawValue) { rows += Row.text("! " + text, .alarming, width: width) }
    let layout = TextLayout(inputs[field, default: TextInput(limit: 0)], width: width)
    if focus == target { place = (count + rows.count + layout.cursor.row, layout.cursor.column) }
    rows += layout.rows.map { Row(StyledLine($0, presentation.areFieldsEnabled ? .plain : .faint)) }
    return rows
  }
}
