/// Someone who waits for a run.
@MainActor final class LoadWaiter {
  let runID: Int
  /// The number of the input that the run is for.
  private let input: Int
  private(set) var outcome: LoadState<LoadContent>?
  private var continuation: CheckedContinuation<Void, Never>?

  init(runID: Int, input: Int) {
    self.runID = runID
    self.input = input
  }

  /// Waits until ``resume(with:for:)``.
  func wait() async {
    if outcome != nil { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Ends the wait.
  ///
  /// - Parameters:
  ///   - state: What shows now.
  ///   - input: The number of the input that it is for. What belongs to another one is no outcome to this wait.
  func resume(with state: LoadState<LoadContent>, for input: Int) {
    outcome = input == self.input ? state : .idle
    continuation?.resume()
    continuation = nil
  }
}
