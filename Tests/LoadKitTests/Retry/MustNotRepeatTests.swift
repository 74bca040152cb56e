import LoadKit
import LoadKitTesting
import Testing

@MainActor @Suite("Attempts that must not be repeated") struct MustNotRepeatTests {
  private static let eager = RetryPolicy(attempts: 4, backoff: .constant(ms(100)), shouldRetry: { _ in true })

  private let clock = ManualClock()
  private let connectivity = LoadConnectivity()

  /// A loader whose calls say that they must not be repeated, as long as `says` answers so.
  private func loader(
    _ steps: [ScriptedStep<[String]>], _ policy: RetryPolicy = eager, timing: LoadTiming = .none,
    says: @escaping @MainActor (Int) -> Bool = { _ in true }
  ) -> (Loader<NoInput, [String]>, ScriptedOperation<NoInput, [String]>) {
    let script = ScriptedOperation<NoInput, [String]>(clock, steps)
    let loader = Loader<NoInput, [String]>(
      options: LoadOptions(timing: timing, retry: policy),
      environment: LoadEnvironment(clock: clock, connectivity: connectivity)
    ) { context in
      if says(script.calls.count + 1) { context.mustNotRepeat() }
      return try await script.operation(NoInput(), context)
    }
    return (loader, script)
  }

  @Test("B33 no policy repeats them, whatever they fail with", arguments: LoadFailure.Kind.allCases)
  func policies(kind: LoadFailure.Kind) async {
    for idempotency in [RetryPolicy.Idempotency.idempotent, .keyed, .nonIdempotent] {
      var policy = Self.eager
      policy.idempotency = idempotency
      let (loader, script) = loader([.fail(LoadFailure(kind, isRetryable: true), after: ms(10))], policy)
      loader.start()
      await clock.advance(by: .seconds(60))
      #expect(loader.failure?.kind == kind && loader.failure?.attempts == 1)
      #expect(script.calls.count == 1)
    }
    #expect(clock.pendingSleepCount == 0)
  }

  @Test("B33 nor when their time is over", arguments: [true, false])
  func timeout(isForAttempt: Bool) async {
    var policy = Self.eager
    (policy.attemptTimeout, policy.maxElapsed) = isForAttempt ? (ms(1_000), nil) : (nil, ms(1_000))
    let (loader, script) = loader([.hang], policy)
    loader.start()
    await clock.advance(by: .seconds(60))
    #expect(loader.failure?.kind == .timedOut)
    #expect(script.calls.count == 1)
  }

  @Test("B50 nor when the connection returns, also while the failure has yet to show", arguments: [0, 500])
  func connection(minimum: Int) async {
    let timing = LoadTiming(grace: .zero, minimumDisplay: ms(minimum))
    let (loader, script) = loader([.fail(LoadFailure(.cannotConnect), after: ms(10))], timing: timing)
    loader.start()
    await clock.advance(by: ms(20))
    #expect((loader.failure == nil) == (minimum > 0))
    connectivity.update(.offline)
    connectivity.update(.online)
    await clock.advance(by: .seconds(60))
    #expect(script.calls.count == 1)
    #expect(loader.failure?.kind == .cannotConnect)
  }

  @Test("B54 offline it keeps its own kind, and the connection's return doesn't repeat it")
  func offline() async {
    let (loader, script) = loader([.fail(LoadFailure(.cannotConnect), after: ms(10))])
    connectivity.update(.offline)
    let load = Task { await loader.load() }
    await clock.advance(by: ms(10))
    #expect(await load.value.failure?.kind == .cannotConnect)
    connectivity.update(.online)
    await clock.advance(by: .seconds(60))
    #expect(script.calls.count == 1)
    #expect(loader.failure?.kind == .cannotConnect)
  }

  @Test("the user repeats them; what one call says is not said of the next")
  func user() async {
    let policy = RetryPolicy(attempts: 3, backoff: .constant(ms(100)))
    let (loader, script) = loader([.fail(broken, after: ms(10))], policy) { $0 == 1 || $0 > 4 }
    loader.start()
    for calls in [1, 4, 5] {
      await clock.advance(by: .seconds(60))
      #expect(script.calls.count == calls)
      loader.start(.userRetry)
    }
    loader.cancel()
  }

  @Test("what a call says that was given up means nothing for the one in flight")
  func late() async {
    let contexts = LoadLock([LoadContext]())
    let clock = clock
    let loader = Loader<NoInput, [String]>(
      options: LoadOptions(timing: .none, retry: RetryPolicy(attempts: 2, backoff: .constant(ms(100)))),
      environment: LoadEnvironment(clock: clock)
    ) { context in
      contexts.withLock { $0.append(context) }
      try await clock.deliver(after: .seconds(1))
      throw broken
    }
    loader.start()
    await clock.advance(by: ms(500))
    loader.cancel()
    loader.start()
    await clock.advance(by: ms(500))
    contexts.withLock { $0[0] }.mustNotRepeat()
    await clock.advance(by: .seconds(60))
    #expect(contexts.withLock { $0.count } == 3)
  }

  @Test("without a loader there is nobody to tell")
  func alone() { LoadContext().mustNotRepeat() }
}
