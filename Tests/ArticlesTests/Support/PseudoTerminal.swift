#if os(macOS) || os(Linux)  // Elsewhere no program can be started.
import Foundation

/// A terminal with a program on its inner side and the test on the outer one.
struct PseudoTerminal {
  /// For the program's standard streams.
  let inner: FileHandle
  /// What the program has written to it.
  let screen: ByteStream
  private let outer: Int32

  struct NotAvailable: Error {}

  /// Creates a terminal of a size.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The rows.
  ///   - limit: After how many bytes nobody reads any more what is written to it.
  /// - Throws: If there is none.
  init(columns: UInt16 = 80, rows: UInt16 = 24, limit: Int = .max) throws {
    var (outer, descriptor): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&outer, &descriptor, nil, nil, &size) == 0 else { throw NotAvailable() }
    for number in [outer, descriptor] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    inner = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    screen = ByteStream(outer, limit: limit)
    self.outer = outer
  }

  /// Presses keys, and waits until there is room for them.
  func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Changes the size. The program is told by SIGWINCH, which only the terminal of a session sends by itself.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outer, UInt(TIOCSWINSZ), &size)
  }

  /// Whether lines are edited and echoed by the terminal, as a shell expects it.
  var isCooked: Bool {
    var mode = termios()
    guard tcgetattr(outer, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return mode.c_lflag & flags == flags
  }

  /// Takes a terminal that nobody reads any more away from whoever uses it, as a window that is closed does.
  func hangUp() { close(outer) }

  /// Closes the test's own copy of the inner side, so that the end of the program is the end of ``screen``.
  func closeInner() throws { try inner.close() }

  /// What is to be seen once all was written: `\r` goes to the start of the line, `ESC [2K` empties it.
  static func visible(_ written: String) -> String {
    var lines = [""]
    for part in written.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      let line = part.components(separatedBy: "\r\u{1B}[2K").last ?? ""
      lines[lines.count - 1] = line
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n")
  }
}
#endif
