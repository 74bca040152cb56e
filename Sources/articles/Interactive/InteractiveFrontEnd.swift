import LoadKit
import _ArticlesCommandLine
import _ArticlesCore

/// Shows articles on the whole screen of a terminal, and does what keys ask for.
@MainActor final class InteractiveFrontEnd {
  /// How long one picture of what moves stays.
  private static let frameTime = Duration.milliseconds(100)

  private let service: ArticleService
  private let options: LoadOptions
  private let trace: Trace?
  private let terminal: ScreenTerminal
  private var pages: [Page] = []
  private var field: SearchField?
  private var frame = 0
  private var isDrawingSoon = false
  private var animation: Task<Void, Never>?
  private var keys: KeyReader?
  private var signals: TerminalSignals?
  private var end: ((ExitCode) -> Void)?

  init(service: ArticleService, options: LoadOptions, trace: Trace?, terminal: ScreenTerminal) {
    self.service = service
    self.options = options
    self.trace = trace
    self.terminal = terminal
  }

  /// Shows the list until the user quits.
  ///
  /// - Parameters:
  ///   - query: What to search for at first.
  ///   - input: Where keys come from.
  /// - Returns: How it ended. The terminal has been given back.
  func run(query: String, input: Int32) async -> ExitCode {
    terminal.take()
    defer { terminal.giveBack() }
    let change: @MainActor () -> Void = { [weak self] in self?.drawSoon() }
    pages = [ListPage(query: query, service: service, options: options, trace: trace, onChange: change)]
    keys = KeyReader(input) { [weak self] in
      self?.press($0)
    } onEnd: { [weak self] in
      self?.quit(.success)
    }
    signals = TerminalSignals { [weak self] in self?.receive($0) }
    draw()
    let code = await withCheckedContinuation { continuation in end = { continuation.resume(returning: $0) } }
    keys = nil
    signals = nil
    animation?.cancel()
    pages = []
    return code
  }

  private func quit(_ code: ExitCode) {
    end?(code)
    end = nil
  }

  // MARK: Signals

  private func receive(_ signal: TerminalSignals.Signal) {
    switch signal {
    case .resized: break
    case .end(let code): return quit(code)
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

  /// Lets go of the terminal and stops the process. Being told to go on takes the terminal back: the stop itself may
  /// take effect a little later than the call.
  private func standStill() {
    terminal.giveBack()
    suspend(true)
    TerminalSignals.stopProcess()
  }

  private func suspend(_ isSuspended: Bool) {
    for section in pages.flatMap(\.sections) { section.suspend(isSuspended) }
  }

  // MARK: Keys

  private func press(_ key: Key) {
    if case .control("c") = key { return quit(.interrupted) }
    if case .control("z") = key { return standStill() }
    if field != nil { search(key) } else { command(key) }
    drawSoon()
  }

  private func search(_ key: Key) {
    switch field?.press(key) {
    case .done:
      if let query = field?.text { (page as? ListPage)?.search(query) }
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
    case .enter: activate()
    case .escape: if page?.cancel() != true { back() }
    case .backspace: back()
    case .character("r"): page?.refresh()
    case .character("/"): beginSearch()
    case .character("?"), .character("h"): if !(page is HelpPage) { pages.append(HelpPage()) }
    case .character("q"): quit(.success)
    case .control("l"): terminal.forget()
    case .character, .control: break
    }
  }

  private var page: Page? { pages.last }

  private func activate() {
    switch page?.focus {
    case .article(let id):
      guard let article = (page as? ListPage)?.article(id) else { return }
      let change: @MainActor () -> Void = { [weak self] in self?.drawSoon() }
      pages.append(ArticlePage(article, service: service, options: options, trace: trace, onChange: change))
    case .action(let action, let section): page?.perform(action, section: section)
    case nil: break
    }
  }

  private func back() {
    if pages.count > 1 {
      pages.removeLast()
    } else if let list = page as? ListPage, !list.query.isEmpty {
      list.search("")
    }
  }

  private func beginSearch() {
    while pages.count > 1 { pages.removeLast() }
    field = SearchField(text: (page as? ListPage)?.query ?? "")
  }

  // MARK: Drawing

  /// Draws once the present turn is over, however much changes in it.
  private func drawSoon() {
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
    let layout = ScreenLayout(size: size, usesColor: terminal.usesColor)
    let lines = layout.lines(
      title: page.title, status: status(of: page), rows: rows, focus: page.focus, field: field, isRunning: isRunning)
    terminal.draw(lines, cursor: field.map(layout.cursor))
    if terminal.error != nil { return quit(.closedPipe) }
    animate(page.isAnimated)
  }

  private var isRunning: Bool { page?.sections.contains(where: \.isRunning) == true }

  /// What goes on behind the content, else what the page itself says.
  private func status(of page: Page) -> String {
    let work = page.sections.lazy.compactMap { $0.presentation.refresh }.first
    guard let work else { return page.status(frame: frame) }
    return [PresentationRows.spinner(frame), work.label, work.value ?? ""].filter { !$0.isEmpty }
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
