@_spi(Machine) import LoadKit
import Testing

@Suite("Streams and the displays that they are for") struct StreamRuleTests {
  /// A stream that has given a value at 0.
  private func stream(_ options: LoadOptions = LoadOptions(timing: .none), _ presence: LoadPresence? = nil)
    -> TimedMachine
  {
    var machine = TimedMachine(options)
    if let presence { machine.send(.presence(presence)) }
    machine.load()
    machine.yield(1)
    return machine
  }

  // MARK: Failures

  @Test("B09 a failure after a value subscribes again by the policy, and is a failed refresh when that is used up")
  func resubscribes() {
    var machine = stream(LoadOptions(retry: .retries(2)))
    machine.at(5_000)
    machine.yield(2)
    machine.fail()
    #expect(machine.state.value == 2)
    #expect(machine.state.failure == nil)
    #expect(machine.machine.isStale(at: machine.now))
    machine.at(5_999)
    #expect(machine.starts.count == 1)
    machine.at(6_000)
    machine.fail()
    machine.at(7_000)
    #expect(machine.starts.map(\.number) == [1, 2, 3])
    #expect(machine.state.failure == nil)
    machine.fail()
    machine.at(20_000)
    #expect(machine.times == [0, 6_000, 7_000])
    #expect(machine.state.value == 2)
    #expect(machine.state.failure?.kind == .serverError)
    #expect(machine.state.failure?.attempts == 3)
    #expect(machine.machine.deadline == nil)
  }

  @Test("B09 a value between failures begins the count again")
  func countsAgain() {
    var machine = stream(LoadOptions(timing: .none, retry: .retries(1)))
    for round in 1...5 {
      machine.fail()
      machine.at(round * 1_000)
      #expect(machine.starts.last?.number == 2)
      machine.yield(round + 1)
      #expect(machine.state.value == round + 1)
      #expect(machine.state.activity == nil)
    }
    machine.fail()
    machine.at(6_000)
    machine.fail()
    #expect(machine.state.failure?.attempts == 2)
  }

  @Test("B09 no timeout after the first value", arguments: [true, false])
  func noTimeout(hasValue: Bool) {
    var machine = TimedMachine(LoadOptions(timing: .none, retry: .retries(0)))
    machine.load()
    machine.at(14_999)
    if hasValue { machine.yield(1) }
    machine.at(100_000)
    #expect(machine.cancellations == (hasValue ? 0 : 1))
    #expect(machine.state.failure?.kind == (hasValue ? nil : .timedOut))
  }

  @Test("B09 a failure that no retry helps is a failed refresh at once, and so is work that must not be repeated")
  func notRetried() {
    var machine = stream()
    machine.fail(.notFound)
    #expect(machine.state.failure?.kind == .notFound)
    #expect(machine.starts.count == 1)
    var once = stream()
    once.send(.mustNotRepeat(attempt: once.attempt))
    once.fail()
    #expect(once.state.failure?.kind == .serverError)
  }

  @Test("B09 a failure while the first value is held subscribes again when the value shows")
  func failsWhileHeld() {
    var machine = TimedMachine(LoadOptions(retry: .retries(1)))
    machine.load()
    machine.at(300)
    machine.yield(1)
    machine.fail()
    machine.at(499)
    #expect(machine.state.isLoading)
    machine.at(1_499)
    #expect(machine.state.value == 1)
    #expect(machine.times == [0])
    machine.at(1_500)
    #expect(machine.times == [0, 1_500])
  }

  @Test("B09 the user's cancel ends the new subscription, and the content is stale")
  func cancel() {
    var machine = stream()
    machine.fail()
    machine.send(.cancel)
    machine.at(60_000)
    #expect(machine.starts.count == 1)
    #expect(machine.state.activity == nil)
    machine.load()
    #expect(machine.starts.count == 2)
  }

  // MARK: Displays

  @Test("B76 a stream ends when its last display has been off screen for the delay", arguments: [false, true])
  func leaves(staysHidden: Bool) {
    var machine = stream(LoadOptions(timing: .none, streamsWhileHidden: staysHidden), .shown)
    machine.at(5_000)
    machine.send(.presence(.hidden))
    machine.at(5_999)
    #expect(machine.cancellations == 0)
    machine.at(6_000)
    #expect(machine.cancellations == (staysHidden ? 0 : 1))
    #expect(machine.state.value == 1)
    machine.send(.presence(.shown))
    machine.load()
    #expect(machine.starts.count == (staysHidden ? 1 : 2))
  }

