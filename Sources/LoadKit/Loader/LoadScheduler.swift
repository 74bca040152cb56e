/// A clock that calls back on the main actor by itself, so that a loader needs no sleeping task for its deadline.
///
/// A test clock conforms to it: time then moves, and a loader follows, without a hop between threads. A clock that does
/// not conform is slept on.
public protocol LoadScheduler: Sendable {
  /// Calls `action` once after a while, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - delay: How long from now; zero or less means as soon as time is moved or passes.
  ///   - action: What to do then.
  /// - Returns: A function that cancels the call, from any thread; without effect once it was made.
  @MainActor func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @Sendable () -> Void
}

/// A test clock that counts the callers that were resumed and don't run yet.
///
/// A resumed task passes through another thread on its way back to the main actor, so tasks that begin after it can run
/// before it.
package protocol LoadWakeCounter: Sendable {
  /// A caller on the main actor is about to be resumed.
  @MainActor func willWake()
  /// The resumed caller runs.
  @MainActor func didWake()
}
