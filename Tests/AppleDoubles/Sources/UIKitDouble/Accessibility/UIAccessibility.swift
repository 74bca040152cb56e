/// https://developer.apple.com/documentation/uikit/uiaccessibility
@MainActor public struct UIAccessibility {
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)
  public static func post(notification: Notification, argument: Any?) {
    UIKitRecords.current.post(notification, argument)
  }
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    UIKitRecords.current.focus
  }
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning
  public static var isVoiceOverRunning: Bool { UIKitRecords.current.isVoiceOverRunning }
  /// https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled
  public static var isReduceMotionEnabled: Bool { UIKitRecords.current.isReduceMotionEnabled }

  /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/rawvalue
    public var rawValue: UInt32
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/init(rawvalue:)
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/screenchanged
    public static let screenChanged = Notification(rawValue: 1_000)
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/layoutchanged
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
    public static let announcement = Notification(rawValue: 1_008)
  }

  /// https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/rawvalue
    public var rawValue: String
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/notificationvoiceover
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
  }
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/rawvalue
  public var rawValue: String
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/init(rawvalue:)
  public init(rawValue: String) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/high
  public static let high = UIAccessibilityPriority(rawValue: "high")
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/default
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitypriority/low
  public static let low = UIAccessibilityPriority(rawValue: "low")
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/rawvalue
  public let rawValue: UInt64
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/init(rawvalue:)
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/none
  public static let none: UIAccessibilityTraits = []
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/selected
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/updatesfrequently
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/header
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@MainActor open class UIAccessibilityElement: UIResponder {
  /// https://developer.apple.com/documentation/uikit/uiaccessibilityelement/accessibilitycontainer
  open weak var accessibilityContainer: AnyObject?

  /// https://developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(responder: ())
    isAccessibilityElement = true
  }
}
