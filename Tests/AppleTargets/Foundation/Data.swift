// Values that hold bytes, times and names. Nothing here runs.

/// https://developer.apple.com/documentation/foundation/data
public struct Data: Sendable, Hashable, Codable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  public typealias Index = Int
  public typealias SubSequence = Data
  public typealias ReadingOptions = NSData.ReadingOptions
  public typealias WritingOptions = NSData.WritingOptions

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(count: Int) {}
  public init(repeating repeatedValue: UInt8, count: Int) {}
  /// https://developer.apple.com/documentation/foundation/data/init(contentsof:options:)
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 {
    get { fatalError() }
    set {}
  }
  public subscript(bounds: Range<Int>) -> Data {
    get { fatalError() }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with other: C) where C.Element == UInt8 {}

  public func base64EncodedString() -> String { fatalError() }
  /// https://developer.apple.com/documentation/foundation/data/write(to:options:)
  public func write(to url: URL, options: WritingOptions = []) throws {}
  /// https://developer.apple.com/documentation/foundation/data/append(_:)
  public mutating func append(_ other: Data) {}
  /// https://developer.apple.com/documentation/foundation/data/withunsafebytes(_:)
  public func withUnsafeBytes<ResultType>(
    _ body: (UnsafeRawBufferPointer) throws -> ResultType
  ) rethrows -> ResultType { fatalError() }
  /// https://developer.apple.com/documentation/foundation/data/withunsafemutablebytes(_:)-79c12
  public mutating func withUnsafeMutableBytes<ResultType>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> ResultType
  ) rethrows -> ResultType { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsdata
open class NSData: NSObject {
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { fatalError() }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

/// https://developer.apple.com/documentation/foundation/date
public struct Date: Sendable, Hashable, Codable, Comparable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
  /// https://developer.apple.com/documentation/foundation/date/timeintervalsince1970
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public static func < (lhs: Date, rhs: Date) -> Bool { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/uuid
public struct UUID: Sendable, Hashable, Codable {
  public init() {}
  public var uuidString: String { fatalError() }
}
