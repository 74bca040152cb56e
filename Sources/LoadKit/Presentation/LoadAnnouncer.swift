/// Follows the states of one screen and says what to announce.
///
/// It remembers what was there before the run under way, so that it keeps silent when the user stops a run and that
/// comes back. Give it each state once; a state twice in a row says nothing. Where two renderers show one loader, only
/// one of them should announce.
package struct LoadAnnouncer<Value> {
  private var last: LoadState<Value>
  private var settled: LoadState<Value>

  /// Creates an announcer.
  ///
  /// - Parameter state: The state on screen, of which nothing is said. Default: idle.
  package init(_ state: LoadState<Value> = .idle) {
    last = state
    settled = state
  }

  /// Takes the next state.
  ///
  /// - Parameters:
  ///   - next: The state now.
  ///   - words: The words of the screen.
  ///   - traits: Counts items and tells whether two values are the same.
  /// - Returns: What to announce, or `nil`.
  package mutating func announcement(
    for next: LoadState<Value>, words: LoadWords = LoadWords(), traits: LoadTraits<Value>
  ) -> LoadAnnouncement? {
    defer {
      last = next
      if !next.isRunning { settled = next }
    }
    return LoadAnnouncement.between(
      last, next, wasRestored: last.isRunning && isSettledAgain(next, traits: traits), words: words,
      traits: traits)
  }

  /// Whether a state is what was there before the run: its failure or its content with the same age.
  private func isSettledAgain(_ next: LoadState<Value>, traits: LoadTraits<Value>) -> Bool {
    switch (VisibleState(settled), VisibleState(next)) {
    case (.idle, .idle):
      return true
    case (.failed(let old), .failed(let new)):
      return old == new && new.occurrence != 0
    case (.content(let old, let was), .content(let new, let now)):
      return isSame(was, now) && (traits.isSame(old, new) || traits.count(old) == traits.count(new))
    case (.empty(let was), .empty(let now)):
      return isSame(was, now)
    default:
      return false
    }
  }

  private func isSame(_ was: LoadStatus, _ now: LoadStatus) -> Bool {
    was.asOf != nil && was.asOf == now.asOf && was.refresh == now.refresh
      && (now.refresh.failure.map { $0.occurrence != 0 } ?? true)
  }
}

extension LoadAnnouncer: Sendable where Value: Sendable {}
