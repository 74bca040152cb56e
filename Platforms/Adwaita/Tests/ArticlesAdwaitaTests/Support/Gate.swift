import Dispatch

/// Holds answers of a server back until a test lets them go, however slow the machine is.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// Waits for the gate to be opened; called on the server's own thread.
  func pass() {
    if semaphore.wait(timeout: .now() + .seconds(60)) == .success { semaphore.signal() }
  }

  /// Lets go what waits, and all that comes.
  func open() { semaphore.signal() }
}
