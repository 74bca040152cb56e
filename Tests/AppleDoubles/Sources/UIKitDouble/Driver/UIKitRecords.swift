import AccessibilityDouble

/// What the system knows of the whole app: what was said to VoiceOver, where its focus is, the user's settings.
@MainActor final class UIKitRecords {
  /// Those of the test that runs; see ``alone(_:)``.
  @TaskLocal static var current = UIKitRecords()

  nonisolated init() {}

  /// Something that was posted to assistive technology.
  struct Post {
    var notification: UIAccessibility.Notification
    var argument: Any?

    /// The text of an announcement.
    var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }

    /// The priority of an announcement, on iOS 17 and later.
    var priority: String? {
      attribute(.accessibilitySpeechAnnouncementPriority, as: UIAccessibilityPriority.self)?.rawValue
    }

    /// Whether an announcement waits for those before it.
    var isQueued: Bool { attribute(.accessibilitySpeechQueueAnnouncement, as: NSNumber.self)?.boolValue ?? false }

    private func attribute<T>(_ key: NSAttributedString.Key, as type: T.Type) -> T? {
      guard let text = argument as? NSAttributedString, text.length > 0 else { return nil }
      return text.attribute(key, at: 0, effectiveRange: nil) as? T
    }
  }

  private(set) var posts: [Post] = []
  /// The element that has the focus of assistive technology.
  weak var focus: AnyObject?
  /// Whether assistive technology reports that it moved the focus.
  var reportsFocus = true
  var isVoiceOverRunning = true
  var isReduceMotionEnabled = false
  var animations = 0
  var opened: [URL] = []
  /// How many rows of a list fit on the screen.
  var rowLimit: Int?
  var pooledCells = PooledCells.removed
  private(set) lazy var application = UIApplication(responder: ())
  private(set) lazy var device = UIDevice()

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let post = Post(notification: notification, argument: argument)
    posts.append(post)
    // A SwiftUI view that announces by UIKit is heard by the host that shows it.
    switch notification {
    case .announcement:
      AccessibilityLog.current?.record(.announcement(post.text ?? ""), priority: post.priority, isQueued: post.isQueued)
    case .layoutChanged: AccessibilityLog.current?.record(.layoutChanged)
    default: AccessibilityLog.current?.record(.screenChanged)
    }
    guard notification != .announcement else { return }
    precondition(!(argument is String), "A text is not spoken by this notification (V09)")
    guard let element = argument as? UIView else { return }
    // Not documented: the system finds the first element in a view (V10).
    guard let first = AccessibilityTree.elements(in: element).first else {
      preconditionFailure("The focus is moved to a view without an element")
    }
    focus = first.object
    if reportsFocus { reportFocus() }
  }

  /// Whether an element in one of the views has the focus.
  func isFocus(in views: some Sequence<UITableViewCell>) -> Bool { isFocus(inAny: Array(views)) }
  func isFocus(in views: some Sequence<UICollectionViewCell>) -> Bool { isFocus(inAny: Array(views)) }

  private func isFocus(inAny views: [UIView]) -> Bool {
    guard let focused = focus as? UIView else { return false }
    return views.contains(where: focused.isDescendant)
  }

  /// The element with the focus has gone: the system puts the focus on the first element of the screen (V03).
  func focusLeft(_ list: UIView) {
    guard isVoiceOverRunning, let window = list.window else { return focus = nil }
    focus = AccessibilityTree.elements(in: window).first?.object
  }

  /// Reports that an element got the focus.
  func reportFocus() { NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil) }

  /// Forgets everything.
  func reset() {
    posts = []
    focus = nil
    reportsFocus = true
    isVoiceOverRunning = true
    isReduceMotionEnabled = false
    animations = 0
    opened = []
    rowLimit = nil
    pooledCells = .removed
  }

  // MARK: One test at a time

  nonisolated private static let turn = Turn()

  /// Runs a test with records of its own, and with nobody else whom notifications of the app would reach.
  nonisolated static func alone(_ test: @Sendable () async throws -> Void) async rethrows {
    await turn.begin()
    do {
      try await $current.withValue(UIKitRecords()) { try await test() }
    } catch {
      await turn.end()
      throw error
    }
    await turn.end()
  }

  /// Lets one in after the other.
  @MainActor private final class Turn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated init() {}

    func begin() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}
