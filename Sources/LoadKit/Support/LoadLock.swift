#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value behind a lock, for the few places that are called from any thread: progress reports and test clocks.
///
/// `OSAllocatedUnfairLock` where Apple's `os` is, since `Mutex` needs newer systems than this package; else `Mutex`.
package final class LoadLock<State: Sendable>: Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<State>

    package init(_ state: State) { lock = OSAllocatedUnfairLock(initialState: state) }

    /// Runs `body` alone with the state.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
      lock.withLock(body)
    }
  #else
    private let lock: Mutex<State>

    package init(_ state: State) { lock = Mutex(state) }

    /// Runs `body` alone with the state.
    package func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
      lock.withLock { body(&$0) }
    }
  #endif
}
