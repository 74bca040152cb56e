/// A gate on the main actor that stays open once it was opened.
@MainActor final class MainActorGate {
  private var isOpen = false
  private var waiting: [Int: (continuation: CheckedContinuation<Void, any Error>, wakes: WakeCount)] = [:]
  private var lastID = 0

  /// Opens the gate for those who wait and those who come.
  func open() {
    isOpen = true
    let waiters = waiting.values
    waiting = [:]
    for waiter in waiters {
      waiter.wakes.increment()
      waiter.continuation.resume()
    }
  }

  /// Waits until the gate is open.
  ///
  /// - Parameter wakes: Counts the caller from when it is woken until it runs.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  func pass(_ wakes: WakeCount) async throws {
    if isOpen { return }
    lastID += 1
    let id = lastID
    defer { wakes.decrement() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          wakes.increment()
          continuation.resume(throwing: CancellationError())
        } else {
          waiting[id] = (continuation, wakes)
        }
      }
    } onCancel: {
      Task { @MainActor in
        guard let waiter = self.waiting.removeValue(forKey: id) else { return }
        waiter.wakes.increment()
        waiter.continuation.resume(throwing: CancellationError())
      }
    }
    // The gate may have been opened between the cancellation and its arrival here.
    try Task.checkCancellation()
  }
}

/// Counts those who were woken and do not run yet.
///
/// A task that is resumed from the main actor can run there much later than tasks that are begun after it, when the
/// machine is busy. So whoever wants to see what a wake does has to be told that it was done.
@MainActor final class WakeCount {
  private var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// Somebody is woken.
  func increment() { count += 1 }

  /// Somebody who was woken runs.
  func decrement() {
    count -= 1
    guard count == 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until everybody who was woken runs.
  ///
  /// - Returns: Whether there was anybody.
  func settle() async -> Bool {
    guard count > 0 else { return false }
    await withCheckedContinuation { waiting.append($0) }
    return true
  }
}
