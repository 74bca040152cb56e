#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Posts announcements to VoiceOver.
  @MainActor enum Announcements {
    /// Posts an announcement.
    ///
    /// - Parameters:
    ///   - announcement: The announcement.
    ///   - asOnEarlierSystem: Whether to use the attributes of systems before iOS 17; for tests.
    static func post(_ announcement: LoadAnnouncement, asOnEarlierSystem: Bool) {
      UIAccessibility.post(notification: .announcement, argument: text(of: announcement, asOnEarlierSystem))
    }

    private static func text(of announcement: LoadAnnouncement, _ asOnEarlierSystem: Bool) -> NSAttributedString {
      guard #available(iOS 17, tvOS 17, *), !asOnEarlierSystem else {
        // Earlier systems only distinguish between waiting for other speech and interrupting it.
        let waits = announcement.priority < .high
        return NSAttributedString(
          string: announcement.text, attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: waits)])
      }
      let priority: UIAccessibilityPriority =
        switch announcement.priority {
        // `default` interrupts the speech under way, for example the row that the user listens to; only `low` waits.
        case .low, .normal: .low
        case .high: .high
        }
      return NSAttributedString(
        string: announcement.text, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
    }
  }
#endif
