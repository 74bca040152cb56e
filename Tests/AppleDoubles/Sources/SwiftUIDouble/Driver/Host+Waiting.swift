extension Host {
  /// Waits until all work that the screen began has come to an end, and what it led to shows.
  ///
  /// Work is what `task`, `refreshable` and the closures of controls begin, and the tasks which those begin in turn.
  /// Work that waits for the test (a clock that the test moves, an answer that it gives) does not end without it: use
  /// ``until(_:timeout:_:)`` there.
  ///
  /// - Parameter timeout: When to give up, in real time.
  /// - Throws: ``HostError`` if it goes on.
  public func settle(timeout: Duration = .seconds(60)) async throws {
    try await until("all work has ended", timeout: timeout) { $0.core.ledger.running == 0 && $0.core.mailbox.isEmpty }
  }

  /// Waits until something shows.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the message if it does not come.
  ///   - timeout: When to give up, in real time.
  ///   - condition: Is asked again after each change of the screen, announcement, and end of work, and when something
  ///     `Observable` that it has read changes on the main actor.
  /// - Throws: ``HostError`` if it does not come.
  public func until(
    _ what: String, timeout: Duration = .seconds(60), _ condition: (Host) -> Bool
  ) async throws {
    let ledger = core.ledger
    // Only ends a wait that has failed: the condition is checked at events.
    let alarm = Task.detached {
      try await Task.sleep(for: timeout)
      ledger.expire()
    }
    defer { alarm.cancel() }
    let deadline = ContinuousClock.now + timeout
    while true {
      core.update()
      let seen = ledger.events
      let isTrue = withObservationTracking {
        condition(self)
      } onChange: {
        ledger.signal()
      }
      if isTrue { return }
      guard ContinuousClock.now < deadline else { throw HostError("\(what): not within \(timeout).", self) }
      await ledger.next(after: seen)
    }
  }

  /// Waits until these words are on screen.
  public func shows(_ words: String, timeout: Duration = .seconds(60)) async throws {
    try await until("\"\(words)\" shows", timeout: timeout) { $0.shows(words) }
  }

  /// Waits until these words are not on screen any more.
  public func hides(_ words: String, timeout: Duration = .seconds(60)) async throws {
    try await until("\"\(words)\" is gone", timeout: timeout) { !$0.shows(words) }
  }
}

/// What a user could not do, or did not see, with what was on screen instead.
@_spi(Testing) public struct HostError: Error, CustomStringConvertible {
  public let description: String

  @MainActor init(_ problem: String, _ host: Host) {
    let spoken = host.spoken.map { "  - \($0)" }.joined(separator: "\n")
    description = "\(problem) On screen:\n\(host.outline)\nTo assistive technology:\n\(spoken)"
  }
}
