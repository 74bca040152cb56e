/// What a driver has to know after an event. Taken from the machine in one go, without a copy of it.
struct LoadStep {
  var commands = LoadCommands()
  var deadline: Duration?
  var runID: Int?
  var input: Int
  /// Which failure is settled, if one is.
  var settledOccurrence: Int?
}

extension LoadMachine {
  /// Takes note of what happens, as ``handle(_:at:mayRetry:)``.
  mutating func step(_ event: LoadEvent<Value>, at now: Duration, mayRetry: Bool) -> LoadStep {
    let commands = handle(event, at: now, mayRetry: mayRetry)
    return LoadStep(
      commands: commands, deadline: deadline, runID: run?.id, input: input,
      settledOccurrence: settled.failure?.occurrence)
  }

  // These change nothing in the machine. They are `mutating` so that a class that holds one calls them in place: for
  // others it would copy the machine.

  /// How the state differs from one that was published.
  mutating func change(from published: inout LoadState<Value>, _ version: Int) -> LoadDifference {
    let hadContent = published.hasContent
    return LoadDifference(
      content: state.hasContent != hadContent || (hadContent && version != contentVersion),
      activity: !state.isSameAround(published), age: state.asOf != published.asOf)
  }

  mutating func publish(to published: inout LoadState<Value>, _ version: inout Int) {
    published = state
    version = contentVersion
  }
}

/// What differs between two states.
struct LoadDifference {
  var content: Bool
  var activity: Bool
  var age: Bool
}
