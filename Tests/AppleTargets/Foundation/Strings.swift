// What Foundation adds to the standard library's strings. Nothing here runs.

extension String {
  public typealias CompareOptions = NSString.CompareOptions
}

/// https://developer.apple.com/documentation/foundation/nsstring
open class NSString: NSObject, @unchecked Sendable {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: CompareOptions { fatalError() }
    public static var diacriticInsensitive: CompareOptions { fatalError() }
    public static var widthInsensitive: CompareOptions { fatalError() }
  }
}

extension StringProtocol {
  /// https://developer.apple.com/documentation/swift/stringprotocol/contains(_:)
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  /// https://developer.apple.com/documentation/swift/stringprotocol/removingpercentencoding
  public var removingPercentEncoding: String? { fatalError() }
  /// https://developer.apple.com/documentation/swift/stringprotocol/replacingoccurrences(of:with:options:range:)
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { fatalError() }
  /// https://developer.apple.com/documentation/swift/stringprotocol/trimmingcharacters(in:)
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  /// https://developer.apple.com/documentation/swift/stringprotocol/folding(options:locale:)
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/characterset
public struct CharacterSet: Sendable, Hashable {
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}
