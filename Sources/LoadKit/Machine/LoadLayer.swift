/// A change that the app made to the content on screen, applied over the last answer (rule 8).
struct LoadLayer<Value> {
  enum Change {
    /// A function, by the number that the caller knows it by.
    case function(Int)
    /// A value that replaces the content.
    case value(Value)
  }

  var change: Change
  /// The count of changes with which the layer became known to the source: an answer that was requested at this count
  /// or later ends the layer. `nil` while the work of an optimistic change runs.
  var since: Int?

  var replacement: Value? {
    if case .value(let value) = change { return value }
    return nil
  }

  /// Whether the layer ends with an answer that was requested at a count of changes.
  func isIncluded(inAnswerKnowing changes: Int) -> Bool { since.map { $0 <= changes } ?? false }
}

extension LoadLayer: Equatable where Value: Equatable {}
extension LoadLayer.Change: Equatable where Value: Equatable {}
extension LoadLayer: Sendable where Value: Sendable {}
extension LoadLayer.Change: Sendable where Value: Sendable {}

extension LoadMachine {
  /// The numbers of the changes that may be applied again.
  var changesInUse: [Int] {
    settled.layers.compactMap { layer in
      if case .function(let number) = layer.change { return number }
      return nil
    }
  }

  /// The value under the changes of the app, which a next page is joined to: the last answer, or the value that the app
  /// put in its place. `nil` if no answer had a value.
  var answer: Value? {
    for layer in settled.layers.reversed() {
      if let value = layer.replacement { return value }
    }
    return settled.answer
  }

  /// Whether there is a value for the present input.
  private var hasValue: Bool {
    if case .none = settled.content { return false }
    return settled.contentInput == input
  }

  // MARK: Changes

  /// Changes the content by a function. While there is no value for the present input, nothing changes.
  mutating func change(_ number: Int, isPending: Bool) {
    changeCount += 1
    guard hasValue, let shown = shownValue else { return }
    settled.layers.append(LoadLayer(change: .function(number), since: isPending ? nil : changeCount))
    display(rules.apply(number, shown))
    fold()
  }

  /// The work of an optimistic change has ended.
  mutating func endChange(_ number: Int, succeeded: Bool) {
    let layer = settled.layers.firstIndex { layer in
      if case .function(number) = layer.change { return true }
      return false
    }
    guard let layer else { return }
    if succeeded {
      changeCount += 1
      settled.layers[layer].since = changeCount
    } else {
      settled.layers.remove(at: layer)
      display(joinedValue)
    }
    fold()
  }

  /// Puts a value in the place of the content.
  mutating func set(_ value: Value, _ update: Update) {
    guard hasInput else { return }
    changeCount += 1
    let input = input
    if !hasValue {
      settled.answer = nil
      settled.layers = []
    }
    settled.contentInput = input
    settled.input = input
    settled.origin = .current
    settled.asOf = update.now
    settled.failure = nil
    settled.wasLeft = false
    // The app's value is not the source's: the next appearance asks the source.
    settled.isStale = true
    settled.layers.append(LoadLayer(change: .value(value), since: changeCount))
    display(value)
    run?.cached = nil
    if run?.isOverContent == false {
      run?.isOverContent = true
      run?.returnsAt = nil
      // From now on it is the banner that is busy, for its own minimum (rule 6).
      if run?.reason == .userRetry, run?.indicatorSince != nil {
        run?.indicatorSince = update.time
        if let shown = holdUntil, case .holding(let outcome, let until) = run?.stage {
          run?.stage = .holding(outcome, until: max(until, shown))
        }
      }
    }
    fold()
  }

  /// Replaces the value under the changes of the app: a next page was joined to it.
  mutating func amend(_ value: Value) {
    // Content of an earlier input that is not on screen does not change.
    if let run, !run.isOverContent, run.returnsAt == nil { return }
    if case .none = settled.content { return }
    if let layer = settled.layers.lastIndex(where: { $0.replacement != nil }) {
      settled.layers[layer].change = .value(value)
    } else {
      settled.answer = value
    }
    let joined = joinedValue ?? value
    let isEmpty = rules.traits.isEmpty(joined)
    if isEmpty, case .nothing = settled.content { return }
    settled.content = isEmpty ? .nothing : .value(joined)
    contentVersion += 1
  }

  // MARK: Joining

  /// An answer is there. It ends the layers that it includes; the other ones are applied to it.
  ///
  /// - Parameters:
  ///   - value: The answer; `nil` for an outcome without a value.
  ///   - changes: The count of changes when it was requested.
  ///   - isOther: Whether it is other content than what shows, even if it is equal.
  mutating func join(_ value: Value?, knowing changes: Int, isOther: Bool) {
    if !settled.layers.isEmpty { settled.layers.removeAll { $0.isIncluded(inAnswerKnowing: changes) } }
    settled.answer = value
    guard !settled.layers.isEmpty else {
      display(value, isOther: isOther)
      // An equal value is left as it is: an observer that compares by identity sees no change either.
      if case .value(let shown) = settled.content { settled.answer = shown }
      return
    }
    if settled.layers.contains(where: { $0.replacement != nil }) { settled.isStale = true }
    display(joinedValue, isOther: isOther)
    fold()
  }

  /// The last answer with all changes.
  private var joinedValue: Value? { joined(settled.layers.count) }

  /// The last answer with the first changes.
  private func joined(_ count: Int) -> Value? {
    var value = settled.answer
    for layer in settled.layers.prefix(count) {
      switch layer.change {
      case .value(let replacement): value = replacement
      case .function(let number): value = value.map { rules.apply(number, $0) }
      }
    }
    return value
  }

  /// The value that shows, also where that is empty.
  private var shownValue: Value? {
    if case .value(let shown) = settled.content { return shown }
    return joinedValue
  }

  private mutating func display(_ value: Value?, isOther: Bool = false) {
    guard let value, !rules.traits.isEmpty(value) else {
      if case .value = settled.content { contentVersion += 1 }
      settled.content = .nothing
      return
    }
    if !isOther, case .value(let shown) = settled.content, rules.traits.isSame(shown, value) { return }
    settled.content = .value(value)
    contentVersion += 1
  }

  /// Makes layers a part of the answer that every answer to come ends, since no attempt is in flight. So an app that
  /// changes its content often, and never refreshes it, keeps no list of changes.
  private mutating func fold() {
    switch run?.stage {
    case .attempting, .holding: return
    case .debouncing, .waitingToRetry, .waitingForConnection, nil: break
    }
    var count = settled.layers.prefix { $0.since != nil }.count
    // Changes of a paged list are applied to its next pages too.
    if rules.traits.isPaged {
      count = settled.layers.prefix(count).lastIndex { $0.replacement != nil }.map { $0 + 1 } ?? 0
    }
    guard count > 0 else { return }
    if count == settled.layers.count, case .value(let shown) = settled.content {
      settled.answer = shown
    } else {
      settled.answer = joined(count)
    }
    settled.layers.removeFirst(count)
  }
}
