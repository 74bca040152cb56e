import LoadKit

/// Calls closures at their deadlines, with one sleeping task for all of them.
///
/// A task for each deadline would be simpler, but the memory of a cancelled sleep is held until its end, so each
/// request would cost a kilobyte for a minute. The task sleeps until the earliest deadline at its start, even if that
/// deadline is removed.
final class DeadlineKeeper: Sendable {
  private struct State: Sendable {
    var entries: [Int: Entry] = [:]
    var lastID = 0
    var sleeper: Sleeper?
  }

  private struct Entry: Sendable {
    let deadline: Duration
    let expire: @Sendable () -> Void
  }

  private struct Sleeper: Sendable {
    let id: Int
    let until: Duration
    let task: Task<Void, Never>
  }

  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (_ until: Duration) async throws -> Void
  private let state = LoadLock(State())

  /// Creates a keeper that sleeps on a clock.
  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  /// The time since the keeper was created.
  var now: Duration { elapsed() }

  /// The number of pending deadlines.
  var count: Int { state.withLock { $0.entries.count } }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  /// Adds a deadline. Calls `expire` then, unless the deadline is removed before.
  ///
  /// - Parameters:
  ///   - timeout: The time from now; at most a day or so, because clocks may overflow.
  ///   - expire: Called on any thread.
  /// - Returns: The ID of the deadline.
  func add(after timeout: Duration, _ expire: @escaping @Sendable () -> Void) -> Int {
    let deadline = elapsed() + timeout
    return state.withLock { state in
      state.lastID += 1
      state.entries[state.lastID] = Entry(deadline: deadline, expire: expire)
      if state.sleeper.map({ deadline < $0.until }) ?? true {
        state.sleeper?.task.cancel()
        state.sleeper = sleeper(id: state.lastID, until: deadline)
      }
      return state.lastID
    }
  }

  /// Removes a deadline. Without effect if it has expired.
  ///
  /// - Parameter id: The ID that ``add(after:_:)`` returned.
  func remove(_ id: Int) {
    state.withLock { _ = $0.entries.removeValue(forKey: id) }
  }

  private func sleeper(id: Int, until deadline: Duration) -> Sleeper {
    let task = Task.detached { [weak self, sleep] in
      do { try await sleep(deadline) } catch { return }
      self?.wake(id)
    }
    return Sleeper(id: id, until: deadline, task: task)
  }

  private func wake(_ id: Int) {
    let now = elapsed()
    let due = state.withLock { state -> [Entry] in
      guard state.sleeper?.id == id else { return [] }
      let due = state.entries.filter { $0.value.deadline <= now }
      for id in due.keys { state.entries[id] = nil }
      state.lastID += 1
      let next = state.entries.values.map(\.deadline).min()
      state.sleeper = next.map { sleeper(id: state.lastID, until: $0) }
      return Array(due.values)
    }
    for entry in due { entry.expire() }
  }
}
