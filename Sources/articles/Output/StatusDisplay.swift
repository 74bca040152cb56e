import LoadKit
import _ArticlesCommandLine

/// Tells on standard error what is under way: on a line that is redrawn if there is a terminal, else a line for each
/// news.
@MainActor final class StatusDisplay {
  /// How long one picture of a spinner stays.
  private static let frameTime = Duration.milliseconds(100)

  private let output: Output
  private let terminal: Terminal?
  /// What is under way, in the order in which it began to show.
  private var work: [(name: String, indicator: LoadPresentation.Indicator)] = []
  private var frame = 0
  private var isDrawn = false
  private var isHidden = false
  /// What is to be said when the display is not hidden any more.
  private var unsaid: [String] = []
  private var animation: Task<Void, Never>?

  /// Creates a display that shows nothing yet.
  ///
  /// - Parameters:
  ///   - output: Where words go.
  ///   - terminal: Where a line can be redrawn, if so.
  init(_ output: Output, terminal: Terminal?) {
    self.output = output
    self.terminal = terminal
  }

  /// Shows what a loader does.
  ///
  /// - Parameters:
  ///   - name: The name of the loader.
  ///   - indicator: Its sign of work; `nil` if none shows.
  func update(_ name: String, _ indicator: LoadPresentation.Indicator?) {
    let index = work.firstIndex { $0.name == name }
    let previous = index.map { work[$0].indicator }
    switch (index, indicator) {
    case (let index?, let indicator?): work[index].indicator = indicator
    case (let index?, nil): work.remove(at: index)
    case (nil, let indicator?): work.append((name, indicator))
    case (nil, nil): break
    }
    guard terminal != nil else {
      if let detail = indicator?.detail, detail != previous?.detail { say([detail]) }
      return
    }
    if previous != indicator { redraw() }
  }

  /// Says what a user who does not see the sign of work is told: without a terminal it is a line.
  func announce(_ announcement: LoadAnnouncement) {
    if terminal == nil { say([announcement.text]) }
  }

  /// Writes lines, instead of the sign of work until that changes or moves.
  func say(_ lines: [String]) {
    guard !isHidden else {
      unsaid += lines
      return
    }
    erase()
    // There is nobody left to tell that standard error cannot be written.
    try? output.write(lines.map { $0 + "\n" }.joined())
  }

  /// Takes the sign of work away for good.
  func clear() {
    work = []
    redraw()
  }

  /// Keeps quiet while something else is written, as both may end up on one terminal.
  ///
  /// - Parameter body: Writes; not to be called again meanwhile.
  /// - Throws: What `body` throws.
  func hidden(while body: () async throws -> Void) async rethrows {
    erase()
    isHidden = true
    defer {
      isHidden = false
      if !unsaid.isEmpty { say(unsaid) }
      unsaid = []
      redraw()
    }
    try await body()
  }

  private func erase() {
    guard isDrawn else { return }
    terminal?.erase()
    isDrawn = false
  }

  private func redraw() {
    guard let terminal else { return }
    guard !work.isEmpty else {
      animation?.cancel()
      animation = nil
      erase()
      return
    }
    guard !isHidden else { return }
    terminal.draw(StatusText.line(work.map(\.indicator), frame: frame, width: terminal.width))
    isDrawn = true
    if animation == nil { animation = Task { await animate() } }
  }

  private func animate() async {
    while (try? await ContinuousClock().sleep(for: Self.frameTime)) != nil, !Task.isCancelled {
      frame += 1
      redraw()
    }
  }
}
