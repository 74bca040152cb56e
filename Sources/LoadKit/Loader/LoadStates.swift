/// All states of a loader from now on, as an asynchronous sequence on the main actor.
///
/// It begins with the state at the time it was asked for, misses no transition, and ends when the loader goes. States
/// that are not consumed are kept, so consume them. One sequence is for one consumer.
@MainActor public struct LoadStates<Value> {
  let feed: LoadFeed

  /// The iterator of ``LoadStates``.
  public struct Iterator {
    let feed: LoadFeed
  }
}

extension LoadStates: @MainActor AsyncSequence {
  /// A state.
  public typealias Element = LoadState<Value>

  /// Begins the iteration.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }
}

extension LoadStates.Iterator: @MainActor AsyncIteratorProtocol {
  /// The next state, or `nil` when the loader is gone or the task is cancelled.
  @MainActor public mutating func next() async -> LoadState<Value>? { await feed.next()?.open(as: Value.self) }
}

/// The states that one consumer has not seen yet.
@MainActor final class LoadFeed {
  private var states: [LoadState<LoadContent>]
  private var waiting: CheckedContinuation<Void, Never>?
  private var isFinished = false
  private let wakes: (any LoadWakeCounter)?

  init(_ state: LoadState<LoadContent>, wakes: (any LoadWakeCounter)?) {
    states = [state]
    self.wakes = wakes
  }

  func append(_ state: LoadState<LoadContent>) {
    states.append(state)
    wake()
  }

  func finish() {
    isFinished = true
    wake()
  }

  func next() async -> LoadState<LoadContent>? {
    while states.isEmpty, !isFinished, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          wake()
          waiting = continuation
          if Task.isCancelled { wake() }
        }
        wakes?.didWake()
      } onCancel: {
        Task { @MainActor in self.wake() }
      }
    }
    return states.isEmpty || Task.isCancelled ? nil : states.removeFirst()
  }

  private func wake() {
    guard let waiting else { return }
    self.waiting = nil
    wakes?.willWake()
    waiting.resume()
  }
}

/// A feed for as long as somebody consumes it.
struct WeakFeed { weak var feed: LoadFeed? }
