import _ArticlesCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal whose whole screen the program draws, and which is given back as it was.
///
/// While it is ours: the alternate screen, no echo, keys as they are pressed and told from what is pasted, no cursor
/// unless something is typed. A row that turns out to be wider than measured, since terminals do not agree on all
/// characters, ends at the edge.
@MainActor final class ScreenTerminal {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[H\u{1B}[2J"

  /// Whether colours are wanted (https://no-color.org).
  let usesColor: Bool
  /// Why it cannot be drawn on any more, if so.
  private(set) var error: OutputError?

  private let input: Int32
  private let output: Output
  private let original: termios
  private var isOurs = false
  /// What each row shows, to draw only what changed. `nil` after something else may have drawn there.
  private var shown: [String]?

  /// Takes what is needed to give a terminal back; leaves it alone yet. `nil` if they are no terminal, or one that
  /// understands nothing.
  ///
  /// - Parameters:
  ///   - input: Where keys come from.
  ///   - output: Where the screen is.
  ///   - environment: The environment of the process.
  init?(input: Int32, output: Output, environment: (String) -> String?) {
    var original = termios()
    guard isatty(input) == 1, output.isTerminal, !["", "dumb"].contains(environment("TERM") ?? ""),
      tcgetattr(input, &original) == 0
    else { return nil }
    self.input = input
    self.output = output
    self.original = original
    usesColor = environment("NO_COLOR") ?? "" == ""
  }

  /// Rows and columns.
  var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Takes the terminal, or takes it back.
  func take() {
    guard !isOurs else { return }
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    write(Self.enter)
    isOurs = true
    shown = nil
  }

  /// Gives it back as it was. Without effect if that has been done.
  func giveBack() {
    guard isOurs else { return }
    isOurs = false
    var original = original
    tcsetattr(input, TCSADRAIN, &original)
    // In this order, so that whoever sees the screen back has all of the terminal.
    write("\(TerminalRescue.leave)")
  }

  /// Draws the rows of the screen, from the top.
  ///
  /// - Parameters:
  ///   - rows: The bytes for each; what they do not fill is empty. None is wider than the screen.
  ///   - cursor: Where something is typed, from 0; `nil` hides the cursor.
  func draw(_ rows: [String], cursor: (row: Int, column: Int)? = nil) {
    guard isOurs, error == nil else { return }
    var text = "\u{1B}[?25l"
    let before = shown ?? []
    if shown == nil || before.count != rows.count { text += "\u{1B}[2J" }
    let isKnown = before.count == rows.count
    for (index, row) in rows.enumerated() where !isKnown || before[index] != row {
      text += "\u{1B}[\(index + 1);1H\u{1B}[2K\(row)"
    }
    if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    shown = rows
    write(text)
  }

  /// Draws everything anew the next time: the size has changed, or something else has drawn.
  func forget() { shown = nil }

  private func write(_ text: String) {
    do throws(OutputError) { try output.write(text) } catch { self.error = error }
  }
}
