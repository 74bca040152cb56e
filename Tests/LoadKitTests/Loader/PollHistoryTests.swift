import LoadKitTesting
import Testing

@testable @_spi(Machine) import LoadKit

#if !LOADKIT_DEFERRED_START  // A history looks at calls in the turn in which they begin.
  /// Random histories of a loader that polls: its display comes and goes, the app goes to the background, values wait.
  @MainActor @Suite("Histories of polls", .timeLimit(.minutes(5))) struct PollHistoryTests {
    /// What a history does, and what it has seen.
    @MainActor private final class World {
      let clock = ManualClock()
      let display = LoadDisplay()
      let model = LoadScreenModel<Int>()
      var random: SplitMix
      private(set) var loader: Loader<NoInput, Int>!
      private var isShown = false
      private var isInForeground = true
      /// The calls that have neither ended nor been cancelled.
      private let running = LoadLock<Set<Int>>([])
      private var calls = 0
      private(set) var polls = 0
      /// When the last run settled.
      private var settled: Duration?
      private var faults: [String] = []
      /// The run that was called for last. After an invalidation a run makes a second call, wherever the app is then.
      private var run: Int?
      /// Since when a poll was possible, and what was called then.
      private var possible: (since: Duration, calls: Int)?

      init(seed: UInt64) {
        random = SplitMix(seed: seed)
        let options = LoadOptions(timing: .none, retry: .never, pollEvery: .seconds(10))
        loader = Loader(options: options, environment: LoadEnvironment(clock: clock)) { [weak self] _ in
          guard let self else { throw CancellationError() }
          return try await call()
        }
        loader.onTransition = { [weak self] in
          if $0.previous.isRunning, !$0.state.isRunning { self?.settled = $0.time }
        }
        display.add(model)
        model.show(.loader(loader))
      }

      private func call() async throws -> Int {
        calls += 1
        let number = calls
        let others = running.withLock { others in
          defer { others.insert(number) }
          return others
        }
        if !others.isEmpty { faults.append("two calls at once") }
        let last = run
        run = loader.driver.machine.run?.id
        if loader.driver.machine.run?.reason == .poll, run != last {
          polls += 1
          if !isShown || !isInForeground { faults.append("a poll that nobody sees") }
          if loader.isPaused { faults.append("a poll while paused") }
          if let settled, loader.now - settled < .seconds(10) { faults.append("a poll after \(loader.now - settled)") }
        }
        let wait = Duration.milliseconds(Int.random(in: 0...3_000, using: &random))
        defer { running.withLock { _ = $0.remove(number) } }
        try await withTaskCancellationHandler {
          try await clock.deliver(after: wait)
        } onCancel: {
          running.withLock { _ = $0.remove(number) }
        }
        if Int.random(in: 0...3, using: &random) == 0 { throw LoadFailure(.serverError) }
        return number
      }

      private func changePossibility() {
        let isPossible = isShown && isInForeground && !loader.isPaused
        if !isPossible { possible = nil } else if possible == nil { possible = (loader.now, calls) }
      }

      private func show(_ isShown: Bool) {
        self.isShown = isShown
        if isShown { display.appear() } else { display.disappear() }
      }

      private func enter(foreground isInForeground: Bool) {
        self.isInForeground = isInForeground
        if isInForeground { display.enterForeground() } else { display.enterBackground() }
      }

      func step() async {
        var isUser = false
        // Most of the time polls are possible.
        if !isShown, Bool.random(using: &random) { show(true) }
        if !isInForeground, Bool.random(using: &random) { enter(foreground: true) }
        if loader.isPaused, Bool.random(using: &random) { loader.isPaused = false }
        let (value, wasPaused) = (loader.value, loader.isPaused)
        switch Int.random(in: 0...9, using: &random) {
        case 0: show(!isShown)
        case 1: enter(foreground: !isInForeground)
        case 2: loader.isPaused.toggle()
        case 3:
          isUser = true
          loader.start(.userRefresh)
        case 4: loader.invalidate()
        default: break
        }
        changePossibility()
        await clock.advance(by: .milliseconds(Int.random(in: 1...30_000, using: &random)))
        // Values of polls wait; what else was asked for shows.
        if wasPaused, loader.isPaused, !isUser, loader.value != value, loader.driver.machine.run?.reason == .poll {
          faults.append("a value while paused")
        }
        if let possible, loader.now - possible.since > .seconds(400) {
          if calls == possible.calls { faults.append("no poll in \(loader.now - possible.since)") }
          self.possible = (loader.now, calls)
        }
      }

      /// What went wrong.
      func play(_ steps: Int) async -> [String] {
        show(true)
        changePossibility()
        for _ in 0..<steps { await step() }
        return faults
      }
    }

    @Test("rule 23: polls only on screen, one at a time, not before their interval, and they go on", arguments: 1...60)
    func histories(seed: UInt64) async {
      let world = World(seed: seed)
      let faults = await world.play(200)
      #expect(faults == [])
      #expect(world.polls > 20)
    }
  }
#endif
