import LoadKit

/// A clock that stands still until a test moves it.
///
/// Time moves from one deadline to the next, in order. At one instant, answers (``deliver(after:)``, which
/// ``ScriptedOperation`` uses) come before ticks, as the rules ask for. Use it from any thread; move it from the main
/// actor.
public final class ManualClock: Clock, LoadScheduler {
  /// A point of the clock's time line.
  public struct Instant: InstantProtocol, Hashable {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates an instant.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The instant a while later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether an instant is earlier than another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private enum Rank: Int { case delivery, tick }

  private struct Entry: Sendable {
    let id: Int
    let deadline: Duration
    let rank: Rank
    let wake: Wake

    func isBefore(_ other: Entry) -> Bool {
      (deadline, rank.rawValue, id) < (other.deadline, other.rank.rawValue, other.id)
    }
  }

  private enum Wake: Sendable {
    case sleeper(CheckedContinuation<Void, any Error>)
    case action(@MainActor () -> Void)
  }

  private struct State: Sendable {
    var now = Duration.zero
    var lastID = 0
    var entries: [Entry] = []
    /// Sleeps that were cancelled before they were entered.
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    var sleepCount: Int { entries.count { $0.rank == .tick } }

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }

    mutating func remove(_ id: Int) -> Entry? {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
      return entries.remove(at: index)
    }

    mutating func popFirst(until limit: Duration) -> Entry? {
      guard let first = entries.min(by: { $0.isBefore($1) }), first.deadline <= limit else { return nil }
      now = max(now, first.deadline)
      return remove(first.id)
    }

    mutating func dueWatchers() -> [CheckedContinuation<Void, Never>] {
      let count = sleepCount
      let due = watchers.filter { $0.count <= count }
      watchers.removeAll { $0.count <= count }
      return due.map(\.continuation)
    }
  }

  private let state = LoadLock(State())
  /// The outcomes that were given, and whose operations do not run yet.
  let wakes = WakeCount()

  /// Creates a clock at time zero.
  public init() {}

  /// The time that the clock shows.
  public var now: Instant { Instant(offset: state.withLock { $0.now }) }
  /// One millisecond.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// How many sleeps and scheduled ticks wait for the time to move. Scripted answers do not count.
  public var pendingSleepCount: Int { state.withLock { $0.sleepCount } }

  /// The time of the earliest thing that waits, answers included, or `nil`.
  public var nextDeadline: Duration? { state.withLock { $0.entries.map(\.deadline).min() } }

  // MARK: Sleeping

  /// Sleeps until a test has moved the clock to the deadline.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { $0.nextID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enter(Entry(id: id, deadline: deadline.offset, rank: .tick, wake: .sleeper(continuation)))
      }
    } onCancel: {
      let entry = state.withLock { state -> Entry? in
        if let entry = state.remove(id) { return entry }
        state.cancelled.insert(id)
        return nil
      }
      if case .sleeper(let continuation)? = entry?.wake { continuation.resume(throwing: CancellationError()) }
    }
  }

  private func enter(_ entry: Entry) {
    enum Verdict: Sendable { case cancelled, due, waiting([CheckedContinuation<Void, Never>]) }
    let verdict = state.withLock { state -> Verdict in
      if state.cancelled.remove(entry.id) != nil { return .cancelled }
      if case .sleeper = entry.wake, entry.deadline <= state.now { return .due }
      state.entries.append(entry)
      return .waiting(state.dueWatchers())
    }
    switch (verdict, entry.wake) {
    case (.cancelled, .sleeper(let continuation)): continuation.resume(throwing: CancellationError())
    case (.due, .sleeper(let continuation)): continuation.resume()
    case (.waiting(let watchers), _): for watcher in watchers { watcher.resume() }
    default: break
    }
  }

  // MARK: Calling back

  /// Calls `action` when a test has moved the clock far enough; see `LoadScheduler`.
  @MainActor public func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @Sendable () -> Void {
    schedule(after: delay, rank: .tick, action)
  }

  @MainActor private func schedule(
    after delay: Duration, rank: Rank, _ action: @escaping @MainActor () -> Void
  ) -> @Sendable () -> Void {
    let (id, deadline) = state.withLock { ($0.nextID(), $0.now + max(.zero, delay)) }
    enter(Entry(id: id, deadline: deadline, rank: rank, wake: .action(action)))
    return { [state] in _ = state.withLock { $0.remove(id) != nil } }
  }

  /// Waits as an operation does that outcomes after a while; at one instant it comes before every tick.
  ///
  /// - Parameter delay: How long from now.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  @MainActor public func deliver(after delay: Duration) async throws {
    let wait = MainActorGate()
    let cancel = schedule(after: delay, rank: .delivery) { wait.open() }
    defer { cancel() }
    try await wait.pass(wakes)
  }

  // MARK: Moving

  /// Moves the time, stopping at every deadline on the way, in order.
  ///
  /// Returns after the operations and callers that it resumed on the main actor have run: a caller of `load()`, a
  /// consumer of `states`, a call of ``deliver(after:)``. It does not wait for code on other threads, such as the
  /// values of a sequence that a loader follows or a caller of ``sleep(until:tolerance:)``. Wait for those with
  /// ``StateRecorder/when(_:)``.
  ///
  /// - Parameter duration: How far; zero wakes what is due now.
  @MainActor public func advance(by duration: Duration) async {
    let target = state.withLock { $0.now + max(.zero, duration) }
    await turn()
    while let entry = state.withLock({ $0.popFirst(until: target) }) {
      switch entry.wake {
      case .sleeper(let continuation): continuation.resume()
      case .action(let action): action()
      }
      await turn()
    }
    state.withLock { $0.now = target }
  }

  /// Moves the time to an instant; see ``advance(by:)``. Without effect if that instant has passed.
  ///
  /// - Parameter offset: The time since the clock was created.
  @MainActor public func advance(to offset: Duration) async {
    await advance(by: offset - now.offset)
  }

  /// Lets the operations that were woken run, and then the tasks that were begun on the main actor, and what those
  /// begin, three deep. Tasks begin in order there; those that are woken have to be waited for.
  @MainActor private func turn() async {
    repeat {
      for _ in 0..<3 {
        await withCheckedContinuation { continuation in
          Task { @MainActor in continuation.resume() }
        }
      }
    } while await wakes.settle()
  }

  /// Waits until at least `count` sleeps and ticks wait on this clock; at once if they do.
  ///
  /// - Parameter count: How many.
  public func whenSleeping(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let due = state.withLock { state in
        state.watchers.append((count, continuation))
        return state.dueWatchers()
      }
      for watcher in due { watcher.resume() }
    }
  }
}

extension ManualClock: LoadWakeCounter {
  package func willWake() { wakes.increment() }
  package func didWake() { wakes.decrement() }
}
