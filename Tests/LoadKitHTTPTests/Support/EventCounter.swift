import Foundation
import LoadKit

/// A count that tests wait for.
final class EventCounter: Sendable {
  private struct State: Sendable {
    var count = 0
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = LoadLock(State())

  var count: Int { state.withLock { $0.count } }

  func add() {
    let due = state.withLock { state in
      state.count += 1
      let due = state.waiting.filter { $0.count <= state.count }
      state.waiting.removeAll { $0.count <= state.count }
      return due.map(\.continuation)
    }
    for continuation in due { continuation.resume() }
  }

  /// Waits until the count is at least so high.
  func reaches(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        guard state.count < count else { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }
}

/// Holds threads until a test opens it.
final class ThreadGate: Sendable {
  private let condition = NSCondition()
  private let isOpen = LoadLock(false)

  func open() {
    condition.lock()
    isOpen.withLock { $0 = true }
    condition.broadcast()
    condition.unlock()
  }

  func wait() {
    condition.lock()
    while !isOpen.withLock({ $0 }) { condition.wait() }
    condition.unlock()
  }
}

/// Waits until the task is cancelled.
func untilCancelled() async throws {
  let (stream, end) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  end.finish()
  throw CancellationError()
}
