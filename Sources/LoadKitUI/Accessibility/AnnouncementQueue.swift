#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  /// Posts the announcements of a display.
  ///
  /// On systems before iOS 17 they have no priority, and VoiceOver drops them while it speaks itself: in the
  /// turn of a tap, or together with a move of its focus. There they are posted half a second later, in order.
  @MainActor final class AnnouncementQueue {
    /// How long an announcement waits on earlier systems.
    static let delay = Duration.milliseconds(500)

    /// The clock of the wait.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Whether to do as on systems before iOS 17; for tests.
    var imitatesEarlierSystem = false

    private var waiting: [LoadAnnouncement] = []
    private var wait: Task<Void, Never>?

    nonisolated init() {}

    deinit { wait?.cancel() }

    /// Posts an announcement, on earlier systems after the wait.
    func post(_ announcement: LoadAnnouncement) {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !imitatesEarlierSystem {
        return announcement.post(asOnEarlierSystem: false)
      }
      waiting.append(announcement)
      wait?.cancel()
      wait = Task { [weak self, clock] in
        // Only a cancellation ends the wait early: the next announcement starts it again.
        guard (try? await clock.sleep(for: Self.delay)) != nil else { return }
        self?.postWaiting()
      }
    }

    private func postWaiting() {
      let due = waiting
      waiting = []
      for announcement in due { announcement.post(asOnEarlierSystem: true) }
    }
  }
#endif
