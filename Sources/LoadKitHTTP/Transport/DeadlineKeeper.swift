import LoadKit

/// Ends what takes too long, with one sleeping task for all.
///
/// A task for each would be simpler, but the memory of a sleep that is cancelled is held until it would have ended, so
/// that each request would cost a kilobyte for a minute. The one task sleeps until the earliest deadline that was known
/// when it began, also if that is met before.
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

  /// How many deadlines are ahead.
  var count: Int { state.withLock { $0.entries.count } }

  deinit { state.withLock { $0.sleeper?.task.cancel() } }

  /// Calls `expire` after a while, unless it is removed before.
  ///
  /// - Parameters:
  ///   - timeout: How long from now; at most a day or so, since clocks may overflow.
  ///   - expire: What to do then, on any thread.
  /// - Returns: What to remove.
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

  /// Forgets a deadline. Without effect if it has expired.
  ///
  /// - Parameter id: What ``add(after:_:)`` returned.
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
