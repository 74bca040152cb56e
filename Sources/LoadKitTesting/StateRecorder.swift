import LoadKit

/// Records every state of a loader with its time, so that a test can assert the whole sequence.
///
/// ```swift
/// let recorder = StateRecorder(loader)
/// …
/// #expect(recorder.lines == ["0 idle", "0 loading", "200 loading visible", "500 loaded a"])
/// ```
@MainActor public final class StateRecorder<Value> {
  /// A state and when it began, on the loader's time line.
  public struct Entry {
    /// When the state began.
    public var time: Duration
    /// The state.
    public var state: LoadState<Value>
  }

  /// The states so far, the first at the time when the recording began.
  public private(set) var entries: [Entry]

  private var subscription: LoadSubscription?
  private var watchers: [Watcher] = []
  private let wakes: (any LoadWakeCounter)?

  private struct Watcher {
    var condition: (LoadState<Value>) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  /// Begins to record.
  public init<Input>(_ loader: Loader<Input, Value>) {
    wakes = loader.wakes
    entries = [Entry(time: loader.now, state: loader.state)]
    subscription = loader.subscribe { [weak self] in self?.record($0) }
  }

  /// The states so far as text: the time in whole milliseconds, and `LoadState.summary`.
  public var lines: [String] { entries.map { "\($0.time.wholeMilliseconds) \($0.state.summary)" } }

  /// The states since the last call of this method (or since the beginning) as text.
  ///
  /// - Returns: The new ``lines``.
  public func takeLines() -> [String] {
    defer { taken = entries.count }
    return Array(lines[taken...])
  }

  private var taken = 0

  /// Waits until the state fulfils a condition; at once if it does.
  ///
  /// - Parameter condition: What to wait for.
  public func when(_ condition: @escaping (LoadState<Value>) -> Bool) async {
    if let last = entries.last, condition(last.state) { return }
    await withCheckedContinuation { watchers.append(Watcher(condition: condition, continuation: $0)) }
    wakes?.didWake()
  }

  private func record(_ transition: LoadTransition<Value>) {
    entries.append(Entry(time: transition.time, state: transition.state))
    let due = watchers.filter { $0.condition(transition.state) }
    watchers.removeAll { $0.condition(transition.state) }
    for watcher in due {
      wakes?.willWake()
      watcher.continuation.resume()
    }
  }
}

extension Duration {
  /// The whole milliseconds, rounded down.
  var wholeMilliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
