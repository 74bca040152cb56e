import LoadKit
import _ArticlesCommandLine
import _ArticlesCore

/// Shows articles on the whole screen of a terminal, and does what keys ask for.
@MainActor final class InteractiveFrontEnd {
  /// How long one picture of what moves stays.
  private static let frameTime = Duration.milliseconds(100)

  private let service: ArticleService
  private let documents: ArticleDocuments
  private let options: WorkOptions
  private let trace: Trace?
  private let terminal: ScreenTerminal
  private let list: ListPage
  /// The form, kept with what was written in it.
  private let form: ComposePage
  /// The pages, each of which covers those before it.
  private var pages: [Page] = [] {
    didSet { pagesDidChange(from: oldValue) }
  }
  /// What has just happened, until the next key.
  private var notice: String?
  private var field: SearchField?
  private var frame = 0
  private var isDrawingSoon = false
  private var animation: Task<Void, Never>?
  private var keys: KeyReader?
  private var signals: TerminalSignals?
  private var end: ((ExitCode) -> Void)?

  /// Creates what shows nothing yet.
  ///
  /// - Parameters:
  ///   - query: What to search for at first.
  ///   - service: Where the articles come from.
  ///   - documents: Where they are saved.
  ///   - options: How long work may take.
  ///   - trace: Where transitions are noted, if anywhere.
  ///   - terminal: The screen.
  init(
    query: String, service: ArticleService, documents: ArticleDocuments, options: WorkOptions, trace: Trace?,
    terminal: ScreenTerminal
  ) {
    self.service = service
    self.documents = documents
    self.options = options
    self.trace = trace
    self.terminal = terminal
    let changes = Changes()
    list = ListPage(query: query, service: service, options: options.reading, trace: trace) { changes.happened() }
    form = ComposePage(service: service, options: options.sending, trace: trace) { changes.happened() }
    changes.frontEnd = self
  }

  /// Shows the list until the user quits.
  ///
  /// - Parameter input: Where keys come from.
  /// - Returns: How it ended. The terminal has been given back.
  func run(input: Int32) async -> ExitCode {
    terminal.take()
    pages = [list]
    list.onOpen = { [weak self] in self?.open($0) }
    form.onSent = { [weak self] in self?.wasSent($0, $1) }
    form.onFailed = { [weak self] in self?.wasNotSent($0) }
    keys = KeyReader(input) { [weak self] in
      self?.press($0)
    } onEnd: { [weak self] in
      self?.quit(.hungUp)
    }
    signals = TerminalSignals { [weak self] in self?.receive($0) }
    draw()
    let code = await withCheckedContinuation { continuation in end = { continuation.resume(returning: $0) } }
    keys = nil
    signals = nil
    animation?.cancel()
    pages = []
    terminal.giveBack()
    if let doubt = form.doubt { try? Output.errors.write(doubt.map { $0 + "\n" }.joined()) }
    return code
  }

  /// Ends it, however far it is.
  func quit(_ code: ExitCode) {
    end?(code)
    end = nil
  }

  // MARK: Signals

  private func receive(_ signal: TerminalSignals.Signal) {
    switch signal {
    case .resized: break
    case .stop: return standStill()
    case .goOn:
      // Whoever had the terminal meanwhile may have left it in another mode.
      terminal.giveBack()
      suspend(false)
      terminal.take()
    }
    terminal.forget()
    draw()
  }

  /// Lets go of the terminal while the process is stopped.
  private func standStill() {
    terminal.giveBack()
    suspend(true)
    TerminalSignals.stopProcess()
    receive(.goOn)
  }

  /// Tells the displays of all pages, and of the form, which may be sent behind them, that the process is stopped or
  /// goes on: its time stands still (rule 22).
  private func suspend(_ isSuspended: Bool) {
    let displays = pages.map(\.display) + (pages.contains { $0 === form } ? [] : [form.display])
    for display in displays {
      if isSuspended { display.enterBackground() } else { display.enterForeground() }
    }
  }

  /// Only the page on top is on screen.
  private func pagesDidChange(from old: [Page]) {
    guard old.last !== pages.last else { return }
    // The new one appears first, so that what both show goes on.
    pages.last?.display.appear()
    old.last?.display.disappear()
  }

  // MARK: Keys

  private func press(_ key: Key) {
    if case .control("c") = key { return quit(.interrupted) }
    if case .control("z") = key { return standStill() }
    notice = nil
    if field != nil { search(key) } else if page?.take(key) != true { command(key) }
    drawSoon()
  }

