import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Scripted operation") struct ScriptedOperationTests {
  let clock = ManualClock()

  @Test("Steps are taken in order, the last one again and again, and calls are remembered")
  func steps() async throws {
    let script = ScriptedOperation<Int, String>(clock, [.succeed("a"), .fail(LoadFailure(.notFound)), .succeed("b")])
    let operation = script.operation
    #expect(try await operation(1, LoadContext()) == "a")
    await #expect(throws: LoadFailure.self) { try await operation(2, LoadContext(attempt: 2)) }
    #expect(try await operation(3, LoadContext(idempotencyKey: "k")) == "b")
    #expect(try await operation(4, LoadContext()) == "b")
    #expect(script.calls.map(\.input) == [1, 2, 3, 4])
    #expect(script.calls.map(\.attempt) == [1, 2, 1, 1])
    #expect(script.calls[2].idempotencyKey == "k")
  }

  @Test("A delay is on the clock, with reports on the way")
  func delay() async throws {
    let step = ScriptedStep.succeed("a", after: .seconds(2)).reporting([
      (.seconds(1), LoadProgress(completed: 1, total: 2))
    ])
    let script = ScriptedOperation<Int, String>(clock, [step])
    let reports = LoadLock<[LoadProgress]>([])
    let operation = script.operation
    let call = Task {
      try await operation(1, LoadContext(reporter: { report in reports.withLock { $0.append(report) } }))
    }
    await script.whenCalled()
    await clock.advance(by: .milliseconds(999))
    #expect(reports.withLock(\.self).isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(reports.withLock(\.self) == [LoadProgress(completed: 1, total: 2)])
    #expect(script.running == 1)
    await clock.advance(by: .seconds(1))
    #expect(try await call.value == "a")
    #expect(script.running == 0)
  }

  @Test("A gate holds calls back until it is opened")
  func gate() async throws {
    let gate = ScriptedGate()
    let script = ScriptedOperation<Int, String>(clock, [.succeed("a", when: gate)])
    let operation = script.operation
    let call = Task { try await operation(1, LoadContext()) }
    await script.whenCalled()
    #expect(script.running == 1)
    gate.open()
    #expect(try await call.value == "a")
  }

  @Test("A cancelled call throws, unless it is to ignore that")
  func cancellation() async {
    for isIgnored in [false, true] {
      let gate = ScriptedGate()
      let script = ScriptedOperation<Int, String>(clock, [.succeed("a", when: gate)])
      script.ignoresCancellation = isIgnored
      let operation = script.operation
      let call = Task { try await operation(1, LoadContext()) }
      await script.whenCalled()
      call.cancel()
      gate.open()
      let result = await call.result
      #expect((try? result.get()) == (isIgnored ? "a" : nil))
    }
  }

  @Test("A call that hangs ends when it is cancelled")
  func hang() async {
    let script = ScriptedOperation<Int, String>(clock, [.hang])
    let operation = script.operation
    let call = Task { try await operation(1, LoadContext()) }
    await script.whenCalled()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(script.cancellations == 1)
  }
}

@MainActor @Suite("State recorder") struct StateRecorderTests {
  @Test("It records the whole sequence with times, passes transitions on, and waits for a state")
  func records() async {
    let clock = ManualClock()
    let script = ScriptedOperation<NoInput, [Int]>(clock, [.succeed([1], after: .milliseconds(250))])
    let loader = Loader<NoInput, [Int]>(environment: LoadEnvironment(clock: clock), operation: script.operation)
    var passedOn = 0
    loader.onTransition = { _ in passedOn += 1 }
    let recorder = StateRecorder(loader)
    loader.start()
    async let isVisible: Void = recorder.when { $0.activity?.indicator == .visible }
    await clock.advance(by: .milliseconds(250))
    await isVisible
    #expect(recorder.takeLines() == ["0 idle", "0 loading", "200 loading visible"])
    await clock.advance(by: .seconds(1))
    #expect(recorder.takeLines() == ["500 loaded [1]"])
    await recorder.when { $0.value == [1] }
    #expect(passedOn == 3)
  }

  @Test("What is unusual about a state is in its summary")
  func summaries() {
    let activity = LoadActivity(
      reason: .userRetry, indicator: .visible, attempt: 2, progress: LoadProgress(completed: 1, total: 4),
      phase: .slow, offersCancel: true)
    #expect(LoadState<Int>.loading(activity).summary == "loading visible userRetry attempt 2 slow 25% cancellable")
    #expect(LoadState<Int>.empty(LoadStatus(origin: .cached)).summary == "empty cached")
    let failed = LoadStatus(refresh: .failed(LoadFailure(.offline)))
    #expect(LoadState.loaded(1, failed).summary == "loaded 1 with failed refresh offline after 0")
  }
}
