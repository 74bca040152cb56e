/// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum, not read
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/init()
  public override init() {}

  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launcharguments
  open var launchArguments: [String] {
    get { fatalError() }
    set {}
  }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.property
  open var state: State { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/launch()
  open func launch() {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/activate()
  open func activate() {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/wait(for:timeout:)
  open func wait(for state: State, timeout: TimeInterval) -> Bool { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @preconcurrency public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {}
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype/all
  public static var all: XCUIAccessibilityAuditType { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
open class XCUIAccessibilityAuditIssue: NSObject {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue/compactdescription
  open var compactDescription: String { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityauditissue/element
  open var element: XCUIElement? { fatalError() }
}
