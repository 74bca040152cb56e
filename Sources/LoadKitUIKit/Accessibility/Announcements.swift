#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Speaks through VoiceOver.
  @MainActor enum Announcements {
    /// Says it.
    ///
    /// - Parameters:
    ///   - announcement: What to say.
    ///   - asOnEarlierSystem: Whether to use what there was before iOS 17; for tests.
    static func post(_ announcement: LoadAnnouncement, asOnEarlierSystem: Bool) {
      UIAccessibility.post(notification: .announcement, argument: text(of: announcement, asOnEarlierSystem))
    }

    private static func text(of announcement: LoadAnnouncement, _ asOnEarlierSystem: Bool) -> NSAttributedString {
      guard #available(iOS 17, tvOS 17, *), !asOnEarlierSystem else {
        // Earlier systems know only whether to wait for other speech.
        let waits = announcement.priority < .high
        return NSAttributedString(
          string: announcement.text, attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: waits)])
      }
      let priority: UIAccessibilityPriority =
        switch announcement.priority {
        case .low: .low
        case .normal: .default
        case .high: .high
        }
      return NSAttributedString(
        string: announcement.text, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
    }
  }
#endif
