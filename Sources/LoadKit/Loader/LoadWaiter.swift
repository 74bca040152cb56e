/// Someone who waits for a run.
@MainActor final class LoadWaiter {
  let runID: Int
  private(set) var outcome: LoadState<LoadContent>?
  private var continuation: CheckedContinuation<Void, Never>?

  init(runID: Int) { self.runID = runID }

  /// Waits until ``resume(with:)``.
  func wait() async {
    if outcome != nil { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func resume(with state: LoadState<LoadContent>) {
    outcome = state
    continuation?.resume()
    continuation = nil
  }
}
