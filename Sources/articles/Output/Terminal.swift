import _ArticlesCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal on which a line can be drawn again in place.
struct Terminal: Sendable {
  private let output: Output

  /// Says whether an output can be used like this: `nil` if it is no terminal, if that terminal is known to
  /// understand nothing (`TERM=dumb`), or if the user wants no such sequences (`NO_COLOR`).
  init?(_ output: Output, environment: (String) -> String?) {
    guard output.isTerminal, environment("NO_COLOR") ?? "" == "", !["", "dumb"].contains(environment("TERM") ?? "")
    else { return nil }
    self.output = output
  }

  /// How many characters fit on a line. One column stays free: a full line would wrap in some terminals.
  var width: Int {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 79 }
    return Int(size.ws_col) - 1
  }

  /// Draws a line over what stands there.
  func draw(_ line: String) { try? output.write("\r\u{1B}[2K" + line) }

  /// Erases the line.
  func erase() { try? output.write("\r\u{1B}[2K") }
}

/// The environment of the process.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
