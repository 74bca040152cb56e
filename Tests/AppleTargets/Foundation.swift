// As much of Apple's Foundation as the renderers and the doubles need to be type-checked. Nothing here runs.

public typealias TimeInterval = Double

@frozen public struct CGFloat: Sendable, BitwiseCopyable, BinaryFloatingPoint {
  public typealias NativeType = Double
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly value: Source) { native = Double(value) }
  public init() { native = 0 }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) { fatalError() }
  public static var exponentBitCount: Int { fatalError() }
  public static var significandBitCount: Int { fatalError() }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var exponent: Int { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public func advanced(by n: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func += (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) {}
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) {}
  public func hash(into hasher: inout Hasher) {}
}

extension Double {
  public init(_ other: CGFloat) { self = other.native }
}

@frozen public struct CGPoint: Sendable, Equatable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { fatalError() }
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

@frozen public struct CGSize: Sendable, Equatable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { fatalError() }
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

@frozen public struct CGRect: Sendable, Equatable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { fatalError() }
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ rect: CGRect) -> Bool { fatalError() }
  public func intersects(_ rect: CGRect) -> Bool { fatalError() }
  public var isEmpty: Bool { fatalError() }
}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
  public init() {}
  open var description: String { fatalError() }
  open var debugDescription: String { fatalError() }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  open var hash: Int { 0 }
  open func isEqual(_ object: Any?) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
  open func copy() -> Any { fatalError() }
}

open class NSCoder: NSObject {}

open class NSNumber: NSObject, @unchecked Sendable {
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

open class NSAttributedString: NSObject, @unchecked Sendable {
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

public struct Notification {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
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

public struct IndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
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

public struct Data: Sendable, Hashable, RandomAccessCollection {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { fatalError() }
}

public struct URL: Sendable, Hashable {
  public init?(string: String) {}
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
}

public struct Date: Sendable, Hashable {
  public init() {}
}

open class Bundle: NSObject, @unchecked Sendable {
  open var preferredLocalizations: [String] { fatalError() }
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

public struct TimeZone: Sendable, Hashable {
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
