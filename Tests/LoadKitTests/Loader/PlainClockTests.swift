import LoadKit
import LoadKitTesting
import Testing

/// A manual clock that can only be slept on, as the clocks of the system.
private struct PlainClock: Clock {
  let base: ManualClock

  var now: ManualClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

@MainActor @Suite("A clock that is slept on") struct PlainClockTests {
  let clock = ManualClock()

  func makeLoader(
    _ steps: [ScriptedStep<[String]>], options: LoadOptions = LoadOptions()
  ) -> (Loader<NoInput, [String]>, StateRecorder<[String]>, ScriptedOperation<NoInput, [String]>) {
    let script = ScriptedOperation<NoInput, [String]>(clock, steps)
    let loader = Loader(
      options: options, environment: LoadEnvironment(clock: PlainClock(base: clock)), operation: script.operation)
    return (loader, StateRecorder(loader), script)
  }

  @Test("B47 dropping a loader ends the operation and the sleep")
  func drop() async {
    let script = ScriptedOperation<NoInput, [String]>(clock)
    var loader: Loader? = Loader<NoInput, [String]>(
      environment: LoadEnvironment(clock: PlainClock(base: clock)), operation: script.operation)
    weak let dropped = loader
    loader?.start()
    await clock.whenSleeping(1)
    loader = nil
    #expect(dropped == nil)
    #expect(clock.pendingSleepCount == 0)
    await clock.advance(by: .zero)
    #expect(script.cancellations == 1)
  }

  @Test("B11 the indicator shows after the grace period, for the minimum")
  func indicator() async {
    let (loader, recorder, _) = makeLoader([.succeed(["a"], after: ms(300))])
    loader.start()
    await clock.whenSleeping(1)
    await clock.advance(to: ms(200))
    await recorder.when { $0.activity?.indicator == .visible }
    await clock.advance(to: ms(300))
    await clock.whenSleeping(1)
    #expect(clock.nextDeadline == ms(500))
    await clock.advance(to: ms(500))
    await recorder.when { $0.value != nil }
    #expect(recorder.lines == ["0 idle", "0 loading", "200 loading visible", "500 loaded [\"a\"]"])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B05 the waits between attempts are slept")
  func retries() async {
    let (loader, recorder, script) = makeLoader(
      [.fail(broken)], options: LoadOptions(timing: .none, retry: .retries(2)))
    loader.start()
    for second in 1...2 {
      await clock.whenSleeping(1)
      await clock.advance(to: .seconds(second))
      await script.whenCalled(second + 1)
    }
    await recorder.when { $0.failure != nil }
    #expect(recorder.lines.last == "2000 failed serverError after 3")
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B34 cancel during a wait ends the sleep, at once")
  func cancel() async {
    let (loader, _, script) = makeLoader([.fail(broken)], options: LoadOptions(timing: .none, retry: .retries(2)))
    loader.start()
    await clock.whenSleeping(1)
    loader.cancel()
    #expect(clock.pendingSleepCount == 0)
    await clock.advance(to: .seconds(60))
    #expect(script.calls.count == 1)
    #expect(loader.state == .idle)
  }

  @Test("B02 an operation that does not suspend is not slept for")
  func noSuspension() async {
    let (loader, _, _) = makeLoader([.succeed(["a"])])
    loader.start()
    await clock.advance(to: .seconds(60))
    #expect(loader.value == ["a"])
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("Rule 18: the system's clock drives a loader too")
  func continuousClock() async {
    // On a busy machine any limit may be over before the next attempt.
    let policy = RetryPolicy(attempts: 3, backoff: .constant(ms(1)), attemptTimeout: nil, maxElapsed: nil)
    let loader = Loader<NoInput, Int>(options: LoadOptions(timing: .none, retry: policy)) { context in
      if context.attempt < 3 { throw broken }
      return context.attempt
    }
    #expect(await loader.load().value == 3)
  }
}
