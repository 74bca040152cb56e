/// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider
@MainActor public protocol XCUIElementTypeQueryProvider {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/firstmatch
  var firstMatch: XCUIElement { get }
}

/// Queries that are listed on the protocol's page; in the framework they are its requirements.
extension XCUIElementTypeQueryProvider {
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/buttons
  public var buttons: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/cells
  public var cells: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/navigationbars
  public var navigationBars: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/searchfields
  public var searchFields: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/securetextfields
  public var secureTextFields: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/statictexts
  public var staticTexts: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/textfields
  public var textFields: XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementtypequeryprovider/textviews
  public var textViews: XCUIElementQuery { fatalError() }
}

extension XCUIElement {
  public var firstMatch: XCUIElement { fatalError() }
}

/// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  public var firstMatch: XCUIElement { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/count
  open var count: Int { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/subscript(_:)
  open subscript(key: String) -> XCUIElement { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/matching(_:)
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  /// https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/matching(identifier:)
  open func matching(identifier: String) -> XCUIElementQuery { fatalError() }
}
