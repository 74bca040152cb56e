extension LoadMachine {
  /// Saved content is there. It shows unless there is content for the input already, which is newer, or nobody asks for
  /// it any more.
  mutating func restore(_ saved: LoadSaved<Value>, for input: Int, _ turn: inout Turn) {
    // Nothing is shown as "nothing there" before an answer says so.
    guard input == self.input, !hasContent(for: input), !rules.traits.isEmpty(saved.value) else { return }
    let asOf = saved.age.map { turn.now - $0 }
    guard let run else {
      // Whoever stopped the load wants nothing; after a failure it is what there is.
      if settled.failure != nil { show(saved.value, savedAt: asOf, input: input, turn.time) }
      return
    }
    switch run.stage {
    case .holding(.value, _), .holding(.nothing, _): return
    default: break
    }
    // An indicator that shows, shows for its minimum (rule 2).
    let until = run.indicatorSince.map { $0 + rules.options.timing.minimumDisplay }
    if !run.isOverContent, let until, turn.time < until {
      self.run?.saved = .waiting(saved.value, asOf: asOf, until: until)
    } else {
      show(saved.value, savedAt: asOf, input: input, turn.time)
    }
  }

  /// Shows saved content that waited for the indicator's minimum.
  mutating func showSavedIfDue(_ time: Duration) {
    guard let run, case .waiting(let value, let asOf, let until) = run.saved, until <= time else { return }
    self.run?.saved = nil
    show(value, savedAt: asOf, input: run.input, time)
  }

  /// Whether saved content would show now.
  func wantsSaved(for input: Int) -> Bool {
    input == self.input && !hasContent(for: input) && (run != nil || settled.failure != nil)
  }

  private func hasContent(for input: Int) -> Bool {
    if case .none = settled.content { return false }
    return settled.contentInput == input
  }

  private mutating func show(_ value: Value, savedAt asOf: Duration?, input: Int, _ time: Duration) {
    if settled.input != input { settled.failure = nil }
    settled.content = .value(value)
    settled.contentInput = input
    settled.input = input
    settled.origin = .cached
    settled.asOf = asOf
    settled.isStale = true
    contentVersion += 1
    run?.isOverContent = true
    // From now on it is the banner that is busy, for its own minimum (rule 6).
    if run?.reason == .userRetry, run?.indicatorSince != nil { run?.indicatorSince = time }
  }
}
