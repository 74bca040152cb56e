import Dispatch

/// Calls functions on another thread while the main actor waits, as the renderer of iOS 26 does (S02).
enum OffMainThread {
  /// What the function returned. Only one thread uses it at a time: the caller waits for the other.
  private final class Result<T>: @unchecked Sendable { var value: T? }

  static func call<T>(_ make: @escaping () -> T) -> T? {
    let result = Result<T>()
    let reader = Reader.current
    nonisolated(unsafe) let make = make
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      withObservationTracking {
        Reader.$current.withValue(reader) { result.value = make() }
      } onChange: {
        reader?.invalidate()
      }
      isDone.signal()
    }
    isDone.wait()
    return result.value
  }
}

extension Node {
  /// Whether the rows of the view are placed by a lazy stack.
  var isInLazyStack: Bool {
    var node = parent
    while let current = node {
      if current.view is any LazyStack { return true }
      if current.view is any RowContainer { return false }
      node = current.parent
    }
    return false
  }
}

/// A stack that makes its rows while it places them.
@MainActor protocol LazyStack {}

extension LazyVStack: LazyStack {}
extension LazyVGrid: LazyStack {}
