// As much of Apple's AppKit as announcements need to be type-checked. Nothing here runs.
@_exported import Foundation

/// https://developer.apple.com/documentation/appkit/nswindow
@MainActor open class NSWindow: NSObject {}

/// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor open class NSApplication: NSObject {
  open class var shared: NSApplication { fatalError() }
  open var mainWindow: NSWindow? { fatalError() }
}

/// https://developer.apple.com/documentation/appkit/nsapp
@MainActor public var NSApp: NSApplication! { fatalError() }

/// https://developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

/// https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct
public struct NSAccessibility {
  /// https://developer.apple.com/documentation/appkit/nsaccessibility/notification
  public struct Notification: Hashable, Sendable {
    public static var announcementRequested: Notification { fatalError() }
  }
  /// https://developer.apple.com/documentation/appkit/nsaccessibility/notificationuserinfokey
  public struct NotificationUserInfoKey: Hashable, Sendable {
    public static var announcement: NotificationUserInfoKey { fatalError() }
    public static var priority: NotificationUserInfoKey { fatalError() }
  }
  /// https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/post(element:notification:userinfo:)
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
}

/// https://developer.apple.com/documentation/appkit/nstextcontenttype
@available(macOS 11.0, *)
public struct NSTextContentType: Sendable {
  /// https://developer.apple.com/documentation/appkit/nstextcontenttype/username
  public static let username = NSTextContentType()
  /// https://developer.apple.com/documentation/appkit/nstextcontenttype/password
  public static let password = NSTextContentType()
}
