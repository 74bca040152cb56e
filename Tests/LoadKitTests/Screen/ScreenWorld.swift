import LoadKitTesting

@_spi(Machine) @testable import LoadKit

/// One loader on one or two displays, driven step by step without waiting: time, outcomes and life calls are moves.
@MainActor final class ScreenWorld {
  /// What can happen.
  enum Move: Hashable, CaseIterable, CustomStringConvertible {
    case appear, disappear, background, foreground, inputA, inputB, pull, retry, cancel, value, failure, tick

    var description: String { "\(self.name)" }

    private var name: String {
      switch self {
      case .appear: "appear"
      case .disappear: "disappear"
      case .background: "background"
      case .foreground: "foreground"
      case .inputA: "input a"
      case .inputB: "input b"
      case .pull: "pull"
      case .retry: "retry"
      case .cancel: "cancel"
      case .value: "value"
      case .failure: "failure"
      case .tick: "tick"
      }
    }

    /// Whether the move belongs to one display.
    var isOfDisplay: Bool {
      switch self {
      case .appear, .disappear, .background, .foreground, .inputA, .inputB, .pull, .retry: true
      case .cancel, .value, .failure, .tick: false
      }
    }
  }

  /// A move, and the display that it belongs to.
  struct Step: Hashable, CustomStringConvertible {
    var move: Move
    var display = 0
    var description: String { move.isOfDisplay && display > 0 ? "\(move) (\(display + 1))" : "\(move)" }
  }

  /// One display with its model, and what it reported in the last step.
  @MainActor final class Screen {
    let display = LoadDisplay()
    let model = LoadScreenModel<String>()
    var effects: [LoadEffect] = []
    /// The input that the screen shows.
    var input = "a"
    /// Whether the display was told that it appeared, and that it is in the background.
    var hasAppeared = false
    var isInBackground = false

    init() {
      display.onEffect = { [weak self] effect, _ in self?.effects.append(effect) }
      display.add(model)
      model.focusedRegion = { .indicator }
    }
  }

  let clock = StepClock()
  let calls = HangingCalls()
  let loader: Loader<String, String>
  let screens: [Screen]
  /// How often the operation was called before the last step.
  private(set) var callsBefore = 0
  private(set) var bodiesBefore: [LoadPresentation] = []
  /// How many attempts had an outcome, and how many outcomes were announced.
  private(set) var outcomes = 0
  private(set) var announced = 0
  /// Whether the last step gave its display another input.
  private(set) var inputDidChange = false
  private var answers = 0

  /// Creates a world in which nothing has happened.
  ///
  /// - Parameters:
  ///   - displays: The number of displays.
  ///   - isSearch: Whether the loader debounces its inputs, so that outcomes are announced later. Default: no.
  init(displays: Int, isSearch: Bool = false) {
    let calls = calls
    loader = Loader(
      LoadWording(loading: "Loading", count: { "\($0) items" }),
      options: LoadOptions(
        retry: RetryPolicy(attempts: 1, attemptTimeout: nil, maxElapsed: nil), debounce: isSearch ? ms(100) : .zero),
      traits: LoadTraits(isEmpty: { $0.isEmpty }, isSame: { $0 == $1 }, count: { $0.count }),
      environment: LoadEnvironment(clock: clock)
    ) { input, _ in
      try await calls.call(input)
      return ""
    }
    screens = (0..<displays).map { _ in Screen() }
    for screen in screens { screen.model.show(.loader(loader, input: "a")) }
  }

  var driver: LoadDriver { loader.driver }

