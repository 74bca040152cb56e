import Foundation

/// A value that is read and changed by one caller at a time.
///
/// `Mutex` needs iOS 18. `@unchecked`, since the compiler cannot see that the lock guards the value: it is private, and
/// reached only by ``withLock(_:)`` while the lock is held.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls `body` alone with the value.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
