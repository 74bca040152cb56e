import Dispatch
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

  private var sources: [any DispatchSourceSignal] = []

  /// Begins to listen. The second signal ends the process on the spot, and so does a main actor that is stuck, for
  /// example since nobody reads what it writes.
  ///
  /// - Parameters:
  ///   - lastResort: What to do before that, on another thread.
  ///   - action: What to do on the first one; gets what the program is to end with.
  init(lastResort: @escaping @Sendable () -> Void, _ action: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    let queue = DispatchQueue(label: "articles.interrupt")
    let isFirst = First()
    var meanings = [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)]
    if !HangUp.isIgnored() { meanings.append((SIGHUP, .hungUp)) }
    for (number, code) in meanings {
      // The source only watches: without this the signal would still end the process.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        let end: @Sendable () -> Void = {
          lastResort()
          _exit(code.rawValue)
        }
        guard isFirst.take() else { return end() }
        Task { @MainActor in action(code) }
        queue.asyncAfter(deadline: .now() + Self.patience, execute: end)
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Tells the first signal from others. Used on one queue only.
  private final class First {
    private var isFirst = true

    func take() -> Bool {
      defer { isFirst = false }
      return isFirst
    }
  }
}
