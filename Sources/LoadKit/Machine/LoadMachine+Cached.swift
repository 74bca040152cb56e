extension LoadMachine {
  /// Cached content is there. It shows unless there is content for the input already, which is newer, or nobody asks
  /// for it any more.
  mutating func restore(_ saved: LoadCachedValue<Value>, for input: Int, _ update: inout Update) {
    // Nothing is shown as "nothing there" before an outcome says so.
    guard input == self.input, !hasContent(for: input), !rules.traits.isEmpty(saved.value) else { return }
    let asOf = saved.age.map { update.now - $0 }
    guard let run else {
      // Whoever stopped the load wants nothing; after a failure it is what there is.
      if settled.failure != nil { show(saved.value, cachedAt: asOf, input: input, update.time) }
      return
    }
    switch run.stage {
    case .holding(.value, _), .holding(.nothing, _): return
    default: break
    }
    // An indicator that shows, shows for its minimum (rule 2).
    let until = run.indicatorSince.map { $0 + rules.options.timing.minimumDisplay }
    if !run.isOverContent, let until, update.time < until {
      self.run?.cached = .waiting(saved.value, asOf: asOf, until: until)
    } else {
      show(saved.value, cachedAt: asOf, input: input, update.time)
    }
  }

  /// Shows cached content that waited for the indicator's minimum.
  mutating func showCachedIfDue(_ time: Duration) {
    guard let run, case .waiting(let value, let asOf, let until) = run.cached, until <= time else { return }
    self.run?.cached = nil
    show(value, cachedAt: asOf, input: run.input, time)
  }

  /// Whether cached content would show now.
  func wantsCachedValue(for input: Int) -> Bool {
    input == self.input && !hasContent(for: input) && (run != nil || settled.failure != nil)
  }

  private func hasContent(for input: Int) -> Bool {
    if case .none = settled.content { return false }
    return settled.contentInput == input
  }

  private mutating func show(_ value: Value, cachedAt asOf: Duration?, input: Int, _ time: Duration) {
    if settled.input != input, !settled.isIdle, run?.earlier == nil { run?.earlier = .settled(settled) }
    if settled.input != input { settled.failure = nil }
    settled.content = .value(value)
    settled.answer = value
    settled.layers = []
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
