// What Foundation adds to the standard library's strings. Nothing here runs.

extension String {
  /// https://developer.apple.com/documentation/foundation/nsstring/encoding
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let utf8 = Encoding(rawValue: 4)
    public static let utf16 = Encoding(rawValue: 10)
    public static let utf32 = Encoding(rawValue: 0x8c00_0100)
  }
  public init(contentsOf url: URL, encoding enc: Encoding) throws { fatalError() }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws { fatalError() }
  public typealias CompareOptions = NSString.CompareOptions
}

/// https://developer.apple.com/documentation/foundation/nsstring
open class NSString: NSObject {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: CompareOptions { fatalError() }
    public static var diacriticInsensitive: CompareOptions { fatalError() }
    public static var widthInsensitive: CompareOptions { fatalError() }
  }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {}
  public func write<T: StringProtocol>(
    toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
  ) throws {}
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { fatalError() }
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

extension String {
  /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  /// https://developer.apple.com/documentation/swift/string/localizationvalue
  @available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
}
