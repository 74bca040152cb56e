import AccessibilityDouble

/// What the system knows of the whole app: what was said to VoiceOver, where its focus is, the user's settings.
@MainActor final class UIKitRecords {
  /// As in UIKit, there is one for the process: suites that ask it run one after the other.
  static let shared = UIKitRecords()

  /// Something that was posted to assistive technology.
  struct Post {
    var notification: UIAccessibility.Notification
    var argument: Any?

    /// The text of an announcement.
    var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }
  }

  private(set) var posts: [Post] = []
  /// The element that has the focus of assistive technology.
  weak var focus: AnyObject?
  var isVoiceOverRunning = true
  var isReduceMotionEnabled = false
  var animations = 0
  var opened: [URL] = []
  private(set) lazy var application = UIApplication(responder: ())

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let post = Post(notification: notification, argument: argument)
    posts.append(post)
    // A SwiftUI view that announces by UIKit is heard by the host that shows it.
    switch notification {
    case .announcement: AccessibilityLog.current?.record(.announcement(post.text ?? ""))
    case .layoutChanged: AccessibilityLog.current?.record(.layoutChanged)
    default: AccessibilityLog.current?.record(.screenChanged)
    }
    guard notification != .announcement, let element = argument as? UIView else { return }
    focus = AccessibilityTree.elements(in: element).first?.object ?? element
  }

  /// Forgets everything.
  func reset() {
    posts = []
    focus = nil
    isVoiceOverRunning = true
    isReduceMotionEnabled = false
    animations = 0
    opened = []
  }
}
