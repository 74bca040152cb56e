import Observation

/// Counts how often what a closure read has changed since, watching again after each change.
@MainActor final class Watch {
  private(set) var changes = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    watch()
  }

  private func watch() {
    // Older systems have nobody to tell.
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.changes += 1
        // Within the change: what comes after it is seen again.
        self.watch()
      }
    }
  }
}
