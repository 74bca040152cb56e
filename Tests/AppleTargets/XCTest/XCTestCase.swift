// As much of XCTest as the UI tests of the sample app need to be type-checked. Nothing here runs. Each declaration has
// its page in Apple's documentation. "Not read" marks the pages that were not at hand: these declarations are from
// memory, or from the page of their class.
@_exported import Foundation

/// https://developer.apple.com/documentation/xctest/xctest
open class XCTest: NSObject {}

/// https://developer.apple.com/documentation/xctest/xctactivity
public protocol XCTActivity: NSObjectProtocol {
  /// https://developer.apple.com/documentation/xctest/xctactivity/add(_:)
  func add(_ attachment: XCTAttachment)
}

/// https://developer.apple.com/documentation/xctest/xctestcase
open class XCTestCase: XCTest, XCTActivity {
  /// https://developer.apple.com/documentation/xctest/xctestcase/continueafterfailure, not read
  open var continueAfterFailure: Bool {
    get { fatalError() }
    set {}
  }

  open func add(_ attachment: XCTAttachment) {}

  /// https://developer.apple.com/documentation/xctest/xctestcase/addteardownblock(_:)-5zw6c
  @preconcurrency public func addTeardownBlock(_ block: @escaping @MainActor @Sendable () throws -> Void) {}
}

/// https://developer.apple.com/documentation/xctest/xctattachment
open class XCTAttachment: NSObject {
  /// https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  /// https://developer.apple.com/documentation/xctest/xctattachment/init(data:uniformtypeidentifier:)
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) { fatalError() }
  /// https://developer.apple.com/documentation/xctest/xctattachment/name, not read
  open var name: String?
  /// https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.property
  open var lifetime: Lifetime {
    get { fatalError() }
    set {}
  }
}

/// https://developer.apple.com/documentation/xctest/xctasserttrue(_:_:file:line:), not read
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

/// https://developer.apple.com/documentation/xctest/xctassertfalse(_:_:file:line:)
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

/// https://developer.apple.com/documentation/xctest/xctassertequal(_:_:_:file:line:), not read
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
