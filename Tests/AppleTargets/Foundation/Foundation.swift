// As much of Apple's Foundation as the renderers and the doubles need to be type-checked. Nothing here runs.
@_exported import Darwin
@_exported import Dispatch

public typealias TimeInterval = Double

/// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {}

/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral {
  public init(_ string: String) {}
  public init(stringLiteral value: String) {}
}

/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
///
/// With methods that nobody here calls but whose names a subclass may use for its own.
open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  public init() {}
  @discardableResult open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
  @discardableResult open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    fatalError()
  }
  open func value(forKey key: String) -> Any? { fatalError() }
  open func setValue(_ value: Any?, forKey key: String) {}
  open var description: String { fatalError() }
  open var debugDescription: String { fatalError() }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  open var hash: Int { 0 }
  open func isEqual(_ object: Any?) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
  open func copy() -> Any { fatalError() }
}

open class NSCoder: NSObject {}

open class NSNumber: NSObject {
  public init(value: Bool) {}
  public init(value: Int) {}
  public init(value: Double) {}
  public var boolValue: Bool { fatalError() }
  public var intValue: Int { fatalError() }
}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init(string: String) {}
  public init(string: String, attributes: [Key: Any]?) {}
  open var string: String { fatalError() }
  open var length: Int { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@dynamicMemberLookup public struct AttributedString: Sendable, Hashable {
  public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? {
    get { fatalError() }
    set {}
  }
  public init() {}
  public init(_ string: String) {}
  public struct CharacterView: RandomAccessCollection {
    public subscript(position: Int) -> Character { fatalError() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
  }
  public var characters: CharacterView { fatalError() }
}

open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { fatalError() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  open func post(name: Notification.Name, object: Any?) {}
  open func removeObserver(_ observer: Any) {}
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
}

public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
  public init(arrayLiteral indexes: Int...) {}
  public init(indexes: [Int]) {}
  public var count: Int { fatalError() }
  public subscript(index: Int) -> Int {
    get { fatalError() }
    set {}
  }
}

public struct IndexSet: Sendable, Hashable, Sequence {
  public init() {}
  public init(integer: Int) {}
  public func makeIterator() -> IndexingIterator<[Int]> { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  open var preferredLocalizations: [String] { fatalError() }
  open class var allBundles: [Bundle] { fatalError() }
  open var bundlePath: String { fatalError() }
  open class var main: Bundle { fatalError() }
}

public struct Locale: Sendable, Hashable {
  public init(identifier: String) {}
  public static var current: Locale { fatalError() }
  public var identifier: String { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public struct LanguageCode: Sendable, Hashable {
    public var identifier: String { fatalError() }
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public struct Language: Sendable, Hashable {
    public var languageCode: LanguageCode? { fatalError() }
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public var language: Language { fatalError() }
}

public struct Calendar: Sendable, Hashable {
  public enum Identifier: Sendable { case gregorian }
  public init(identifier: Identifier) {}
}

/// https://developer.apple.com/documentation/foundation/datecomponents
public struct DateComponents: Sendable, Hashable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {}
  public var year: Int? {
    get { fatalError() }
    set {}
  }
  public var month: Int? {
    get { fatalError() }
    set {}
  }
  public var day: Int? {
    get { fatalError() }
    set {}
  }
  public var hour: Int? {
    get { fatalError() }
    set {}
  }
  public var minute: Int? {
    get { fatalError() }
    set {}
  }
  public var second: Int? {
    get { fatalError() }
    set {}
  }
  public var isValidDate: Bool { fatalError() }
  public var date: Date? { fatalError() }
}

public struct TimeZone: Sendable, Hashable {
  public init?(identifier: String) {}
  public init?(secondsFromGMT seconds: Int) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Sendable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol AttributeScope {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@frozen public enum AttributeScopes {}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
@dynamicMemberLookup @frozen public enum AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(_: T.Type) -> T { fatalError() }
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes, T>) -> T { fatalError() }
}
