import LoadKit
import LoadKitTesting

/// A loader of texts with everything that a test needs around it: a clock, a script and a recorder.
@MainActor struct Screen<Input: Equatable> {
  typealias Operation = ScriptedOperation<Input, [String]>

  let clock = ManualClock()
  let script: Operation
  let loader: Loader<Input, [String]>
  let recorder: StateRecorder<[String]>

  init(
    _ steps: [ScriptedStep<[String]>] = [], options: LoadOptions = LoadOptions(), seed: LoadSeed<[String]> = .none,
    traits: LoadTraits<[String]> = .automatic, budget: RetryBudget? = nil, connectivity: LoadConnectivity? = nil,
    authentication: LoadAuthentication? = nil
  ) {
    self.init(
      script: { Operation($0, steps) }, options: options, seed: seed, traits: traits, budget: budget,
      connectivity: connectivity, authentication: authentication)
  }

  init(
    script: (ManualClock) -> Operation, options: LoadOptions = LoadOptions(), seed: LoadSeed<[String]> = .none,
    traits: LoadTraits<[String]> = .automatic, budget: RetryBudget? = nil, connectivity: LoadConnectivity? = nil,
    authentication: LoadAuthentication? = nil
  ) {
    let keys = KeyCounter()
    self.script = script(clock)
    loader = Loader(
      seed: seed, options: options, traits: traits,
      environment: LoadEnvironment(
        clock: clock, budget: budget, connectivity: connectivity, authentication: authentication,
        makeIdempotencyKey: { keys.next() }),
      operation: self.script.operation)
    recorder = StateRecorder(loader)
  }

  /// How often the operation was called.
  var calls: Int { script.calls.count }

  /// Moves the clock to a time in milliseconds.
  func at(_ milliseconds: Int) async { await clock.advance(to: .milliseconds(milliseconds)) }

  /// Lets operations begin that could not begin at once, and what comes of that; the time stands still.
  func turn() async { await clock.advance(by: .zero) }

  /// What was recorded so far.
  var lines: [String] { recorder.lines }

  /// Whether nothing waits: no timer of the loader, no call of the operation.
  var isQuiet: Bool { clock.pendingSleepCount == 0 && script.running == 0 }
}

/// Makes the idempotency keys "key 1", "key 2" and so on.
final class KeyCounter: Sendable {
  private let count = LoadLock(0)

  func next() -> String {
    let number = count.withLock { count -> Int in
      count += 1
      return count
    }
    return "key \(number)"
  }
}

/// Milliseconds.
func ms(_ count: Int) -> Duration { .milliseconds(count) }

/// A failure that is worth a retry.
let broken = LoadFailure(.serverError)

extension RetryPolicy {
  /// A number of retries after the first call, each a fixed wait later.
  static func retries(
    _ count: Int, wait: Duration = .seconds(1), attemptTimeout: Duration? = .seconds(15),
    maxElapsed: Duration? = .seconds(30), idempotency: Idempotency = .idempotent
  ) -> RetryPolicy {
    RetryPolicy(
      attempts: count + 1, backoff: .constant(wait), attemptTimeout: attemptTimeout, maxElapsed: maxElapsed,
      idempotency: idempotency)
  }
}

/// Whether the first part of an operation runs within the call that starts it; see `Loader.launch`.
let startsAtOnce: Bool = {
  #if LOADKIT_DEFERRED_START
    false
  #else
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { true } else { false }
  #endif
}()
