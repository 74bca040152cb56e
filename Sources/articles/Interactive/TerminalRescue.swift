import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the terminal of the process back when nobody else can any more: in a crash, or while the main actor is stuck.
///
/// `@unchecked Sendable`: what it holds is written once, in `init`, and the memory behind ``previous`` only in
/// ``install()``, which is called once, before any handler is there to read it.
final class TerminalRescue: @unchecked Sendable {
  /// The one for the standard streams. To be made while their mode is still that of the shell.
  static let shared = TerminalRescue()

  /// What gives the screen back. A constant, since a handler of signals may not allocate.
  static let leave: StaticString = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT]

  private let isTerminal: Bool
  private let original: termios
  private let previous: UnsafeMutablePointer<sigaction>

  private init() {
    var mode = termios()
    isTerminal = tcgetattr(STDIN_FILENO, &mode) == 0
    original = mode
    let count = Int(Self.faults.max() ?? 0) + 1
    previous = .allocate(capacity: count)
    previous.initialize(repeating: sigaction(), count: count)
  }

  /// Sees to it that a crash gives the terminal back first, and then goes on as it would have.
  func install() {
    for number in Self.faults {
      sigaction(number, nil, previous + Int(number))
      signal(number) { number in
        TerminalRescue.shared.giveBack()
        sigaction(number, TerminalRescue.shared.previous + Int(number), nil)
        raise(number)
      }
    }
  }

  /// Gives it back as far as that is possible without waiting. May be called on any thread and by a handler of signals.
  func giveBack() {
    guard isTerminal else { return }
    var mode = original
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    // What waits to be written would hold up this too.
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&output, 1, 0) != 1 { tcflush(STDOUT_FILENO, TCOFLUSH) }
    guard poll(&output, 1, 0) == 1 else { return }
    _ = write(STDOUT_FILENO, Self.leave.utf8Start, Self.leave.utf8CodeUnitCount)
  }
}
