import Foundation

/// https://developer.apple.com/documentation/accessibility/accessibilitynotification
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum AccessibilityNotification {}

extension AccessibilityNotification {
  /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct Announcement {
    private let text: String
    private var priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority?

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      priority = announcement.accessibilitySpeechAnnouncementPriority
    }

    public func post() { AccessibilityLog.current?.record(.announcement(text), priority: priority.map { "\($0)" }) }
  }

  /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct LayoutChanged {
    private let element: Any?

    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityLog.current?.record(.layoutChanged) }
  }

  /// https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct ScreenChanged {
    private let element: Any?

    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityLog.current?.record(.screenChanged) }
  }
}
