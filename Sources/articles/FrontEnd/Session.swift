import LoadKit
import _ArticlesCommandLine

/// What all parts of one run of the program share.
@MainActor final class Session {
  /// The output of the run as its loaders see it, on screen from the beginning to the end.
  let display = LoadDisplay()
  /// Shows the work in progress.
  let status: StatusDisplay
  /// Where transitions are noted, if anywhere.
  let trace: Trace?

  private var interruptions: [@MainActor () -> Void] = []
  private let lastResorts = LoadLock<[@Sendable () -> Void]>([])

  init(status: StatusDisplay, trace: Trace?) {
    self.status = status
    self.trace = trace
    display.appear()
  }

  /// Adds what is to be done when the user interrupts the program.
  func onInterrupt(_ action: @escaping @MainActor () -> Void) { interruptions.append(action) }

  /// Adds what is to be done, from any thread, before the process ends on the spot.
  func onEnd(_ action: @escaping @Sendable () -> Void) { lastResorts.withLock { $0.append(action) } }

  /// Does what cannot be left undone, from any thread.
  nonisolated func end() {
    for action in lastResorts.withLock({ $0 }) { action() }
  }

  /// Stops all work and takes its sign away.
  func interrupt() {
    for action in interruptions { action() }
    end()
    status.clear()
  }
}
