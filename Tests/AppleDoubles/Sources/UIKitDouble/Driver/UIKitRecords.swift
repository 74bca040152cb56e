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
    posts.append(Post(notification: notification, argument: argument))
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