  /// Carries out a step.
  func take(_ step: Step) {
    defer {
      announced += screens.flatMap(\.effects).filter { $0.announcedOutcome }.count
    }
    callsBefore = calls.count
    bodiesBefore = screens.map { $0.model.presentation }
    let screen = screens[step.display]
    let inputBefore = screen.input
    defer { inputDidChange = screen.input != inputBefore }
    for screen in screens { screen.effects = [] }
    switch step.move {
    case .appear:
      screen.hasAppeared = true
      screen.display.appear()
    case .disappear:
      screen.hasAppeared = false
      screen.display.disappear()
    case .background:
      screen.isInBackground = true
      screen.display.enterBackground()
    case .foreground:
      screen.isInBackground = false
      screen.display.enterForeground()
    case .inputA, .inputB:
      screen.input = step.move == .inputA ? "a" : "b"
      screen.model.show(.loader(loader, input: screen.input))
    case .pull: screen.display.startRefresh()
    case .retry: screen.model.perform(.retry)
    case .cancel: loader.cancel()
    case .value:
      guard let attempt = driver.attempt else { return }
      answers += 1
      outcomes += 1
      driver.end(attempt, .success(LoadContent("value \(answers % 2)"), attempt: attempt))
    case .failure:
      guard let attempt = driver.attempt else { return }
      outcomes += 1
      driver.end(attempt, .failure(LoadFailure(.serverError), attempt: attempt))
    case .tick: clock.tick()
    }
  }

  /// What tells this world from others, apart from the time at which it is.
  var digest: String {
    let machine = driver.machine
    let now = clock.time
    // How often a load failed, and which text it brought, makes no other world.
    let state = machine.state.map { _ in "value" }.summary
    var parts = [state, "\(machine.presence)", "\(machine.isSuspended)", "\(machine.input)"]
    parts += ["\(machine.settled.isStale)", "\(machine.settled.input)", "\(machine.settled.contentInput)"]
    if let run = machine.run {
      parts += ["\(run.reason) \(run.waiting) \(run.isDetached) \(run.isSlow) \(run.input)"]
      parts += [run.leaveAt, run.indicatorSince].map { "\($0.map { $0 - now } as Duration?)" }
      parts.append("\(machine.deadline.map { $0 - now } as Duration?)")
    }
    parts.append("\(announced - outcomes)")
    for screen in screens {
      parts.append("\(screen.model.queuedInput.map { "\($0)" } ?? "-")")
      parts.append("\(screen.hasAppeared) \(screen.isInBackground) \(screen.input) \(screen.model.frame.summary)")
    }
    return parts.joined(separator: "|")
  }
}

extension LoadEffect {
  var announcement: LoadAnnouncement? {
    switch self {
    case .announce(let announcement): announcement
    case .focus(_, let announcement): announcement
    case .content: nil
    }
  }

  /// Whether it announces how a run ended.
  var announcedOutcome: Bool { announcement.map { $0.text != "Loading" } ?? false }
}

/// A clock whose time a test moves from one deadline to the next, without waiting.
final class StepClock: Clock, LoadScheduler {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Entry: Sendable {
    let id: Int
    let deadline: Duration
    let action: @MainActor @Sendable () -> Void
  }

  private struct State: Sendable {
    var time = Duration.zero
    var lastID = 0
    var entries: [Entry] = []
  }

  private let state = LoadLock(State())

  var now: Instant { Instant(offset: time) }
  var time: Duration { state.withLock { $0.time } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // Loaders schedule, and do not sleep on this clock.
    throw CancellationError()
  }

  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    let id = state.withLock { state in
      state.lastID += 1
      state.entries.append(Entry(id: state.lastID, deadline: state.time + delay, action: action))
      return state.lastID
    }
    return { [state] in state.withLock { state in state.entries.removeAll { $0.id == id } } }
  }

  /// Moves the time to the next deadline, or by a minute if there is none.
  @MainActor func tick() {
    let next = state.withLock { state -> Entry? in
      guard let next = state.entries.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) else {
        state.time += .seconds(61)
        return nil
      }
      state.time = max(state.time, next.deadline)
      state.entries.removeAll { $0.id == next.id }
      return next
    }
    next?.action()
  }
}

/// Calls that never end by themselves. A test lets go of all of them at its end.
@MainActor final class HangingCalls {
  private(set) var count = 0
  private var running = 0
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private var drained: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  func call(_ input: String) async throws {
    count += 1
    running += 1
    defer {
      running -= 1
      if running == 0 {
        drained?.resume()
        drained = nil
      }
    }
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Ends all calls, and waits until their tasks have ended.
  func drain() async {
    let calls = waiting
    waiting = []
    for call in calls { call.resume(throwing: CancellationError()) }
    if running > 0 { await withCheckedContinuation { drained = $0 } }
  }
}