  @Test("B76 a display that returns in time keeps it, and the delay counts from the last time")
  func returns() {
    var machine = stream(LoadOptions(timing: .none), .shown)
    machine.send(.presence(.hidden))
    machine.at(999)
    machine.send(.presence(.shown))
    machine.at(5_000)
    machine.load()
    #expect(machine.cancellations == 0)
    #expect(machine.starts.count == 1)
    machine.send(.presence(.hidden))
    machine.at(5_999)
    #expect(machine.cancellations == 0)
    machine.at(6_000)
    #expect(machine.cancellations == 1)
  }

  @Test("B76 a stream begun by code and never shown lives; once shown it ends like any other")
  func neverShown() {
    for presence in [nil, LoadPresence.hidden] {
      var machine = stream(LoadOptions(timing: .none), presence)
      machine.at(600_000)
      #expect(machine.cancellations == 0)
      machine.send(.presence(.shown))
      machine.send(.presence(.hidden))
      machine.at(601_000)
      #expect(machine.cancellations == 1)
    }
  }

  @Test("B76 a first value that arrives after the display has left ends the stream")
  func lateFirstValue() {
    var machine = TimedMachine(LoadOptions(timing: .none))
    machine.send(.presence(.shown))
    machine.load()
    machine.at(100)
    machine.send(.presence(.hidden))
    machine.at(3_000)
    machine.yield(1)
    #expect(machine.cancellations == 1)
    #expect(machine.state.value == 1)
    #expect(machine.machine.isStale(at: machine.now))
  }

  @Test(
    "B76 the background ends a stream that was shown at once; a stream never shown lives", arguments: [true, false])
  func background(isShown: Bool) {
    var machine = stream(LoadOptions(timing: .none), isShown ? .shown : nil)
    machine.send(.suspended)
    #expect(machine.cancellations == (isShown ? 1 : 0))
    machine.at(60_000)
    machine.send(.resumed)
    machine.load(.foreground)
    #expect(machine.starts.count == (isShown ? 2 : 1))
    var kept = stream(LoadOptions(timing: .none, streamsWhileHidden: true), .shown)
    kept.send(.suspended)
    #expect(kept.cancellations == 0)
  }

  @Test("B76 a new subscription that no display waits for ends with the delay")
  func resubscriptionLeaves() {
    var machine = stream(LoadOptions(timing: .none, retry: .retries(2)), .shown)
    machine.send(.presence(.hidden))
    machine.fail()
    machine.at(60_000)
    #expect(machine.starts.count == 1 || machine.cancellations == 1)
    #expect(!machine.machine.isRunning)
    #expect(machine.state.value == 1)
  }

  // MARK: Pausing

  @Test("values wait while paused, and the newest shows at the end")
  func pauses() {
    var machine = stream()
    machine.send(.paused(true))
    machine.yield(2)
    machine.yield(3)
    #expect(machine.state.value == 1)
    machine.send(.paused(false))
    #expect(machine.state.value == 3)
    machine.send(.paused(true))
    machine.send(.paused(false))
    #expect(machine.state.value == 3)
    machine.yield(4)
    #expect(machine.state.value == 4)
  }

  @Test("a value that waits is dropped for a newer one: the user's refresh, another value of the app's, a reset")
  func newerThanWaiting() {
    var refreshed = stream()
    refreshed.send(.paused(true))
    refreshed.yield(2)
    refreshed.load(.userRefresh)
    refreshed.succeed(5)
    #expect(refreshed.state.value == 5)
    refreshed.send(.paused(false))
    #expect(refreshed.state.value == 5)
    var reset = stream()
    reset.send(.paused(true))
    reset.yield(2)
    reset.send(.reset)
    reset.send(.paused(false))
    #expect(reset.state == .idle)
  }

  @Test("a new subscription while paused gives a value that waits")
  func pausedResubscription() {
    var machine = stream(LoadOptions(timing: .none, retry: .retries(1)))
    machine.send(.paused(true))
    machine.fail()
    machine.at(1_000)
    machine.yield(2)
    #expect(machine.state.value == 1)
    machine.send(.paused(false))
    #expect(machine.state.value == 2)
    machine.yield(3)
    #expect(machine.state.value == 3)
  }
}
