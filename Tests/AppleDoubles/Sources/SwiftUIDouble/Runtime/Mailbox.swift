import Synchronization

/// What is to be drawn anew; filled from any thread, emptied by the host on the main actor.
final class Mailbox: Sendable {
  private struct State {
    var nodes: Set<Int> = []
    var isScheduled = false
    var update: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// - Parameter update: Has the host look into the mailbox soon. Is called at most once until ``take()``.
  func open(_ update: @escaping @Sendable () -> Void) { state.withLock { $0.update = update } }

  func invalidate(_ node: Int) {
    let update = state.withLock { state in
      state.nodes.insert(node)
      defer { state.isScheduled = true }
      return state.isScheduled ? nil : state.update
    }
    update?()
  }

  func take() -> Set<Int> {
    state.withLock { state in
      defer {
        state.nodes = []
        state.isScheduled = false
      }
      return state.nodes
    }
  }

  var isEmpty: Bool { state.withLock { $0.nodes.isEmpty } }
}
