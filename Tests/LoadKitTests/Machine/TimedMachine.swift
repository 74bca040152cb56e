@_spi(Machine) import LoadKit

/// A machine with a time, which ticks at its deadlines and notes the attempts that it starts.
struct TimedMachine {
  private(set) var machine: LoadMachine<Int>
  private(set) var now = Duration.zero
  /// The attempts so far: when they began, and their numbers within the run.
  private(set) var starts: [(time: Duration, number: Int)] = []
  private(set) var cancellations = 0
  /// The attempt that began last.
  private(set) var attempt = 0

  init(_ options: LoadOptions = LoadOptions(), seed: LoadSeed<Int> = .none) {
    machine = LoadMachine(options: options, traits: LoadTraits(isEmpty: { $0 == 0 }, isSame: ==), seed: seed)
  }

  var state: LoadState<Int> { machine.state }
  /// When the attempts began, in milliseconds.
  var times: [Int] { starts.map { Int($0.time / .milliseconds(1)) } }

  mutating func send(_ event: LoadEvent<Int>) {
    handle(event)
    settle()
  }

  /// Asks for content.
  mutating func load(_ reason: LoadReason = .appeared, input: Int = 1) {
    send(.request(LoadRequest(input: input, reason: reason)))
  }

  /// Moves the time to a number of milliseconds, stopping at each deadline.
  mutating func at(_ milliseconds: Int) {
    let target = Duration.milliseconds(milliseconds)
    while let deadline = machine.deadline, deadline <= target {
      now = max(now, deadline)
      handle(.tick)
    }
    now = max(now, target)
  }

  mutating func succeed(_ value: Int) { send(.success(value, attempt: attempt)) }
  mutating func yield(_ value: Int) { send(.element(value, attempt: attempt)) }
  mutating func fail(_ kind: LoadFailure.Kind = .serverError, retryAfter: Duration? = nil) {
    send(.failure(LoadFailure(kind, retryAfter: retryAfter), attempt: attempt))
  }

  private mutating func settle() {
    while let deadline = machine.deadline, deadline <= now { handle(.tick) }
  }

  private mutating func handle(_ event: LoadEvent<Int>) {
    let commands = machine.handle(event, at: now)
    if commands.cancelsAttempt { cancellations += 1 }
    guard let start = commands.starts else { return }
    attempt = start.id
    starts.append((now, start.number))
  }
}
