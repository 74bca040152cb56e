import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens for Ctrl-C (SIGINT), for the wish that the program ends (SIGTERM), and for the end of its terminal (SIGHUP).
final class Interrupt {
  private var sources: [any DispatchSourceSignal] = []

  /// Begins to listen. The second signal ends the process on the spot, even if the main actor is stuck.
  ///
  /// - Parameters:
  ///   - lastResort: What to do before that, on another thread.
  ///   - action: What to do on the first one; gets what the program is to end with.
  init(lastResort: @escaping @Sendable () -> Void, _ action: @escaping @MainActor @Sendable (ExitCode) -> Void) {
    let queue = DispatchQueue(label: "articles.interrupt")
    let isFirst = First()
    for (number, code) in [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated), (SIGHUP, .hungUp)] {
      // The source only watches: without this the signal would still end the process.
      let before = signal(number, SIG_IGN)
      // Started by nohup, which wants it to outlive the terminal.
      if number == SIGHUP, Self.isIgnored(before) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard isFirst.take() else {
          lastResort()
          _exit(code.rawValue)
        }
        Task { @MainActor in action(code) }
      }
      source.activate()
      sources.append(source)
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
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
