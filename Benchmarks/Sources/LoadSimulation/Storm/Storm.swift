@_spi(Machine) import LoadKit

/// Runs a scenario: each load is a `LoadMachine` of its own in virtual time, with the retry policy of the scenario; the
/// loads of a client share its `RetryBudget`.
@MainActor struct Storm {
  private typealias Time = StormServer.Time

  /// A place for a load, which is used again when the load has ended.
  private struct Place {
    var machine: LoadMachine<Int>
    var client = 0
    var began: Time = 0
    var requests = 0
    var isAttempting = false
    /// Tells the loads of a place apart.
    var load = 0
  }

  private enum Event {
    case answer(place: Int, load: Int, attempt: Int, isRefusal: Bool)
    case tick(place: Int, load: Int)
  }

  /// The time from a client to the server, and back.
  private static let trip: Time = 25_000_000
  private static let seed: UInt64 = 503

  private let scenario: StormScenario
  private let idle: LoadMachine<Int>
  private let refusal: LoadFailure
  private let budgets: [RetryBudget]
  private var server: StormServer
  private var queue = EventQueue<Event>()
  private var places: [Place] = []
  private var free: [Int] = []
  private var result = StormResult()

  static func run(_ scenario: StormScenario) -> StormResult {
    var storm = Storm(scenario)
    return storm.run()
  }

  private init(_ scenario: StormScenario) {
    self.scenario = scenario
    let jitter = Jitter(RandomSource(seed: Self.seed + 1))
    // Neither an indicator nor "slow" wakes a machine: they make no difference for a server.
    let options = LoadOptions(
      timing: .none, retry: scenario.policy { MainActor.assumeIsolated { jitter.next() } }, slowAfter: .seconds(3_600))
    idle = LoadMachine(options: options)
    refusal = LoadFailure(.serverError, retryAfter: scenario.retryAfter)
    budgets = scenario.budget == .none ? [] : (0..<scenario.clients).map { _ in RetryBudget() }
    if scenario.budget == .atThreshold {
      for budget in budgets { while budget.allowsRetry { budget.spend() } }
    }
    server = StormServer(scenario)
  }

  private mutating func run() -> StormResult {
    for (time, client) in Self.loads(of: scenario) {
      while let next = queue.nextTime, next <= time { handleNext(at: next) }
      begin(at: time, client: client)
    }
    while let next = queue.nextTime { handleNext(at: next) }
    return result
  }

  /// When loads begin and for which client, in the order of time. In each minute every client begins the same number
  /// of loads, at random instants.
  private static func loads(of scenario: StormScenario) -> [(Time, Int)] {
    var random = RandomSource(seed: seed)
    // The instant in microseconds since the first one, and the client, as one number that sorts quickly.
    var packed: [UInt64] = []
    let length = UInt64(StormScenario.fault) * 1_000_000
    let last = (StormScenario.fault + StormScenario.after) / StormScenario.fault
    for minute in 0...last {
      for client in 0..<scenario.clients {
        for _ in 0..<scenario.loadsPerClient {
          let instant = UInt64(minute) * length + UInt64(random.unit() * Double(length))
          packed.append(instant << 20 | UInt64(client))
        }
      }
    }
    packed.sort()
    let first = Int64(StormScenario.before) * -1_000_000_000
    return packed.lazy
      .map { (Time($0 >> 20) * 1_000 - Time(StormScenario.fault) * 1_000_000_000, Int($0 & 0xF_FFFF)) }
      .filter { $0.0 >= first }
  }

  // MARK: Events

  private mutating func begin(at time: Time, client: Int) {
    let index = free.popLast() ?? places.count
    if index == places.count { places.append(Place(machine: idle)) }
    places[index].machine = idle
    places[index].client = client
    places[index].began = time
    places[index].requests = 0
    places[index].isAttempting = false
    places[index].load += 1
    handle(.request(LoadRequest()), index, at: time)
  }

  private mutating func handleNext(at time: Time) {
    switch queue.popFirst() {
    case .answer(let index, let load, let attempt, let isRefusal):
      guard places[index].load == load else { return }
      handle(isRefusal ? .failure(refusal, attempt: attempt) : .success(1, attempt: attempt), index, at: time)
    case .tick(let index, let load):
      guard places[index].load == load, let due = places[index].machine.deadline, due <= .nanoseconds(time) else {
        return
      }
      handle(.tick, index, at: time)
    case nil:
      break
    }
  }

  /// The first nanosecond that is not before an instant.
  private static func time(_ instant: Duration) -> Time {
    let time = Time((instant / .nanoseconds(1)).rounded(.down))
    return .nanoseconds(time) < instant ? time + 1 : time
  }

  /// Tells a machine what happens, and carries out its commands, as a loader does.
  private mutating func handle(_ event: LoadEvent<Int>, _ index: Int, at time: Time) {
    let budget = budgets.isEmpty ? nil : budgets[places[index].client]
    let paysForFailures = scenario.budget == .eachFailure
    if paysForFailures, places[index].isAttempting, event.isFailure { budget?.spend() }
    let commands = places[index].machine.handle(
      event, at: .nanoseconds(time), mayRetry: budget?.allowsRetry ?? true)
    if commands.schedulesRetry, !paysForFailures { budget?.spend() }
    if commands.succeeded { budget?.earn() }
    places[index].isAttempting = commands.starts != nil
    guard places[index].machine.isRunning else {
      result.ended(
        places[index].began, time, requests: places[index].requests, isServed: commands.succeeded)
      // Answers that are still on their way belong to no load.
      places[index].load += 1
      free.append(index)
      return
    }
    let due = places[index].machine.deadline.map(Self.time) ?? .max
    let load = places[index].load
    if let start = commands.starts {
      places[index].requests += 1
      result.sent(at: time)
      let arrival = time + Self.trip
      let response = server.receive(at: arrival)
      let answer = (response ?? arrival) + Self.trip
      // An answer after the timeout changes nothing for the client, only the server has worked for it.
      if answer <= due {
        queue.insert(.answer(place: index, load: load, attempt: start.id, isRefusal: response == nil), at: answer)
        return
      }
    }
    queue.insert(.tick(place: index, load: load), at: due)
  }
}

extension LoadEvent {
  /// Whether the event ends an attempt without success. A tick during an attempt is its timeout here, since nothing
  /// else is due then.
  fileprivate var isFailure: Bool {
    switch self {
    case .failure, .tick: true
    default: false
    }
  }
}

/// The random numbers of backoffs, which are drawn in the order of events.
@MainActor private final class Jitter {
  private var random: RandomSource

  init(_ random: RandomSource) { self.random = random }

  func next() -> Double { random.unit() }
}
