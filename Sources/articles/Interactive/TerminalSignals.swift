import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens for the signals that concern a terminal; see ``Interrupt`` for those that end the program.
@MainActor final class TerminalSignals {
  /// What a signal asks for.
  enum Signal: Sendable, Hashable {
    /// The size is another one.
    case resized
    /// The program is to stand still.
    case stop
    /// It was stopped, and goes on.
    case goOn
  }

  nonisolated private static let meanings = [SIGWINCH: Signal.resized, SIGTSTP: .stop, SIGCONT: .goOn]

  private let signals: SignalPipe?

  /// Begins to listen; until then signals do what they usually do.
  init(_ onSignal: @escaping @MainActor @Sendable (Signal) -> Void) {
    signals = SignalPipe(Array(Self.meanings.keys), on: .main) { number in
      guard let meaning = Self.meanings[number] else { return }
      MainActor.assumeIsolated { onSignal(meaning) }
    }
  }

  /// Stops the process until somebody lets it go on; returns at once where nobody could, as in a terminal without a
  /// shell. Only the signal for it knows the difference.
  static func stopProcess() {
    var (stop, before) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &before)
    let handler = signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, handler)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
