/// Follows the states of one form and says what to announce.
///
/// It remembers the failure that was told last, so that it keeps silent when the user stops the sending and that comes
/// back. Give it each state once.
package struct SubmissionAnnouncer<Value> {
  private var last: SubmissionState<Value>
  private var told: LoadFailure?

  /// Creates an announcer.
  ///
  /// - Parameter state: The state on screen, of which nothing is said. Default: idle.
  package init(_ state: SubmissionState<Value> = .idle) {
    last = state
    told = state.failure?.failure
  }

  /// Takes the next state.
  ///
  /// - Parameters:
  ///   - next: The state now.
  ///   - wording: The phrases of the form.
  ///   - words: The general words and those for failures.
  /// - Returns: What to announce, or `nil`.
  package mutating func announcement(
    for next: SubmissionState<Value>, wording: SubmissionWording = .standard, words: LoadWords = LoadWords()
  ) -> LoadAnnouncement? {
    defer { last = next }
    let failure = next.failure?.failure
    // Failures that a submission has counted differ from one another.
    let wasRestored = failure != nil && failure == told && failure?.occurrence != 0
    if let failure { told = failure }
    return LoadAnnouncement.between(
      last, next, wasRestored: wasRestored, wording: wording, words: words)
  }
}

extension SubmissionAnnouncer: Sendable where Value: Sendable {}

extension LoadAnnouncement {
  /// What to say when one state of a form follows another, or `nil` for silence (rule 27).
  ///
  /// That sending has begun is said once; progress and further attempts are not. The end is always said, as the user
  /// waits for it: that it was sent, or what went wrong, with what is wrong at the first fields.
  ///
  /// - Parameters:
  ///   - previous: The state before.
  ///   - next: The state now.
  ///   - wasRestored: Whether the user stopped the sending and what was there before came back, which says nothing. Two
  ///     states do not tell; a ``SubmissionAnnouncer`` knows. Default: no.
  ///   - wording: The phrases of the form.
  ///   - words: The general words and those for failures.
  /// - Returns: The announcement, or `nil`.
  package static func between<Value>(
    _ previous: SubmissionState<Value>, _ next: SubmissionState<Value>, wasRestored: Bool = false,
    wording: SubmissionWording = .standard, words: LoadWords = LoadWords()
  ) -> LoadAnnouncement? {
    let phrases = ResolvedSubmissionWording(wording, words)
    switch (previous, next) {
    case (.sending, .sending), (_, .idle), (.sent, .sent): return nil
    case (_, .sending): return LoadAnnouncement(phrases.sending, priority: .low)
    case (_, .sent): return LoadAnnouncement(phrases.sent)
    case (_, .failed(let failure)):
      return wasRestored ? nil : LoadAnnouncement(phrases.spoken(failure), priority: .high)
    }
  }
}
