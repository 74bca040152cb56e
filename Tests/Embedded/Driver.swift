/// The machine as a program without an operating system uses it: exported functions that play a load and tell what
/// shows. Compiled by `Scripts/wasm` into one module with the machine's sources. Times are in milliseconds.

/// What a load shows at `time` if it answers `value` at `answersAt`.
@_expose(wasm, "first_load") @_cdecl("first_load")
public func firstLoad(value: Int32, answersAt: Int32, time: Int32) -> Int32 {
  play(.success(value, attempt: 1), at: answersAt, until: time)
}

/// What a load shows at `time` if it fails for good at `failsAt`.
@_expose(wasm, "failed_load") @_cdecl("failed_load")
public func failedLoad(failsAt: Int32, time: Int32) -> Int32 {
  play(.failure(LoadFailure(.notFound), attempt: 1), at: failsAt, until: time)
}

/// When the second call begins if the first one fails at `failsAt`, without jitter.
@_expose(wasm, "second_call") @_cdecl("second_call")
public func secondCall(failsAt: Int32) -> Int32 {
  var machine = LoadMachine<Int32>(options: LoadOptions(retry: RetryPolicy(backoff: .exponential(jitter: .none))))
  send(&machine, .request(LoadRequest()), at: .zero)
  send(&machine, .failure(LoadFailure(.serverError), attempt: 1), at: .milliseconds(failsAt))
  while let deadline = machine.deadline {
    if send(&machine, .tick, at: deadline).starts?.number == 2 {
      return Int32(truncatingIfNeeded: deadline.components.attoseconds / 1_000_000_000_000_000)
    }
  }
  return 0
}

private func play(_ outcome: LoadEvent<Int32>, at outcomeTime: Int32, until time: Int32) -> Int32 {
  var machine = LoadMachine<Int32>(traits: LoadTraits(isEmpty: { $0 == 0 }, isSame: ==))
  send(&machine, .request(LoadRequest()), at: .zero)
  if outcomeTime <= time {
    // What is due at the very instant of the outcome comes after it.
    tick(&machine) { $0 < .milliseconds(outcomeTime) }
    send(&machine, outcome, at: .milliseconds(outcomeTime))
  }
  tick(&machine) { $0 <= .milliseconds(time) }
  return code(of: machine.state)
}

private func tick(_ machine: inout LoadMachine<Int32>, while isDue: (Duration) -> Bool) {
  while let deadline = machine.deadline, isDue(deadline) { send(&machine, .tick, at: deadline) }
}

/// The one place that all events go through, so that the module holds the machine once.
@inline(never) @discardableResult
private func send(_ machine: inout LoadMachine<Int32>, _ event: LoadEvent<Int32>, at now: Duration) -> LoadCommands {
  machine.handle(event, at: now)
}

/// 0 idle, 1 loading without an indicator, 2 with one, 3 empty, 4 failed; else the content.
private func code(of state: LoadState<Int32>) -> Int32 {
  switch state {
  case .idle: 0
  case .loading(let activity): activity.indicator == .pending ? 1 : 2
  case .empty: 3
  case .failed: 4
  case .loaded(let value, _): value
  }
}
