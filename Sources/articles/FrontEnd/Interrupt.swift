import Dispatch
import LoadKit
import _ArticlesCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens for Ctrl-C (SIGINT), for the wish that the program ends (SIGTERM), and for the end of its terminal (SIGHUP).
final class Interrupt {
  /// How long the main actor may take to end the program.
  private static let patience = DispatchTimeInterval.seconds(2)

  private let signals: SignalPipe?

  /// Begins to listen. The second signal ends the process on the spot, and so does a main actor that is stuck, for
  /// example since nobody reads what it writes.
  ///
  /// - Parameters:
  ///   - lastResort: What to do before that, on another thread.
  ///   - action: What to do on the first one; gets what the program is to end with.
  init(lastResort: @escaping @Sendable () -> Void, _ action: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    let queue = DispatchQueue(label: "articles.interrupt")
    let isFirst = First()
    var meanings = [SIGINT: ExitCode.interrupted, SIGTERM: .terminated]
    if !HangUp.isIgnored() { meanings[SIGHUP] = .hungUp }
    signals = SignalPipe(Array(meanings.keys), on: queue) { [meanings] number in
      guard let code = meanings[number] else { return }
      let end: @Sendable () -> Void = {
        lastResort()
        _exit(code.rawValue)
      }
      guard isFirst.take() else { return end() }
      Task { @MainActor in action(code) }
      queue.asyncAfter(deadline: .now() + Self.patience, execute: end)
    }
  }

  /// Tells the first signal from others.
  private final class First: Sendable {
    private let isFirst = LoadLock(true)

    func take() -> Bool {
      isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
    }
  }
}
