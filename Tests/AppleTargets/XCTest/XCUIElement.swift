/// https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes
@MainActor public protocol XCUIElementAttributes {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/label
  var label: String { get }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/value
  var value: Any? { get }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/isenabled
  var isEnabled: Bool { get }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding
@MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding/screenshot()
  func screenshot() -> XCUIScreenshot
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot
@MainActor open class XCUIScreenshot: NSObject {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot/pngrepresentation
  open var pngRepresentation: Data { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielement
@MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIScreenshotProviding
{
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype
  public enum ElementType: UInt, Sendable { case any = 0, button = 9, staticText = 48 }

  public var label: String { fatalError() }
  public var value: Any? { fatalError() }
  public var isEnabled: Bool { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/exists
  open var exists: Bool { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/ishittable
  open var isHittable: Bool { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitforexistence(timeout:)
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitfornonexistence(timeout:)
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/wait(for:toequal:timeout:)
  @preconcurrency public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/descendants(matching:)
  open func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }

  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/tap()
  @available(tvOS, unavailable)
  open func tap() {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/typetext(_:)
  open func typeText(_ text: String) {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/swipeup(), read for swipeDown()
  @available(tvOS, unavailable)
  open func swipeUp() {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/swipedown()
  @available(tvOS, unavailable)
  open func swipeDown() {}
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielement/coordinate(withnormalizedoffset:)
  @available(tvOS, unavailable)
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }

  public func screenshot() -> XCUIScreenshot { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate
@available(tvOS, unavailable)
@MainActor open class XCUICoordinate: NSObject {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate/press(forduration:thendragto:)
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey
public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey/delete, not read
  public static let delete = XCUIKeyboardKey(rawValue: "")
}
