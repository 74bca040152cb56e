import LoadKit

/// An operation that does what a test says, call by call, and remembers its calls.
///
/// ```swift
/// let clock = ManualClock()
/// let script = ScriptedOperation<NoInput, [String]>(clock, [.fail(LoadFailure(.offline)), .succeed(["a"], after:
/// .seconds(1))]) let loader = Loader<NoInput, [String]>(environment: LoadEnvironment(clock: clock), operation:
/// script.operation)
/// ```
@MainActor public final class ScriptedOperation<Input, Value> {
  /// A call that was made.
  public struct Call {
    /// What the operation was called with.
    public var input: Input
    /// The number of the call within its run (`LoadContext.attempt`).
    public var attempt: Int
    /// The key that the call was given.
    public var idempotencyKey: String?
    /// When it was made, on the manual clock.
    public var time: Duration
  }

  /// The calls so far.
  public private(set) var calls: [Call] = []
  /// How many calls run now.
  public private(set) var running = 0
  /// How many calls were cancelled while they ran, whether they obeyed or not.
  public private(set) var cancellations = 0
  /// Whether calls go on when they are cancelled. Default: no; they throw `CancellationError`.
  public var ignoresCancellation = false

  private let clock: ManualClock
  private var steps: [ScriptedStep<Value>]
  private let choose: ((Call) -> ScriptedStep<Value>)?
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Creates an operation that takes one step after the other, and the last one again and again.
  ///
  /// - Parameters:
  ///   - clock: The clock on which steps take their time.
  ///   - steps: What the calls do. Without any, calls never end.
  public init(_ clock: ManualClock, _ steps: [ScriptedStep<Value>] = []) {
    self.clock = clock
    self.steps = steps
    choose = nil
  }

  /// Creates an operation that decides at each call.
  ///
  /// - Parameters:
  ///   - clock: The clock on which steps take their time.
  ///   - choose: What a call does.
  public init(_ clock: ManualClock, choose: @escaping (Call) -> ScriptedStep<Value>) {
    self.clock = clock
    steps = []
    self.choose = choose
  }

  /// The operation, to be given to a loader.
  public var operation: @MainActor (Input, LoadContext) async throws -> Value {
    { input, context in try await self.call(input, context) }
  }

  /// Waits until at least `count` calls were made; at once if they were.
  ///
  /// - Parameter count: How many.
  public func whenCalled(_ count: Int = 1) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
    clock.wakes.decrement()
  }

  private func call(_ input: Input, _ context: LoadContext) async throws -> Value {
    let call = Call(
      input: input, attempt: context.attempt, idempotencyKey: context.idempotencyKey, time: clock.now.offset)
    calls.append(call)
    let due = watchers.filter { $0.count <= calls.count }
    watchers.removeAll { $0.count <= calls.count }
    for watcher in due {
      clock.wakes.increment()
      watcher.continuation.resume()
    }

    let step = choose?(call) ?? steps.first ?? .hang
    if steps.count > 1 { steps.removeFirst() }
    running += 1
    defer { running -= 1 }
    try await take(step, context)
    switch step.outcome {
    case .success(let value): return value
    case .failure(let error): throw error
    case .hang: throw CancellationError()
    }
  }

  /// Waits for as long as a step takes, reporting on the way.
  private func take(_ step: ScriptedStep<Value>, _ context: LoadContext) async throws {
    var elapsed = Duration.zero
    for report in step.reports {
      let wait = report.time - elapsed
      try await pause { try await self.clock.deliver(after: wait) }
      elapsed = report.time
      context.report(report.progress)
    }
    if let gate = step.gate { try await pause { try await gate.gate.pass(self.clock.wakes) } }
    if let wait = step.delay.map({ $0 - elapsed }) { try await pause { try await self.clock.deliver(after: wait) } }
    if case .hang = step.outcome { try await pause { try await MainActorGate().pass(self.clock.wakes) } }
  }

  /// Waits, and notes a cancellation; goes on waiting if cancellation is to be ignored.
  private func pause(_ wait: @escaping @MainActor () async throws -> Void) async throws {
    if ignoresCancellation {
      // A task of its own does not notice that the caller's was cancelled.
      let waiting = Task { @MainActor in
        _ = try? await wait()
        clock.wakes.increment()
      }
      await withTaskCancellationHandler {
        await waiting.value
      } onCancel: {
        Task { @MainActor in self.cancellations += 1 }
      }
      clock.wakes.decrement()
      return
    }
    do {
      try await wait()
    } catch {
      cancellations += 1
      throw error
    }
  }
}
