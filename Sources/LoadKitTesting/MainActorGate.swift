/// A gate on the main actor that stays open once it was opened.
@MainActor final class MainActorGate {
  private var isOpen = false
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var lastID = 0

  /// Opens the gate for those who wait and those who come.
  func open() {
    isOpen = true
    let continuations = waiting.values
    waiting = [:]
    for continuation in continuations { continuation.resume() }
  }

  /// Waits until the gate is open.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  func pass() async throws {
    if isOpen { return }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting[id] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: id)?.resume(throwing: CancellationError()) }
    }
    // The gate may have been opened between the cancellation and its arrival here.
    try Task.checkCancellation()
  }
}
