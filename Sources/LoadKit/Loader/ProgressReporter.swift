/// Brings progress reports from any thread to the main actor, the newest only, with one hop under way at most.
final class ProgressReporter: Sendable {
  private let newest = LoadLock<LoadProgress?>(nil)
  private let deliver: @MainActor @Sendable (LoadProgress) -> Void

  init(deliver: @escaping @MainActor @Sendable (LoadProgress) -> Void) { self.deliver = deliver }

  func report(_ progress: LoadProgress) {
    let isFirst = newest.withLock { newest in
      defer { newest = progress }
      return newest == nil
    }
    guard isFirst else { return }
    Task { @MainActor in
      let progress = newest.withLock { newest in
        defer { newest = nil }
        return newest
      }
      if let progress { deliver(progress) }
    }
  }
}
