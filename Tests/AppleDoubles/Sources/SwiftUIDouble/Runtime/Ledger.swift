import Synchronization

/// Knows which work of a host is under way, and wakes whoever waits for something to happen.
final class Ledger: Sendable {
  private struct State {
    var running = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
    var events = 0
  }

  private let state = Mutex(State())

  func begin() -> Work {
    state.withLock { $0.running += 1 }
    return Work(self)
  }

  fileprivate func end() {
    state.withLock { $0.running -= 1 }
    signal()
  }

  /// Something happened.
  func signal() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      state.events += 1
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Wakes everybody, though nothing happened: the time is up.
  func expire() { signal() }

  var running: Int { state.withLock { $0.running } }

  /// How many events there were so far.
  var events: Int { state.withLock { $0.events } }

  /// Returns when there were more events than `seen`.
  func next(after seen: Int) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.events != seen { return true }
        state.waiters.append(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }
}

/// Work of a host that is under way: a task that the host started, and all tasks that were started by it.
///
/// It is a task-local value, so tasks inherit it, and it is over when the last of them has let go of it.
final class Work: Sendable {
  @TaskLocal static var current: Work?

  private let ledger: Ledger
  private let isOver = Mutex(false)

  fileprivate init(_ ledger: Ledger) { self.ledger = ledger }

  func end() {
    let isFirst = isOver.withLock { isOver in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { ledger.end() }
  }

  deinit { end() }
}
