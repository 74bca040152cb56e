#if canImport(UIKit) && !os(watchOS)
  import LoadKit
  import UIKit

  /// Speaks through VoiceOver.
  @MainActor enum Announcements {
    static func post(_ announcement: LoadAnnouncement) {
      UIAccessibility.post(notification: .announcement, argument: text(of: announcement))
    }

    private static func text(of announcement: LoadAnnouncement) -> NSAttributedString {
      guard #available(iOS 17, tvOS 17, *) else {
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
