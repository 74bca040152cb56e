/// Follows the states of one screen and says what to announce (rule 27).
///
/// It remembers the state before the current run, so that it keeps silent when the user stops the run and that state
/// returns, and the kind of the last failure, so that an automatic run that fails alike is silent. Give it each state
/// once; a state twice in a row says nothing. Where two renderers show one loader, only one of them should announce.
package struct LoadAnnouncer<Value> {
  private var last: LoadState<Value>
  private var settled: LoadState<Value>
  /// The kind of the last failure, until a run succeeds.
  private var failedKind: LoadFailure.Kind?
  /// Whether the beginning of the current run was announced.
  private var saidLoading = false

  /// Creates an announcer.
  ///
  /// - Parameter state: The state on screen, of which nothing is said. Default: idle.
  package init(_ state: LoadState<Value> = .idle) {
    last = state
    settled = state
    failedKind = VisibleState(state).failure?.kind
  }

  /// Takes the next state of a loader, which tells how its runs end.
  ///
  /// - Parameters:
  ///   - next: The state now.
  ///   - settlement: How the run ended, if one did.
  ///   - words: The words of the screen.
  ///   - traits: Counts items and tells whether two values are the same.
  /// - Returns: What to announce, or `nil`.
  package mutating func announcement(
    for next: LoadState<Value>, settlement: LoadSettlement?, words: LoadWords, traits: LoadTraits<Value>
  ) -> LoadAnnouncement? {
    var settlement = settlement
    let after = VisibleState(next)
    if settlement == nil, !next.isRunning, !last.isRunning, let failure = after.settledFailure,
      !failure.isOfPreviousInput, failure != VisibleState(settled).failure
    {
      // A stream has failed after the load had settled.
      settlement = LoadSettlement(reason: .appeared, wasVisible: false)
    }
    return announcement(for: next, after, settlement, words, traits)
  }

  /// Takes the next state of an app's own, from which it concludes how a run ended.
  ///
  /// - Parameters:
  ///   - next: The state now.
  ///   - reason: What the user asked for since the last outcome, if anything. Default: nothing.
  ///   - words: The words of the screen.
  ///   - traits: Counts items and tells whether two values are the same.
  /// - Returns: What to announce, or `nil`.
  package mutating func announcement(
    for next: LoadState<Value>, reason: LoadReason? = nil, words: LoadWords = LoadWords(), traits: LoadTraits<Value>
  ) -> LoadAnnouncement? {
    let isStopped = last.isRunning && isSettledAgain(next, traits: traits)
    let settlement =
      isStopped ? nil : LoadSettlement(between: last, and: next, reason: reason, traits: traits)
    return announcement(for: next, VisibleState(next), settlement, words, traits)
  }

  private mutating func announcement(
    for next: LoadState<Value>, _ after: VisibleState<Value>, _ settlement: LoadSettlement?, _ words: LoadWords,
    _ traits: LoadTraits<Value>
  ) -> LoadAnnouncement? {
    let change = LoadChange(
      from: VisibleState(last), to: after, settlement: settlement, failedKind: failedKind, saidLoading: saidLoading,
      traits: traits)
    if case .began = change { saidLoading = true }
    if settlement != nil || !next.isRunning { saidLoading = false }
    if let settlement, !settlement.hasFailed || after.settledFailure != nil {
      failedKind = after.settledFailure?.kind
    }
    if next.isIdle { failedKind = nil }
    // Of a value that may be older than a change nothing is said: the outcome that follows is compared with the content
    // before it (rule 3).
    if next.activity?.followsOutdatedValue != true { last = next }
    if !next.isRunning { settled = next }
    return LoadAnnouncement(change, in: next, words: words, traits: traits)
  }

  /// Whether a state is the state before the run: its failure, or its content with the same age.
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
