import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Listens for Ctrl-C.
final class Interrupt {
  private let source: any DispatchSourceSignal

  /// Begins to listen. The second SIGINT ends the process on the spot, even if the main actor is stuck.
  ///
  /// - Parameter action: What to do on the first one.
  init(_ action: @escaping @MainActor @Sendable () -> Void) {
    // The source only watches: without this the signal would still end the process.
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: DispatchQueue(label: "articles.interrupt"))
    var isFirst = true
    source.setEventHandler {
      guard isFirst else { _exit(ExitCode.interrupted.rawValue) }
      isFirst = false
      Task { @MainActor in action() }
    }
    source.activate()
  }
}
