/// What assistive technology says when one state follows another (rule 27).
public struct LoadAnnouncement: Sendable, Hashable {
  /// What is said.
  public var text: String
  /// How it goes together with other speech.
  public var priority: Priority

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .normal) {
    self.text = text
    self.priority = priority
  }

  /// How an announcement goes together with other speech.
  public enum Priority: Sendable, Hashable, Comparable {
    /// May be dropped or interrupted: work has begun.
    case low
    /// Waits for its turn: work has ended.
    case normal
    /// Interrupts other speech: what the user waits for has failed.
    case high
  }
}

extension LoadAnnouncement {
  /// What to say when one state follows another, or `nil` for silence.
  ///
  /// Two states do not always tell whether a run ended or was stopped. A ``LoadAnnouncer`` remembers the state before
  /// the run, and is told how runs end.
  ///
  /// - Parameters:
  ///   - previous: The state before.
  ///   - next: The state now.
  ///   - wasRestored: Whether the run was stopped and the earlier state returned, which says nothing. Default: no.
  ///   - words: The words of the screen.
  ///   - traits: Counts items and tells whether two values are the same.
  /// - Returns: The announcement, or `nil`.
  package static func between<Value>(
    _ previous: LoadState<Value>, _ next: LoadState<Value>, wasRestored: Bool = false,
    words: LoadWords = LoadWords(), traits: LoadTraits<Value>
  ) -> LoadAnnouncement? {
    let settlement = wasRestored ? nil : LoadSettlement(between: previous, and: next, traits: traits)
    return LoadAnnouncement(
      LoadChange(
        from: VisibleState(previous), to: VisibleState(next), settlement: settlement,
        failedKind: VisibleState(previous).failure?.kind, traits: traits),
      in: next, words: words, traits: traits)
  }

  /// The announcement of a change, or `nil` for silence.
  ///
  /// - A first load is announced once, when its indicator becomes visible. Progress, phases, further attempts and
  ///   another input meanwhile are not.
  /// - The end is announced once: the count or the words for an empty outcome if the indicator showed or the user
  ///   asked for it; a failure always, except where an automatic run fails like the one before.
  /// - A run that the user did not ask for and that brings an equal value says nothing.
  init?<Value>(
    _ change: LoadChange<Value>, in state: LoadState<Value>, words: LoadWords, traits: LoadTraits<Value>
  ) {
    let phrases = ResolvedWording(words)
    switch change {
    case .nothing:
      return nil
    case .began:
      self.init(phrases.loading, priority: .low)
    case .failed(let failure, let isUrgent):
      self.init(
        Self.failureText(failure, isRefresh: VisibleState(state).status?.matchesInput == true, phrases),
        priority: isUrgent ? .high : .normal)
    case .arrived(let value):
      self.init(traits.count(value).map(phrases.count) ?? phrases.loaded)
    case .cameEmpty:
      let empty = phrases.words(for: phrases.empty)
      self.init(SafeText.spoken([empty.title, empty.description]))
    }
  }

  /// What to say when a next page has arrived: "12 more articles".
  ///
  /// - Parameters:
  ///   - added: How many items it added.
  ///   - words: The words of the screen.
  /// - Returns: The announcement, or `nil` if the page added nothing.
  package static func more(
    _ added: Int, words: LoadWords = LoadWords()
  ) -> LoadAnnouncement? {
    guard added > 0 else { return nil }
    return LoadAnnouncement(ResolvedWording(words).more(added))
  }

  /// What to say about a failure beside content, such as that of a next page: what happened and what can be done.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - words: The words of the screen.
  /// - Returns: The announcement.
  package static func failure(
    _ failure: LoadFailure, words: LoadWords = LoadWords()
  ) -> LoadAnnouncement {
    let phrases = ResolvedWording(words)
    return LoadAnnouncement(failureText(failure, isRefresh: false, phrases))
  }

  private static func failureText(_ failure: LoadFailure, isRefresh: Bool, _ phrases: ResolvedWording) -> String {
    let message = phrases.message(for: failure)
    return isRefresh
      ? SafeText.spoken([phrases.refreshFailedTitle, message.title, message.suggestion])
      : SafeText.spoken([phrases.failureTitle ?? message.title, message.message, message.suggestion])
  }
}
