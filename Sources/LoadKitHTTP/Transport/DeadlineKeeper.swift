import LoadKit

/// Calls closures at their deadlines, with one sleeping task for all of them.
///
/// A task for each deadline would be simpler, but the memory of a cancelled sleep is held until its end, so each
/// request would cost a kilobyte for a minute. The task sleeps until the earliest deadline at its start, even if that
/// deadline is removed.
///
/// If it wakes much too late, the process was suspended, and its clock went on. Then the session may have responses to
/// deliver, and the deadlines that have passed wait for it for a moment.
final class DeadlineKeeper: Sendable {
  private struct State: Sendable {
    var entries: [Int: Entry] = [:]
    /// The deadlines that stand still, and the time that is left of them.
    var held: [Int: (rest: Duration, expire: @Sendable () -> Void)] = [:]
    var heap = DeadlineHeap()
    var lastID = 0
    var sleeper: Sleeper?

    /// Whether an item of the heap is a deadline that was neither removed nor moved.
    func isPending(_ item: DeadlineHeap.Item) -> Bool { entries[item.id]?.deadline == item.deadline }

    /// The earliest pending deadline.
    mutating func earliest() -> DeadlineHeap.Item? {
      while let first = heap.first {
        if isPending(first) { return first }
        _ = heap.popFirst()
      }
      return nil
    }

    /// Takes out the deadlines that have passed.
    mutating func popDue(at now: Duration) -> [Int] {
      var due: [Int] = []
      while let first = earliest(), first.deadline <= now {
        _ = heap.popFirst()
        due.append(first.id)
      }
      return due
    }
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

  /// A sleep that ends so much too late was held up by a suspension of the process.
  private static let suspension = Duration.seconds(1)
  /// How long the session then has to deliver. In real time, since it delivers in real time.
  private static let grace = Duration.milliseconds(500)
  /// The most removed deadlines in the heap, besides as many as there are pending ones.
  private static let slack = 64

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

  /// The number of pending deadlines, held ones included.
  var count: Int { state.withLock { $0.entries.count + $0.held.count } }

  /// The number of deadlines in the heap, removed ones included.
  var heapCount: Int { state.withLock { $0.heap.count } }

  /// Whether a task sleeps.
  var sleeps: Bool { state.withLock { $0.sleeper != nil } }

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
      let id = state.lastID
      insert(id, Entry(deadline: deadline, expire: expire), &state)
      return id
    }
  }

  private func insert(_ id: Int, _ entry: Entry, _ state: inout State) {
    state.entries[id] = entry
    if state.heap.count > 2 * state.entries.count + Self.slack {
      let entries = state.entries
      state.heap.keep { entries[$0.id]?.deadline == $0.deadline }
    }
    state.heap.insert(DeadlineHeap.Item(deadline: entry.deadline, id: id))
    if state.sleeper.map({ entry.deadline < $0.until }) ?? true {
      state.sleeper?.task.cancel()
      state.lastID += 1
      state.sleeper = sleeper(id: state.lastID, until: entry.deadline)
    }
  }

  /// Removes a deadline. Without effect if it has expired.
  ///
  /// - Parameter id: The ID that ``add(after:_:)`` returned.
  func remove(_ id: Int) {
    state.withLock { state in
      state.entries[id] = nil
      state.held[id] = nil
    }
  }

  /// Lets a deadline stand still. Without effect if it has expired or stands still.
  ///
  /// - Parameter id: The ID that ``add(after:_:)`` returned.
  func hold(_ id: Int) {
    let now = elapsed()
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: id) else { return }
      state.held[id] = (max(.zero, entry.deadline - now), entry.expire)
    }
  }

  /// Lets a deadline go on after it stood still.
  ///
  /// - Parameter id: The ID that ``add(after:_:)`` returned.
  func release(_ id: Int) {
    let now = elapsed()
    state.withLock { state in
      guard let held = state.held.removeValue(forKey: id) else { return }
      insert(id, Entry(deadline: now + held.rest, expire: held.expire), &state)
    }
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
    let (due, wasSuspended) = state.withLock { state -> ([Int], Bool) in
      guard let sleeper = state.sleeper, sleeper.id == id else { return ([], false) }
      let due = state.popDue(at: now)
      state.lastID += 1
      state.sleeper = state.earliest().map { [id = state.lastID] next in self.sleeper(id: id, until: next.deadline) }
      return (due, now - sleeper.until >= Self.suspension)
    }
    guard wasSuspended, !due.isEmpty else { return expire(due) }
    Task.detached { [weak self] in
      do { try await Task.sleep(for: Self.grace) } catch { return }
      self?.expire(due)
    }
  }

  /// Calls the closures of deadlines that were not removed meanwhile.
  private func expire(_ due: [Int]) {
    for id in due { state.withLock { $0.entries.removeValue(forKey: id) }?.expire() }
  }
}