  private func search(_ key: Key) {
    switch field?.press(key) {
    case .done:
      if let query = field?.text { search(query) }
      field = nil
    case .givenUp: field = nil
    case .goesOn, nil: break
    }
  }

  private func command(_ key: Key) {
    switch key {
    case .up, .character("k"): page?.move(-1)
    case .down, .character("j"): page?.move(1)
    case .pageUp, .control("b"): page?.movePage(-1)
    case .pageDown, .control("f"), .character(" "): page?.movePage(1)
    case .home, .character("g"): page?.moveToEnd(false)
    case .end, .character("G"): page?.moveToEnd(true)
    case .tab: page?.moveFocus(1)
    case .backTab: page?.moveFocus(-1)
    case .enter: page?.activate()
    case .escape: if page?.cancel() != true { back() }
    case .backspace: back()
    case .character("r"): page?.refresh()
    case .character("n"): compose()
    case .character("/"): beginSearch()
    case .character("?"), .character("h"): if !(page is HelpPage) { pages.append(HelpPage()) }
    case .character("q"): quit(.success)
    case .control("l"): terminal.forget()
    case .left, .right, .delete, .character, .control, .pasted: break
    }
  }

  private var page: Page? { pages.last }

  private func open(_ article: Article) {
    pages.append(
      ArticlePage(article, service: service, documents: documents, options: options, trace: trace) { [weak self] in
        self?.drawSoon()
      })
  }

  private func compose() {
    guard page !== form else { return }
    pages.append(form)
    // What is typed next is meant for its first field, however soon it comes.
    draw()
  }

  private func wasSent(_ article: Article, _ words: String) {
    pages.removeAll { $0 === form }
    notice = "\(words): \(ArticleText.title(article.title))"
    list.reload()
  }

  /// Tells whoever has left the form; it says all by itself.
  private func wasNotSent(_ words: String) {
    if page !== form { notice = "! " + words }
  }

  private func back() {
    if pages.count > 1 {
      pages.removeLast()
    } else if !list.query.isEmpty {
      list.search("")
    }
  }

  /// The page that shows stays, in case that the search is given up.
  private func beginSearch() { field = SearchField(text: list.query) }

  private func search(_ query: String) {
    while pages.count > 1 { pages.removeLast() }
    list.search(query)
  }

  // MARK: Drawing

  /// Draws once the present turn is over, however much changes in it.
  fileprivate func drawSoon() {
    guard !isDrawingSoon else { return }
    isDrawingSoon = true
    Task {
      isDrawingSoon = false
      draw()
    }
  }

  private func draw() {
    guard let page, end != nil || keys != nil else { return }
    let size = terminal.size
    let rows = page.visibleRows(width: size.columns, height: size.rows - 2, frame: frame)
    let field = field?.line(width: size.columns)
    let layout = ScreenLayout(size: size, usesColor: terminal.usesColor)
    let hint = (page.isRunning ? "Esc stop  " : "") + page.hint
    let lines = layout.lines(
      title: page.title, status: status(of: page), rows: rows, focus: page.focus,
      last: field?.line ?? StyledLine(hint, .faint))
    let cursor = field.map { (row: size.rows - 1, column: $0.cursor) }
    // Below the title.
    terminal.draw(lines, cursor: cursor ?? page.cursor.map { ($0.row + 1, $0.column) })
    if terminal.error != nil { return quit(.closedPipe) }
    animate(page.isAnimated)
  }

  /// What has just happened or goes on behind the content, else what the page itself says.
  private func status(of page: Page) -> String {
    if let notice { return notice }
    let work = page.sections.lazy.compactMap { $0.presentation.refresh }.first
    guard let work else {
      // A failure is told where it is seen.
      let banner = page.isScrolled ? page.sections.lazy.compactMap { $0.presentation.banner }.first : nil
      return banner.map { "! " + $0.title } ?? page.status(frame: frame)
    }
    return [WorkSign.spinner(frame), work.label, work.value ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Lets what moves move, and nothing wake up otherwise.
  private func animate(_ isOn: Bool) {
    guard isOn else {
      animation?.cancel()
      animation = nil
      return
    }
    guard animation == nil else { return }
    animation = Task { [weak self] in
      while (try? await ContinuousClock().sleep(for: Self.frameTime)) != nil, !Task.isCancelled {
        guard let self else { return }
        frame += 1
        draw()
      }
    }
  }
}

/// Who is told that something is to be drawn: the pages are made before the front end is.
@MainActor private final class Changes {
  weak var frontEnd: InteractiveFrontEnd?

  func happened() { frontEnd?.drawSoon() }
}
