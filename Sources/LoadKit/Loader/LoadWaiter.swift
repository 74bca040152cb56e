/// Someone who waits for a run.
@MainActor final class LoadWaiter {
  /// The run that it waits for. It may be followed by another one, which is waited for as well.
  var runID: Int
  /// Why the caller asked.
  let reason: LoadReason
  /// The number of the input that the run is for.
  private let input: Int
  private(set) var outcome: LoadState<LoadContent>?
  /// The value of an empty outcome.
  var emptyValue: LoadContent?
  private var continuation: CheckedContinuation<Void, Never>?
  private let wakes: (any LoadWakeCounter)?

  init(runID: Int, reason: LoadReason, input: Int, wakes: (any LoadWakeCounter)?) {
    self.runID = runID
    self.reason = reason
    self.input = input
    self.wakes = wakes
  }

  /// Waits until ``resume(with:for:)``.
  func wait() async {
    if outcome != nil { return }
    await withCheckedContinuation { continuation = $0 }
    wakes?.didWake()
  }

  /// Waits until ``resume(with:for:)``, or until the calling task is cancelled.
  ///
  /// - Parameter leave: Called then.
  func wait(leave: @escaping @MainActor () -> Void) async {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      Task { @MainActor in leave() }
    }
  }

  /// Ends the wait.
  ///
  /// - Parameters:
  ///   - state: What shows now.
  ///   - input: The number of the input that it is for. What belongs to another one is no outcome to this wait.
  func resume(with state: LoadState<LoadContent>, for input: Int) {
    outcome = input == self.input ? state : .idle
    guard let continuation else { return }
    self.continuation = nil
    wakes?.willWake()
    continuation.resume()
  }
}
