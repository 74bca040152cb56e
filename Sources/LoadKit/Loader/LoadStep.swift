/// What a driver has to know after an event. Taken from the machine in one go, without a copy of it.
struct LoadStep {
  var commands = LoadCommands()
  var runID: Int?
  /// The run whose outdated value the run in progress replaces.
  var firstRun: Int?
  var input: Int
  /// Which failure is settled, if one is.
  var settledOccurrence: Int?
}

extension LoadMachine {
  /// Takes note of what happens, as ``handle(_:at:mayRetry:)``.
  mutating func step(_ event: LoadEvent<Value>, at now: Duration, mayRetry: Bool) -> LoadStep {
    let commands = handle(event, at: now, mayRetry: mayRetry)
    return LoadStep(
      commands: commands, runID: run?.id, firstRun: run?.firstRun, input: input,
      settledOccurrence: settled.failure?.occurrence)
  }

  // These change nothing in the machine. They are `mutating` so that a class that holds one calls them in place: for
  // others it would copy the machine.

  mutating func nextDeadline() -> Duration? {
    let mayWake = run != nil || stream != nil || path.isRunDue || rules.options.pollEvery != nil
    return mayWake ? deadline : nil
  }

  mutating func project() -> LoadState<Value> { state }

  mutating func inUse() -> [Int] { changesInUse }
}

/// What differs between two states.
struct LoadDifference {
  var content = false
  var activity = false
  var age = false
}

extension LoadState {
  /// How this state differs from an earlier one.
  ///
  /// - Parameters:
  ///   - other: The earlier one.
  ///   - isSameContent: Whether the content of the two, if both have any, is the same.
  /// - Returns: What differs.
  func difference(from other: LoadState, isSameContent: Bool) -> LoadDifference {
    switch (self, other) {
    case (.idle, .idle): return LoadDifference()
    case (.loading(let now), .loading(let was)): return LoadDifference(activity: now != was)
    case (.failed(let now), .failed(let was)): return LoadDifference(activity: now != was)
    case (.empty(let now), .empty(let was)): return now.difference(from: was)
    case (.loaded(_, let now), .loaded(_, let was)):
      var difference = now.difference(from: was)
      let (isContent, wasContent) = (now.origin != .placeholder, was.origin != .placeholder)
      difference.content = isContent != wasContent || (isContent && !isSameContent)
      return difference
    default: return LoadDifference(content: hasContent != other.hasContent, activity: true)
    }
  }

  /// Whether there is content; a placeholder is none.
  private var hasContent: Bool {
    if case .loaded(_, let status) = self { return status.origin != .placeholder }
    return false
  }
}

extension LoadStatus {
  fileprivate func difference(from other: LoadStatus) -> LoadDifference {
    LoadDifference(activity: refresh != other.refresh || origin != other.origin, age: asOf != other.asOf)
  }
}
