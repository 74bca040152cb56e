#if canImport(SwiftUI)
  import LoadKit
  import SwiftUI

  #if canImport(Accessibility)
    import Accessibility
  #endif
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension LoadAnnouncement {
    /// Says it to assistive technology.
    ///
    /// - Parameter asOnEarlierSystem: Whether to use what there was before iOS 17 and its contemporaries; for tests.
    @MainActor func post(asOnEarlierSystem: Bool) {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !asOnEarlierSystem {
        var spoken = AttributedString(text)
        spoken.accessibilitySpeechAnnouncementPriority =
          switch priority {
          // `default` interrupts the speech under way, and is dropped while the focus is moved; only `low` waits.
          case .low, .normal: .low
          case .high: .high
          }
        AccessibilityNotification.Announcement(spoken).post()
      } else {
        #if canImport(UIKit) && !os(watchOS)
          // There is only waiting for the announcement before, and interrupting it.
          let waits = NSNumber(value: priority < .high)
          UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: waits]))
        #elseif canImport(AppKit)
          let level: NSAccessibilityPriorityLevel = priority == .high ? .high : priority == .low ? .low : .medium
          let window: Any? = NSApplication.shared.mainWindow
          NSAccessibility.post(
            element: window ?? NSApplication.shared, notification: .announcementRequested,
            userInfo: [.announcement: text, .priority: level.rawValue])
        #endif
      }
    }
  }
#endif
